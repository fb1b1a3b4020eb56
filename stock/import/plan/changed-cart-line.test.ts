import { expect, test } from 'vitest';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { cart } from '../../../test/support/cart.ts';
import { changedCartLine } from './changed-cart-line.ts';

const at = '2026-01-01T00:00:00Z';
const stocked = (change: Partial<Vehicle> = {}, withdrawnAt?: string) =>
  cart({
    ...{ id: 'a', name: 'Rover XL', stockNumber: 'A101', price: 9_995, ...change },
    ...(withdrawnAt !== undefined && { withdrawnAt }),
  });

test.each([
  ['an added cart', undefined, stocked(), 'added'],
  ['a changed price', stocked(), stocked({ price: 9_495 }), 'price $9,995 → $9,495'],
  ['a sale', stocked(), stocked({ status: 'sold', inStock: false }, at), 'sold'],
  ['a cart that left the file', stocked(), stocked({}, at), 'sold'],
  [
    'a sale at another price',
    stocked(),
    stocked({ status: 'sold', inStock: false, price: 9_495 }, at),
    'sold; price $9,995 → $9,495',
  ],
  ['a cart that is back', stocked({}, at), stocked(), 'back in stock'],
  [
    'a change of a cart that stays away',
    stocked({}, at),
    stocked({ price: 9_495 }, at),
    'price $9,995 → $9,495',
  ],
  ['a change of the file’s own cells alone', stocked(), stocked(), 'as the file says it'],
])('%s is a line', (_, before, after, words) => {
  const line = changedCartLine({ ...(before !== undefined && { before }), after });
  expect(line).toBe(`A101 Rover XL: ${words}`);
});
