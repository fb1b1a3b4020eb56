import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workInChild } from '../../../base/work-in-child.ts';
import type { StillFile } from '../../../domain/stock/pictures/rendering.ts';
import {
  createMadeFiles,
  hashOfFile,
  type MadeFilesPlace,
  sha256Of,
  usualMakingMs,
} from '../made-files.ts';
import { type StillJob, stillJob } from './make-still.ts';

/** Raised with each change of the stills, for new names. */
const design = 1;

/** A page of the inventory may request 36 at once. */
const limits = { waiting: 160, perKey: 40 };

/** About 7,000 pictures of 15 kB. */
const maxBytes = 100_000_000;

/** Not served. */
export const passesFolder = fileURLToPath(
  new URL(import.meta.env.DEV ? './passes' : '../../app/made/stills/passes', import.meta.url),
);

/** In the data folder; the built site makes them in a process of its own. */
export function openStills({ dataDir, log, makingMs = usualMakingMs }: MadeFilesPlace) {
  const files = createMadeFiles<StillJob & { readonly hash: string }>({
    kind: 'picture in a finish',
    folder: join(dataDir, 'stills'),
    nameOf: ({ hash, finish, width, format }) =>
      `${sha256Of(JSON.stringify([design, hash, finish, width]))}.${format}`,
    make: import.meta.env.DEV
      ? async (job) => (await import('./make-still.ts')).makeStill(job)
      : workInChild(new URL('./still-process.js', import.meta.url), {
          longest: makingMs,
        }),
    log,
    maxBytes,
    limits: { ...limits, timeoutMs: makingMs },
  });
  return {
    async get(still: StillFile, client: string) {
      const job = stillJob(still, passesFolder);
      const hash = `${await hashOfFile(job.base)} ${await hashOfFile(job.light)}`;
      return files.get({ ...job, hash }, client);
    },
  };
}
