import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { showProgress } from './progress.ts';

function watch(isTerminal: boolean) {
  const stream = new PassThrough();
  stream.setEncoding('utf8');
  const clock = { ms: 0 };
  return {
    clock,
    show: () => showProgress('Rows', { stream, isTerminal }, () => clock.ms),
    read: (): string => stream.read() ?? '',
  };
}

// spec S18.1
it('redraws a bar on a terminal, a few times a second', () => {
  const { clock, show, read } = watch(true);
  show().end();
  expect(read()).toBe('');
  const progress = show();
  progress.update(1, 2000);
  progress.update(2, 2000);
  expect(read()).toBe('\r\u001b[2KRows ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0% 1 of 2,000');
  clock.ms = 150;
  progress.update(1000, 2000);
  expect(read()).toBe('\r\u001b[2KRows ███████████████░░░░░░░░░░░░░░░ 50% 1,000 of 2,000');
  progress.update(2000, 2000);
  progress.end();
  expect(read()).toBe('\r\u001b[2KRows ██████████████████████████████ 100% 2,000 of 2,000\n');
});

// spec S18.1
it('writes occasional lines and the last one into a pipe', () => {
  const { clock, show, read } = watch(false);
  const progress = show();
  progress.update(10);
  expect(read()).toBe('');
  clock.ms = 2500;
  progress.update(20_000);
  progress.update(30_000);
  clock.ms = 5000;
  progress.update(30_000);
  // What the last line says is not said again.
  progress.end();
  progress.end();
  progress.update(1);
  expect(read()).toBe('Rows: 20,000\nRows: 30,000\n');
});
