import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { waysInto } from './ways-in.ts';

test.each([
  [
    'two seats for $7,500',
    [cart({ id: 'two', price: 7_500, specifications: { seatingCapacity: '2' } })],
    ['2 seats', 'Under $8,000'],
  ],
  [
    'a dear six-seater',
    [cart({ id: 'six', price: 12_000, specifications: { seatingCapacity: '6' } })],
    ['4 seats', '6 seats'],
  ],
  ['nothing', [], []],
])('with %s in stock the first searches are %o (spec S3.19)', (_, stock, labels) => {
  expect(waysInto(stock).map(({ label }) => label)).toEqual(labels);
});
