import { photoAddress, photoNamed } from '../../domain/catalogue/photo.ts';
import type { StockReading } from '../import/read-stock.ts';
import { isPhotoPath } from '../import/row/photo-path.ts';
import { quoted } from '../import/row/row-reading.ts';
import { fetchPicture } from './fetch-picture.ts';
import { inTurns } from './in-turns.ts';
import { inspectPicture } from './inspect-picture.ts';
import { addFolderPhotos, readPhotoFolders, type WithFolders } from './photo-folders.ts';
import type { PhotoSets } from './photo-sets.ts';
import { type PictureBytes, readPhoto } from './read-photo.ts';
import { picturesIn, type Replacement, replacePictures } from './replace-pictures.ts';

/** Files read at a time, of up to 40 MB each. */
const readAtOnce = 2;
const fetchedAtOnce = 4;

/** Called with how many of the pictures are done. */
export type OnPicture = (done: number, total: number) => void;

/** A picture that can't be used, and why, as the end of a sentence about it. */
export interface PictureFault {
  readonly picture: string;
  readonly reason: string;
}

export interface CheckedPhotos extends WithFolders {
  /** `reading` has the addresses the photographs will have; a row naming a bad one is rejected. */
  readonly reading: StockReading;
  /** Where the photograph of each address is, as the stock file names it. */
  readonly paths: ReadonlyMap<string, string>;
  /** Photographs in a cart's folder that are left out. */
  readonly leftOut: readonly PictureFault[];
}

/**
 * Looks at the dealer's own files: those a stock file names and those in folders named for a cart.
 * Nothing is written.
 * @param originals the folder that a stock file calls `photos/`
 */
export async function checkPhotos(
  given: StockReading,
  originals: string,
  onPicture: OnPicture,
): Promise<CheckedPhotos> {
  const withFolders = addFolderPhotos(given, await readPhotoFolders(originals));
  const { reading, picked } = withFolders;
  const paths = new Map<string, string>();
  const found = new Map<string, Replacement>();
  const leftOut: PictureFault[] = [];
  const photos = picturesIn(reading, isPhotoPath);
  await inTurns(photos, readAtOnce, async (path) => {
    const read = await readPhoto(originals, path);
    const inspected = read.ok ? await inspectPicture(read.bytes) : read;
    if (inspected.ok) {
      const address = photoAddress(inspected.name);
      found.set(path, { ok: true, address });
      paths.set(address, path);
    } else {
      found.set(path, faulty(path, inspected.reason, picked, leftOut));
    }
    onPicture(found.size, photos.length);
  });
  return { ...withFolders, reading: replacePictures(reading, found), paths, leftOut };
}

/**
 * Makes the sets of checked photographs. A row naming one that is damaged is rejected; one from a
 * cart's folder is left out.
 */
export async function makePhotos(
  { reading, paths, picked }: CheckedPhotos,
  originals: string,
  sets: PhotoSets,
  onPicture: OnPicture,
): Promise<Pick<CheckedPhotos, 'reading' | 'leftOut'>> {
  const damaged = new Map<string, Replacement>();
  const leftOut: PictureFault[] = [];
  // Not those of rows that were rejected for something else.
  const wanted = picturesIn(reading, (image) => paths.has(image));
  let done = 0;
  await inTurns(wanted, readAtOnce, async (address) => {
    const path = paths.get(address) ?? '';
    const isMade = await sets.has(photoNamed(address) ?? '');
    const made = isMade || (await makeSet(await readPhoto(originals, path), sets, address));
    if (made !== true && !made.ok) {
      damaged.set(address, faulty(path, made.reason, picked, leftOut));
    }
    done += 1;
    onPicture(done, wanted.length);
  });
  return { reading: replacePictures(reading, damaged), leftOut };
}

/** What a photograph that can't be used does to its rows; notes it where it is only left out. */
function faulty(
  path: string,
  reason: string,
  picked: ReadonlySet<string>,
  leftOut: PictureFault[],
): Replacement {
  if (!picked.has(path)) return { ok: false, reason: `picture ${quoted(path)} ${reason}` };
  leftOut.push({ picture: path, reason });
  return { ok: true, address: undefined };
}

export interface FetchedPictures {
  readonly reading: StockReading;
  /** Addresses that stay what they are. */
  readonly failures: readonly PictureFault[];
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
  const failures: PictureFault[] = [];
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
      failures.push({ picture: address, reason: made.reason });
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
