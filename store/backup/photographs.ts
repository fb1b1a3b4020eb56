import { existsSync, type Stats } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { originalsFolder, photoSetsFolder } from '../../domain/catalogue/photo.ts';
import { flush } from './flush.ts';
import { removeUnfinished, unfinishedName } from './unfinished.ts';

/** Where a site has its photographs. */
export interface PhotoPlace {
  readonly dataDir: string;
  /** Folder of the dealer's own, as they came. */
  readonly photosFrom: string;
}

/** Folders of a backup, named as in a data folder, and where the site has them. */
const folders = [
  { name: originalsFolder, of: ({ photosFrom }: PhotoPlace) => photosFrom },
  { name: photoSetsFolder, of: ({ dataDir }: PhotoPlace) => join(dataDir, photoSetsFolder) },
] as const;

export interface PhotosSaved {
  /** Files in the backup. */
  readonly files: number;
  /** Paths of files and folders that can't be read, and are not in it. */
  readonly unreadable: readonly string[];
}

export type OnFile = (done: number, total: number) => void;

/**
 * Copies all photographs into the folder of a backup. A file that the backup before it has unchanged
 * is linked to that one where the disk can, so that fourteen backups take little more room than one.
 *
 * @param before folder of the backup before, if there is one
 */
export async function savePhotos(
  place: PhotoPlace,
  backup: string,
  before: string | undefined,
  onFile: OnFile,
): Promise<PhotosSaved> {
  const unreadable: string[] = [];
  let files = 0;
  const all: { path: string; name: string; file: string }[] = [];
  for (const { name, of } of folders) {
    const paths = await filesBelow(of(place), unreadable);
    all.push(...paths.map((path) => ({ path, name, file: relative(of(place), path) })));
  }
  for (const [index, { path, name, file }] of all.entries()) {
    const target = join(backup, name, file);
    const earlier = before === undefined ? undefined : join(before, name, file);
    try {
      const now = await stat(path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // A set's file is named by its content; its time only says when the set was last in use.
      const isSame = (then: Stats) =>
        then.size === now.size && (name === photoSetsFolder || isOfSameTime(then, now));
      if (!(await linkTo(earlier, target, isSame))) await copy(path, target, now);
      files += 1;
    } catch (error) {
      skip(path, error, unreadable);
    }
    onFile(index + 1, all.length);
  }
  return { files, unreadable };
}

/**
 * Puts a backup's photographs back where there is no file of that name; what is there stays. Each
 * appears whole or not at all. Returns how many were put back.
 */
export async function putPhotosBack(
  backup: string,
  place: PhotoPlace,
  onFile: OnFile,
): Promise<number> {
  let count = 0;
  const all: { path: string; target: string }[] = [];
  for (const { name, of } of folders) {
    const from = join(backup, name);
    for (const path of await filesBelow(from, [])) {
      all.push({ path, target: join(of(place), relative(from, path)) });
    }
  }
  for (const [index, { path, target }] of all.entries()) {
    if (!existsSync(target)) {
      await mkdir(dirname(target), { recursive: true });
      await copyWhole(path, target);
      count += 1;
    }
    onFile(index + 1, all.length);
  }
  for (const folder of new Set(all.map(({ target }) => dirname(target)))) {
    await removeUnfinished(folder);
  }
  return count;
}

/** Paths of the files in a folder and in those below it; none where it does not exist. */
async function filesBelow(folder: string, unreadable: string[]): Promise<string[]> {
  const files: string[] = [];
  try {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) files.push(...(await filesBelow(path, unreadable)));
      // A file that an import is still writing ends in .part.
      else if (!entry.name.endsWith('.part') && (await isFile(path))) files.push(path);
    }
  } catch (error) {
    skip(folder, error, unreadable);
  }
  return files;
}

/** Also for a link to a file. */
async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** Names what can't be read. What has gone since its folder was read is no loss. */
function skip(path: string, error: unknown, unreadable: string[]): void {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return;
  if (!['EACCES', 'EPERM', 'EIO'].includes(code)) throw error;
  unreadable.push(path);
}

/** To the millisecond, as a copy is given its time. */
function isOfSameTime(one: Stats, other: Stats): boolean {
  return one.mtime.getTime() === other.mtime.getTime();
}

/** Links `target` to an earlier file that is the same; false where there is none or it can't be. */
async function linkTo(
  earlier: string | undefined,
  target: string,
  isSame: (stats: Stats) => boolean,
): Promise<boolean> {
  if (earlier === undefined) return false;
  try {
    if (!isSame(await stat(earlier))) return false;
    await link(earlier, target);
    return true;
  } catch {
    return false;
  }
}

async function copyWhole(path: string, target: string): Promise<void> {
  const partial = unfinishedName(target);
  try {
    await copy(path, partial, await stat(path));
    await rename(partial, target);
  } finally {
    await rm(partial, { force: true });
  }
}

async function copy(path: string, target: string, { atime, mtime }: Stats): Promise<void> {
  await copyFile(path, target);
  await utimes(target, atime, mtime);
  await flush(target);
}
