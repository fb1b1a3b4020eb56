import { expect, test } from 'vitest';
import { countedWords } from './missed-searches.ts';

test.each([
  ['  Yamaha   Drive2 ', 'yamaha drive2'],
  ['Café racer', 'cafe racer'],
  ['under 4000', 'under 4000'],
  ['', undefined],
  ['ab', undefined],
  ['x'.repeat(61), undefined],
  ['robin@visitor.example', undefined],
  ['stock 570555', 'stock 570555'],
  ['555-0199', undefined],
  ['(570) 555-0199', undefined],
  ['1FTFW1E50PFA12345', undefined],
])('“%s” is counted as %s', (q, counted) => {
  expect(countedWords(q)).toBe(counted);
});
