import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { reasonInWords } from '../../base/failure-text.ts';
import { originalsFolder, photoAddress, photoNamed } from '../../domain/stock/pictures/photo.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { type DownloadLimits, download, publicWeb } from '../download/download.ts';
import type { StockReading } from '../import/read-stock.ts';
import { cellLimits, isPhotoPath, readPhotoPath } from '../import/row/field-reader.ts';
import { inspectPicture, tooManyBytes } from './inspect-picture.ts';
import type { PhotoSets } from './photo-sets.ts';
import { maxPictureBytes } from './picture-limits.ts';
import { faultsIn, type PictureFault, picturesIn, replacePictures } from './replace-pictures.ts';

type PictureBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: string };

/** Without a file of exactly that name, case is ignored. */
export async function readPhoto(originals: string, path: string): Promise<PictureBytes> {
  const inside = readPhotoPath(path)?.split('/').slice(1);
  if (inside === undefined) return { ok: false, reason: 'is not a path below photos/' };
  try {
    const folder = await realpath(originals);
    const file = await locate(folder, inside);
    if (!file.startsWith(folder + sep)) {
      return { ok: false, reason: `is a link that leads out of ${folder}` };
    }
    // Checked first: opening a named pipe would wait for a writer.
    const stats = await stat(file);
    if (!stats.isFile()) return { ok: false, reason: 'is not a file' };
    const reason = tooManyBytes(stats.size);
    if (reason !== undefined) return { ok: false, reason };
    return { ok: true, bytes: await readFile(file) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    return {
      ok: false,
      reason: isMissing
        ? `is not in ${originals}`
        : `can't be read: ${reasonInWords(error) ?? code}`,
    };
  }
}

async function locate(folder: string, names: readonly string[]): Promise<string> {
  return realpath(join(folder, ...names)).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    let path = folder;
    for (const name of names) {
      const entry = (await readdir(path)).find((one) => folded(one) === folded(name));
      if (entry === undefined) throw error;
      path = join(path, entry);
    }
    return realpath(path);
  });
}

function folded(name: string): string {
  return name.normalize().toLowerCase();
}

/** Files of up to 40 MB. */
const readAtOnce = 2;
const fetchedAtOnce = 4;

type OnPicture = (done: number, total: number) => void;

export interface CheckedPhotos extends WithFolders {
  readonly reading: StockReading;
  readonly paths: ReadonlyMap<string, string>;
  readonly leftOut: readonly PictureFault[];
}

/** Writes nothing. ⏎ @param originals the folder `photos/` of a stock file */
export async function checkPhotos(
  fileReading: StockReading,
  originals: string,
  onPicture: OnPicture,
): Promise<CheckedPhotos> {
  const { reading, unmatched } = addFolderPhotos(fileReading, await readPhotoFolders(originals));
  const paths = new Map<string, string>();
  const addresses = new Map<string, string | undefined>();
  const reasons = new Map<string, string>();
  const photos = picturesIn(reading, isPhotoPath);
  await eachOf(photos, readAtOnce, async (path) => {
    const picture = await readPhoto(originals, path);
    const inspected = picture.ok ? await inspectPicture(picture.bytes) : picture;
    if (inspected.ok) paths.set(photoAddress(inspected.name), path);
    else reasons.set(path, inspected.reason);
    addresses.set(path, inspected.ok ? photoAddress(inspected.name) : undefined);
    onPicture(addresses.size, photos.length);
  });
  const leftOut = faultsIn(reading, reasons);
  return { reading: replacePictures(reading, addresses), unmatched, paths, leftOut };
}

export async function makePhotos(
  { reading, paths }: CheckedPhotos,
  originals: string,
  sets: PhotoSets,
  onPicture: OnPicture,
): Promise<Pick<CheckedPhotos, 'reading' | 'leftOut'>> {
  const addresses = new Map<string, undefined>();
  const reasons = new Map<string, string>();
  const addressesToMake = picturesIn(reading, (image) => paths.has(image));
  let done = 0;
  await eachOf(addressesToMake, readAtOnce, async (address) => {
    const path = paths.get(address) ?? '';
    const isMade = await sets.has(photoNamed(address) ?? '');
    const result = isMade || (await makeSet(await readPhoto(originals, path), sets, address));
    if (result !== true && !result.ok) {
      addresses.set(address, undefined);
      reasons.set(address, result.reason);
    }
    done += 1;
    onPicture(done, addressesToMake.length);
  });
  const leftOut = faultsIn(reading, reasons).map((fault) => ({
    ...fault,
    picture: paths.get(fault.picture) ?? fault.picture,
  }));
  return { reading: replacePictures(reading, addresses), leftOut };
}

