import { type Body, findModel, models } from '../../domain/catalogue/brands/models.ts';
import { modelId, seatsOf, type Vehicle } from '../../domain/catalogue/vehicle.ts';
import { hashOf } from '../ui/layout/hero-art.ts';
import type { CartLook } from './cart.tsx';

/** Bodies by their name in a drawing's address. */
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

/** Number of paints. */
export const paintCount = 8;

/**
 * How a vehicle is drawn. A model of ours is drawn as it is built; any other by the seats and
 * stance its row tells. The paint follows from the id, the same every time.
 */
export function lookOf(
  vehicle: Pick<Vehicle, 'id' | 'name' | 'brand' | 'specifications' | 'lifted'>,
): CartLook {
  const paint = hashOf(vehicle.id) % paintCount;
  const bare = modelId(vehicle.name, vehicle.brand);
  const model =
    findModel(vehicle.id) ??
    models.filter(({ id }) => bare.startsWith(id)).sort((a, b) => b.id.length - a.id.length)[0];
  if (model !== undefined) return { body: model.body, stance: model.stance, paint };
  const seats = seatsOf(vehicle) ?? 4;
  const body: Body =
    seats <= 2 ? '2 forward' : seats <= 4 ? '4 forward' : seats <= 6 ? '4+2' : '6+2';
  return { body, stance: vehicle.lifted === true ? 'lifted' : 'street', paint };
}

/** Address of a drawing. */
export function drawingPath({ body, stance, paint }: CartLook): string {
  return `/drawings/cart-${bodyNames.get(body)}-${stance}-${paint}.svg`;
}

/** The look in a drawing's file name; `undefined` when there is no such drawing. */
export function lookFromFile(file: string): CartLook | undefined {
  const match = /^cart-([a-z-]+)-(street|lifted)-(\d)\.svg$/.exec(file);
  const name = match?.[1] ?? '';
  const body = Object.hasOwn(bodies, name) ? bodies[name] : undefined;
  const paint = Number(match?.[3]);
  if (body === undefined || paint >= paintCount) return undefined;
  return { body, stance: match?.[2] === 'lifted' ? 'lifted' : 'street', paint };
}
