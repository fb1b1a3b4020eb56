import { periodDays, type RentalPeriod, rentalPeriods } from '../business/rentals/rates.ts';

/** A plan of a quote and how many of them, one after the other. */
export interface PlanUse {
  readonly period: RentalPeriod;
  readonly count: number;
  /** US dollars for all of them. */
  readonly priceUsd: number;
}

export interface CheapestPlans {
  /** Longest first. */
  readonly plans: readonly PlanUse[];
  readonly totalUsd: number;
}

interface Best {
  readonly totalUsd: number;
  /** Plans used; fewer wins at the same price. */
  readonly uses: readonly RentalPeriod[];
}

/**
 * The cheapest way to have a cart for `days` whole days (1 or more) by a price table: plans one
 * after the other, or a longer plan when it costs less (spec S11.13).
 */
export function cheapestPlans(
  rates: Readonly<Record<RentalPeriod, number>>,
  days: number,
): CheapestPlans {
  const best: Best[] = [{ totalUsd: 0, uses: [] }];
  for (let day = 1; day <= days; day += 1) {
    const candidates = rentalPeriods.map((period) => {
      const before = best[Math.max(0, day - periodDays[period])] as Best;
      return { totalUsd: before.totalUsd + rates[period], uses: [period, ...before.uses] };
    });
    best[day] = candidates.reduce((one, other) => (isBetter(other, one) ? other : one));
  }
  const { totalUsd, uses } = best[days] as Best;
  const plans = rentalPeriods.toReversed().flatMap((period) => {
    const count = uses.filter((used) => used === period).length;
    return count === 0 ? [] : [{ period, count, priceUsd: count * rates[period] }];
  });
  return { plans, totalUsd };
}

/** US dollars a day when a cart is rented for `days` whole days (1 or more) as cheaply as can be. */
export function dayPriceUsd(rates: Readonly<Record<RentalPeriod, number>>, days: number): number {
  return cheapestPlans(rates, days).totalUsd / days;
}

function isBetter(one: Best, other: Best): boolean {
  if (one.totalUsd !== other.totalUsd) return one.totalUsd < other.totalUsd;
  return one.uses.length < other.uses.length;
}
