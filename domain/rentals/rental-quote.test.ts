import { expect, test } from 'vitest';
import { generalRates, townRates } from '../dealer/business/rentals/rates.ts';
import { periodDays, type RentalPeriod } from '../dealer/rental.ts';
import { cheapestFrom, cheapestPlans } from './rental-quote.ts';

// spec S11.13
test.each([
  [1, 245, '1 daily'],
  [3, 685, '1 threeDay'],
  [4, 930, '1 threeDay 1 daily'],
  // A week costs less than three days and two single ones ($1,175).
  [5, 1050, '1 weekly'],
  [8, 1295, '1 weekly 1 daily'],
  [10, 1735, '1 weekly 1 threeDay'],
  // A month costs less than two weeks and three days ($2,785 + $245).
  [18, 2800, '1 monthly'],
  [17, 2785, '2 weekly 1 threeDay'],
  [30, 2800, '1 monthly'],
])('%i days of a general 4 seater cost $%i: %s', (days, totalUsd, plans) => {
  const cheapest = cheapestPlans(generalRates.fourSeater, days);
  expect(cheapest.totalUsd).toBe(totalUsd);
  expect(cheapest.plans.map(({ period, count }) => `${count} ${period}`).join(' ')).toBe(plans);
});

// spec S11.13
test('no other choice of plans is cheaper, in either table', () => {
  for (const table of [generalRates, townRates]) {
    for (const rates of Object.values(table)) {
      for (let days = 1; days <= 30; days += 1) {
        const { totalUsd, plans } = cheapestPlans(rates, days);
        const covered = plans.map(({ period, count }) => periodDays[period] * count);
        expect(covered.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(days);
        expect(totalUsd).toBe(cheapestByTrying(rates, days));
      }
    }
  }
});

/** Every combination of plans that covers the days, priced. */
function cheapestByTrying(rates: Readonly<Record<RentalPeriod, number>>, days: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let months = 0; months <= 1; months += 1) {
    for (let weeks = 0; weeks <= 5; weeks += 1) {
      for (let threes = 0; threes <= 10; threes += 1) {
        const single = Math.max(0, days - 30 * months - 7 * weeks - 3 * threes);
        const price =
          months * rates.monthly +
          weeks * rates.weekly +
          threes * rates.threeDay +
          single * rates.daily;
        best = Math.min(best, price);
      }
    }
  }
  return best;
}

test.each([
  ['fourSeater', 'weekly', 5],
  ['utility', 'weekly', 5],
  ['sixSeater', 'monthly', 17],
] as const)('one plan is the cheapest: %s, %s from %i days on', (cart, period, days) => {
  expect(cheapestFrom(generalRates[cart], period)).toBe(days);
});
