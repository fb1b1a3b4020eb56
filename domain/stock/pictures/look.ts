import type { Body } from '../../dealer/model.ts';
import { knownModelOf } from '../known-models/known-model.ts';
import { isWorkCart, stanceOf } from '../search/cart-facts.ts';
import { isTrailer, seatsOf, type Vehicle } from '../vehicle.ts';
import { findPaint, findSeats, paintNamed, seatsNamed } from './colors.ts';
import type { Colored } from './finish.ts';

interface DrawnBody {
  readonly body: Body | 'trailer';
  /** Models with its outline (app/ui/drawings/cart-outlines.json). */
  readonly street?: string;
  readonly lifted?: string;
}

/** By name in files. */
export const drawnBodies: Readonly<Record<string, DrawnBody>> = {
  cabin: { body: 'cabin', street: 'ev-city' },
  two: { body: '2 forward', street: 'classic-2-pro' },
  'two-two': { body: '2+2', street: 'd5-ranger-2+2', lifted: 'forester-4-plus' },
  four: { body: '4 forward', street: 'd5-ranger-4', lifted: 'd5-maverick-4' },
  'four-two': { body: '4+2', street: 'd5-ranger-6', lifted: 'forester-6-plus' },
  six: { body: '6 forward', street: 'd6-max-gt6', lifted: 'd5-maverick-6' },
  'six-two': { body: '6+2', street: 'carrier-8-plus', lifted: 'rover-xxl' },
  'bed-short': { body: 'small cargo bed', street: 'turfman-200' },
  bed: { body: 'cargo bed', lifted: 'turfman-800' },
  'bed-long': { body: 'long cargo bed', lifted: 'turfman-1000' },
  trailer: { body: 'trailer', street: 'trailer' },
};

const bodyNames = new Map(Object.entries(drawnBodies).map(([name, { body }]) => [body, name]));

/** Of a drawing (app/ui/drawings/cart.tsx). */
export interface CartLook {
  /** Of {@link drawnBodies}. */
  readonly body: string;
  readonly stance: 'street' | 'lifted';
  /** Slugs of colors. */
  readonly paint?: string;
  readonly seats?: string;
}

type Drawn = Pick<
  Vehicle,
  'name' | 'brand' | 'category' | 'features' | 'specifications' | 'lifted'
> &
  Colored;

/** A known model as built, any other by the seats and stance of its row. */
export function lookOf(vehicle: Drawn): CartLook {
  return {
    body: bodyNames.get(bodyOf(vehicle)) ?? '',
    stance: stanceOf(vehicle) ?? 'street',
    paint: paintNamed(vehicle.exteriorColor)?.slug,
    seats: seatsNamed(vehicle.interiorColor)?.slug,
  };
}

function bodyOf(vehicle: Drawn): DrawnBody['body'] {
  if (isTrailer(vehicle)) return 'trailer';
  const seats = seatsOf(vehicle);
  const model = knownModelOf(vehicle);
  if (model !== undefined && (seats === undefined || seats === model.seats)) return model.body;
  if ((seats ?? 2) <= 2 && isWorkCart(vehicle)) return 'cargo bed';
  const count = seats ?? 4;
  if (count <= 4) return count <= 2 ? '2 forward' : '4 forward';
  return count <= 6 ? '4+2' : '6+2';
}

const unknown = 'unpainted';

/** Without an ending. */
export function fileOfLook({ body, stance, paint = unknown, seats = unknown }: CartLook): string {
  return `cart_${body}_${stance}_${paint}_${seats}`;
}

export function lookOfFile(file: string): CartLook | undefined {
  const match = /^cart_([a-z-]+)_(street|lifted)_([a-z-]+)_([a-z-]+)$/.exec(file);
  const [, body = '', stance, paint = '', seats = ''] = match ?? [];
  const look = { paint: findPaint(paint)?.slug, seats: findSeats(seats)?.slug };
  if (!Object.hasOwn(drawnBodies, body)) return undefined;
  if ((look.paint ?? unknown) !== paint || (look.seats ?? unknown) !== seats) return undefined;
  return { body, stance: stance === 'lifted' ? 'lifted' : 'street', ...look };
}
