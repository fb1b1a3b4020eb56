export interface Savings {
  readonly savedUsd: number;
  /** To one decimal. */
  readonly percent: number;
}

/** `undefined` without savings (spec S11.3). */
export function savingsOf(dailyUsd: number, days: number, priceUsd: number): Savings | undefined {
  const byTheDay = dailyUsd * days;
  const savedUsd = byTheDay - priceUsd;
  if (savedUsd <= 0) return undefined;
  return { savedUsd, percent: Math.round((savedUsd / byTheDay) * 1000) / 10 };
}