/** An address that fails stays in its row. */
export async function fetchPictures(
  reading: StockReading,
  sets: PhotoSets,
  userAgent: string,
  onPicture: OnPicture,
  limits?: Parameters<typeof fetchPicture>[2],
) {
  const addresses = new Map<string, string>();
  const reasons = new Map<string, string>();
  const sources = picturesIn(reading, (image) => /^https?:/i.test(image));
  await eachOf(sources, fetchedAtOnce, async (address) => {
    const name = await sets.fetchedFrom(address);
    const result =
      name === undefined
        ? await makeSet(await fetchPicture(address, userAgent, limits), sets)
        : ({ ok: true, address: photoAddress(name), name: name } as const);
    if (result.ok) {
      addresses.set(address, result.address);
      if (name === undefined) await sets.keepAddress(address, result.name);
    } else {
      reasons.set(address, result.reason);
    }
    onPicture(addresses.size + reasons.size, sources.length);
  });
  return { reading: replacePictures(reading, addresses), failures: faultsIn(reading, reasons) };
}

type SetResult =
  | { readonly ok: true; readonly address: string; readonly name: string }
  | { readonly ok: false; readonly reason: string };

async function makeSet(read: PictureBytes, sets: PhotoSets, expected?: string): Promise<SetResult> {
  if (!read.ok) return read;
  const inspected = await inspectPicture(read.bytes);
  if (!inspected.ok) return inspected;
  const { name } = inspected;
  const address = photoAddress(name);
  if (expected !== undefined && address !== expected) {
    return { ok: false, reason: 'was changed while it was being imported' };
  }
  const result = await sets.make(name, read.bytes);
  return result.ok ? { ok: true, address, name } : result;
}

function eachOf(
  pictures: readonly string[],
  concurrency: number,
  work: (picture: string) => Promise<void>,
): Promise<void> {
  return Readable.from(pictures).forEach(work, { concurrency });
}

/** @param userAgent names this site */
export async function fetchPicture(
  address: string,
  userAgent: string,
  limits: DownloadLimits = publicWeb(maxPictureBytes),
): Promise<PictureBytes> {
  const headers = { 'user-agent': userAgent, accept: 'image/*' };
  const answer = await download(address, headers, limits);
  if (answer.kind === 'whole') return { ok: true, bytes: answer.bytes };
  return {
    ok: false,
    reason: answer.kind === 'failed' ? answer.reason : 'answers that nothing has changed',
  };
}

/** By folder name, in name order. */
type PhotoFolders = ReadonlyMap<string, readonly string[]>;

const endings = /\.(?:jpe?g|heic|heif|png|webp|avif|tiff?|gif)$/i;

/** `IMG_2.jpg` before `IMG_10.jpg`. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Without hidden files and other kinds. */
export async function readPhotoFolders(originals: string): Promise<PhotoFolders> {
  const folders = new Map<string, readonly string[]>();
  const entries = await readdir(originals, { withFileTypes: true }).catch(() => []);
  for (const folder of entries.filter((entry) => entry.isDirectory())) {
    const names = await readdir(join(originals, folder.name));
    const photos = names.filter((name) => endings.test(name) && !name.startsWith('.'));
    const paths = photos
      .sort(byName)
      .slice(0, cellLimits.images)
      .map((name) => `${originalsFolder}/${folder.name}/${name}`);
    if (paths.length > 0) folders.set(folder.name, paths);
  }
  return folders;
}

interface WithFolders {
  readonly reading: StockReading;
  readonly unmatched: readonly string[];
}

/** By any key in any case: after the row's files, before pictures at an address. */
export function addFolderPhotos(reading: StockReading, folders: PhotoFolders): WithFolders {
  const named = new Set(reading.vehicles.flatMap(({ images }) => images.filter(isPhotoPath)));
  const used = new Set<string>();
  const byKey = new Map([...folders.keys()].map((name) => [folderKey(name), name]));
  const vehicles = reading.vehicles.map((vehicle): Vehicle => {
    const { id, vin, stockNumber, serialNumber, images } = vehicle;
    const keys = [stockNumber, vin, serialNumber, id].map((key) => folderKey(key ?? ''));
    const names = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    if (names.size === 0) return vehicle;
    const photos = [...names].flatMap((name) => folders.get(name) ?? []);
    for (const name of names) used.add(name);
    const files = images.filter(isPhotoPath);
    const others = images.filter((image) => !isPhotoPath(image));
    return { ...vehicle, images: [...new Set([...files, ...photos, ...others])] };
  });
  const unmatched = [...folders].flatMap(([name, photos]) =>
    used.has(name) || photos.some((photo) => named.has(photo)) ? [] : [name],
  );
  return { reading: { ...reading, vehicles }, unmatched };
}

function folderKey(name: string): string {
  return name.trim().toLowerCase();
}
