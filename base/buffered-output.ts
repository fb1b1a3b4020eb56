import { writeSync } from 'node:fs';
import SonicBoom from 'sonic-boom';
import { logTo } from './log.ts';

/** Milliseconds, characters. */
const gatherFor = 100;
const maxGathered = 50_000;
/** Bytes kept while the log is not read; more are dropped. */
const maxWaitingBytes = 1024 * 1024;

/** Writes off the main thread: a full pipe or disk delays no request. Counts dropped lines. */
export function bufferedOutput(descriptor: number) {
  let gathered = '';
  let dropped = 0;
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;
  const stream = new SonicBoom({
    fd: descriptor,
    contentMode: 'buffer',
    maxLength: maxWaitingBytes,
    // At the end of the process nothing is waited for.
    retryEAGAIN: () => !isEnding,
  });
  // Its types have texts alone.
  const output = stream as unknown as { write(batch: Buffer): boolean };

  function writeOut(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered !== '') output.write(Buffer.from(gathered));
    gathered = '';
  }

  function write(line: string): void {
    gathered += line;
    if (gathered.length > maxGathered) writeOut();
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
    flush(): void {
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
