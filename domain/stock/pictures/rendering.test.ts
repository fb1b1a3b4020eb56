import { expect, test } from 'vitest';
import { models } from '../../dealer/business/models/models.ts';
import { fileOfSet, setOf } from './picture.ts';
import { picturedCart, picturedCarts, picturedIds } from './pictured-cart.ts';
import { renderingAt, renderingOf, stillFileAt, viewsOf } from './rendering.ts';

test('every model is pictured, and the three showroom units, each in a paint of its own', () => {
  expect(picturedIds).toHaveLength(models.length + 3);
  for (const { id } of models) expect(picturedCart(id).model.id).toBe(id);
  expect(picturedCart('7c1f4e2a9b60').model.id).toBe('rover-xl6');
  expect(() => picturedCart('constructor')).toThrow();
  const paints = picturedCarts.map(
    ({ model, paint }) => `${model.brand} ${model.series} in ${paint.name}`,
  );
  expect(new Set(paints).size).toBe(paints.length);
});

test.each([
  [
    'd5-ranger-2+2',
    'front',
    'D5 RANGER 2+2 in lake blue with 4 stone seats, on a street stance; seen from the front left',
  ],
  [
    'evolution-d6-max-xt4',
    'rear',
    'D6 MAX XT4 in evergreen with 4 saddle seats, on a lifted stance, with brush guard, roof rack, and folding rear enclosure; seen from the rear left',
  ],
  ['turfman-800', 'bed', 'Close-up of the cargo bed of the TURFMAN 800 in sage green'],
  ['turfman-800', 'dash', 'Dashboard of the TURFMAN 800 in sage green, seen from the front seats'],
] as const)('%s, %s in words', (id, view, words) => {
  expect(renderingOf(picturedCart(id), view).alt).toBe(words);
});

test('every published rendering is found by its set; only a cargo bed has a close-up of it', () => {
  for (const cart of picturedCarts) {
    for (const view of viewsOf(cart)) {
      const rendering = renderingOf(cart, view);
      expect(renderingAt(setOf(rendering) ?? '')).toEqual(rendering);
    }
  }
  const withBed = picturedCarts.filter((cart) => viewsOf(cart).includes('bed'));
  expect(withBed.map(({ id }) => id)).toEqual(['turfman-200', 'turfman-800', 'turfman-1000']);
  expect(renderingAt('/pictures/carts/unknown-front')).toBeUndefined();
});

// spec S10.9
test.each([
  ['/stills/rover-xl6/front/lake-blue/tan-1200.avif', true],
  ['/stills/d5-ranger-2-2/side/scarlet/black-800.webp', true],
  ['/stills/rover-xxl/rear/matte-black/cream-480.avif', true],
  ['/stills/rover-xl6/front/plaid/tan-800.avif', false],
  ['/stills/rover-xl6/front/lake-blue/plaid-800.avif', false],
  ['/stills/rover-xl6/seats/lake-blue/tan-800.avif', false],
  ['/stills/rover-xl6/front/lake-blue/tan-1600.avif', false],
  ['/stills/rover-xl6/side/lake-blue/tan-1200.avif', false],
  ['/stills/rover-xl6/front/lake-blue/tan-480.webp', false],
  ['/stills/rover-xl6/front/lake-blue/tan-800.png', false],
  ['/stills/precedent/front/lake-blue/tan-800.avif', false],
  ['/stills/../front/lake-blue/tan-800.avif', false],
  ['/stills/d5-ranger-2+2/front/lake-blue/tan-800.avif', false],
  ['/stills/rover-xl6/front/lake-blue/tan-800.avif/', false],
])('%s is a still: %s', (path, isStill) => {
  const { cart, view, finish, width, format } = stillFileAt(path) ?? {};
  const set = cart && view && setOf(renderingOf(cart, view, finish));
  expect(set && width && format && fileOfSet(set, width, format)).toBe(isStill ? path : undefined);
});
