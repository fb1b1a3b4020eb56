import { addressOfSet } from './picture-set.ts';

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
