import type { Vehicle } from '../vehicle.ts';
import { cartIn, cartPictureSet, wholeViews } from './cart-picture.ts';
import {
  findPaint,
  findSeats,
  type NamedPaint,
  type NamedSeats,
  paintNamed,
  primer,
  seatsNamed,
} from './colors.ts';
import { type FinishList, finishListOf } from './finish.ts';
import {
  addressOfSet,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  setAt,
  webpWidth,
} from './picture-set.ts';
import { type StillView, stillSet, stillsOf, stillWidths } from './still-set.ts';
import { picturedIds } from './trim.ts';

/** Made on the first request (spec S10.9). */
export interface Still {
  readonly id: string;
  readonly view: StillView;
  readonly paint: NamedPaint;
  readonly seats: NamedSeats;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

const idsByStills = new Map(picturedIds.map((id) => [stillsOf(id), id]));

export function readStill(path: string): Still | undefined {
  const [, stills = '', seen, paintSlug = '', seatsSlug = '', digits, ending] =
    /^(\/stills\/[a-z0-9-]+)\/([a-z]+)\/([a-z-]+)\/([a-z-]+)-(\d+)\.([a-z]+)$/.exec(path) ?? [];
  const id = idsByStills.get(stills);
  const view = wholeViews.find((one) => one === seen);
  const paint = findPaint(paintSlug);
  const seats = findSeats(seatsSlug);
  const width = view && stillWidths(view).find((one) => String(one) === digits);
  const format = pictureFormats.find((one) => one === ending);
  if (!id || !view || !paint || !seats || !width || !format) return undefined;
  if (format === 'webp' && width !== webpWidth) return undefined;
  return { id, view, paint, seats, width, format };
}

type Colored = Pick<Vehicle, 'exteriorColor' | 'interiorColor'>;

/** The id's own for an unstated part, {@link primer} for an unnamed color; none without a color. */
export function finishOfRow(id: string, { exteriorColor, interiorColor }: Colored) {
  if (exteriorColor === undefined && interiorColor === undefined) return undefined;
  const list = finishListOf(id);
  const paint =
    exteriorColor === undefined ? list?.paints[0] : (paintNamed(exteriorColor) ?? primer);
  const seats = seatsNamed(interiorColor) ?? list?.seats[0];
  return paint && seats && { paint, seats };
}

export function finishListOfRow(id: string, row: Colored): FinishList | undefined {
  const list = finishListOf(id);
  const own = finishOfRow(id, row);
  if (list === undefined || own === undefined) return list;
  const firstOf = <T extends { readonly slug: string }>(one: T, others: readonly T[]) => [
    others.find(({ slug }) => slug === one.slug) ?? one,
    ...others.filter(({ slug }) => slug !== one.slug),
  ];
  return {
    paints: firstOf(own.paint, list.paints),
    seats: firstOf(own.seats, list.seats),
    shown: { paint: own.paint.slug, seats: own.seats.slug },
  };
}

/** Our pictures in the row's finish; none where the finish is unknown or unnamed (spec S3.14). */
export function imagesOf(vehicle: Colored & Pick<Vehicle, 'images'>): readonly string[] {
  return [...new Set(vehicle.images)].flatMap((image) => {
    const set = setAt(image);
    const id = cartIn(set ?? '');
    if (id === undefined) return [image];
    const { exteriorColor, interiorColor } = vehicle;
    const finish = finishOfRow(id, vehicle);
    const pictured = finishListOf(id)?.shown;
    if (finish === undefined || paintNamed(exteriorColor) === undefined) return [];
    if (interiorColor !== undefined && seatsNamed(interiorColor) === undefined) return [];
    if (finish.paint.slug === pictured?.paint && finish.seats.slug === pictured?.seats)
      return [image];
    const view = wholeViews.find((one) => cartPictureSet(id, one) === set);
    if (view === undefined) return [];
    return [addressOfSet(stillSet(stillsOf(id), view, finish.paint.slug, finish.seats.slug))];
  });
}
