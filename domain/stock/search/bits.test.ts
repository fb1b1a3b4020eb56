import { expect, test } from 'vitest';
import { bitsWhere, countBits, hasBit, intersectionOf, intersects } from './bits.ts';

const cases = [
  ['none', 70, () => false],
  ['all', 70, () => true],
  ['the last bit of a word and the first of the next', 70, (n: number) => n === 31 || n === 32],
  ['every third', 1_000, (n: number) => n % 3 === 0],
] as const;

test.each(cases)('a set of %s is counted and read back', (_, size, holds) => {
  const bits = bitsWhere(size, holds);
  const expected = Array.from({ length: size }, (_, n) => n).filter(holds);
  expect(Array.from({ length: size }, (_, n) => n).filter((n) => hasBit(bits, n))).toEqual(
    expected,
  );
  expect(countBits(bits)).toBe(expected.length);
  expect(
    intersects(
      bits,
      bitsWhere(size, () => true),
    ),
  ).toBe(expected.length > 0);
});

test('what two sets have in common leaves both as they were', () => {
  const even = bitsWhere(100, (n) => n % 2 === 0);
  const third = bitsWhere(100, (n) => n % 3 === 0);
  expect(countBits(intersectionOf(even, third))).toBe(17);
  expect([countBits(even), countBits(third)]).toEqual([50, 34]);
});
