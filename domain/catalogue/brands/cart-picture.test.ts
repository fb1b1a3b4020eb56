import { describe, expect, test } from 'vitest';
import { setAt, widthsAt } from '../picture-set.ts';
import {
  captionOf,
  cartPicture,
  cartPictureSet,
  cartViews,
  picturedModel,
} from './cart-picture.ts';
import { finishOf, picturedIds } from './finish.ts';
import { models } from './models.ts';

test('every model is pictured, and the three showroom units', () => {
  expect(picturedIds).toHaveLength(models.length + 3);
  for (const { id } of models) expect(picturedModel(id)?.id).toBe(id);
  expect(picturedModel('7c1f4e2a9b60')?.id).toBe('rover-xl6');
  expect(picturedModel('somebody-elses-cart')).toBeUndefined();
  expect(finishOf('constructor')).toBeUndefined();
});

test('no two carts of a series share a paint', () => {
  const seen = picturedIds.map((id) => {
    const { brand, series } = picturedModel(id) ?? { brand: '', series: '' };
    return `${brand} ${series} in ${finishOf(id)?.paint.name}`;
  });
  expect(new Set(seen).size).toBe(seen.length);
});

describe('what a picture shows', () => {
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
  ] as const)('%s, %s', (id, view, words) => {
    expect(captionOf(cartPictureSet(id, view))).toBe(words);
  });

  test('there is one for every cart and view, and no other', () => {
    for (const id of picturedIds) {
      for (const view of cartViews) {
        const set = setAt(cartPicture(id, view));
        expect(captionOf(set ?? '')).toContain(finishOf(id)?.paint.name);
      }
    }
    expect(captionOf('/pictures/carts/unknown-front')).toBeUndefined();
  });
});

test.each([
  [
    '/pictures/carts/ev-city-front-1600.webp',
    '/pictures/carts/ev-city-front',
    [480, 800, 1200, 1600],
  ],
  ['/pictures/carts/ev-city-side-1200.webp', '/pictures/carts/ev-city-side', [480, 800, 1200]],
  [
    '/photos/0123456789abcdef0123-1600.webp',
    '/photos/0123456789abcdef0123',
    [480, 800, 1200, 1600],
  ],
  ['/pictures/carts/ev-city-front-1000.webp', undefined, []],
  ['https://elsewhere.example/pictures/a-1600.webp', undefined, [480, 800, 1200, 1600]],
  ['/other/a-1600.webp', undefined, [480, 800, 1200, 1600]],
])('the set at %s', (address, set, widths) => {
  expect(setAt(address)).toBe(set);
  expect(widthsAt(address)).toEqual(widths);
});
