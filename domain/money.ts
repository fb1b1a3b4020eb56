/**
 * Money is whole or fractional US dollars as a plain number, shown with a dollar sign and thousands
 * separators (spec S1.10).
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

/** Without decimals when whole, with cents otherwise: `"$150"`, `"$228.34"`. */
export function formatExactUsd(dollars: number): string {
  return Number.isInteger(dollars) ? formatUsd(dollars) : formatUsdCents(dollars);
}

/**
 * A vehicle's price, with its cents if it has any, so that $14,999.50 does not read as $15,000.
 * Without a price, `"Call for Price"` (spec S1.10, spec S4.7).
 */
export function formatPrice(dollars: number | undefined): string {
  return dollars === undefined ? 'Call for Price' : formatExactUsd(dollars);
}
