import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { photoSetsFolder } from '../../domain/catalogue/photo.ts';
import type { Site } from '../context.ts';
import { drawApart } from './draw-apart.ts';
import { createImageStore, type ImageStore } from './image-store.ts';
import { setsIn } from './open-set.ts';

/**
 * The sharing pictures of this site, kept in its data folder. Built, they are drawn in a process of
 * their own; in development in this one, from the newest sources.
 */
export function openImageStore({ dataDir, log }: Pick<Site, 'dataDir' | 'log'>): ImageStore {
  const own = import.meta.env.DEV ? '../../public/pictures/' : '../client/pictures/';
  const folders = {
    '/pictures/': fileURLToPath(new URL(own, import.meta.url)),
    '/photos/': join(dataDir, photoSetsFolder),
  };
  return createImageStore({
    folder: join(dataDir, 'social-images'),
    draw: import.meta.env.DEV
      ? async (card) => (await import('./draw-card.tsx')).drawCard(card, setsIn(folders))
      : drawApart(new URL('./draw-process.js', import.meta.url), folders),
    log,
  });
}
