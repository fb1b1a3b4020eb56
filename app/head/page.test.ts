import { expect, test } from 'vitest';
import { clipped } from './page.ts';

test.each([
  ['short enough', 12, 'short enough'],
  ['cut between two words', 14, 'cut between…'],
  ['a comma, left behind', 9, 'a comma…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['a 🛺🛺🛺', 6, 'a 🛺…'],
])('%s in %i characters: %s', (text, most, expected) => {
  expect(clipped(text, most)).toBe(expected);
  expect(clipped(text, most).length).toBeLessThanOrEqual(most);
});
