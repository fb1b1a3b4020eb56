import { describe, expect, it } from 'vitest';
import {
  generalRates,
  printedGeneralSavings,
  printedTownPerDay,
  townRates,
} from '../dealer/business/rentals/rates.ts';
import type { Place } from '../dealer/place.ts';
import {
  type CartType,
  cartTypes,
  periodDays,
  type RentalPeriod,
  rentalPeriods,
} from '../dealer/rental.ts';
import { findPlace } from '../places/find-place.ts';
import { findPlan, planInWords, planKey } from './plan-names.ts';
import { generalGroups, type RentalGroup, savingsOf, townGroups } from './rental-plans.ts';

function placeOf(slug: string): Place {
  const match = findPlace(slug);
  if (match === undefined) throw new Error(`No place ${slug}`);
  return match.place;
}

const dalton = placeOf('dalton');
const barrett = placeOf('barrett-township');

const generalPlans = generalGroups.flatMap((group) => group.plans);
const townPlans = townGroups.flatMap((group) => group.plans);

const pages: [string, readonly RentalGroup[]][] = [
  ['the general page', generalGroups],
  ['a town page', townGroups],
];

describe.each(pages)('on %s', (_, groups) => {
  const plans = groups.flatMap((group) => group.plans);

  // spec S11.4
  it('three groups have four plans each', () => {
    expect(groups.map((group) => [group.title, group.plans.length])).toEqual([
      ['4 Seater', 4],
      ['6 Seater', 4],
      ['Utility', 4],
    ]);
  });

  // spec S11.8
  it('the specified plans are recommended', () => {
    const recommended = plans.filter((plan) => plan.recommended).map((plan) => plan.key);
    expect(recommended).toEqual([
      '4-seater-daily',
      '4-seater-3-day',
      '4-seater-weekly',
      '6-seater-3-day',
      '6-seater-weekly',
      'utility-3-day',
      'utility-weekly',
    ]);
    for (const plan of plans) expect(plan.badge === 'RECOMMENDED').toBe(plan.recommended);
  });

  it('periods carry their days', () => {
    const durations = plans.slice(0, 4).map((plan) => plan.duration);
    expect(durations).toEqual(['1 day', '3 days', '7 days', '30 days']);
  });
});

// spec S11.1, S11.2
it.each([
  ['4-seater-daily', 245, undefined],
  ['4-seater-3-day', 685, 'Save 6.8%'],
  ['4-seater-weekly', 1050, 'Save 38.7%'],
  ['4-seater-monthly', 2800, 'Save 61.6%'],
  ['6-seater-daily', 295, undefined],
  ['6-seater-3-day', 735, 'Save 16.9%'],
  ['6-seater-weekly', 1400, 'Save 32.2%'],
  ['6-seater-monthly', 3500, 'Save 60.4%'],
  ['utility-daily', 245, undefined],
  ['utility-3-day', 685, 'Save 6.8%'],
  ['utility-weekly', 1050, 'Save 38.7%'],
  ['utility-monthly', 2800, 'Save 61.6%'],
])('%s costs $%d on the general page: %s', (key, priceUsd, savings) => {
  expect(generalPlans.find((plan) => plan.key === key)).toMatchObject({ priceUsd, savings });
});

// spec S11.1, S11.2, S11.3, S11.7
it.each([
  ['4-seater-daily', 245, undefined, undefined],
  ['4-seater-3-day', 685, '$228.34 per day', 'Save $50 (6.8%)'],
  ['4-seater-weekly', 1050, '$150.00 per day', 'Save $665 (38.8%)'],
  ['4-seater-monthly', 2800, '$93.33 per day', 'Save $4,550 (61.9%)'],
  ['6-seater-daily', 295, undefined, undefined],
  ['6-seater-3-day', 825, '$275.00 per day', 'Save $60 (6.8%)'],
  ['6-seater-weekly', 1260, '$180.00 per day', 'Save $805 (39.0%)'],
  ['6-seater-monthly', 3360, '$112.00 per day', 'Save $5,490 (62.0%)'],
  ['utility-daily', 275, undefined, undefined],
  ['utility-3-day', 770, '$256.67 per day', 'Save $55 (6.7%)'],
  ['utility-weekly', 1155, '$165.00 per day', 'Save $770 (40.0%)'],
  ['utility-monthly', 3080, '$102.67 per day', 'Save $5,170 (62.7%)'],
])('%s costs $%d in a town, %s: %s', (key, priceUsd, perDay, savings) => {
  expect(townPlans.find((plan) => plan.key === key)).toMatchObject({
    priceUsd,
    perDay,
    savings,
  });
});

// spec S11.10
it('names what is the same for all plans of a class once', () => {
  for (const groups of [generalGroups, townGroups]) {
    expect(groups.map(({ terms }) => terms)).toEqual([
      'Street legal · $500 security deposit',
      'Street legal · $750 security deposit',
      'Seat belts included · $600 security deposit',
    ]);
  }
});

describe('a plan’s key', () => {
  it('finds the plan', () => {
    for (const plan of generalPlans) {
      expect(findPlan(plan.key)).toEqual({ cart: plan.cart, period: plan.period });
      expect(planKey(plan)).toBe(plan.key);
    }
  });

  it.each(['', '4-seater', '4-Seater-Weekly', '8-seater-weekly', 'constructor'])(
    '"%s" finds no plan and gives no words',
    (key) => {
      expect(findPlan(key)).toBeUndefined();
      expect(planInWords(key, 1, dalton)).toBeUndefined();
    },
  );

  it.each([
    ['4-seater-weekly', 1, dalton, '4 Seater Weekly rental ($1,050), delivered to Dalton'],
    ['6-seater-3-day', 1, barrett, '6 Seater 3 Day rental ($825), delivered to Barrett Township'],
    ['6-seater-3-day', 2, undefined, '2 × 6 Seater 3 Day rental ($1,470)'],
    ['utility-monthly', 1, undefined, 'Utility Monthly rental ($2,800)'],
    ['utility-monthly', 1, dalton, 'Utility Monthly rental ($3,080), delivered to Dalton'],
  ])('%s, %i carts, in words', (key, carts, place, words) => {
    expect(planInWords(key, carts, place)).toBe(words);
  });
});

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
