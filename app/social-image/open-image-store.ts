import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workInChild } from '../../concurrency/work-in-child.ts';
import { photoSetsFolder } from '../../domain/catalogue/photo.ts';
import type { Log } from '../../observability/log.ts';
import { createMadeFiles } from '../made-files/made-files.ts';
import { passesFolder } from '../stills/open-stills.ts';
import { setsIn } from './open-set.ts';
import { drawPicture } from './plain-picture.ts';
import {
  type CardToDraw,
  cardKey,
  cardToDraw,
  type PlainPicture,
  type ShareCard,
} from './share-card.ts';

/** About 5,000 pictures. */
const maxBytes = 300_000_000;

/**
 * The sharing pictures of this site, and its pictures as JPEG, kept in its data folder. Built, they are drawn in a process of
 * their own; in development in this one, from the newest sources.
 */
export function openImageStore({ dataDir, log }: { readonly dataDir: string; readonly log: Log }) {
  const own = import.meta.env.DEV ? '../../public/pictures/' : '../client/pictures/';
  const folders = {
    '/pictures/': fileURLToPath(new URL(own, import.meta.url)),
    '/stills/': passesFolder,
    '/photos/': join(dataDir, photoSetsFolder),
  };
  type Job = CardToDraw | PlainPicture;
  const draw: (job: Job) => Promise<Uint8Array> = import.meta.env.DEV
    ? async (job) =>
        'set' in job
          ? drawPicture(job, setsIn(folders))
          : (await import('./draw-card.tsx')).drawCard(job, setsIn(folders))
    : workInChild(new URL('./draw-process.js', import.meta.url), {
        env: { PICTURES: JSON.stringify(folders) },
      });
  return createMadeFiles<ShareCard | PlainPicture>({
    kind: 'sharing picture',
    folder: join(dataDir, 'social-images'),
    nameOf: (job) => `${cardKey(job)}.jpg`,
    make: (job) => draw('set' in job ? job : cardToDraw(job)),
    log,
    maxBytes,
  });
}
