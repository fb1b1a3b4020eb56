import { expect, test } from 'vitest';
import { drawingPath, lookFromFile, lookOf } from './look.ts';

const gasCart = {
  name: 'Precedent',
  brand: 'Club Car',
  category: '',
  features: [],
  specifications: {},
};

// spec S3.14
test.each([
  [
    { exteriorColor: 'Cherry Red', interiorColor: 'Tan' },
    '/drawings/cart_four_street_cherry-red_tan.svg',
  ],
  [
    { specifications: { seatingCapacity: 2 }, lifted: true },
    '/drawings/cart_two_lifted_unpainted_unpainted.svg',
  ],
  [
    { brand: 'Denago', name: 'Denago ROVER XL', exteriorColor: 'White' },
    '/drawings/cart_four-two_lifted_white_unpainted.svg',
  ],
  // Fewer seats than its model has: it is not drawn with six.
  [
    {
      brand: 'Denago',
      name: 'Denago ROVER XL',
      exteriorColor: 'Navy Blue',
      specifications: { seatingCapacity: 4 },
    },
    '/drawings/cart_four_lifted_navy-blue_unpainted.svg',
  ],
  // No golf bags on a cart that carries loads.
  [
    { brand: 'Cushman', name: 'Hauler 1200', exteriorColor: 'Scarlet', interiorColor: 'Black' },
    '/drawings/cart_bed_street_scarlet_black.svg',
  ],
  [
    { brand: 'Yamaha', name: 'UMAX Two', exteriorColor: 'Scarlet', interiorColor: 'Black' },
    '/drawings/cart_bed_street_scarlet_black.svg',
  ],
  [
    { name: '5x10 Utility Trailer', category: 'Trailer', exteriorColor: 'Matte Black' },
    '/drawings/cart_trailer_street_matte-black_unpainted.svg',
  ],
])('a cart with %j is drawn as %s', (change, path) => {
  const look = lookOf({ ...gasCart, ...change });
  expect(drawingPath(look)).toBe(path);
  expect(lookFromFile(path.replace('/drawings/', ''))).toEqual(look);
});

test.each([
  'cart_four_street_0.svg',
  'cart_four_street_plaid_tan.svg',
  'cart_bus_street_red_red.svg',
  'cart-four-street-red-red.svg',
])('there is no drawing %s', (file) => {
  expect(lookFromFile(file)).toBeUndefined();
});
