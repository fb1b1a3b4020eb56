import { dirname } from 'node:path';
import { oneAtATime } from '../../concurrency/one-at-a-time.ts';
import { WorkEnded, workInChild } from '../../concurrency/work-in-child.ts';
import { removeLeftParts } from '../write-whole.ts';
import type { EncodeJob } from './encode-process.ts';
import { maxDecoderBytes, maxEncodeMs } from './picture-limits.ts';

/** Whether a picture was encoded; if not, why, as the end of a sentence about it. */
export type Encoded = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface EncodeLimits {
  /** Resident bytes the process may take. */
  readonly maxBytes: number;
  /** Milliseconds one picture may take. */
  readonly withinMs: number;
}

const usualLimits: EncodeLimits = { maxBytes: maxDecoderBytes, withinMs: maxEncodeMs };

/** The process runs from its source, also where the caller is part of the built server. */
const sources = import.meta.url.endsWith('.ts') ? './' : '../../stock/photos/';
const program = new URL(`${sources}encode-process.ts`, import.meta.url);

/**
 * Encodes sets in a child process, one picture at a time. A picture can make a decoder run out of
 * memory or crash; then only this process ends, and the picture is refused.
 * @returns a function like `encodeSet`; it throws a disk's error, with its `code`
 */
export function createEncoder({ maxBytes, withinMs } = usualLimits) {
  const inTurn = oneAtATime();
  const work = workInChild<EncodeJob, undefined>(program, {
    maxBytes,
    longest: withinMs,
    // Decoders complain of hostile bytes there.
    stderr: 'ignore',
  });
  const tidied = new Set<string>();

  async function encode(job: EncodeJob): Promise<Encoded> {
    const folder = dirname(job.path);
    // Once: there may be thousands of files.
    if (!tidied.has(folder)) await removeLeftParts(folder);
    tidied.add(folder);
    try {
      await work(job);
      return { ok: true };
    } catch (error) {
      if (error instanceof WorkEnded) await removeLeftParts(folder, error.pid);
      return { ok: false, reason: reasonOf(error) };
    }
  }

  /**
   * Why a picture can't be used.
   * @throws a disk's error, which is no fault of the picture
   */
  function reasonOf(error: unknown): string {
    if (!(error instanceof WorkEnded)) {
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      return 'is damaged';
    }
    if (error.why === 'late') return `takes more than ${withinMs / 1000} s to open`;
    if (error.why === 'other') return 'is damaged in a way that ends the decoder';
    return 'takes too much memory to open; save it smaller, as a plain JPEG';
  }

  return (job: EncodeJob): Promise<Encoded> => inTurn(() => encode(job));
}
