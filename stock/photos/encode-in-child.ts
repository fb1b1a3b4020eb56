import { dirname } from 'node:path';
import { oneAtATime } from '../../concurrency/one-at-a-time.ts';
import { WorkEnded, workInChild } from '../../concurrency/work-in-child.ts';
import type { SmallPhotograph } from '../../domain/enquiries/photographs.ts';
import { removeLeftParts } from '../write-whole.ts';
import type { SetJob, ShrinkJob } from './encode-process.ts';
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

/** For a visitor's photograph: others wait behind it. */
const visitorLimits: EncodeLimits = { maxBytes: 700_000_000, withinMs: 20_000 };

/** The process runs from its source, also where the caller is part of the built server. */
const sources = import.meta.url.endsWith('.ts') ? './' : '../../stock/photos/';
const program = new URL(`${sources}encode-process.ts`, import.meta.url);

/**
 * Encodes sets in a child process, one picture at a time.
 * @returns a function like `encodeSet`; it throws a disk's error, with its `code`
 */
export function createEncoder(limits = usualLimits): (job: SetJob) => Promise<Encoded> {
  const work = decodeInChild<SetJob, void>(limits);
  const tidied = new Set<string>();
  return async (job) => {
    const folder = dirname(job.path);
    // Once: there may be thousands of files.
    if (!tidied.has(folder)) await removeLeftParts(folder);
    tidied.add(folder);
    const done = await work(job);
    if (done.ok) return { ok: true };
    await removeLeftParts(folder, done.endedPid);
    return { ok: false, reason: done.reason };
  };
}

/**
 * Makes visitors' photographs small in a child process, one at a time.
 * @returns a function like `shrinkPhotograph`, from the path of a file; it throws a disk's error
 */
export function createShrinker(limits = visitorLimits): (sent: string) => Promise<SmallPhotograph> {
  const work = decodeInChild<ShrinkJob, SmallPhotograph>(limits);
  return async (sent) => {
    const done = await work({ sent });
    return done.ok ? done.result : { ok: false, reason: done.reason };
  };
}

type Decoded<Result> =
  | { readonly ok: true; readonly result: Result }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Of the process, where the picture has ended it. */
      readonly endedPid: number | undefined;
    };

/**
 * A picture can make a decoder run out of memory or crash; then only this process ends, and the picture
 * is refused.
 */
function decodeInChild<Job, Result>({ maxBytes, withinMs }: EncodeLimits) {
  const inTurn = oneAtATime();
  const work = workInChild<Job, Result>(program, {
    maxBytes,
    longest: withinMs,
    // Decoders complain of hostile bytes there.
    stderr: 'ignore',
  });

  /** @throws a disk's error, which is no fault of the picture */
  function refusal(error: unknown): Decoded<Result> {
    if (!(error instanceof WorkEnded)) {
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      return { ok: false, reason: 'is damaged', endedPid: undefined };
    }
    const reasons = {
      late: `takes more than ${withinMs / 1000} s to open`,
      memory: 'takes too much memory to open; save it smaller, as a plain JPEG',
      other: 'is damaged in a way that ends the decoder',
    };
    const { why, pid } = error;
    return { ok: false, reason: reasons[why], endedPid: pid };
  }

  return (job: Job): Promise<Decoded<Result>> =>
    inTurn(() => work(job).then((result) => ({ ok: true, result }) as const, refusal));
}
