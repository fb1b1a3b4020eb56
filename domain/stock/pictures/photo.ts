import { fileOfSet, pictureFormats, pictureWidths, type SetWidths } from './picture.ts';

/** Folder below the data folder with the dealer's originals, `photos/…` in a stock file. */
export const originalsFolder = 'photos';
export const photoSetsFolder = 'photos-web';

/** Portals get the largest WebP. */
export const photoWidths: SetWidths = { avif: pictureWidths, webp: [800, 1600] };

const hash = '[0-9a-f]{20}';
const setAddress = new RegExp(`^/photos/(${hash})-1600\\.webp$`);
const fileAddress = new RegExp(
  `^/photos/(${hash}-(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')}))$`,
);

export function photoAddress(name: string): string {
  return fileOfSet(`/photos/${name}`, 1600, 'webp');
}

/** Photographs are named by a hash of their bytes; `undefined` for any other picture. */
export function photoNamed(address: string): string | undefined {
  return setAddress.exec(address)?.[1];
}

export function photoFileAt(path: string): string | undefined {
  return fileAddress.exec(path)?.[1];
}
