/**
 * A picture of ours comes as a set of files, one for each width and format. The address of its
 * largest WebP stands for the whole set wherever only one fits: in a vehicle's `images`, in a feed,
 * in structured data.
 */

/** Widths in pixels, smallest first. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
/** Of them, those a cut-out for phones comes in. */
export const phoneWidths = [480, 800] as const;
/** Formats, best first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

const ending = '-1600.webp';

/** Our own pictures and the dealer's photographs are served below these. */
const homes = ['/pictures/', '/photos/'] as const;

/** What all files of the set at that address begin with; `undefined` when it is not a set of ours. */
export function setAt(address: string): string | undefined {
  return homes.some((home) => address.startsWith(home)) && address.endsWith(ending)
    ? address.slice(0, -ending.length)
    : undefined;
}

/** Address, or file path, of one file of a set. */
export function fileOfSet(set: string, width: PictureWidth, format: PictureFormat): string {
  return `${set}-${width}.${format}`;
}

/** The address that stands for the set. */
export function addressOfSet(set: string): string {
  return `${set}${ending}`;
}
