import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { day } from '../../domain/duration.ts';
import { sqliteFile } from '../store-place.ts';
import { flush } from './flush.ts';
import { type OnFile, type PhotoPlace, savePhotos } from './photographs.ts';
import { removeUnfinished, unfinishedName } from './unfinished.ts';

/** Days that a backup in a folder is kept for (spec S18.6). */
const backupDays = 14;

/** A backup's folder: `2026-11-22T08-30-00Z`. */
const dated = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)$/;

/**
 * Backs up store and photographs into a new folder inside `folder`, named by date and time (UTC),
 * which is there only when it is whole, and removes those older than {@link backupDays}. Resolves to
 * its path, what is in it, and the folders that were removed.
 *
 * @param saveStore writes the store into a file, as `Store.backup` does
 */
export async function backupIntoFolder(
  folder: string,
  place: PhotoPlace,
  now: Date,
  saveStore: (file: string) => Promise<void>,
  onFile: OnFile = () => {},
) {
  const isShared = await isOfGroup(folder);
  // Else readable for its owner alone: backups hold visitors' names.
  await mkdir(folder, { recursive: true, mode: isShared ? 0o770 : 0o700 });
  await removeUnfinished(folder);
  const path = resolve(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  if (existsSync(path)) throw new Error(`${path} exists already and is not overwritten.`);
  const partial = unfinishedName(path);
  try {
    await mkdir(partial, { mode: 0o700 });
    await saveStore(join(partial, sqliteFile));
    const photos = await savePhotos(place, partial, await latestBackup(folder), onFile);
    if (isShared) await shareWithGroup(partial);
    await rename(partial, path);
    await flush(folder);
    return { path, ...photos, outdated: await removeOld(folder, now) };
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * Of a folder whose group owns what is put into it, as that which `deploy/install` shares with the
 * staff: they may take a backup away from there, and delete it. It is not set anew: only members of
 * the group could, and no process under the site's unit.
 */
const setGroupId = 0o2000;

/** Also of a folder that is still to be made in one. */
async function isOfGroup(folder: string): Promise<boolean> {
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  return ((await stat(nearest)).mode & setGroupId) !== 0;
}

async function shareWithGroup(folder: string): Promise<void> {
  await chmod(folder, 0o770);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? shareWithGroup(path) : chmod(path, 0o660));
  }
}

/** Path of the latest backup in a folder of them; `undefined` where there is none. */
export async function latestBackup(folder: string): Promise<string | undefined> {
  const latest = (await backupsIn(folder)).at(-1);
  return latest && join(folder, latest);
}

/** Names of the backups, the oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => dated.test(name)).toSorted();
}

async function removeOld(folder: string, now: Date): Promise<string[]> {
  const outdated: string[] = [];
  for (const name of await backupsIn(folder)) {
    const madeAt = Date.parse(name.replace(dated, '$1:$2:$3'));
    // Not so either for a name that is no date.
    const isOld = now.getTime() - madeAt > backupDays * day;
    if (!isOld) continue;
    const path = join(folder, name);
    // Renamed first: what is half removed must not be taken for a backup.
    await rename(path, unfinishedName(path));
    await rm(unfinishedName(path), { recursive: true });
    outdated.push(path);
  }
  return outdated;
}
