import { expect, test } from 'vitest';
import { centsOf, dollarsOf, formatPrice, formatUsd, formatUsdCents, percentOf } from './money.ts';

test.each([
  [15_595, '$15,595'],
  [14_999.5, '$14,999.50'],
  [0, '$0'],
  [undefined, 'Call for Price'],
])('the price %s is shown as %s', (dollars, price) => {
  expect(formatPrice(dollars)).toBe(price);
});

test('an amount that is not whole keeps its cents (spec S1.10)', () => {
  expect(formatUsd(1212.5)).toBe('$1,212.50');
  expect(formatUsdCents(150)).toBe('$150.00');
});

test.each([
  // Just below and above half a cent.
  [8_333.24, 6, 499.99],
  [8_333.26, 6, 500],
])('%f at %i percent is %f', (dollars, percent, share) => {
  expect(dollarsOf(percentOf(centsOf(dollars), percent))).toBe(share);
});

test('up to $30,000, every half cent of sales tax counts as a whole one', () => {
  // 6 percent of 25 cents is 1.5: each border is an odd multiple of 25 cents.
  const borders = Array.from({ length: 60_000 }, (_, index) => 25 + 50 * index);
  const wrong = borders.filter(
    (cents) => percentOf(centsOf(cents / 100), 6) !== (cents * 6 + 50) / 100,
  );
  expect(wrong).toEqual([]);
});
