import { originalsFolder } from '../../../domain/stock/pictures/photo.ts';

const home = `${originalsFolder}/`;

export function isPhotoPath(image: string): boolean {
  return image.startsWith(home);
}

/** Undefined for null bytes, and for what could lead out. */
export function readPhotoPath(text: string): string | undefined {
  if (!isPhotoPath(text) || /[\\\p{Cc}]/u.test(text)) return undefined;
  const isName = (part: string) => part !== '' && part !== '.' && part !== '..';
  return text.split('/').every(isName) ? text : undefined;
}
