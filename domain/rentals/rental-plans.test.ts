import { describe, expect, it } from 'vitest';
import {
  generalRates,
  printedGeneralSavings,
  printedTownPerDay,
  townRates,
} from '../dealer/business/rentals/rates.ts';
import { cartTypes, periodDays } from '../dealer/rental.ts';
import { findPlace } from '../places/find-place.ts';
import { findPlan, planInWords, planKey } from './plan-names.ts';
import { generalGroups, savingsOf, townGroups } from './rental-plans.ts';

const [dalton, barrett] = ['dalton', 'barrett-township'].map((slug) => findPlace(slug)?.place);

const generalPlans = generalGroups.flatMap((group) => group.plans);
const townPlans = townGroups.flatMap((group) => group.plans);

// spec S11.4, S11.8
it.each([
  ['the general page', generalGroups],
  ['a town page', townGroups],
])('on %s three groups have four plans each, and the specified are recommended', (_, groups) => {
  expect(groups.map((group) => [group.title, group.plans.length])).toEqual([
    ['4 Seater', 4],
    ['6 Seater', 4],
    ['Utility', 4],
  ]);
  const plans = groups.flatMap((group) => group.plans);
  const recommended = plans.filter((plan) => plan.recommended).map((plan) => plan.key);
  expect(recommended).toEqual([
    ...['4-seater-daily', '4-seater-3-day', '4-seater-weekly', '6-seater-3-day'],
    ...['6-seater-weekly', 'utility-3-day', 'utility-weekly'],
  ]);
  for (const plan of plans) expect(plan.badge === 'RECOMMENDED').toBe(plan.recommended);
});

// spec S11.1, S11.2, S11.3, S11.7
it.each([
  ['4-seater-daily', generalPlans, { savings: undefined }],
  ['6-seater-weekly', generalPlans, { priceUsd: 1400, savings: 'Save 32.2%' }],
  ['4-seater-3-day', townPlans, { perDay: '$228.34 per day', savings: 'Save $50 (6.8%)' }],
  ['6-seater-monthly', townPlans, { perDay: '$112.00 per day', savings: 'Save $5,490 (62.0%)' }],
  ['utility-3-day', townPlans, { perDay: '$256.67 per day', savings: 'Save $55 (6.7%)' }],
])('%s, on one of the pages: %#', (key, plans, expected) => {
  expect(plans.find((plan) => plan.key === key)).toMatchObject(expected);
});

// spec S11.2
it('every printed figure is near what it is made from', () => {
  for (const cart of cartTypes) {
    for (const period of ['threeDay', 'weekly', 'monthly'] as const) {
      const days = periodDays[period];
      const { daily, [period]: price } = generalRates[cart];
      const percent = savingsOf(daily, days, price)?.percent ?? 0;
      expect(Math.abs((printedGeneralSavings[cart][period] ?? 0) - percent)).toBeLessThan(0.31);
      const perDay = townRates[cart][period] / days;
      expect(Math.abs(printedTownPerDay[cart][period] - perDay)).toBeLessThan(0.011);
    }
  }
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

  it.each(['', '4-seater', '4-Seater-Weekly', 'constructor'])(
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
