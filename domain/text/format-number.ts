/**
 * A number with commas and that many decimals: `6795` → `"6,795"`. Not by `Intl`, whose first formatter
 * keeps a browser busy for longer than the whole script of a page.
 */
export function formatNumber(value: number, decimals = 0): string {
  // As people round what they read: 56.05, which is stored as a little less, to 56.1.
  return (value * (1 + Number.EPSILON)).toFixed(decimals).replace(/\B(?=(\d{3})+\b)/g, ',');
}

/** The same with two decimals at most: `"56.1"`. */
export function formatBriefly(value: number): string {
  return formatNumber(value, 2).replace(/\.?0+$/, '');
}
