import { originalsFolder } from '../../../domain/catalogue/photo.ts';

const home = `${originalsFolder}/`;

/** Whether a picture of a stock file is one of the dealer's own files and no address. */
export function isPhotoPath(image: string): boolean {
  return image.startsWith(home);
}

/**
 * `photos/IMG_2031.jpg` or `photos/lot 7/front.jpg`: a file below the folder of originals, with
 * forward slashes. `undefined` for everything else, for null bytes, and for what could lead out.
 */
export function readPhotoPath(text: string): string | undefined {
  if (!isPhotoPath(text) || /[\\\p{Cc}]/u.test(text)) return undefined;
  const isName = (part: string) => part !== '' && part !== '.' && part !== '..';
  return text.split('/').every(isName) ? text : undefined;
}
