import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { photoNamed, photoSetsFolder, photoWidths } from '../../domain/catalogue/photo.ts';
import { fileOfSet, filesOfSet } from '../../domain/catalogue/picture-set.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { writeWhole } from '../write-whole.ts';
import { createEncoder, type Encoded } from './encode-in-child.ts';

/** The sets made from photographs, below the data folder. A set is named by `inspectPicture`. */
export interface PhotoSets {
  /** Whether the set is there with all its files. */
  has(name: string): Promise<boolean>;
  /** Makes the set where it isn't there. */
  make(name: string, bytes: Uint8Array): Promise<Encoded>;
  /** The set made from the picture at this address, where it has been fetched before. */
  fetchedFrom(address: string): Promise<string | undefined>;
  /** Remembers that this set was made from the picture at this address. */
  keepAddress(address: string, name: string): Promise<void>;
  /** Notes that the sets are in use at this time; see `findUnusedSets`. */
  markUsed(names: Iterable<string>, now: Date): Promise<void>;
}

/** Folder in the folder of sets: a file for each fetched address, with the name of its set. */
export const fetchedFolder = 'fetched';

/** Names of the photographs these vehicles use. */
export function photosOf(vehicles: readonly Pick<Vehicle, 'images'>[]): Set<string> {
  const names = vehicles.flatMap(({ images }) => images.map(photoNamed));
  return new Set(names.filter((name) => name !== undefined));
}

/** The sets of pictures in the data folder; `encode` makes one, by default in a process of its own. */
export function openPhotoSets(dataDir: string, encode = createEncoder()): PhotoSets {
  const folder = join(dataDir, photoSetsFolder);

  async function has(name: string): Promise<boolean> {
    const files = filesOfSet(join(folder, name), photoWidths);
    const results = await Promise.allSettled(files.map((file) => stat(file)));
    return results.every((file) => file.status === 'fulfilled' && file.value.size > 0);
  }

  /** A name of fixed length for any address. */
  function noteOf(address: string): string {
    return join(folder, fetchedFolder, createHash('sha256').update(address).digest('hex'));
  }

  async function make(name: string, bytes: Uint8Array): Promise<Encoded> {
    return (await has(name)) ? { ok: true } : encode({ bytes, path: join(folder, name) });
  }

  /** Sets being made: the same picture may be fetched from two addresses at the same time. */
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
