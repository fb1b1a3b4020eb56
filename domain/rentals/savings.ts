/** The saving of a longer rental against the daily price, as the town pages show it. */
export interface Savings {
  /** US dollars over the whole period. */
  readonly savedUsd: number;
  /** To one decimal. */
  readonly percent: number;
}

/**
 * Savings against the daily price times the number of days (spec S11.3); `undefined`
 * when there are none, as for a single day.
 */
export function savingsOf(dailyUsd: number, days: number, priceUsd: number): Savings | undefined {
  const byTheDay = dailyUsd * days;
  const savedUsd = byTheDay - priceUsd;
  if (savedUsd <= 0) return undefined;
  return { savedUsd, percent: Math.round((savedUsd / byTheDay) * 1000) / 10 };
}
