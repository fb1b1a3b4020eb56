import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photoSetsFolder } from '../../domain/catalogue/photo.ts';
import { fetchedFolder } from './photo-sets.ts';

export interface FoundSets {
  readonly sets: number;
  readonly unused: readonly string[];
  /** Of unused sets and of interrupted imports. */
  readonly files: readonly string[];
  /** Of those files together. */
  readonly bytes: number;
}

/**
 * Neither made nor in use since `before`.
 * @param inUse names of sets of vehicles, withdrawn ones included
 */
export async function findUnusedSets(
  dataDir: string,
  inUse: ReadonlySet<string>,
  before: Date,
): Promise<FoundSets> {
  const folder = join(dataDir, photoSetsFolder);
  const bySet = new Map<string, { path: string; bytes: number; usedAt: number }[]>();
  for (const file of await readdir(folder).catch(() => [])) {
    const name = /^([0-9a-f]{20})-/.exec(file)?.[1];
    const stats = await stat(join(folder, file)).catch(() => undefined);
    if (name === undefined || stats === undefined) continue;
    const one = { path: join(folder, file), bytes: stats.size, usedAt: stats.mtimeMs };
    bySet.set(name, [...(bySet.get(name) ?? []), one]);
  }
  const isOld = ({ usedAt }: { readonly usedAt: number }) => usedAt < before.getTime();
  const unused = [...bySet].flatMap(([name, files]) =>
    !inUse.has(name) && files.every(isOld) ? [name] : [],
  );
  const gone = new Set(unused);
  const removable = [...bySet].flatMap(([name, files]) =>
    files.filter((file) => gone.has(name) || (file.path.endsWith('.part') && isOld(file))),
  );
  return {
    sets: bySet.size,
    unused,
    files: removable.map(({ path }) => path),
    bytes: removable.reduce((sum, file) => sum + file.bytes, 0),
  };
}

/** Also the notes of fetched addresses. */
export async function removeUnusedSets(
  dataDir: string,
  { unused, files }: FoundSets,
): Promise<void> {
  for (const file of files) await rm(file, { force: true });
  const notes = join(dataDir, photoSetsFolder, fetchedFolder);
  for (const note of await readdir(notes).catch(() => [])) {
    const name = await readFile(join(notes, note), 'utf8').catch(() => '');
    if (unused.includes(name)) await rm(join(notes, note), { force: true });
  }
}
