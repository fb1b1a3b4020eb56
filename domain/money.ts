import { formatNumber } from './text/format-number.ts';

/**
 * Money. An amount is US dollars as a plain number, whole or with cents, shown with a dollar sign and
 * thousands separators (spec S1.10). What is computed from amounts is counted in whole cents, because
 * binary fractions put half a cent on the wrong side of its border.
 */

export type Cents = number;

/** `8474.7` → `847470`: dollars in cents, to the nearest. */
export function centsOf(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** `847470` → `8474.7`. */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}

/** A share of an amount; half a cent counts as a whole one. `percent` is a whole number. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * percent) / 100);
}

/** Without decimals when whole, with cents otherwise: `"$15,595"`, `"$228.34"`. */
export function formatUsd(dollars: number): string {
  return usd(dollars, Number.isInteger(dollars) ? 0 : 2);
}

/** `150` → `"$150.00"`: dollars with exactly two decimals. */
export function formatUsdCents(dollars: number): string {
  return usd(dollars, 2);
}

function usd(dollars: number, decimals: number): string {
  return `${dollars < 0 ? '-' : ''}$${formatNumber(Math.abs(dollars), decimals)}`;
}

/** A vehicle's price; without one, `"Call for Price"` (spec S4.7). */
export function formatPrice(dollars: number | undefined): string {
  return dollars === undefined ? 'Call for Price' : formatUsd(dollars);
}
