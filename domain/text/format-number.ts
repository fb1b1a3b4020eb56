/** `6795` → `"6,795"`; `Intl`'s first formatter takes longer than a page's whole script. */
export function formatNumber(value: number, decimals = 0): string {
  // Rounds as people do: 56.05, stored as slightly less, to 56.1.
  return (value * (1 + Number.EPSILON)).toFixed(decimals).replace(/\B(?=(\d{3})+\b)/g, ',');
}

/** At most two decimals: `"56.1"`. */
export function formatBriefly(value: number): string {
  return formatNumber(value, 2).replace(/\.?0+$/, '');
}
