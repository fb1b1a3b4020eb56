import { expect, test } from 'vitest';
import { formatPrice, formatUsd, formatUsdCents } from './money.ts';

test.each([
  [15_595, '$15,595'],
  [14_999.5, '$14,999.50'],
  [0, '$0'],
  [undefined, 'Call for Price'],
])('the price %s is shown as %s', (dollars, shown) => {
  expect(formatPrice(dollars)).toBe(shown);
});

test('amounts are whole dollars or have two decimals', () => {
  expect(formatUsd(1212.5)).toBe('$1,213');
  expect(formatUsdCents(150)).toBe('$150.00');
});
