/**
 * Money is whole or fractional US dollars as a plain number. Prices are shown with a dollar sign,
 * thousands separators and no decimals (spec S1.10); only per-day rates and fees with
 * cents use two.
 */

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `15595` → `"$15,595"`. Rounds half away from zero to whole dollars. */
export function formatUsd(dollars: number): string {
  return whole.format(dollars);
}

/** `228.34` → `"$228.34"`: dollars with exactly two decimals. */
export function formatUsdCents(dollars: number): string {
  return cents.format(dollars);
}

/**
 * A vehicle's price as a visitor reads it: whole dollars, with cents only where it has them
 * (`"$15,595"`, `"$14,999.50"`); without a price, `"Call for Price"` (spec S1.10, S4.7).
 */
export function formatPrice(dollars: number | undefined): string {
  if (dollars === undefined) return 'Call for Price';
  return Number.isInteger(dollars) ? formatUsd(dollars) : formatUsdCents(dollars);
}
