import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type StorePlace, sqliteFile } from '../store-place.ts';
import { latestBackup } from './backup-folder.ts';
import { type OnFile, type PhotoPlace, putPhotosBack } from './photographs.ts';
import { restoreStore } from './restore.ts';

export interface Restored {
  /** The files into which the earlier store was moved. */
  readonly oldFiles: readonly string[];
  /** Photographs that were put back; `undefined` from a backup of the store alone. */
  readonly photos?: number;
}

/**
 * Restores what `db backup` wrote: a file, or a folder with photographs.
 * @throws as {@link restoreStore}, and when the folder is no backup. Nothing has changed then.
 */
export async function restoreBackup(
  place: StorePlace & PhotoPlace,
  backup: string,
  now: Date,
  onFile: OnFile = () => {},
): Promise<Restored> {
  if (!statSync(backup, { throwIfNoEntry: false })?.isDirectory()) {
    return { oldFiles: await restoreStore(place, backup, now) };
  }
  const file = join(backup, sqliteFile);
  if (!existsSync(file)) {
    const latest = await latestBackup(backup);
    throw new Error(
      latest === undefined
        ? `${backup} is no backup: there is no ${sqliteFile} in it. Nothing was changed.`
        : `${backup} holds several backups; name one of them. The latest is ${latest}. Nothing was changed.`,
    );
  }
  const oldFiles = await restoreStore(place, file, now);
  return { oldFiles, photos: await putPhotosBack(backup, place, onFile) };
}
