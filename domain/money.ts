import { formatNumber } from './text/format-number.ts';

/** US dollars (spec S1.10); arithmetic is in cents, as binary fractions misround half ones. */
export type Cents = number;

/** `8474.7` → `847470`, to the nearest. */
export function centsOf(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** `847470` → `8474.7`. */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}

/** `percent` is whole; half a cent rounds up. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * percent) / 100);
}

/** `"$15,595"`, `"$228.34"`. */
export function formatUsd(dollars: number): string {
  return usd(dollars, Number.isInteger(dollars) ? 0 : 2);
}

/** `150` → `"$150.00"`. */
export function formatUsdCents(dollars: number): string {
  return usd(dollars, 2);
}

function usd(dollars: number, decimals: number): string {
  return `${dollars < 0 ? '-' : ''}$${formatNumber(Math.abs(dollars), decimals)}`;
}

/** `"Call for Price"` without one (spec S4.7). */
export function formatPrice(dollars: number | undefined): string {
  return dollars === undefined ? 'Call for Price' : formatUsd(dollars);
}
