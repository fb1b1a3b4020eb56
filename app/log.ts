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
  /** Writes what is left, at once; for the end of the process. */
  flush(): void;
}

/** Milliseconds lines wait to be written together. */
const gatherFor = 100;
/** Characters kept while whoever reads the lines does not take them; more is dropped. */
const mostWaiting = 1024 * 1024;

/**
 * Gathers lines and writes them together to a file descriptor, off the main thread: a line per
 * request must cost next to nothing, and a full pipe or disk must hold up nobody. Lines that can't
 * be written are dropped and counted in a line of their own.
 */
export function bufferedOutput(descriptor: number): BufferedOutput {
  let waiting = '';
  let dropped = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  function later(): void {
    if (timer === undefined) timer = setTimeout(writeOut, gatherFor).unref();
  }

  function writeOut(): void {
    timer = undefined;
    if (isWriting || waiting === '') return;
    const batch = Buffer.from(waiting + droppedLine());
    waiting = '';
    dropped = 0;
    isWriting = true;
    writeAll(batch);
  }

  function writeAll(batch: Buffer): void {
    write(descriptor, batch, (error, written) => {
      // A pipe that is full for now; anything else (a full disk, a closed pipe) is not waited for.
      const isFull = error?.code === 'EAGAIN';
      const left = batch.subarray(isFull ? 0 : written);
      if (isFull || (error === null && left.length > 0)) {
        setTimeout(writeAll, gatherFor, left).unref();
        return;
      }
      if (error !== null) dropped += countLines(batch);
      isWriting = false;
      if (waiting !== '') later();
    });
  }

  const droppedLine = () =>
    dropped === 0
      ? ''
      : `${JSON.stringify({ level: 'warn', event: 'log lines dropped', dropped })}\n`;

  return {
    write(text) {
      if (waiting.length > mostWaiting) dropped += 1;
      else waiting += text;
      later();
    },
    flush() {
      try {
        writeSync(descriptor, waiting + droppedLine());
      } catch {
        // Nobody is left to tell.
      }
      waiting = '';
    },
  };
}

function countLines(batch: Buffer): number {
  let count = 0;
  for (const byte of batch) if (byte === 10) count += 1;
  return count;
}
