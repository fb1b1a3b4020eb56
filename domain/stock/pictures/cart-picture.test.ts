import { describe, expect, test } from 'vitest';
import { models } from '../../dealer/business/models/models.ts';
import {
  captionOf,
  cartIn,
  cartPicture,
  cartPictureSet,
  closeUpsOf,
  picturedModel,
  viewsOf,
} from './cart-picture.ts';
import { pictureInOtherWidth, setAt, widthsOf } from './picture-set.ts';
import { finishOf, picturedIds } from './trim.ts';

test('every model is pictured, and the three showroom units', () => {
  expect(picturedIds).toHaveLength(models.length + 3);
  for (const { id } of models) expect(picturedModel(id)?.id).toBe(id);
  expect(picturedModel('7c1f4e2a9b60')?.id).toBe('rover-xl6');
  expect(picturedModel('somebody-elses-cart')).toBeUndefined();
  expect(finishOf('constructor')).toBeUndefined();
});

test('no two carts of a series share a paint', () => {
  const pictures = picturedIds.map((id) => {
    const { brand, series } = picturedModel(id) ?? { brand: '', series: '' };
    return `${brand} ${series} in ${finishOf(id)?.paint.name}`;
  });
  expect(new Set(pictures).size).toBe(pictures.length);
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
    ['d6-max-gt4', 'seats', 'Close-up of the saddle seats of the D6 MAX GT4 in silver'],
    ['turfman-800', 'bed', 'Close-up of the cargo bed of the TURFMAN 800 in sage green'],
    [
      'turfman-800',
      'wheel',
      'Close-up of a front wheel of the TURFMAN 800 in sage green, on a lifted stance',
    ],
  ] as const)('%s, %s', (id, view, words) => {
    expect(captionOf(cartPictureSet(id, view))).toBe(words);
  });

  test('there is one for every cart and view, and no other', () => {
    for (const id of picturedIds) {
      for (const view of viewsOf(id)) {
        const set = setAt(cartPicture(id, view));
        expect(captionOf(set ?? '')).toContain(finishOf(id)?.paint.name);
        expect(cartIn(set ?? '')).toBe(id);
      }
    }
    expect(captionOf('/pictures/carts/unknown-front')).toBeUndefined();
    expect(cartIn('/pictures/carts/unknown-front')).toBeUndefined();
  });
});

test('every pictured cart has close-ups; of its bed, if it has one', () => {
  const bed = new Set(['turfman-200', 'turfman-800', 'turfman-1000']);
  for (const id of picturedIds) {
    const expected = bed.has(id) ? ['seats', 'bed', 'wheel'] : ['seats', 'wheel'];
    expect(closeUpsOf(id), id).toEqual(expected);
  }
  expect(closeUpsOf('somebody-elses-cart')).toEqual([]);
});

const upTo1200 = [480, 800, 1200];
const upTo1600 = [480, 800, 1200, 1600];
test.each([
  ['/pictures/carts/ev-city-front-800.webp', '/pictures/carts/ev-city-front', upTo1600],
  ['/pictures/carts/ev-city-front-1600.webp', '/pictures/carts/ev-city-front', upTo1600],
  ['/pictures/carts/ev-city-side-800.webp', '/pictures/carts/ev-city-side', upTo1200],
  ['/pictures/carts/turfman-800-bed-800.webp', '/pictures/carts/turfman-800-bed', upTo1200],
  ['/photos/0123456789abcdef0123-1600.webp', '/photos/0123456789abcdef0123', upTo1600],
  ['/pictures/carts/ev-city-front-1000.webp', undefined, undefined],
  ['/pictures/carts/ev-city-front-800.avif', undefined, undefined],
  ['https://elsewhere.example/pictures/a-1600.webp', undefined, undefined],
  ['/other/a-1600.webp', undefined, undefined],
])('the set at %s', (address, set, widths) => {
  expect(setAt(address)).toBe(set);
  expect(set && widthsOf(set)).toEqual(widths);
});

test.each([
  ['/pictures/carts/ev-city-side-1200.webp', '/pictures/carts/ev-city-side-800.webp'],
  ['/pictures/heroes/snow-phone-480.webp', '/pictures/heroes/snow-phone-800.webp'],
  ['/stills/ev-city/front/scarlet/tan-1200.webp', '/stills/ev-city/front/scarlet/tan-800.webp'],
  ['/pictures/carts/ev-city-side-800.webp', undefined],
  ['/pictures/carts/ev-city-side-1200.avif', undefined],
  ['/photos/0123456789abcdef0123-1200.webp', undefined],
])('a picture in WebP asked for at %s', (path, address) => {
  expect(pictureInOtherWidth(path)).toBe(address);
});
