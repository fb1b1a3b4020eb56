import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { originalsFolder } from '../../domain/catalogue/photo.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import type { StockReading } from '../import/read-stock.ts';
import { isPhotoPath } from '../import/row/photo-path.ts';
import { limits } from '../import/row/row-reading.ts';

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
      .slice(0, limits.images)
      .map((name) => `${originalsFolder}/${folder.name}/${name}`);
    if (paths.length > 0) folders.set(folder.name, paths);
  }
  return folders;
}

export interface WithFolders {
  readonly reading: StockReading;
  readonly unmatched: readonly string[];
}

/** By any key in any case: after the row's files, before pictures at an address. */
export function addFolderPhotos(reading: StockReading, folders: PhotoFolders): WithFolders {
  const named = new Set(reading.vehicles.flatMap(({ images }) => images.filter(isPhotoPath)));
  const used = new Set<string>();
  const byKey = new Map([...folders.keys()].map((name) => [keyOf(name), name]));
  const vehicles = reading.vehicles.map((vehicle): Vehicle => {
    const { id, vin, stockNumber, serialNumber, images } = vehicle;
    const keys = [stockNumber, vin, serialNumber, id].map((key) => keyOf(key ?? ''));
    const names = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    if (names.size === 0) return vehicle;
    const photos = [...names].flatMap((name) => folders.get(name) ?? []);
    for (const name of names) used.add(name);
    const own = images.filter(isPhotoPath);
    const others = images.filter((image) => !isPhotoPath(image));
    return { ...vehicle, images: [...new Set([...own, ...photos, ...others])] };
  });
  const unmatched = [...folders].flatMap(([name, photos]) =>
    used.has(name) || photos.some((photo) => named.has(photo)) ? [] : [name],
  );
  return { reading: { ...reading, vehicles }, unmatched };
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
