import { expect, test } from 'vitest';
import { foldText, squeezed, wordsOf } from './words.ts';

// spec S5.10
test.each([
  ['STRASSE', 'Straße'],
  ['ΟΔΟΣ', 'οδος'],
  ['ÉLAN', 'elan'],
  ['ﬁn', 'FIN'],
])('%j and %j fold to the same', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
  expect(foldText(foldText(one))).toBe(foldText(one));
});

test.each([
  ['Golf Carts', ['golf', 'cart']],
  ['batteries', ['battery']],
  ['class glass gas', ['class', 'glass', 'gas']],
  ['D5 RANGER 2+2', ['d5', 'ranger', '2+2']],
  ['E-Z-GO', ['ezgo']],
  ['the owner’s', ['the', 'owner']],
  ['$12,000 (firm)', ['12', '000', 'firm']],
  ['… — !', []],
])('%j has the words %j', (text, words) => {
  expect(wordsOf(text).map(({ whole }) => whole)).toEqual(words);
});

test('a word with hyphens is known by its parts too', () => {
  expect(wordsOf('all-terrain')).toEqual([
    { text: 'all-terrain', whole: 'allterrain', parts: ['all', 'terrain'] },
  ]);
});

test('of a long word 40 letters count (spec S5.17)', () => {
  expect(wordsOf(`${'x'.repeat(60)}s a-${'y'.repeat(60)}`)).toMatchObject([
    { whole: 'x'.repeat(40), parts: ['x'.repeat(40)] },
    { parts: ['a', 'y'.repeat(40)] },
  ]);
});

test.each(['E-Z-GO', 'EZGO', 'ez go', 'E.Z.Go'])('%j is squeezed to ezgo', (text) => {
  expect(squeezed(text)).toBe('ezgo');
});
