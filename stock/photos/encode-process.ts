import sharp from 'sharp';
import { answerJobs } from '../../concurrency/answer-jobs.ts';
import { photoWidths } from '../../domain/catalogue/photo.ts';
import { type Effort, encodeSet } from './encode-set.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

/** The request to the process that decodes and encodes: the set of a cart's photograph. */
export interface SetJob {
  readonly bytes: Uint8Array;
  /** Path of the set, without width and format. */
  readonly path: string;
  readonly effort?: Effort | undefined;
}

/** The other thing it is asked for: a visitor's photograph for a mail. */
export interface ShrinkJob {
  /** Path of the file that was sent. */
  readonly sent: string;
}

/** The program of the process that `createEncoder` and `createShrinker` start. */
sharp.cache(false);
answerJobs<SetJob | ShrinkJob>(async (job) =>
  'sent' in job
    ? shrinkPhotograph(job.sent)
    : encodeSet(job.bytes, job.path, { effort: job.effort, widths: photoWidths }),
);
