import { expect, test } from 'vitest';
import { drawingPath, lookFromFile, lookOf } from './look.ts';

const gasCart = { name: 'Precedent', brand: 'Club Car', specifications: {} };

// spec S3.14
test.each([
  [
    { exteriorColor: 'Cherry Red', interiorColor: 'Tan' },
    '/drawings/cart-four-street-red-champagne.svg',
  ],
  [
    { specifications: { seatingCapacity: 2 }, lifted: true },
    '/drawings/cart-two-lifted-unpainted-unpainted.svg',
  ],
  [
    { brand: 'Denago', name: 'Denago ROVER XL', exteriorColor: 'White' },
    '/drawings/cart-four-two-lifted-white-unpainted.svg',
  ],
])('a cart with %j is drawn as %s', (change, path) => {
  const look = lookOf({ ...gasCart, ...change });
  expect(drawingPath(look)).toBe(path);
  expect(lookFromFile(path.replace('/drawings/', ''))).toEqual(look);
});

test.each([
  'cart-four-street-0.svg',
  'cart-four-street-plaid-tan.svg',
  'cart-bus-street-red-red.svg',
])('there is no drawing %s', (file) => {
  expect(lookFromFile(file)).toBeUndefined();
});
