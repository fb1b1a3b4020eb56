export const wholeViews = ['front', 'side', 'rear'] as const;
export const closeUps = ['seats', 'bed', 'dash'] as const;

export type WholeView = (typeof wholeViews)[number];
export type CloseUp = (typeof closeUps)[number];
export type CartView = WholeView | CloseUp;

export function isWhole(view: CartView): view is WholeView {
  return wholeViews.some((one) => one === view);
}

interface InWords {
  readonly alt: string;
  /** For a picture of another cart. */
  readonly caption?: string;
}

export interface Photograph extends InWords {
  readonly kind: 'photograph';
  /** As in the stock's row. */
  readonly src: string;
  readonly set?: string;
}

/** Of a cart modelled in 3D. */
export interface Rendering extends InWords {
  readonly kind: 'rendering';
  /** A vehicle id. */
  readonly cart: string;
  readonly view: CartView;
  /** Slugs; the modelled finish by default. */
  readonly finish?: { readonly paint: string; readonly seats: string };
}

export interface Drawing extends InWords {
  readonly kind: 'drawing';
  /** Of its look (look.ts), without its ending. */
  readonly file: string;
}

export type Picture = Photograph | Rendering | Drawing;

/** Pixels; all pictures of carts are 3:2. */
export const pictureSize = { width: 1200, height: 800 } as const;

/** spec S3.14 */
export const renderingNote = 'Rendering, not a photograph';

/** Without the plus sign, which some servers read as a space. */
export function inPath(vehicleId: string): string {
  return vehicleId.replaceAll('+', '-');
}

export function stillsOf(vehicleId: string): string {
  return `/stills/${inPath(vehicleId)}`;
}

/** Prefix of its files; `undefined` for a picture of one file. */
export function setOf(picture: Picture): string | undefined {
  if (picture.kind !== 'rendering') return picture.kind === 'photograph' ? picture.set : undefined;
  const { cart, view, finish } = picture;
  if (finish === undefined) return `/pictures/carts/${inPath(cart)}-${view}`;
  return `${stillsOf(cart)}/${view}/${finish.paint}/${finish.seats}`;
}

/** Of a set, its WebP. */
export function addressOf(picture: Picture): string {
  if (picture.kind === 'photograph') return picture.src;
  if (picture.kind === 'drawing') return `/drawings/${picture.file}.svg`;
  return addressOfSet(setOf(picture) ?? '');
}

/** A set has AVIF in these widths, and WebP for older browsers, feeds and structured data. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
const widest = 2400;
const allWidths = [...pictureWidths, widest] as const;
export const phoneWidths = [480, 800] as const;
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof allWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

export type SetWidths = Readonly<Record<PictureFormat, readonly PictureWidth[]>>;

export const webpWidth = 800;

const ending = new RegExp(`-(?:${pictureWidths.join('|')})\\.webp$`);

/** The set of a WebP of ours. */
export function setAt(address: string): string | undefined {
  return /^\/(?:pictures|photos|stills)\//.test(address) && ending.test(address)
    ? address.replace(ending, '')
    : undefined;
}

/** Pixels. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** Hash of the repository's pictures (test/content/pictures.test.ts): new ones, new addresses. */
export const picturesVersion = '637e4600';

/** A JPEG of a set, or of a drawing by its path without ending. */
export function jpegOf(picture: string): string {
  return `/social${picture}.jpg`;
}

export function sharingPictureOf(picture: string): string {
  return `/social${picture}-1200x630.jpg?v=${picturesVersion}`;
}

export function readJpegPath(path: string) {
  const [, picture, cut] =
    /^\/social(\/(?:pictures|photos|stills|drawings)\/[\w/-]+?)(-1200x630)?\.jpg$/.exec(path) ?? [];
  return picture === undefined ? undefined : { picture, isCut: cut !== undefined };
}

/** Pixels across of the widest still. */
export const passWidths = { front: 1200, side: 800, rear: 800 } as const;

/** By rendered width; a cut-out is about half as wide as its picture. */
const largest: readonly (readonly [RegExp, PictureWidth])[] = [
  [/^\/pictures\/heroes\/lake$/, widest],
  [/^\/pictures\/heroes\/lake-phone$/, 1200],
  [/^\/pictures\/heroes\/.+-phone$/, 800],
  [/^\/pictures\/carts\/.+-(?!front$)[a-z]+$/, 1200],
  [/^\/stills\/[^/]+\/front\//, passWidths.front],
  [/^\/stills\//, passWidths.side],
];

export function widthsOf(set: string): readonly PictureWidth[] {
  const [, last] = largest.find(([sets]) => sets.test(set)) ?? [undefined, 1600];
  return allWidths.filter((width) => width <= last);
}

export function fileOfSet(set: string, width: PictureWidth, format: PictureFormat): string {
  return `${set}-${width}.${format}`;
}

export function filesOfSet(set: string, widths: SetWidths): readonly string[] {
  return pictureFormats.flatMap((format) =>
    widths[format].map((width) => fileOfSet(set, width, format)),
  );
}

export function addressOfSet(set: string): string {
  return fileOfSet(set, webpWidth, 'webp');
}

/** For addresses with a former width, in crawlers and old stock files. */
export function pictureInOtherWidth(path: string): string | undefined {
  const set = path.startsWith('/photos/') ? undefined : setAt(path);
  const address = set && addressOfSet(set);
  return address === path ? undefined : address;
}
