import { dirname } from 'node:path';
import { oneAtATime } from '../../base/one-at-a-time.ts';
import { WorkEnded, workInChild } from '../../base/work-in-child.ts';
import type { SmallPhotograph } from '../../domain/enquiries/photographs.ts';
import { removeLeftParts } from '../write-whole.ts';
import type { SetJob, ShrinkJob } from './encode-process.ts';
import { maxDecoderBytes, maxEncodeMs } from './picture-limits.ts';

export type Encoded = { readonly ok: true } | { readonly ok: false; readonly reason: string };

interface EncodeLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

const usualLimits: EncodeLimits = { maxBytes: maxDecoderBytes, timeoutMs: maxEncodeMs };

const visitorLimits: EncodeLimits = { maxBytes: 700_000_000, timeoutMs: 20_000 };

/** The child runs from its source, also under the built server. */
const sources = import.meta.url.endsWith('.ts') ? './' : '../../stock/photos/';
const program = new URL(`${sources}encode-process.ts`, import.meta.url);

/** One picture at a time. ⏎ @returns a function that throws a disk's error, with its `code` */
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

/** One photograph at a time. ⏎ @returns a function that throws a disk's error, with its `code` */
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
      readonly endedPid: number | undefined;
    };

/** A decoder's crash ends only the child; the picture is refused. */
function decodeInChild<Job, Result>({ maxBytes, timeoutMs }: EncodeLimits) {
  const inTurn = oneAtATime();
  const work = workInChild<Job, Result>(program, {
    maxBytes,
    timeoutMs,
    // Decoders report hostile bytes there.
    stderr: 'ignore',
  });

  /** @throws a disk's error, which is no fault of the picture */
  function refusal(error: unknown): Decoded<Result> {
    if (!(error instanceof WorkEnded)) {
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      return { ok: false, reason: 'is damaged', endedPid: undefined };
    }
    const reasons = {
      late: `takes more than ${timeoutMs / 1000} s to open`,
      memory: 'takes too much memory to open; save it smaller, as a plain JPEG',
      other: 'is damaged in a way that ends the decoder',
    };
    const { why, pid } = error;
    return { ok: false, reason: reasons[why], endedPid: pid };
  }

  return (job: Job): Promise<Decoded<Result>> =>
    inTurn(() => work(job).then((result) => ({ ok: true, result }) as const, refusal));
}
