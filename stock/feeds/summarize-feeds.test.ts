import { expect, test } from 'vitest';
import { cart } from '../../test/support/cart.ts';
import { street } from '../../test/support/feed-units.ts';
import { summarizeFeeds } from './summarize-feeds.ts';

test('units are listed under what they lack, for the feeds they are meant for', () => {
  const stock = (
    [
      {},
      { id: 'b', stockNumber: 'LR-2', vin: undefined, msrp: undefined },
      { id: 'c', stockNumber: undefined, vin: undefined },
      { id: 'd', streetLegal: undefined, images: [] },
      { id: 'e', status: 'sold', vin: undefined, price: undefined },
      { id: 'f', status: 'on-hold', inStock: false, vin: undefined },
    ] as const
  ).map((change) => cart({ ...street, ...change }));
  expect(summarizeFeeds(stock)).toEqual({
    counts: [
      {
        feed: 'google-products',
        eligible: 0,
        incomplete: 1,
        notMeant: 4,
        why: '4 street legal: for the vehicle ads',
      },
      { feed: 'google-vehicles', eligible: 1, incomplete: 2, notMeant: 2 },
      { feed: 'meta-vehicles', eligible: 1, incomplete: 2, notMeant: 2 },
    ],
    missing: [
      {
        field: 'vin',
        rule: 'no VIN (a serial number is not a VIN)',
        feeds: ['google-vehicles', 'meta-vehicles'],
        units: ['c', 'LR-2'],
      },
      expect.objectContaining({ field: 'images', feeds: ['google-products'], units: ['LR-1001'] }),
      expect.objectContaining({ field: 'msrp', feeds: ['google-vehicles'], units: ['LR-2'] }),
    ],
  });
});
