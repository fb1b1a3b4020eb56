import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { photoNamed, photoSetsFolder, photoWidths } from '../../domain/catalogue/photo.ts';
import { fileOfSet, filesOfSet } from '../../domain/catalogue/picture-set.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { writeWhole } from '../write-whole.ts';
import { createEncoder, type Encoded } from './encode-in-child.ts';

/** Below the data folder. A set is named by `inspectPicture`. */
export interface PhotoSets {
  /** With all its files. */
  has(name: string): Promise<boolean>;
  /** Unless it is there. */
  make(name: string, bytes: Uint8Array): Promise<Encoded>;
  fetchedFrom(address: string): Promise<string | undefined>;
  keepAddress(address: string, name: string): Promise<void>;
  /** See `findUnusedSets`. */
  markUsed(names: Iterable<string>, now: Date): Promise<void>;
}

/** A file for each fetched address, with the name of its set. */
export const fetchedFolder = 'fetched';

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
        // The time of its last file to appear says when a set was last in use.
        const last = join(folder, fileOfSet(name, 1600, 'webp'));
        await utimes(last, now, now).catch(() => undefined);
      }
    },
  };
}
