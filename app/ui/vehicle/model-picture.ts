import type { Model } from '../../../domain/dealer/model.ts';
import {
  type CartView,
  captionOf,
  cartPicture,
  cartPictureSet,
  pictureInWords,
} from '../../../domain/stock/pictures/cart-picture.ts';
import {
  type NamedPaint,
  type NamedSeats,
  primer,
  seatsNamed,
} from '../../../domain/stock/pictures/colors.ts';
import { type FinishChoice, finishListOf } from '../../../domain/stock/pictures/finish.ts';
import { addressOfSet } from '../../../domain/stock/pictures/picture-set.ts';
import { finishListOfRow, finishOfRow } from '../../../domain/stock/pictures/still.ts';
import {
  type StillView,
  stillSet,
  stillsOf,
  stillWidths,
} from '../../../domain/stock/pictures/still-set.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import type { PictureSource } from '../element/picture.tsx';

/** Pixels; all pictures are 3:2. */
export const room = { width: 1200, height: 800 };

export interface Finish {
  readonly paint: NamedPaint;
  readonly seats: NamedSeats;
}

/** From the front by default. */
export function modelPicture({ id }: Pick<Model, 'id'>, view: CartView = 'front'): PictureSource {
  const set = cartPictureSet(id, view);
  return { src: cartPicture(id, view), set, ...room, alt: captionOf(set) ?? '' };
}

type Colored = Pick<Vehicle, 'exteriorColor' | 'interiorColor'>;

/** Without a choice, the row's own color, else the pictured one. */
export function finishChosen(id: string, choice: FinishChoice, row: Colored): Finish | undefined {
  if (choice.paint === undefined && choice.seats === undefined) return undefined;
  const list = finishListOfRow(id, row);
  const [paint, seats] = [choice.paint ?? list?.paints[0], choice.seats ?? list?.seats[0]];
  return paint && seats && { paint, seats };
}

/** In the chosen finish, else in the row's; the caption names both (spec S3.14, S10.9). */
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

export function still(id: string, view: StillView, { paint, seats }: Finish): PictureSource {
  const set = stillSet(stillsOf(id), view, paint.slug, seats.slug);
  const src = addressOfSet(set);
  const alt = pictureInWords(id, view, { paint: paint.name, seats: seats.name });
  return { src, set, widths: stillWidths(view), ...room, alt };
}
