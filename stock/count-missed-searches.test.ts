import { expect, test, vi } from 'vitest';
import type { MissedSearch } from '../domain/catalogue/search/missed-searches.ts';
import { countMissedSearches } from './count-missed-searches.ts';

function counter() {
  const list: MissedSearch[] = [];
  const counting = countMissedSearches(
    { add: async (searches) => void list.push(...searches), list: async () => [] },
    () => {},
  );
  return { ...counting, list };
}

test('the same words count together, and what was typed on the way to them does not', async () => {
  const { note, flush, stop, list } = counter();
  for (const q of ['yamaha', 'yamaha dri', 'yamaha drive', 'yamaha drive']) note(q, 'a');
  await flush();
  await flush();
  stop();
  expect(list).toEqual([{ words: 'yamaha drive', count: 2 }]);
});

test('no more words are counted at a time than fit', async () => {
  const { note, flush, stop, list } = counter();
  for (let n = 100; n < 1000; n += 1) note(`words ${n}`, `network ${n}`);
  note('words 100', 'another');
  await flush();
  stop();
  expect([list.length, list[0]]).toEqual([200, { words: 'words 100', count: 2 }]);
});

test('one network leaves room for the words of others, and has its own again the next day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00Z') });
  const { note, flush, stop, list } = counter();
  for (let n = 100; n < 400; n += 1) note(`junk ${n}`, 'a program');
  note('yamaha', 'a visitor');
  await flush();
  expect([list.length, list.at(-1)]).toEqual([61, { words: 'yamaha', count: 1 }]);
  note('junk 999', 'a program');
  await flush();
  expect(list).toHaveLength(61);
  vi.setSystemTime(Date.parse('2026-05-02T12:00Z'));
  note('junk 999', 'a program');
  await flush();
  stop();
  expect(list).toHaveLength(62);
});

test('a store that does not answer costs only the counts', async () => {
  const logged: unknown[] = [];
  const { note, flush, stop } = countMissedSearches(
    { add: () => Promise.reject(new Error('away')), list: async () => [] },
    (...line) => void logged.push(line),
  );
  note('yamaha', 'a');
  await flush();
  stop();
  expect(logged).toHaveLength(1);
});
