import { expect, test } from 'vitest';
import { monthsOf, withArticle } from './wording.ts';

test.each([
  ['10-15', '04-15', 6],
  ['05-01', '09-30', 5],
  ['01-01', '12-31', 12],
])('a season from %s to %s has %i months', (from, to, months) => {
  expect(monthsOf({ from, to })).toBe(months);
});

test.each([
  [1, 'a 1-mile'],
  [8, 'an 8-mile'],
  [11, 'an 11-mile'],
  [15, 'a 15-mile'],
  [18, 'an 18-mile'],
  [80, 'an 80-mile'],
])('%d takes its article', (count, words) => {
  expect(withArticle(count, 'mile')).toBe(words);
});
