import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

/** A cache of 100 bytes that holds these keys, each of so many bytes. */
function filled(sizes: Readonly<Record<string, number>>) {
  const dropped: string[] = [];
  const cache = createLruCache<string>(100, (key) => dropped.push(key));
  for (const [key, bytes] of Object.entries(sizes)) cache.set(key, `value of ${key}`, bytes);
  return { cache, dropped };
}

// spec S22.3
test('the bytes stay within the limit; what was put in first goes first', () => {
  const { cache, dropped } = filled({ a: 40, b: 40, c: 40, d: 20 });
  expect(cache.bytes).toBe(100);
  expect(dropped).toEqual(['a']);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBe('value of b');
});

test('what was used last goes last', () => {
  const { cache, dropped } = filled({ a: 30, b: 30, c: 30 });
  for (const key of ['a', 'b', 'b', 'a']) cache.get(key);
  for (const key of ['d', 'e']) cache.set(key, key, 30);
  expect(dropped).toEqual(['c', 'b']);
  expect(cache.get('a')).toBe('value of a');
});

test('a value put in again is counted once, at its new size', () => {
  const { cache, dropped } = filled({ a: 40, b: 20 });
  cache.set('a', 'a again', 50);
  expect(cache.bytes).toBe(70);
  expect(cache.get('a')).toBe('a again');
  expect(dropped).toEqual([]);
});

test.each([
  [50, true],
  [51, false],
])('a value of %i of 100 bytes is kept: %s', (bytes, isKept) => {
  const { cache } = filled({ a: 10 });
  cache.set('a', 'larger', bytes);
  expect(cache.get('a') !== undefined).toBe(isKept);
  expect(cache.bytes).toBe(isKept ? bytes : 0);
});

test('a cache of nothing keeps nothing', () => {
  const cache = createLruCache<string>(0);
  cache.set('a', 'a', 1);
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
});
