import { join } from 'node:path';
import { readStill } from '../../domain/catalogue/known-models/still.ts';
import { passWidths } from '../../domain/catalogue/known-models/still-set.ts';
import { fileOfSet, widthsOf } from '../../domain/catalogue/picture-set.ts';
import { makeStill, stillJob } from '../stills/make-still.ts';
import { onSweep } from '../stills/sweep.ts';
import type { OpenSet } from './draw-card.tsx';

/** Folders on this machine by what an address begins with; `/stills/` are made from the passes in theirs. */
export type PictureFolders = Readonly<Record<string, string>>;

/** A name below its folder, with nothing in it that leads elsewhere. */
const safe = /^(?:[\w-]+\/)*[\w-]+\.avif$/;

/** Opens sets from those folders, and pictures in a finish, cut-outs on the studio's ground; nothing else. */
export function setsIn(folders: PictureFolders): OpenSet {
  return async (set) => {
    const still = readStill(fileOfSet(set, passWidths.front, 'avif'));
    if (still !== undefined) {
      const job = { ...stillJob(still, folders['/stills/'] ?? ''), format: 'webp' } as const;
      return makeStill(job).catch(() => undefined);
    }
    const address = fileOfSet(set, widthsOf(set).at(-1) ?? 1600, 'avif');
    const [home, folder] =
      Object.entries(folders).find(([start]) => address.startsWith(start)) ?? [];
    const name = address.slice(home?.length);
    if (folder === undefined || !safe.test(name)) return undefined;
    return onSweep(join(folder, name)).catch(() => undefined);
  };
}
