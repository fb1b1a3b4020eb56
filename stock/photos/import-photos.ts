import { availableParallelism } from 'node:os';
import { photoAddress, photoNamed } from '../../domain/catalogue/photo.ts';
import type { StockReading } from '../import/read-stock.ts';
import { quoted } from '../import/row/row-reading.ts';
import { fetchPicture } from './fetch-picture.ts';
import { inTurns } from './in-turns.ts';
import { inspectPicture } from './inspect-picture.ts';
import { isPhotoPath } from './photo-path.ts';
import type { PhotoSets } from './photo-sets.ts';
import { type PictureBytes, readPhoto } from './read-photo.ts';
import { picturesIn, type Replacement, replacePictures } from './replace-pictures.ts';

/** Pictures decoded at a time: one processor is left for the site, which may run beside. */
const decodedAtOnce = Math.max(1, availableParallelism() - 1);
const fetchedAtOnce = 4;

/** Hears how many of the pictures are done. */
export type OnPicture = (done: number, total: number) => void;

export interface CheckedPhotos {
  /** With the addresses the photographs will have; rows with one that can't be used are rejected. */
  readonly reading: StockReading;
  /** Where the photograph of each address is, as the stock file names it. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Looks at the dealer's own files that a stock file names. Nothing is written. */
export async function checkPhotos(
  reading: StockReading,
  dataDir: string,
  onPicture: OnPicture,
): Promise<CheckedPhotos> {
  const paths = new Map<string, string>();
  const found = new Map<string, Replacement>();
  const given = picturesIn(reading, isPhotoPath);
  await inTurns(given, decodedAtOnce, async (path) => {
    const read = await readPhoto(dataDir, path);
    const inspected = read.ok ? await inspectPicture(read.bytes) : read;
    if (inspected.ok) {
      const address = photoAddress(inspected.name);
      found.set(path, { ok: true, address });
      paths.set(address, path);
    } else {
      found.set(path, { ok: false, reason: `picture ${quoted(path)} ${inspected.reason}` });
    }
    onPicture(found.size, given.length);
  });
  return { reading: replacePictures(reading, found), paths };
}

/** Makes the sets of checked photographs; rows with one that is damaged are rejected. */
export async function makePhotos(
  { reading, paths }: CheckedPhotos,
  dataDir: string,
  sets: PhotoSets,
  onPicture: OnPicture,
): Promise<StockReading> {
  const damaged = new Map<string, Replacement>();
  // Not those of rows that were rejected for something else.
  const wanted = picturesIn(reading, (image) => paths.has(image));
  let done = 0;
  await inTurns(wanted, decodedAtOnce, async (address) => {
    const path = paths.get(address) ?? '';
    const isMade = await sets.has(photoNamed(address) ?? '');
    const made = isMade || (await makeSet(await readPhoto(dataDir, path), sets, address));
    if (made !== true && !made.ok) {
      damaged.set(address, { ok: false, reason: `picture ${quoted(path)} ${made.reason}` });
    }
    done += 1;
    onPicture(done, wanted.length);
  });
  return replacePictures(reading, damaged);
}

export interface FetchedPictures {
  readonly reading: StockReading;
  /** Addresses that stay what they are, and why, as the end of a sentence. */
  readonly failures: readonly { readonly address: string; readonly reason: string }[];
}

/** Downloads the pictures given by http(s) address and makes sets of them, once for each address. */
export async function fetchPictures(
  reading: StockReading,
  sets: PhotoSets,
  userAgent: string,
  onPicture: OnPicture,
  limits?: Parameters<typeof fetchPicture>[2],
): Promise<FetchedPictures> {
  const found = new Map<string, Replacement>();
  const failures: { address: string; reason: string }[] = [];
  const given = picturesIn(reading, (image) => /^https?:/i.test(image));
  await inTurns(given, fetchedAtOnce, async (address) => {
    const known = await sets.fetchedFrom(address);
    const made =
      known === undefined
        ? await makeSet(await fetchPicture(address, userAgent, limits), sets)
        : ({ ok: true, address: photoAddress(known), name: known } as const);
    if (made.ok) {
      found.set(address, made);
      if (known === undefined) await sets.keepAddress(address, made.name);
    } else {
      failures.push({ address, reason: made.reason });
    }
    onPicture(found.size + failures.length, given.length);
  });
  return { reading: replacePictures(reading, found), failures };
}

type Made =
  | { readonly ok: true; readonly address: string; readonly name: string }
  | { readonly ok: false; readonly reason: string };

/** Makes the set of these bytes; `expected` is the address it was promised under. */
async function makeSet(read: PictureBytes, sets: PhotoSets, expected?: string): Promise<Made> {
  if (!read.ok) return read;
  const inspected = await inspectPicture(read.bytes);
  if (!inspected.ok) return inspected;
  const { name } = inspected;
  const address = photoAddress(name);
  if (expected !== undefined && address !== expected) {
    return { ok: false, reason: 'was changed while it was being imported' };
  }
  const made = await sets.make(name, read.bytes);
  return made.ok ? { ok: true, address, name } : made;
}
