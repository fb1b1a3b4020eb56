import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { similarTo } from './similar.ts';

const liberty = cart({
  ...{ id: 'shown', name: '2026 EZ-GO Liberty', brand: 'EZ-GO', category: 'Golf Carts' },
  ...{ year: 2026, condition: 'new', fuel: 'electric', price: 13_495, exteriorColor: 'Blue' },
  specifications: { model: 'Liberty', seatingCapacity: 4 },
});
/** Another model that differs in nothing else. */
const near = cart({ ...liberty, id: 'near', specifications: { model: 'Express' } });
const photo = ['https://dealer.example/a.jpg'];

// spec S6.3
test.each<[string, Partial<StockedVehicle>]>([
  ['another power', { fuel: 'gas', images: photo }],
  ['another condition', { condition: 'used', images: photo }],
  ['half the price', { price: 6_750, images: photo }],
  ['twice the price', { price: 27_000, images: photo }],
  ['an unknown price', { price: undefined }],
  ['another make', { brand: 'Club Car' }],
  ['no picture', { images: [] }],
  ['six seats', { specifications: { model: 'Six', seatingCapacity: 6 } }],
])('a cart of %s comes behind one that is near', (_, change) => {
  const pictured = { ...near, images: change.images?.length === 0 ? photo : [] };
  const other = cart({ ...near, id: 'other', specifications: { model: 'Other' }, ...change });
  expect(similarTo(liberty, [liberty, other, pictured], 2).map(({ id }) => id)).toEqual([
    'near',
    'other',
  ]);
});

test('a trailer is like trailers, and no cart is like one', () => {
  const trailer = { ...near, id: 'trailer', category: 'Trailer' };
  expect(similarTo(trailer, [liberty, trailer, near], 3)).toEqual([]);
  expect(similarTo(liberty, [liberty, trailer], 3)).toEqual([]);
});

// spec S6.3, S5.21
test('a cart that agrees with it is similar only where it can’t be bought itself', () => {
  const twin = { ...liberty, id: 'twin' };
  const red = { ...liberty, id: 'red', exteriorColor: 'Red' };
  const idsFor = (one: StockedVehicle) =>
    similarTo(one, [one, twin, red, near], 3).map(({ id }) => id);
  expect(idsFor(liberty)).toEqual(['red', 'near']);
  expect(idsFor(cart({ ...liberty, inStock: false, status: 'on-hold' }))).toEqual(['twin', 'near']);
});
