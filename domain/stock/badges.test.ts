import { expect, test } from 'vitest';
import { badgesOf, cardBadgesOf, stockStateOf, unavailableOf } from './badges.ts';

// spec S4.4
test.each([
  [true, true, 'NEW'],
  [true, false, 'NEW'],
  [false, true, 'In Stock'],
  [false, false, 'Out of Stock'],
] as const)('isNew %s and inStock %s: %s', (isNew, inStock, badge) => {
  expect(badgesOf({ isNew, inStock })[0]).toBe(badge);
});

// spec S4.8
test.each([
  [{ inStock: true }, 'In Stock'],
  [{ inStock: true, status: 'in-stock' }, 'In Stock'],
  [{ inStock: false }, 'Out of Stock'],
  [{ inStock: false, status: 'in-stock' }, 'Out of Stock'],
  [{ inStock: false, status: 'on-hold' }, 'On hold'],
  [{ inStock: false, status: 'sale-pending' }, 'Sale pending'],
  [{ inStock: false, status: 'coming' }, 'On the way'],
  [{ inStock: false, status: 'sold' }, 'Sold'],
] as const)('%j reads %j', (vehicle, label) => {
  expect(stockStateOf(vehicle).label).toBe(label);
  expect(badgesOf({ ...vehicle, isNew: false })).toEqual([label]);
});

// spec S4.4
test.each([
  [{ isNew: true, inStock: true, condition: 'new' }, []],
  [{ isNew: true, inStock: false }, ['Out of Stock']],
  [{ isNew: false, inStock: false }, []],
  [{ isNew: false, inStock: false, status: 'on-hold', condition: 'used' }, ['Used']],
  [{ isNew: true, inStock: true, condition: 'demo' }, ['Display unit']],
  [{ isNew: true, inStock: false, status: 'coming' }, ['On the way']],
] as const)('beside the badge of %j stands %j', (vehicle, notes) => {
  expect(badgesOf(vehicle).slice(1)).toEqual(notes);
});

// spec S4.13, S5.12
test.each([
  [{ isNew: false, inStock: true }, []],
  [{ isNew: true, inStock: true, condition: 'new' }, ['NEW']],
  [{ isNew: false, inStock: true, condition: 'used' }, ['Used']],
  [{ isNew: false, inStock: false, status: 'sale-pending' }, ['Sale pending']],
  [{ isNew: false, inStock: true, price: 9_000, msrp: 9_500 }, ['$500 below list']],
  [{ isNew: false, inStock: true, price: 9_500, msrp: 9_500 }, []],
  [{ isNew: false, inStock: true, condition: 'used', price: 9_000, msrp: 9_500 }, ['Used']],
  [
    { isNew: false, inStock: true, condition: 'demo', price: 9_000, msrp: 9_500 },
    ['Display unit', '$500 below list'],
  ],
] as const)('the card of %j has the badges %j', (vehicle, badges) => {
  expect(cardBadgesOf(vehicle)).toEqual(badges);
});

// spec S4.8
test.each([
  [{ inStock: true }, true, 'Ask about this cart', undefined],
  [{ inStock: false, status: 'coming' }, true, 'Ask about this cart', 'Tell me when it is here'],
  ...([{ status: 'on-hold' }, { status: 'sale-pending' }, {}] as const).map(
    (one) =>
      [
        { inStock: false, ...one },
        false,
        'Ask about this cart',
        'Tell me when it’s available again',
      ] as const,
  ),
  ...([{ status: 'sold' }, { withdrawnAt: '2026-02-01T00:00:00.000Z' }] as const).map(
    (one) =>
      [
        { inStock: false, ...one },
        false,
        'Ask for one like it',
        'Tell me when one like it comes in',
      ] as const,
  ),
] as const)('%j may be bought: %s, and offers “%s” and “%s”', (vehicle, isBuyable, ask, alert) => {
  expect(stockStateOf(vehicle)).toMatchObject({ isBuyable, ask });
  expect(stockStateOf(vehicle).alert).toBe(alert);
});

// spec S4.15
test.each([
  [{ inStock: true }, undefined],
  [{ inStock: false, status: 'coming' }, undefined],
  [{ inStock: false, status: 'on-hold' }, 'On hold'],
  [{ inStock: false }, 'Out of Stock'],
  [{ inStock: false, status: 'sold' }, 'Sold'],
  [{ inStock: false, withdrawnAt: '2026-02-01T00:00:00.000Z' }, 'No longer in our stock'],
] as const)('%j can be bought, or not: %s', (vehicle, why) => {
  expect(unavailableOf(vehicle)).toBe(why);
});
