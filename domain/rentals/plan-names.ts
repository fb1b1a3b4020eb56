import { generalRates, townRates } from '../dealer/business/rentals/rates.ts';
import { type Place, placeLabel } from '../dealer/place.ts';
import {
  type CartType,
  cartTypes,
  periodDays,
  type RentalPeriod,
  rentalPeriods,
} from '../dealer/rental.ts';
import { formatUsd } from '../money.ts';
import { counted, countInWords } from '../text/wording.ts';

export const cartNames: Readonly<Record<CartType, string>> = {
  fourSeater: '4 Seater',
  sixSeater: '6 Seater',
  utility: 'Utility',
};

export const periodNames: Readonly<Record<RentalPeriod, string>> = {
  daily: 'Daily',
  threeDay: '3 Day',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

export function durationLabel(period: RentalPeriod): string {
  return counted(periodDays[period], 'day');
}

/** `"one 3-day plan"`, `"two weekly plans"`. */
export function plansCounted({
  count,
  period,
}: {
  readonly count: number;
  readonly period: RentalPeriod;
}) {
  return countInWords(count, `${periodNames[period].toLowerCase().replace(' ', '-')} plan`);
}

export interface PlanChoice {
  readonly cart: CartType;
  readonly period: RentalPeriod;
}

export function planTitle({ cart, period }: PlanChoice): string {
  return `${cartNames[cart]} ${periodNames[period]}`;
}

export function planKey(choice: PlanChoice): string {
  return planTitle(choice).toLowerCase().replaceAll(' ', '-');
}

const byKey: ReadonlyMap<string, PlanChoice> = new Map(
  cartTypes.flatMap((cart) =>
    rentalPeriods.map((period): [string, PlanChoice] => [
      planKey({ cart, period }),
      { cart, period },
    ]),
  ),
);

export function findPlan(key: string): PlanChoice | undefined {
  return byKey.get(key);
}

/** `"4 Seater Weekly rental ($1,050), delivered to Dalton"`; `undefined` for an unknown key. */
export function planInWords(key: string, carts: number, place?: Place): string | undefined {
  const choice = findPlan(key);
  if (choice === undefined) return undefined;
  const rates = place === undefined ? generalRates : townRates;
  const price = formatUsd(rates[choice.cart][choice.period] * carts);
  const rental = `${carts === 1 ? '' : `${carts} × `}${planTitle(choice)} rental (${price})`;
  return place === undefined ? rental : `${rental}, delivered to ${placeLabel(place)}`;
}
