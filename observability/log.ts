import { write, writeSync } from 'node:fs';

export type Level = 'info' | 'warn' | 'error';

/** One JSON line per event. Never carries personal data or secrets. */
export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void;

/** Where lines go. */
export interface Output {
  write(text: string): unknown;
}

/** Writes each event as one line to `output`. */
export function logTo(output: Output): Log {
  return (level, event, fields = {}) => {
    output.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}

/**
 * The kind of failure an error is: equal for equal causes, and never the message of a database's
 * answer, which may quote what somebody entered.
 */
export function causeOf(error: unknown): string {
  const { code, errstr, message } = error as { code?: unknown; errstr?: string; message?: string };
  return errstr ?? (typeof code === 'string' ? code : (message ?? String(error)).slice(0, 100));
}

export interface BufferedOutput extends Output {
  /** Writes what is left, synchronously; for the end of the process. */
  flush(): void;
}

/** Milliseconds lines wait to be written together. */
const gatherFor = 100;
/** Bytes kept while the reader of the log does not read; more is dropped. */
const mostWaiting = 1024 * 1024;
/** Bytes of the longest character. */
const longest = 3;

/**
 * Gathers lines and writes them together to a file descriptor, off the main thread: a line per
 * request must cost next to nothing, and a full pipe or disk must delay no request. Lines that can't
 * be written are dropped and counted in a line of their own.
 *
 * They are gathered as bytes, in one of two buffers while the other is written: thousands of strings
 * that live for a tenth of a second would be most of what the garbage collector has to move.
 */
export function bufferedOutput(descriptor: number): BufferedOutput {
  let gathering = Buffer.allocUnsafeSlow(mostWaiting);
  let spare = Buffer.allocUnsafeSlow(mostWaiting);
  let used = 0;
  let dropped = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (timer === undefined) timer = setTimeout(writeOut, gatherFor).unref();
  }

  /** Adds it to the buffer. Returns whether there was room. */
  function append(text: string): boolean {
    if (text.length * longest > gathering.length - used) return false;
    used += gathering.write(text, used);
    return true;
  }

  /** Takes what was gathered; the next lines go to the other buffer. */
  function take(): Buffer {
    const batch = gathering.subarray(0, used);
    [gathering, spare] = [spare, gathering];
    used = 0;
    return batch;
  }

  /** Adds a line about dropped lines. Returns how many it counts. */
  function tellDropped(): number {
    const line = { level: 'warn', event: 'log lines dropped', dropped };
    return dropped > 0 && append(`${JSON.stringify(line)}\n`) ? dropped : 0;
  }

  function writeOut(): void {
    timer = undefined;
    if (isWriting || used === 0) return;
    const dropCount = tellDropped();
    isWriting = true;
    writeAll(take(), dropCount);
  }

  function writeAll(batch: Buffer, dropCount: number): void {
    write(descriptor, batch, (error, written) => {
      // A pipe that is full for now; anything else (a full disk, a closed pipe) is not waited for.
      const isFull = error?.code === 'EAGAIN';
      const rest = batch.subarray(isFull ? 0 : written);
      if (isFull || (error === null && rest.length > 0)) {
        setTimeout(writeAll, gatherFor, rest, dropCount).unref();
        return;
      }
      if (error === null) dropped -= dropCount;
      else dropped += countLines(batch) - (dropCount > 0 ? 1 : 0);
      isWriting = false;
      if (used > 0) schedule();
    });
  }

  return {
    write(text) {
      if (!append(text)) dropped += 1;
      schedule();
    },
    flush() {
      tellDropped();
      try {
        writeSync(descriptor, take());
      } catch {
        // At the end of the process there is nowhere else to report it.
      }
    },
  };
}

function countLines(batch: Buffer): number {
  let count = 0;
  for (const byte of batch) if (byte === 10) count += 1;
  return count;
}
