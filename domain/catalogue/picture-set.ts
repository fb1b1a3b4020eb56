/**
 * A picture of ours comes as a set of files, one for each width and format. The address of its
 * largest WebP stands for the whole set wherever only one fits: in a vehicle's `images`, in a feed,
 * in structured data.
 */

/** Widths in pixels, smallest first. A set may end at a smaller one than the last. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
/** Of them, those a cut-out for phones comes in. */
export const phoneWidths = [480, 800] as const;
/** Formats, best first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** Our own pictures and the dealer's photographs are served below these. */
const homes = ['/pictures/', '/photos/'] as const;

const ending = new RegExp(`-(${pictureWidths.join('|')})\\.webp$`);

/** What all files of the set at that address begin with; `undefined` when it is not a set of ours. */
export function setAt(address: string): string | undefined {
  return homes.some((home) => address.startsWith(home)) && ending.test(address)
    ? address.replace(ending, '')
    : undefined;
}

/** The widths that the set at that address comes in: up to the one which the address names. */
export function widthsAt(address: string): readonly PictureWidth[] {
  const largest = Number(ending.exec(address)?.[1]);
  return pictureWidths.filter((width) => width <= largest);
}

/** Address, or file path, of one file of a set. */
export function fileOfSet(set: string, width: PictureWidth, format: PictureFormat): string {
  return `${set}-${width}.${format}`;
}

/** The address that stands for a set whose largest pictures are that wide. */
export function addressOfSet(set: string, largest: PictureWidth = 1600): string {
  return fileOfSet(set, largest, 'webp');
}
