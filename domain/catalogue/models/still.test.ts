import { expect, test } from 'vitest';
import { readStill, stillPath } from './still.ts';

// spec S10.9
test.each([
  '/stills/rover-xl6/front/lake-blue/tan-1200.avif',
  '/stills/d5-ranger-2-2/side/scarlet/black-800.webp',
  '/stills/rover-xxl/rear/matte-black/cream-480.avif',
])('%s is a picture', (path) => {
  const still = readStill(path);
  expect(still && stillPath(still)).toBe(path);
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
