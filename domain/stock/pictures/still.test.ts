import { expect, test } from 'vitest';
import { fileOfSet } from './picture-set.ts';
import { readStill } from './still.ts';
import { stillSet, stillsOf } from './still-set.ts';

// spec S10.9
test.each([
  '/stills/rover-xl6/front/lake-blue/tan-1200.avif',
  '/stills/d5-ranger-2-2/side/scarlet/black-800.webp',
  '/stills/rover-xxl/rear/matte-black/cream-480.avif',
])('%s is a picture', (path) => {
  const {
    id = '',
    view = 'front',
    paint,
    seats,
    width = 800,
    format = 'avif',
  } = readStill(path) ?? {};
  const set = stillSet(stillsOf(id), view, paint?.slug ?? '', seats?.slug ?? '');
  expect(fileOfSet(set, width, format)).toBe(path);
});

test.each([
  '/stills/rover-xl6/front/plaid/tan-800.avif',
  '/stills/rover-xl6/front/lake-blue/plaid-800.avif',
  '/stills/rover-xl6/top/lake-blue/tan-800.avif',
  '/stills/rover-xl6/seats/lake-blue/tan-800.avif',
  '/stills/rover-xl6/front/lake-blue/tan-1600.avif',
  '/stills/rover-xl6/side/lake-blue/tan-1200.avif',
  '/stills/rover-xl6/front/lake-blue/tan-801.avif',
  '/stills/rover-xl6/front/lake-blue/tan-480.webp',
  '/stills/rover-xl6/front/lake-blue/tan-800.png',
  '/stills/precedent/front/lake-blue/tan-800.avif',
  '/stills/../front/lake-blue/tan-800.avif',
  '/stills/d5-ranger-2+2/front/lake-blue/tan-800.avif',
  '/stills/rover-xl6/front/lake-blue/tan-800.avif/',
])('%s is none', (path) => {
  expect(readStill(path)).toBeUndefined();
});
