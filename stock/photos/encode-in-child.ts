import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { removeLeftParts } from '../write-whole.ts';
import type { EncodeJob, EncodeResult } from './encode-process.ts';
import { maxDecoderBytes, maxEncodeMs, outOfMemory } from './picture-limits.ts';

/** Whether a picture was encoded; if not, why, as the end of a sentence about it. */
export type Encoded = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface EncodeLimits {
  /** Resident bytes the process may take. */
  readonly maxBytes: number;
  /** Milliseconds one picture may take. */
  readonly withinMs: number;
}

const usualLimits: EncodeLimits = { maxBytes: maxDecoderBytes, withinMs: maxEncodeMs };

/** Milliseconds without work after which the process is ended. */
const idleAfter = 15_000;

/** The process runs from its source, also where the caller is part of the built server. */
const sources = import.meta.url.endsWith('.ts') ? './' : '../../stock/photos/';
const program = new URL(`${sources}encode-process.ts`, import.meta.url);

/** Bytes of writable memory that Node reserves at its start and hardly uses, rounded up. */
const reserved = 1_000_000_000;

/** Sets the hard limit of a process's memory, on Linux. */
const prlimit = '/usr/bin/prlimit';

/**
 * Encodes sets in a child process, one picture at a time. A picture can make a
 * decoder run out of memory or crash; then only this process ends, and the picture is refused.
 * @returns a function like `encodeSet`; it throws a disk's error, with its `code`
 */
export function createEncoder({ maxBytes, withinMs } = usualLimits) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(program, {
      env: { MALLOC_ARENA_MAX: '2', MAX_DECODER_BYTES: String(maxBytes) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // The process ends itself when it finds that it has passed `maxBytes`. This limit is hard; what
      // Node reserves for itself is added.
      ...(existsSync(prlimit) && {
        execPath: prlimit,
        execArgv: [`--data=${maxBytes + reserved}`, process.execPath],
      }),
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.on('error', forget).on('exit', forget);
    return started;
  }

  async function encode(job: EncodeJob): Promise<Encoded> {
    clearTimeout(idle);
    // One that was told to end takes no further job.
    if (child?.killed) child = undefined;

    const folder = dirname(job.path);
    if (child === undefined) await removeLeftParts(folder);
    child ??= start();
    const worker = child;
    worker.ref();
    worker.channel?.ref();
    const result = await resultOf(worker, job, withinMs);
    // An idle process keeps neither the caller running nor its memory for long.
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => worker.kill(), idleAfter);
    idle.unref();
    if (result.ok) return result;
    await removeLeftParts(folder, worker.pid);
    if (result.code === undefined) return { ok: false, reason: result.message };
    throw Object.assign(new Error(result.message), { code: result.code });
  }

  return (job: EncodeJob): Promise<Encoded> => {
    const encoded = last.then(() => encode(job));
    last = encoded.catch(() => undefined);
    return encoded;
  };
}

/** Sends the job and waits for its result, the end of the process or of its time. */
function resultOf(worker: ChildProcess, job: EncodeJob, withinMs: number): Promise<EncodeResult> {
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      worker.kill('SIGKILL');
    }, withinMs);
    const onMessage = (result: unknown) => {
      const answer = result as EncodeResult;
      end(answer.ok || answer.code !== undefined ? answer : { ok: false, message: 'is damaged' });
    };
    const onExit = (code: number | null) => {
      const message = isLate
        ? `takes more than ${withinMs / 1000} s to open`
        : code === outOfMemory
          ? 'takes too much memory to open; save it smaller, as a plain JPEG'
          : 'is damaged in a way that ends the decoder';
      end({ ok: false, message });
    };
    // It could not be started, which is no fault of the picture.
    const onError = ({ message, code = 'EUNKNOWN' }: NodeJS.ErrnoException) =>
      end({ ok: false, message, code });
    function end(result: EncodeResult): void {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(result);
    }
    worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    // When it can't be sent, the process has ended, and says so by its exit code.
    worker.send(job, () => undefined);
  });
}
