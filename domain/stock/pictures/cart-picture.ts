import type { Model } from '../../dealer/model.ts';
import { formatNames } from '../../text/wording.ts';
import { findModel } from '../known-models/find-model.ts';
import { addressOfSet } from './picture-set.ts';
import { finishOf, picturedIds, picturedModelId } from './trim.ts';

export const wholeViews = ['front', 'side', 'rear'] as const;
export const closeUps = ['seats', 'bed', 'wheel'] as const;

export type CloseUp = (typeof closeUps)[number];
export type CartView = (typeof wholeViews)[number] | CloseUp;

export function picturedModel(vehicleId: string): Model | undefined {
  return finishOf(vehicleId) && findModel(picturedModelId(vehicleId));
}

export function closeUpsOf(vehicleId: string): readonly CloseUp[] {
  const model = picturedModel(vehicleId);
  if (model === undefined) return [];
  return closeUps.filter((view) => view !== 'bed' || model.body.endsWith('cargo bed'));
}

export function viewsOf(vehicleId: string): readonly CartView[] {
  return picturedModel(vehicleId) ? [...wholeViews, ...closeUpsOf(vehicleId)] : [];
}

/** Without the plus sign, which some servers read as a space. */
export function cartPictureSet(vehicleId: string, view: CartView): string {
  return `/pictures/carts/${vehicleId.replaceAll('+', '-')}-${view}`;
}

export function cartPicture(vehicleId: string, view: CartView): string {
  return addressOfSet(cartPictureSet(vehicleId, view));
}

const seenFrom = {
  front: 'seen from the front left',
  side: 'seen from its left side',
  rear: 'seen from the rear left',
} as const;

export function pictureInWords(
  id: string,
  view: CartView,
  colors?: { readonly paint: string; readonly seats: string },
): string {
  const finish = finishOf(id);
  const model = picturedModel(id);
  if (finish === undefined || model === undefined) throw new Error(`No cart is pictured as ${id}`);
  const { paint, seats } = colors ?? { paint: finish.paint.name, seats: finish.seats.name };
  const inPaint = `${model.name} in ${paint}`;
  if (view === 'seats') return `Close-up of the ${seats} seats of the ${inPaint}`;
  if (view === 'bed') return `Close-up of the cargo bed of the ${inPaint}`;
  const stance = model.stance === 'lifted' ? 'on a lifted stance' : 'on a street stance';
  if (view === 'wheel') return `Close-up of a front wheel of the ${inPaint}, ${stance}`;
  const extras = finish.extras.length > 0 ? `, with ${formatNames(finish.extras)}` : '';
  return `${inPaint} with ${model.seats} ${seats} seats, ${stance}${extras}; ${seenFrom[view]}`;
}

const pictureSets = new Map(
  picturedIds.flatMap((id) =>
    viewsOf(id).map(
      (view) => [cartPictureSet(id, view), { id, caption: pictureInWords(id, view) }] as const,
    ),
  ),
);

export function captionOf(set: string): string | undefined {
  return pictureSets.get(set)?.caption;
}

export function cartIn(set: string): string | undefined {
  return pictureSets.get(set)?.id;
}

export function finishPass(vehicleId: string, view: CartView, pass: 'base' | 'light'): string {
  return `${vehicleId.replaceAll('+', '-')}-${view}-${pass}.avif`;
}
