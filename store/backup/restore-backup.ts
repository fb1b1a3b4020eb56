import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type StorePlace, sqliteFile } from '../store-place.ts';
import { latestBackup } from './backup-folder.ts';
import { type OnFile, type PhotoPlace, putPhotosBack } from './photographs.ts';
import { restoreStore } from './restore.ts';

/**
 * Restores what `db backup` wrote: a file, or a folder with photographs. Resolves to the files into which
 * the earlier store was moved and, from a folder, how many photographs were put back.
 * @throws as {@link restoreStore}, and when the folder is no backup. Nothing has changed then.
 */
export async function restoreBackup(
  place: StorePlace & PhotoPlace,
  backup: string,
  now: Date,
  onFile: OnFile = () => {},
): Promise<{ readonly oldFiles: readonly string[]; readonly photos?: number }> {
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
