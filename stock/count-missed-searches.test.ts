import { expect, test } from 'vitest';
import type { MissedSearch } from '../domain/catalogue/search/missed-searches.ts';
import { countMissedSearches } from './count-missed-searches.ts';

function counter() {
  const kept: MissedSearch[] = [];
  const counting = countMissedSearches(
    { add: async (searches) => void kept.push(...searches), list: async () => [] },
    () => {},
  );
  return { ...counting, kept };
}

test('the same words count together, and what was typed on the way to them does not', async () => {
  const { note, flush, stop, kept } = counter();
  for (const q of ['yamaha', 'yamaha dri', 'yamaha drive', 'yamaha drive']) note(q);
  await flush();
  await flush();
  stop();
  expect(kept).toEqual([{ words: 'yamaha drive', count: 2 }]);
});

test('no more words are counted at a time than fit', async () => {
  const { note, flush, stop, kept } = counter();
  for (let n = 100; n < 1000; n += 1) note(`words ${n}`);
  note('words 100');
  await flush();
  stop();
  expect([kept.length, kept[0]]).toEqual([200, { words: 'words 100', count: 2 }]);
});

test('a store that does not answer costs only the counts', async () => {
  const logged: unknown[] = [];
  const { note, flush, stop } = countMissedSearches(
    { add: () => Promise.reject(new Error('away')), list: async () => [] },
    (...line) => void logged.push(line),
  );
  note('yamaha');
  await flush();
  stop();
  expect(logged).toHaveLength(1);
});
