import { expect, test } from 'vitest';
import { row } from '../../../test/support/rows.ts';
import { offerOf } from './offer.ts';

const asked = 'Ask about this cart';
const back = 'Tell me when it’s available again';
const waiting = [true, false, false, asked, back] as const;
const departed = [false, false, false, 'Ask for one like it', 'Tell me when one like it comes in'];
const away = { inStock: false, withdrawnAt: '2026-02-01T00:00:00.000Z' };

// spec S4.8, S4.15
test.each([
  [{}, 'in-stock', 'In Stock', [true, true, true, asked, undefined]],
  [{ status: 'in-stock' }, 'in-stock', 'In Stock', [true, true, true, asked, undefined]],
  [
    { inStock: false, status: 'coming' },
    'coming',
    'On the way',
    [true, false, true, asked, 'Tell me when it is here'],
  ],
  [{ inStock: false }, 'out-of-stock', 'Out of Stock', waiting],
  [{ inStock: false, status: 'in-stock' }, 'out-of-stock', 'Out of Stock', waiting],
  [{ inStock: false, status: 'on-hold' }, 'on-hold', 'On hold', waiting],
  // In doubt not for sale.
  [{ status: 'on-hold' }, 'on-hold', 'On hold', waiting],
  [{ inStock: false, status: 'sale-pending' }, 'sale-pending', 'Sale pending', waiting],
  [{ status: 'sold' }, 'sold', 'Sold', departed],
  [{ ...away, status: 'sold' }, 'sold', 'Sold', departed],
  [away, 'left', 'No longer in our stock', departed],
  [{ ...away, status: 'coming' }, 'left', 'No longer in our stock', departed],
] as const)('%j is %s: “%s”', (change, state, label, answers) => {
  const offer = offerOf(row({ id: 'a', ...change }));
  expect(offer).toMatchObject({ state, label, badges: [label] });
  expect([offer.isListed, offer.isInStock, offer.isForSale, offer.ask, offer.alert]).toEqual(
    answers,
  );
  expect(offer.unavailable).toBe(offer.isForSale ? undefined : label);
  expect(offer.departed === undefined).toBe(offer.isListed);
});

// spec S4.4, S4.13, S4.16
test.each([
  [{}, ['In Stock'], [undefined, undefined], 500],
  [{ condition: 'new' }, ['In Stock'], ['new', 'new'], 500],
  [{ condition: 'used' }, ['In Stock', 'Used'], ['used', 'used'], undefined],
  [{ condition: 'demo' }, ['In Stock', 'Display unit'], ['new', 'used'], 500],
  [{ isNew: true, condition: 'demo' }, ['NEW', 'Display unit'], ['new', 'used'], 500],
  [{ isNew: true, inStock: false }, ['NEW', 'Out of Stock'], [undefined, undefined], 500],
  [
    { isNew: true, inStock: false, status: 'on-hold', condition: 'used' },
    ['NEW', 'On hold', 'Used'],
    ['used', 'used'],
    undefined,
  ],
  [{ price: 9_500 }, ['In Stock'], [undefined, undefined], undefined],
  [{ price: undefined }, ['In Stock'], [undefined, undefined], undefined],
] as const)('%j has the badges %j', (change, badges, conditions, below) => {
  const offer = offerOf(row({ id: 'a', price: 9_000, msrp: 9_500, ...change }));
  expect(offer.badges).toEqual(badges);
  expect([offer.offeredAs, offer.feedCondition]).toEqual(conditions);
  expect(offer.belowListUsd).toBe(below);
});
