import { picturedCartOf } from '../known-models/known-model.ts';
import type { Vehicle } from '../vehicle.ts';
import { type Paint, paintNamed, primer, type Seats, seatsNamed } from './colors.ts';
import { type PicturedCart, picturedCarts } from './pictured-cart.ts';

export interface Finish {
  readonly paint: Paint;
  readonly seats: Seats;
}

export type FinishChoice = Partial<Finish>;

export const finishFields = ['paint', 'seats'] as const;

/** In addresses. */
export type FinishSlugs = Readonly<Partial<Record<(typeof finishFields)[number], string>>>;

/** For order (spec S10.2): those of the pictured carts of the series, after the cart's own. */
export interface FinishList {
  readonly paints: readonly [Paint, ...Paint[]];
  readonly seats: readonly [Seats, ...Seats[]];
}

export type Colored = Pick<Vehicle, 'exteriorColor' | 'interiorColor'>;

/** The pictured cart's own for an unstated part, {@link primer} for an unnamed color. */
export function finishOfRow(cart: PicturedCart, { exteriorColor, interiorColor }: Colored): Finish {
  return {
    paint: exteriorColor === undefined ? cart.paint : (paintNamed(exteriorColor) ?? primer),
    seats: seatsNamed(interiorColor) ?? cart.seats,
  };
}

export function finishListOf(
  vehicle: Parameters<typeof picturedCartOf>[0] & Colored,
  cart = picturedCartOf(vehicle),
): FinishList | undefined {
  if (cart === undefined) return undefined;
  const { brand, series } = cart.model;
  const shown = finishOfRow(cart, vehicle);
  const finishes = [cart, ...picturedCarts].filter(
    ({ model }) => model.brand === brand && model.series === series,
  );
  const paints = finishes.map(({ paint }) => paint);
  const seats = finishes.map((one) => one.seats);
  return { paints: firstOf(shown.paint, paints), seats: firstOf(shown.seats, seats) };
}

function firstOf<T>(first: T, others: readonly T[]): readonly [T, ...T[]] {
  return [first, ...new Set(others.filter((one) => one !== first))];
}

export function chosenFinish(
  list: FinishList | undefined,
  sent: Readonly<Partial<Record<(typeof finishFields)[number], string | null>>>,
): FinishChoice {
  return {
    paint: list?.paints.find((paint) => paint.slug === sent.paint && paint !== primer),
    seats: list?.seats.find(({ slug }) => slug === sent.seats),
  };
}

/** `"in lake blue with saddle seats"`; undefined without a choice. */
export function finishInWords({ paint, seats }: Partial<Record<keyof Finish, string>>) {
  const words = [paint && `in ${paint}`, seats && `with ${seats} seats`].filter(Boolean);
  return words.length === 0 ? undefined : words.join(' ');
}
