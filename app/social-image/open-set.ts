import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStill } from '../../domain/catalogue/models/still.ts';
import { passWidths } from '../../domain/catalogue/models/still-set.ts';
import { addressOfSet, fileOfSet } from '../../domain/catalogue/picture-set.ts';
import { makeStill, stillJob } from '../stills/make-still.ts';
import type { OpenSet } from './draw-card.tsx';

/** Folders on this machine by what an address begins with: `{"/pictures/": "/srv/…/pictures"}`. */
export type PictureFolders = Readonly<Record<string, string>>;

const pictures = '/pictures/';

/** A name below its folder, with nothing in it that leads elsewhere. */
const safe = /^(?:[\w-]+\/)*[\w-]+\.webp$/;

/** Opens sets from those folders, and pictures in a finish; nothing else. */
export function setsIn(folders: PictureFolders): OpenSet {
  return async (set) => {
    const still = readStill(fileOfSet(set, passWidths.front, 'webp'));
    if (still !== undefined) {
      const folder = (folders[pictures] ?? '').replace(/\/pictures\/$/, '');
      return makeStill(stillJob(still, folder)).catch(() => undefined);
    }
    const address = addressOfSet(set);
    const [home, folder] =
      Object.entries(folders).find(([start]) => address.startsWith(start)) ?? [];
    const name = address.slice(home?.length);
    if (folder === undefined || !safe.test(name)) return undefined;
    return readFile(join(folder, name)).catch(() => undefined);
  };
}
