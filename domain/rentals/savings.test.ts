import { describe, expect, it } from 'vitest';
import {
  generalRates,
  printedGeneralSavings,
  printedTownPerDay,
  townRates,
} from '../business/rentals/rates.ts';
import {
  type CartType,
  cartTypes,
  periodDays,
  type RentalPeriod,
  rentalPeriods,
} from '../dealership/rental.ts';
import { savingsOf } from './savings.ts';

const every = cartTypes.flatMap((cart) => rentalPeriods.map((period) => [cart, period] as const));

// spec S11.3
describe('savingsOf', () => {
  it.each([
    ['a single day', 245, 1, 245, undefined],
    ['a longer rental at the daily price', 245, 3, 735, undefined],
    ['a longer rental above the daily price', 245, 3, 736, undefined],
    ['three days', 245, 3, 685, { savedUsd: 50, percent: 6.8 }],
    ['a week', 245, 7, 1050, { savedUsd: 665, percent: 38.8 }],
    ['a month', 275, 30, 3080, { savedUsd: 5170, percent: 62.7 }],
  ])('%s', (_, daily, days, price, savings) => {
    expect(savingsOf(daily, days, price)).toEqual(savings);
  });
});

describe('the two price tables', () => {
  it('never ask more per day for a longer rental', () => {
    for (const rates of [generalRates, townRates]) {
      for (const cart of cartTypes) {
        const perDay = rentalPeriods.map((period) => rates[cart][period] / periodDays[period]);
        expect(perDay).toEqual([...perDay].sort((a, b) => b - a));
      }
    }
  });
});

/** `[cart, period, printed, computed]` wherever the two differ. */
function differences(
  printed: (cart: CartType, period: RentalPeriod) => number | undefined,
  computed: (cart: CartType, period: RentalPeriod) => number | undefined,
) {
  return every
    .map(([cart, period]) => [cart, period, printed(cart, period), computed(cart, period)])
    .filter(([, , a, b]) => a !== b);
}

describe('figures printed as specified', () => {
  // spec S11.2
  it('differ from the computed percentages in these places and no others', () => {
    const actual = differences(
      (cart, period) => printedGeneralSavings[cart][period],
      (cart, period) => {
        const rates = generalRates[cart];
        return savingsOf(rates.daily, periodDays[period], rates[period])?.percent;
      },
    );
    expect(actual).toEqual([
      ['fourSeater', 'weekly', 38.7, 38.8],
      ['fourSeater', 'monthly', 61.6, 61.9],
      ['sixSeater', 'monthly', 60.4, 60.5],
      ['utility', 'weekly', 38.7, 38.8],
      ['utility', 'monthly', 61.6, 61.9],
    ]);
  });

  // spec S11.2
  it('differ from the computed rates per day in one place', () => {
    const actual = differences(
      (cart, period) => printedTownPerDay[cart][period],
      (cart, period) => Math.round((townRates[cart][period] / periodDays[period]) * 100) / 100,
    );
    expect(actual).toEqual([['fourSeater', 'threeDay', 228.34, 228.33]]);
  });
});
