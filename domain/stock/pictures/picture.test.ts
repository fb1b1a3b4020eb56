import { expect, test } from 'vitest';
import { pictureInOtherWidth, setAt, widthsOf } from './picture.ts';

const upTo = (last: number) => [480, 800, 1200, 1600].filter((width) => width <= last);

test.each([
  ['/pictures/carts/ev-city-front-800.webp', '/pictures/carts/ev-city-front', upTo(1600)],
  ['/pictures/carts/ev-city-front-1600.webp', '/pictures/carts/ev-city-front', upTo(1600)],
  ['/pictures/carts/turfman-800-bed-800.webp', '/pictures/carts/turfman-800-bed', upTo(1200)],
  ['/stills/ev-city/front/red/tan-800.webp', '/stills/ev-city/front/red/tan', upTo(1200)],
  ['/stills/ev-city/rear/red/tan-800.webp', '/stills/ev-city/rear/red/tan', upTo(800)],
  ['/photos/0123456789abcdef0123-1600.webp', '/photos/0123456789abcdef0123', upTo(1600)],
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
