import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workInChild } from '../../../base/work-in-child.ts';
import { photoSetsFolder } from '../../../domain/stock/pictures/photo.ts';
import { picturesVersion } from '../../../domain/stock/pictures/picture-set.ts';
import { createMadeFiles, type MadeFilesPlace, sha256Of, usualMakingMs } from '../made-files.ts';
import { passesFolder } from '../stills/open-stills.ts';
import type { JpegJob } from './make-jpeg.ts';

/** Raised with each change of the JPEGs, for new names. */
const design = 10;

/** About 5,000 pictures. */
const maxBytes = 300_000_000;

/** In the data folder; the built site makes them in a process of its own. */
export function openJpegs({ dataDir, log, makingMs = usualMakingMs }: MadeFilesPlace) {
  const own = import.meta.env.DEV ? '../../../public/pictures/' : '../client/pictures/';
  const folders = {
    '/pictures/': fileURLToPath(new URL(own, import.meta.url)),
    '/stills/': passesFolder,
    '/photos/': join(dataDir, photoSetsFolder),
  };
  return createMadeFiles<JpegJob>({
    kind: 'sharing picture',
    folder: join(dataDir, 'social-images'),
    nameOf: ({ picture, isCut }) =>
      `${sha256Of(JSON.stringify([design, picturesVersion, picture, isCut]))}.jpg`,
    make: import.meta.env.DEV
      ? async (job) => (await import('./make-jpeg.ts')).makeJpeg(job, folders)
      : workInChild(new URL('./jpeg-process.js', import.meta.url), {
          env: { PICTURES: JSON.stringify(folders) },
          longest: makingMs,
        }),
    log,
    maxBytes,
    limits: { timeoutMs: makingMs },
  });
}
