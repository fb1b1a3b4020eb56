import sharp from 'sharp';
import { answerJobs } from '../../base/answer-jobs.ts';
import { photoWidths } from '../../domain/stock/pictures/photo.ts';
import { type EncoderEffort, encodeSet } from './encode-set.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

export interface SetJob {
  readonly bytes: Uint8Array;
  /** Without width and format. */
  readonly path: string;
  readonly effort?: EncoderEffort | undefined;
}

export interface ShrinkJob {
  readonly sent: string;
}

sharp.cache(false);
answerJobs<SetJob | ShrinkJob>(async (job) =>
  'sent' in job
    ? shrinkPhotograph(job.sent)
    : encodeSet(job.bytes, job.path, { effort: job.effort, widths: photoWidths }),
);
