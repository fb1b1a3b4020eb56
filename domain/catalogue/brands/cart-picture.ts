import { formatNames } from '../../policies/wording.ts';
import { addressOfSet, type PictureWidth } from '../picture-set.ts';
import { finishOf, picturedIds } from './finish.ts';
import { findModel, type Model } from './models.ts';

/** The pictures of our own carts: where they are, and what each shows in words. */

/** The views a cart is pictured in; the first is its main picture. */
export const cartViews = ['front', 'side', 'rear'] as const;
export type CartView = (typeof cartViews)[number];

/** The width in pixels that each is rendered for. */
const widthOf: Readonly<Record<CartView, PictureWidth>> = { front: 1600, side: 1200, rear: 1200 };

/** Showroom carts that carry an id of their own, and the model each one is. */
const modelOfUnit: Readonly<Record<string, string>> = {
  '7c1f4e2a9b60': 'rover-xl6',
  'evolution-d6-max-xt4': 'd6-max-xt4',
  'denago-ev-city': 'ev-city',
};

/** The model of a vehicle that we have pictures of; `undefined` for any other. */
export function picturedModel(vehicleId: string): Model | undefined {
  return finishOf(vehicleId) && findModel(modelOfUnit[vehicleId] ?? vehicleId);
}

/** The set with a cart in that view. A plus sign means a space to some servers, so it is left out. */
export function cartPictureSet(vehicleId: string, view: CartView): string {
  return `/pictures/carts/${vehicleId.replaceAll('+', '-')}-${view}`;
}

/** The address that stands for that set. */
export function cartPicture(vehicleId: string, view: CartView): string {
  return addressOfSet(cartPictureSet(vehicleId, view), widthOf[view]);
}

const seenFrom = {
  front: 'seen from the front left',
  side: 'seen from its left side',
  rear: 'seen from the rear left',
} as const satisfies Record<CartView, string>;

function caption(id: string, view: CartView): string {
  const finish = finishOf(id);
  const model = picturedModel(id);
  if (finish === undefined || model === undefined) throw new Error(`No cart is pictured as ${id}`);
  const stance = model.stance === 'lifted' ? 'on a lifted stance' : 'on a street stance';
  const extras = finish.extras.length > 0 ? `, with ${formatNames(finish.extras)}` : '';
  return `${model.name} in ${finish.paint.name} with ${model.seats} ${finish.seats.name} seats, ${stance}${extras}; ${seenFrom[view]}`;
}

const captions = new Map(
  picturedIds.flatMap((id) =>
    cartViews.map((view) => [cartPictureSet(id, view), caption(id, view)] as const),
  ),
);

/** What a set of ours shows: color, seats, stance and side. `undefined` for any other picture. */
export function captionOf(set: string): string | undefined {
  return captions.get(set);
}
