import sharp from 'sharp';
import { answerJobs } from '../../concurrency/answer-jobs.ts';
import { type Effort, encodeSet } from './encode-set.ts';

/** What the process that decodes and encodes is asked for. */
export interface EncodeJob {
  readonly bytes: Uint8Array;
  /** Path of the set, without width and format. */
  readonly path: string;
  readonly effort?: Effort | undefined;
}

/** The program of the process that `createEncoder` starts. */
sharp.cache(false);
answerJobs(({ bytes, path, effort }: EncodeJob) => encodeSet(bytes, path, { effort }));
