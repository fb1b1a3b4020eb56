import { formatNames } from '../../text/wording.ts';
import { findPaint, findSeats } from './colors.ts';
import type { Finish } from './finish.ts';
import {
  type CartView,
  closeUps,
  inPath,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  type Rendering,
  setOf,
  type WholeView,
  webpWidth,
  wholeViews,
  widthsOf,
} from './picture.ts';
import { type PicturedCart, picturedCarts } from './pictured-cart.ts';

/** In the modelled finish by default; another is for whole views alone. */
export function renderingOf(cart: PicturedCart, view: CartView, finish: Finish = cart): Rendering {
  const { paint, seats } = finish;
  return {
    kind: 'rendering',
    cart: cart.id,
    view,
    finish: isModelled(cart, finish) ? undefined : { paint: paint.slug, seats: seats.slug },
    alt: altOf(cart, view, finish),
  };
}

export function isModelled(cart: PicturedCart, { paint, seats }: Finish): boolean {
  return paint === cart.paint && seats === cart.seats;
}

const seenFrom = {
  front: 'seen from the front left',
  side: 'seen from its left side',
  rear: 'seen from the rear left',
} as const;

function altOf({ model, extras }: PicturedCart, view: CartView, { paint, seats }: Finish): string {
  const inPaint = `${model.name} in ${paint.name}`;
  if (view === 'seats') return `Close-up of the ${seats.name} seats of the ${inPaint}`;
  if (view === 'bed') return `Close-up of the cargo bed of the ${inPaint}`;
  if (view === 'dash') return `Dashboard of the ${inPaint}, seen from the front seats`;
  const stance = model.stance === 'lifted' ? 'on a lifted stance' : 'on a street stance';
  const more = extras.length > 0 ? `, with ${formatNames(extras)}` : '';
  return `${inPaint} with ${model.seats} ${seats.name} seats, ${stance}${more}; ${seenFrom[view]}`;
}

export function viewsOf({ model }: PicturedCart): readonly CartView[] {
  const hasBed = model.body.endsWith('cargo bed');
  return [...wholeViews, ...closeUps].filter((view) => view !== 'bed' || hasBed);
}

/** In the modelled finish, by set. */
const published = new Map(
  picturedCarts
    .flatMap((cart) => viewsOf(cart).map((view) => renderingOf(cart, view)))
    .map((rendering) => [setOf(rendering), rendering] as const),
);

export function renderingAt(set: string): Rendering | undefined {
  const still = stillAt(set);
  return still ? renderingOf(still.cart, still.view, still.finish) : published.get(set);
}

/** Made on the first request (spec S10.9). */
interface Still {
  readonly cart: PicturedCart;
  readonly view: WholeView;
  readonly finish: Finish;
}

const cartsByPath = new Map(picturedCarts.map((cart) => [inPath(cart.id), cart]));

export function stillAt(set: string): Still | undefined {
  const [, id = '', seen, paintSlug = '', seatsSlug = ''] =
    /^\/stills\/([a-z0-9-]+)\/([a-z]+)\/([a-z-]+)\/([a-z-]+)$/.exec(set) ?? [];
  const cart = cartsByPath.get(id);
  const view = wholeViews.find((one) => one === seen);
  const [paint, seats] = [findPaint(paintSlug), findSeats(seatsSlug)];
  return cart && view && paint && seats && { cart, view, finish: { paint, seats } };
}

export interface StillFile extends Still {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

export function stillFileAt(path: string): StillFile | undefined {
  const [, set = '', digits, ending] = /^(.+)-(\d+)\.([a-z]+)$/.exec(path) ?? [];
  const still = stillAt(set);
  const width = widthsOf(set).find((one) => String(one) === digits);
  const format = pictureFormats.find((one) => one === ending);
  if (!still || !width || !format || (format === 'webp' && width !== webpWidth)) return undefined;
  return { ...still, width, format };
}
