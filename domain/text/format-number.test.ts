import { expect, test } from 'vitest';
import { formatBriefly, formatNumber } from './format-number.ts';

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [-1_234_567, 0, '-1,234,567'],
  [1_234.005, 2, '1,234.01'],
  [56.05, 1, '56.1'],
  [1.005, 2, '1.01'],
  [1_000_000.5, 1, '1,000,000.5'],
])('%d with %i decimals is %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

test.each([
  [100, '100'],
  [1_200.5, '1,200.5'],
  [0.126, '0.13'],
])('%d is %s', (value, text) => {
  expect(formatBriefly(value)).toBe(text);
});
