import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workInChild } from '../../base/work-in-child.ts';
import { photoSetsFolder } from '../../domain/stock/pictures/photo.ts';
import { picturesVersion } from '../../domain/stock/pictures/picture.ts';
import type { StillFile } from '../../domain/stock/pictures/rendering.ts';
import type { JpegJob } from './jpegs/make-jpeg.ts';
import { createMadeFiles, type MadeFilesPlace, sha256Of, usualMakingMs } from './made-files.ts';
import type { StillJob } from './stills/make-still.ts';

/** In the data folder; the built site makes them in processes of their own. */

/** Raised with each change of how they are made, for new names. */
const design = { stills: 2, jpegs: 10 };

/** About 7,000 pictures of 15 kB, and 5,000 of 60. */
const maxBytes = { stills: 100_000_000, jpegs: 300_000_000 };

/** A page of the inventory may request 36 at once. */
const stillLimits = { waiting: 160, perKey: 40 };

/** Not served. */
const passesFolder = fileURLToPath(
  new URL(
    import.meta.env.DEV ? './stills/passes' : '../../app/made/stills/passes',
    import.meta.url,
  ),
);

export function openStills({ dataDir, log, makingMs = usualMakingMs }: MadeFilesPlace) {
  const files = createMadeFiles<StillJob>({
    kind: 'picture in a finish',
    folder: join(dataDir, 'stills'),
    nameOf: ({ cart, view, finish, width, format }) =>
      `${nameOf(design.stills, cart.id, view, finish, width)}.${format}`,
    make: import.meta.env.DEV
      ? async (job) => (await import('./stills/make-still.ts')).makeStill(job)
      : workInChild(new URL('./still-process.js', import.meta.url), { timeoutMs: makingMs }),
    log,
    maxBytes: maxBytes.stills,
    limits: { ...stillLimits, timeoutMs: makingMs },
  });
  return {
    get: (still: StillFile, client: string) =>
      files.get({ ...still, folder: passesFolder }, client),
  };
}

export function openJpegs({ dataDir, log, makingMs = usualMakingMs }: MadeFilesPlace) {
  const pictures = import.meta.env.DEV ? '../../public/pictures/' : '../client/pictures/';
  const folders = {
    '/pictures/': fileURLToPath(new URL(pictures, import.meta.url)),
    '/stills/': passesFolder,
    '/photos/': join(dataDir, photoSetsFolder),
  };
  return createMadeFiles<JpegJob>({
    kind: 'sharing picture',
    folder: join(dataDir, 'social-images'),
    nameOf: ({ picture, isCut }) => `${nameOf(design.jpegs, picture, isCut)}.jpg`,
    make: import.meta.env.DEV
      ? async (job) => (await import('./jpegs/make-jpeg.ts')).makeJpeg(job, folders)
      : workInChild(new URL('./jpeg-process.js', import.meta.url), {
          env: { PICTURES: JSON.stringify(folders) },
          timeoutMs: makingMs,
        }),
    log,
    maxBytes: maxBytes.jpegs,
    limits: { timeoutMs: makingMs },
  });
}

function nameOf(...sources: readonly unknown[]): string {
  return sha256Of(JSON.stringify([picturesVersion, ...sources]));
}
