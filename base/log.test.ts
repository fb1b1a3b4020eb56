import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { bufferedOutput } from './buffered-output.ts';
import { causeOf, logTo } from './log.ts';

test('lines are buffered, written in order, and flushed at the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = mkdtempSync(join(tmpdir(), 'laurel-log-'));
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'a');
  const output = bufferedOutput(descriptor);
  const log = logTo(output);
  for (let n = 0; n < 250; n += 1) log('info', 'first', { n });
  expect(readFileSync(file, 'utf8')).toBe('');
  vi.advanceTimersByTime(100);
  while (readFileSync(file, 'utf8') === '') await nextTurn();
  output.write('{"event":"late"}\n');
  log('warn', 'last');
  output.flush();
  closeSync(descriptor);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(252);
  expect(lines.map((line) => JSON.parse(line)).slice(-3)).toMatchObject([
    { event: 'first', n: 249 },
    { event: 'late' },
    { level: 'warn', event: 'last' },
  ]);
  rmSync(folder, { recursive: true });
});

test('a process whose disk is full comes to its end', () => {
  const output = bufferedOutput(openSync('/dev/full', 'w'));
  output.write('line\n');
  expect(output.flush).not.toThrow();
});

test('a blocked output blocks nothing and fills no memory', async () => {
  const module = fileURLToPath(new URL('./buffered-output.ts', import.meta.url));
  // 6 MB of lines go into a pipe that is not read; the result comes over the other one. The timers
  // are mocked, so that it tries to write after each 100 kB.
  const program = `
    import { mock } from 'node:test';
    mock.timers.enable({ apis: ['setTimeout'] });
    const { bufferedOutput } = await import(${JSON.stringify(module)});
    const output = bufferedOutput(2);
    const line = 'x'.repeat(999) + '\\n';
    for (let n = 0; n < 60; n += 1) {
      for (let m = 0; m < 100; m += 1) output.write(line);
      mock.timers.tick(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.stdout.write(JSON.stringify({ heap: process.memoryUsage().heapUsed }));
    setInterval(() => mock.timers.tick(100), 10);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.pause();
  const [result] = await once(child.stdout.setEncoding('utf8'), 'data');
  const { heap } = JSON.parse(result);
  expect(heap).toBeLessThan(60 * 1024 * 1024);
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  child.stderr.resume();
  await vi.waitFor(() => expect(text).toMatch(/"log lines dropped","dropped":\d+}\n$/), 10_000);
  const lines = text.split('\n');
  const { dropped } = JSON.parse(lines.at(-2) ?? '');
  expect(lines.length - 2 + dropped, 'written or counted').toBe(6000);
  child.kill('SIGKILL');
});

test.each([
  [Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errstr: 'disk full' }), 'disk full'],
  [Object.assign(new Error('Key (email)=(robin@visitor.example)'), { code: '23505' }), '23505'],
  [new Error('timeout expired'), 'timeout expired'],
  ['thrown text', 'thrown text'],
])('the cause of %s is %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});
