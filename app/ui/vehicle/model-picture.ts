import {
  type CartView,
  captionOf,
  cartPicture,
  cartPictureSet,
  pictureInWords,
} from '../../../domain/catalogue/known-models/cart-picture.ts';
import {
  type FinishChoice,
  finishListOf,
} from '../../../domain/catalogue/known-models/finish-list.ts';
import { finishListOfRow, finishOfRow } from '../../../domain/catalogue/known-models/still.ts';
import {
  type StillView,
  stillSet,
  stillsOf,
  stillWidths,
} from '../../../domain/catalogue/known-models/still-set.ts';
import {
  type NamedPaint,
  type NamedSeats,
  primer,
  seatsNamed,
} from '../../../domain/catalogue/known-models/trade-colors.ts';
import { addressOfSet } from '../../../domain/catalogue/picture-set.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import type { Model } from '../../../domain/dealership/model.ts';
import type { PictureSource } from '../element/picture.tsx';

/** Pictures of the carts that we have modelled, in their own finish or in another. */

/** Width and height in pixels a picture is given room for; all are 3:2. */
export const room = { width: 1200, height: 800 };

/** The colors of a picture; its own, where none are named. */
export interface Finish {
  readonly paint: NamedPaint;
  readonly seats: NamedSeats;
}

/** A picture of a cart that we have made pictures of, from the front unless another view is named. */
export function modelPicture({ id }: Pick<Model, 'id'>, view: CartView = 'front'): PictureSource {
  const set = cartPictureSet(id, view);
  return { src: cartPicture(id, view), set, ...room, alt: captionOf(set) ?? '' };
}

type Colored = Pick<Vehicle, 'exteriorColor' | 'interiorColor'>;

/** The finish of a choice: what was not chosen is as the row says, else as the cart is pictured. */
export function finishChosen(id: string, choice: FinishChoice, row: Colored): Finish | undefined {
  if (choice.paint === undefined && choice.seats === undefined) return undefined;
  const list = finishListOfRow(id, row);
  const [paint, seats] = [choice.paint ?? list?.paints[0], choice.seats ?? list?.seats[0]];
  return paint && seats && { paint, seats };
}

/**
 * A picture of its model that stands for a row: in the finish that was chosen, else in the row's own,
 * made when it is asked for; the cart's own picture, where that is its finish or there is no other. The
 * caption says the colors that it shows, and the row's where they are others (spec S3.14, S10.9).
 */
export function pictureForRow(
  id: string,
  view: StillView,
  row: Colored,
  chosen?: Finish,
): PictureSource {
  const finish = chosen ?? finishOfRow(id, row);
  const isSeatKnown = chosen !== undefined || seatsNamed(row.interiorColor) !== undefined;
  const list = finishListOf(id);
  const paint = (finish ?? { paint: list?.paints[0] }).paint?.name;
  const seats = finish && isSeatKnown ? ` with ${finish.seats.name} seats` : '';
  const other = finish?.paint === primer ? `. Color: ${row.exteriorColor}` : '';
  const caption = `Picture of the model in ${paint}${seats}, not of this cart${other}`;
  const isOwn =
    finish?.paint.slug === list?.shown.paint && finish?.seats.slug === list?.shown.seats;
  return { ...(finish && !isOwn ? still(id, view, finish) : modelPicture({ id }, view)), caption };
}

/** A picture of a cart in a finish, made when it is asked for. */
export function still(id: string, view: StillView, { paint, seats }: Finish): PictureSource {
  const set = stillSet(stillsOf(id), view, paint.slug, seats.slug);
  const src = addressOfSet(set);
  const alt = pictureInWords(id, view, { paint: paint.name, seats: seats.name });
  return { src, set, widths: stillWidths(view), ...room, alt };
}
