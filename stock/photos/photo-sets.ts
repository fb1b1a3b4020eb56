import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { photoNamed, photoSetsFolder, photoWidths } from '../../domain/stock/pictures/photo.ts';
import { fileOfSet, filesOfSet } from '../../domain/stock/pictures/picture.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { writeWhole } from '../write-whole.ts';
import { createEncoder, type Encoded } from './encode-in-child.ts';

/** Below the data folder. A set is named by `inspectPicture`. */
export interface PhotoSets {
  has(name: string): Promise<boolean>;
  make(name: string, bytes: Uint8Array): Promise<Encoded>;
  fetchedFrom(address: string): Promise<string | undefined>;
  keepAddress(address: string, name: string): Promise<void>;
  markUsed(names: Iterable<string>, now: Date): Promise<void>;
}

/** A file for each fetched address, with the name of its set. */
const fetchedFolder = 'fetched';

export function photosOf(vehicles: readonly Pick<Vehicle, 'images'>[]): Set<string> {
  const names = vehicles.flatMap(({ images }) => images.map(photoNamed));
  return new Set(names.filter((name) => name !== undefined));
}

export function openPhotoSets(dataDir: string, encode = createEncoder()): PhotoSets {
  const folder = join(dataDir, photoSetsFolder);

  async function has(name: string): Promise<boolean> {
    const files = filesOfSet(join(folder, name), photoWidths);
    const results = await Promise.allSettled(files.map((file) => stat(file)));
    return results.every((file) => file.status === 'fulfilled' && file.value.size > 0);
  }

  function noteOf(address: string): string {
    return join(folder, fetchedFolder, createHash('sha256').update(address).digest('hex'));
  }

  async function make(name: string, bytes: Uint8Array): Promise<Encoded> {
    return (await has(name)) ? { ok: true } : encode({ bytes, path: join(folder, name) });
  }

  /** The same picture may be fetched from two addresses at once. */
  const making = new Map<string, Promise<Encoded>>();

  return {
    has,

    make(name, bytes) {
      const work = making.get(name) ?? make(name, bytes).finally(() => making.delete(name));
      making.set(name, work);
      return work;
    },

    async fetchedFrom(address) {
      const name = await readFile(noteOf(address), 'utf8').catch(() => undefined);
      return name !== undefined && (await has(name)) ? name : undefined;
    },

    async keepAddress(address, name) {
      const note = noteOf(address);
      await mkdir(join(folder, fetchedFolder), { recursive: true });
      await writeWhole(note, name);
    },

    async markUsed(names, now) {
      for (const name of new Set(names)) {
        // The time of a set's last file is the time of its last use.
        const last = join(folder, fileOfSet(name, 1600, 'webp'));
        await utimes(last, now, now).catch(() => undefined);
      }
    },
  };
}

interface FoundSets {
  readonly sets: number;
  readonly unused: readonly string[];
  readonly files: readonly string[];
  readonly bytes: number;
}

/** @param inUse sets of vehicles, withdrawn ones included */
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
