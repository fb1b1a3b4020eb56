import { writeSync } from 'node:fs';
import SonicBoom from 'sonic-boom';
import { logTo, type Output } from './log.ts';

export interface BufferedOutput extends Output {
  /** Writes what is left, synchronously; for the end of the process. */
  flush(): void;
}

/** Milliseconds and characters that lines are gathered for. */
const gatherFor = 100;
const gatherMost = 60_000;
/** Bytes kept while the reader of the log does not read; more is dropped. */
const mostWaiting = 1024 * 1024;

/**
 * Gathers lines and writes them together to a file descriptor, off the main thread: a line per
 * request must cost next to nothing, and a full pipe or disk must delay no request. Lines that there
 * is no room for are dropped and counted in a line of their own.
 */
export function bufferedOutput(descriptor: number): BufferedOutput {
  let gathered = '';
  let dropped = 0;
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;
  const stream = new SonicBoom({
    ...{ fd: descriptor, contentMode: 'buffer', maxLength: mostWaiting },
    // At the end of the process nothing is waited for.
    retryEAGAIN: () => !isEnding,
  });
  // Its types know texts alone.
  const output = stream as unknown as { write(batch: Buffer): boolean };

  function writeOut(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered !== '') output.write(Buffer.from(gathered));
    gathered = '';
  }

  function write(text: string): void {
    gathered += text;
    if (gathered.length > gatherMost) writeOut();
    else timer ??= setTimeout(writeOut, gatherFor).unref();
  }

  const log = logTo({ write });
  stream.on('drop', (batch: Buffer) => {
    dropped += batch.toString().split('\n').length - 1;
  });
  stream.on('drain', () => {
    if (dropped > 0) log('warn', 'log lines dropped', { dropped });
    dropped = 0;
  });
  // Where a disk is full or a pipe closed, the next batch tries again.
  stream.on('error', () => undefined);

  return {
    write,
    flush() {
      isEnding = true;
      clearTimeout(timer);
      try {
        stream.flushSync();
        // The stream would write the last lines in the background, which the end does not wait for.
        writeSync(descriptor, gathered);
        gathered = '';
      } catch {
        // There is nowhere else to report it.
      }
    },
  };
}
