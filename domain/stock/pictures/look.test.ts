import { expect, test } from 'vitest';
import { fileOfLook, lookOf, lookOfFile } from './look.ts';

const gasCart = {
  name: 'Precedent',
  brand: 'Club Car',
  category: '',
  features: [],
  specifications: {},
};

// spec S3.14
test.each([
  [{ exteriorColor: 'Cherry Red', interiorColor: 'Tan' }, 'cart_four_street_cherry-red_tan'],
  [{ specifications: { seatingCapacity: 2 }, lifted: true }, 'cart_two_lifted_unpainted_unpainted'],
  [
    { brand: 'Denago', name: 'Denago ROVER XL', exteriorColor: 'White' },
    'cart_four-two_lifted_white_unpainted',
  ],
  [{ specifications: { seatingCapacity: 6 } }, 'cart_four-two_street_unpainted_unpainted'],
  [{ specifications: { seatingCapacity: 8 } }, 'cart_six-two_street_unpainted_unpainted'],
  [
    { brand: 'Evolution', name: 'D5 RANGER 2+2', specifications: { seatingCapacity: 4 } },
    'cart_two-two_street_unpainted_unpainted',
  ],
  // Fewer seats than its model has: it is not drawn with six.
  [
    {
      brand: 'Denago',
      name: 'Denago ROVER XL',
      exteriorColor: 'Navy Blue',
      specifications: { seatingCapacity: 4 },
    },
    'cart_four_lifted_navy-blue_unpainted',
  ],
  // No golf bags on a cart that carries loads.
  [
    { brand: 'Cushman', name: 'Hauler 1200', exteriorColor: 'Scarlet', interiorColor: 'Black' },
    'cart_bed_street_scarlet_black',
  ],
  [
    { brand: 'Cushman', name: 'Hauler 1200', specifications: { seatingCapacity: 4 } },
    'cart_four_street_unpainted_unpainted',
  ],
  [
    { name: '5x10 Utility Trailer', category: 'Trailer', exteriorColor: 'Matte Black' },
    'cart_trailer_street_matte-black_unpainted',
  ],
])('a cart with %j is drawn in %s', (change, file) => {
  const look = lookOf({ ...gasCart, ...change });
  expect(fileOfLook(look)).toBe(file);
  expect(lookOfFile(file)).toEqual(look);
});

test.each([
  'cart_four_street_0',
  'cart_four_street_plaid_tan',
  'cart_four_street_red_plaid',
  'cart_bus_street_red_red',
  'cart-four-street-red-red',
])('there is no drawing %s', (file) => {
  expect(lookOfFile(file)).toBeUndefined();
});
