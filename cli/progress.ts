import type { Writable } from 'node:stream';
import type { Progress } from './command.ts';

const barWidth = 30;
/** Milliseconds between two drawings on a terminal, and two lines in a pipe. */
const redrawMs = 100;
const lineMs = 2000;

export function showProgress(
  label: string,
  { stream, isTerminal }: { readonly stream: Writable; readonly isTerminal: boolean },
  clock = () => performance.now(),
): Progress {
  let count = 0;
  let total: number | undefined;
  let last: number | undefined;
  let isOver = false;
  let drawn: number | undefined;

  function draw(): void {
    if (drawn === count) return;
    drawn = count;
    const text = isTerminal ? `\r\u001b[2K${bar(label, count, total)}` : line(label, count, total);
    stream.write(text);
  }

  return {
    update(done, outOf) {
      count = done;
      total = outOf;
      const now = clock();
      last ??= isTerminal ? Number.NEGATIVE_INFINITY : now;
      if (isOver || now - last < (isTerminal ? redrawMs : lineMs)) return;
      last = now;
      draw();
    },
    end() {
      if (isOver || last === undefined) return;
      isOver = true;
      draw();
      if (isTerminal) stream.write('\n');
    },
  };
}

function amount(count: number, total: number | undefined): string {
  const countText = count.toLocaleString('en-US');
  return total === undefined ? countText : `${countText} of ${total.toLocaleString('en-US')}`;
}

function line(label: string, count: number, total: number | undefined): string {
  return `${label}: ${amount(count, total)}\n`;
}

function bar(label: string, count: number, total: number | undefined): string {
  if (total === undefined) return `${label}: ${amount(count, total)}`;
  const share = total === 0 ? 1 : Math.min(count / total, 1);
  const filled = Math.round(share * barWidth);
  const drawn = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  return `${label} ${drawn} ${Math.floor(share * 100)}% ${amount(count, total)}`;
}
