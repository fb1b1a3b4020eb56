import { expect, test } from 'vitest';
import { vehicleInWords } from './enquiry-in-words.ts';

const cart = { id: 'a', name: 'ROVER XL6', brand: 'Denago', year: 2026 };

test.each([
  [{}, '2026 Denago ROVER XL6'],
  [{ price: 15_000 }, '2026 Denago ROVER XL6 ($15,000)'],
  [{ price: 14_999.5 }, '2026 Denago ROVER XL6 ($14,999.50)'],
  [
    { condition: 'new', price: 12_995.05, stockNumber: 'A17' } as const,
    '2026 Denago ROVER XL6 (new, $12,995.05, stock A17)',
  ],
])('a cart with %j is in a mail as “%s”', (facts, words) => {
  expect(vehicleInWords({ ...cart, ...facts })).toBe(words);
});
