import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  webpWidth,
} from '../picture-set.ts';
import { wholeViews } from './cart-picture.ts';
import { picturedIds } from './finish.ts';
import { type StillView, stillsOf, stillWidths } from './still-set.ts';
import { findPaint, findSeats, type NamedPaint, type NamedSeats } from './trade-colors.ts';

/**
 * Pictures of our carts in a finish, made when they are first asked for (spec S10.9). There are as many
 * as carts, views, named paints, named seats, widths and formats allow, and no others.
 */

export interface Still {
  readonly id: string;
  readonly view: StillView;
  readonly paint: NamedPaint;
  readonly seats: NamedSeats;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

const idsByStills = new Map(picturedIds.map((id) => [stillsOf(id), id]));

/** The picture at an address; `undefined` where the address is that of none. */
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
