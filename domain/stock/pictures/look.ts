import type { Body } from '../../dealer/model.ts';
import { knownModelOf } from '../known-models/known-model.ts';
import { isWorkCart, stanceOf } from '../search/cart-facts.ts';
import { isTrailer, seatsOf, type Vehicle } from '../vehicle.ts';
import { findPaint, findSeats, paintNamed, seatsNamed } from './colors.ts';
import type { Colored } from './finish.ts';

export type DrawnBody = Body | 'trailer';

/** Of a drawing (app/ui/drawings/cart.tsx). */
export interface CartLook {
  readonly body: DrawnBody;
  readonly stance: 'street' | 'lifted';
  /** Slugs of colors. */
  readonly paint?: string;
  readonly seats?: string;
}

const bodies: Readonly<Record<string, DrawnBody>> = {
  cabin: 'cabin',
  two: '2 forward',
  'two-two': '2+2',
  four: '4 forward',
  'four-two': '4+2',
  six: '6 forward',
  'six-two': '6+2',
  'bed-short': 'small cargo bed',
  bed: 'cargo bed',
  'bed-long': 'long cargo bed',
  trailer: 'trailer',
};

const bodyNames = new Map(Object.entries(bodies).map(([name, body]) => [body, name]));

type Drawn = Pick<
  Vehicle,
  'name' | 'brand' | 'category' | 'features' | 'specifications' | 'lifted'
> &
  Colored;

/** A known model as built, any other by the seats and stance of its row. */
export function lookOf(vehicle: Drawn): CartLook {
  return {
    body: bodyOf(vehicle),
    stance: stanceOf(vehicle) ?? 'street',
    paint: paintNamed(vehicle.exteriorColor)?.slug,
    seats: seatsNamed(vehicle.interiorColor)?.slug,
  };
}

function bodyOf(vehicle: Drawn): DrawnBody {
  if (isTrailer(vehicle)) return 'trailer';
  const seats = seatsOf(vehicle);
  const model = knownModelOf(vehicle);
  if (model !== undefined && (seats === undefined || seats === model.seats)) return model.body;
  if (isWorkCart(vehicle) && (seats ?? 2) <= 2) return 'cargo bed';
  return bodyFor(seats ?? 4);
}

function bodyFor(seats: number): Body {
  if (seats <= 2) return '2 forward';
  if (seats <= 4) return '4 forward';
  return seats <= 6 ? '4+2' : '6+2';
}

const unknown = 'unpainted';

/** Without an ending. */
export function fileOfLook({ body, stance, paint = unknown, seats = unknown }: CartLook): string {
  return `cart_${bodyNames.get(body)}_${stance}_${paint}_${seats}`;
}

export function lookOfFile(file: string): CartLook | undefined {
  const match = /^cart_([a-z-]+)_(street|lifted)_([a-z-]+)_([a-z-]+)$/.exec(file);
  const [, name = '', stance, paint = '', seats = ''] = match ?? [];
  const body = Object.hasOwn(bodies, name) ? bodies[name] : undefined;
  const look = { paint: findPaint(paint)?.slug, seats: findSeats(seats)?.slug };
  if (body === undefined) return undefined;
  if ((look.paint ?? unknown) !== paint || (look.seats ?? unknown) !== seats) return undefined;
  return { body, stance: stance === 'lifted' ? 'lifted' : 'street', ...look };
}
