import type { Body } from '../../domain/business/models/models.ts';
import { knownModelOf } from '../../domain/catalogue/models/known-model.ts';
import { stanceOf } from '../../domain/catalogue/search/cart-facts.ts';
import { seatsOf, type Vehicle } from '../../domain/catalogue/vehicle.ts';
import type { CartLook } from './cart.tsx';
import { type PaintName, paintNamed, paints } from './paint.ts';

/** Bodies by the name they have in a drawing's address. */
const bodies: Readonly<Record<string, Body>> = {
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
};

const bodyNames = new Map(Object.entries(bodies).map(([name, body]) => [body, name]));

type Drawn = Pick<
  Vehicle,
  'name' | 'brand' | 'specifications' | 'lifted' | 'exteriorColor' | 'interiorColor'
>;

/**
 * How a vehicle is drawn: a model of ours as it is built, any other by the seats and stance its row
 * tells, and always in the colors of the row.
 */
export function lookOf(vehicle: Drawn): CartLook {
  return {
    body: knownModelOf(vehicle)?.body ?? bodyFor(seatsOf(vehicle) ?? 4),
    stance: stanceOf(vehicle) ?? 'street',
    paint: paintNamed(vehicle.exteriorColor),
    seats: paintNamed(vehicle.interiorColor),
  };
}

function bodyFor(seats: number): Body {
  if (seats <= 2) return '2 forward';
  if (seats <= 4) return '4 forward';
  return seats <= 6 ? '4+2' : '6+2';
}

/** Address of a drawing. */
export function drawingPath({ body, stance, paint, seats }: CartLook): string {
  return `/drawings/cart-${bodyNames.get(body)}-${stance}-${paint}-${seats}.svg`;
}

/** The look in a drawing's file name; `undefined` when there is no such drawing. */
export function lookFromFile(file: string): CartLook | undefined {
  const match = /^cart-([a-z-]+)-(street|lifted)-([a-z]+)-([a-z]+)\.svg$/.exec(file);
  const [, name = '', stance, paint = '', seats = ''] = match ?? [];
  const body = Object.hasOwn(bodies, name) ? bodies[name] : undefined;
  if (body === undefined || !isPaint(paint) || !isPaint(seats)) return undefined;
  return { body, stance: stance === 'lifted' ? 'lifted' : 'street', paint, seats };
}

function isPaint(name: string): name is PaintName {
  return Object.hasOwn(paints, name);
}
