/**
 * A picture of ours comes as a set of files: AVIF in several widths, for nearly every browser, and WebP
 * for older ones and for what takes one address only: a vehicle's `images`, a feed, structured data.
 */

/** Widths in pixels, smallest first. A set may end at a smaller one than the last. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
/** In pixels: only the picture at the head of the home page is that wide, for large sharp screens. */
const widest = 2400;
const allWidths = [...pictureWidths, widest] as const;
/** Of a cut-out, those that a phone is offered: more would not be seen on a screen so small. */
export const phoneWidths = [480, 800] as const;
/** Formats, best first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof allWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

export type SetWidths = Readonly<Record<PictureFormat, readonly PictureWidth[]>>;

/** The one width of our own pictures in WebP; every set has it. */
export const webpWidth = 800;

/** Our own pictures and the dealer's photographs are served below these. */
const homes = ['/pictures/', '/photos/'] as const;

const ending = new RegExp(`-(?:${pictureWidths.join('|')})\\.webp$`);

/** The beginning of all files of the set at that address; `undefined` when it is not a set of ours. */
export function setAt(address: string): string | undefined {
  return homes.some((home) => address.startsWith(home)) && ending.test(address)
    ? address.replace(ending, '')
    : undefined;
}

/** Where a picture of this site is as a JPEG; `undefined` for the address of any other. */
export function jpegOf(address: string): string | undefined {
  const isOurs = /^\/(?:pictures|photos|stills)\//.test(address) && ending.test(address);
  return isOurs ? `/social${address.replace(ending, '.jpg')}` : undefined;
}

/** Width and height of a sharing picture in pixels. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** A hash of the pictures in the repository (test/content/pictures.test.ts): new ones have new addresses. */
export const picturesVersion = '998b47d0';

/** Address of the sharing picture cut from a picture set, or from the drawing at that path without ending. */
export function sharingPictureOf(picture: string): string {
  return `/social${picture}-1200x630.jpg?v=${picturesVersion}`;
}

/** The picture of a JPEG, and whether it is cut for sharing; `undefined` where the path is no JPEG's. */
export function readJpegPath(path: string) {
  const [, picture, cut] =
    /^\/social(\/(?:pictures|photos|stills|drawings)\/[\w/-]+?)(-1200x630)?\.jpg$/.exec(path) ?? [];
  return picture === undefined ? undefined : { picture, isCut: cut !== undefined };
}

/** Sets by how wide they were rendered; a cut-out is about half as wide as its picture. */
const largest: readonly (readonly [RegExp, PictureWidth])[] = [
  [/^\/pictures\/heroes\/lake$/, widest],
  [/^\/pictures\/heroes\/lake-phone$/, 1200],
  [/^\/pictures\/heroes\/.+-phone$/, 800],
  [/^\/pictures\/carts\/.+-(?!front$)[a-z]+$/, 1200],
];

export function widthsOf(set: string): readonly PictureWidth[] {
  const [, last] = largest.find(([sets]) => sets.test(set)) ?? [undefined, 1600];
  return allWidths.filter((width) => width <= last);
}

/** Address, or file path, of one file of a set. */
export function fileOfSet(set: string, width: PictureWidth, format: PictureFormat): string {
  return `${set}-${width}.${format}`;
}

/** Addresses, or file paths, of all files of a set. */
export function filesOfSet(set: string, widths: SetWidths): readonly string[] {
  return pictureFormats.flatMap((format) =>
    widths[format].map((width) => fileOfSet(set, width, format)),
  );
}

/** The address that stands for a set of our own pictures. */
export function addressOfSet(set: string): string {
  return fileOfSet(set, webpWidth, 'webp');
}

/**
 * Where a picture in WebP is, whose address names a width that there is no longer: crawlers and stock
 * files from before know it. `undefined` for any other path.
 */
export function pictureInOtherWidth(path: string): string | undefined {
  const isMissing = /^\/(?:pictures|stills)\//.test(path) && ending.test(path);
  const address = addressOfSet(path.replace(ending, ''));
  return isMissing && address !== path ? address : undefined;
}
