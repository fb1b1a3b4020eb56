import { expect, test } from 'vitest';
import { maxShortlist, shortlistIds } from './shortlist.ts';

test.each([
  ['carts=a,b', ['a', 'b']],
  ['carts=a&carts=b', ['a', 'b']],
  ['carts=b,%20a,,b', ['b', 'a']],
  ['carts=d5-ranger-2%2B2', ['d5-ranger-2+2']],
  ['', []],
])('%j names %j', (query, ids) => {
  expect(shortlistIds(new URLSearchParams(query))).toEqual(ids);
});

test('no address names more carts than can be shown', () => {
  const many = Array.from({ length: 500 }, (_, index) => `id-${index}`).join(',');
  expect(shortlistIds(new URLSearchParams({ carts: many }))).toHaveLength(maxShortlist);
});
