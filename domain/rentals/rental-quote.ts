import { periodDays, type RentalPeriod, rentalPeriods } from '../dealer/rental.ts';

/** Longest first, one after the other. */
export interface CheapestPlans {
  readonly plans: readonly { period: RentalPeriod; count: number; priceUsd: number }[];
  readonly totalUsd: number;
}

interface Best {
  readonly totalUsd: number;
  /** Fewest at equal price. */
  readonly uses: readonly RentalPeriod[];
}

type Rates = Readonly<Record<RentalPeriod, number>>;

/** `days` ≥ 1: consecutive plans, or a cheaper longer plan (spec S11.13). */
export function cheapestPlans(rates: Rates, days: number): CheapestPlans {
  return cheapest(rates, days, (day, period) => Math.max(0, day - periodDays[period]));
}

export function exactPlans(rates: Rates, days: number): CheapestPlans {
  return cheapest(rates, days, (day, period) => day - periodDays[period]);
}

/** `before`: the day before a plan ending on `day`; negative rules it out. */
function cheapest(
  rates: Rates,
  days: number,
  before: (day: number, period: RentalPeriod) => number,
): CheapestPlans {
  const best: Best[] = [{ totalUsd: 0, uses: [] }];
  for (let day = 1; day <= days; day += 1) {
    const candidates = rentalPeriods.flatMap((period) => {
      const start = best[before(day, period)];
      if (start === undefined) return [];
      return { totalUsd: start.totalUsd + rates[period], uses: [period, ...start.uses] };
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

export function coveredDays({ plans }: CheapestPlans): number {
  return plans.reduce((sum, { period, count }) => sum + count * periodDays[period], 0);
}

/** Fewest days for which one such plan is cheapest. */
export function cheapestFrom(rates: Rates, period: RentalPeriod): number {
  const days = Array.from({ length: periodDays[period] }, (_, index) => index + 1);
  const isAlone = ({ plans }: CheapestPlans) =>
    plans.length === 1 && plans[0]?.period === period && plans[0].count === 1;
  return days.find((count) => isAlone(cheapestPlans(rates, count))) ?? periodDays[period];
}

function isBetter(one: Best, other: Best): boolean {
  if (one.totalUsd !== other.totalUsd) return one.totalUsd < other.totalUsd;
  return one.uses.length < other.uses.length;
}
