import { fileOfSet, pictureFormats, pictureWidths, type SetWidths } from './picture-set.ts';

/**
 * A dealer's own photograph: a picture set named by a hash of the bytes it was made from, so that a
 * name never stands for another picture.
 */

/** Folder below the data folder where the dealer puts originals; a stock file names them `photos/…`. */
export const originalsFolder = 'photos';
/** Folder below the data folder of the sets made from them, which the site serves. */
export const photoSetsFolder = 'photos-web';

/** Portals get photographs in the largest width, as WebP; older browsers the smaller one. */
export const photoWidths: SetWidths = { avif: pictureWidths, webp: [800, 1600] };

const hash = '[0-9a-f]{20}';
const setAddress = new RegExp(`^/photos/(${hash})-1600\\.webp$`);
const fileAddress = new RegExp(
  `^/photos/(${hash}-(?:${pictureWidths.join('|')})\\.(?:${pictureFormats.join('|')}))$`,
);

/** The address that stands for the set of that name. */
export function photoAddress(name: string): string {
  return fileOfSet(`/photos/${name}`, 1600, 'webp');
}

/** The name of the set an address stands for; `undefined` when it is no photograph's. */
export function photoNamed(address: string): string | undefined {
  return setAddress.exec(address)?.[1];
}

/** The name of the one file at a path of the site; `undefined` when no photograph can be there. */
export function photoFileAt(path: string): string | undefined {
  return fileAddress.exec(path)?.[1];
}
