import { expect, test } from 'vitest';
import {
  type StoredResponse,
  selectRepresentation,
  storedFrom,
} from '../response/stored-response.ts';
import { createPageCache } from './page-cache.ts';

const forever = Number.POSITIVE_INFINITY;

function stored(text: string): StoredResponse {
  const headers = { 'content-type': 'text/html' };
  return storedFrom({ status: 200, headers, body: Buffer.from(text) });
}

/** Puts a page of about `size` bytes in and says how often it was made. */
function keeper(maxBytes: number) {
  const cache = createPageCache(maxBytes);
  let renderings = 0;
  async function put(
    key: string,
    { version = 'v1', size = 1_000, keepFor = forever, now = 0 } = {},
  ) {
    return cache.getOrMake(key, version, now, async () => {
      renderings += 1;
      return { response: stored(`${key} `.repeat(size / (key.length + 1))), keepFor };
    });
  }
  return { cache, put, renderings: () => renderings };
}

test('concurrent requests for a page cause one rendering', async () => {
  const { cache, put, renderings } = keeper(1e6);
  const all = await Promise.all(Array.from({ length: 50 }, () => put('/a')));
  expect(renderings()).toBe(1);
  expect(new Set(all).size).toBe(1);
  expect(cache.get('/a', 'v1', 0)).toBe(all[0]);
});

test('a failed page is rendered again', async () => {
  const { cache, put } = keeper(1e6);
  const failing = cache.getOrMake('/a', 'v1', 0, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  await expect(put('/a')).resolves.toBeDefined();
});

test('a page is cached for its version of the stock and its lifetime', async () => {
  const { cache, put } = keeper(1e6);
  await put('/a');
  await put('/b', { keepFor: 1_000, now: 5_000 });
  await put('/c', { keepFor: 0 });
  expect(cache.get('/a', 'v2', 0)).toBeUndefined();
  expect(cache.get('/b', 'v1', 5_999)).toBeDefined();
  expect(cache.get('/b', 'v1', 6_000)).toBeUndefined();
  expect(cache.get('/c', 'v1', 0)).toBeUndefined();
});

// spec S22.3
test('the bytes stay under the limit; recently used pages stay', async () => {
  const { cache, put } = keeper(100_000);
  for (const key of ['/1', '/2', '/3']) await put(key, { size: 26_000 });
  expect(cache.get('/1', 'v1', 0)).toBeDefined();
  await put('/4', { size: 26_000 });
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.get('/2', 'v1', 0)).toBeUndefined();
  expect(['/1', '/3', '/4'].map((key) => cache.get(key, 'v1', 0) !== undefined)).toEqual([
    true,
    true,
    true,
  ]);
});

test('one response never takes more than half of the cache', async () => {
  const { cache, put } = keeper(100_000);
  await put('/small');
  await put('/large', { size: 60_000 });
  expect(cache.get('/large', 'v1', 0)).toBeUndefined();
  expect(cache.get('/small', 'v1', 0)).toBeDefined();
});

test('bytes used for compression are counted', async () => {
  const { cache, put } = keeper(1e6);
  const page = await put('/a', { size: 5_000 });
  const before = cache.bytes;
  await cache.encode('/a', page, 'gzip', 'small');
  await cache.encode('/a', page, 'br', 'small');
  const sent = ['gzip', 'br'].map((accepted) => {
    const sent = selectRepresentation(page, {
      method: 'GET',
      header: (name: string) => (name === 'accept-encoding' ? accepted : undefined),
    });
    return Buffer.isBuffer(sent?.body) ? sent.body.length : 0;
  });
  expect(cache.bytes - before).toBeGreaterThanOrEqual((sent[0] ?? 0) + (sent[1] ?? 0));
  await put('/a', { version: 'v2', size: 5_000 });
  expect(cache.bytes, 'a page made again replaces the one before').toBe(before);
});

test('keys count towards the limit', async () => {
  const { cache, put } = keeper(1e6);
  await put('/a');
  const before = cache.bytes;
  await put(`/${'a'.repeat(8_000)}`, { size: 1 });
  expect(cache.bytes - before).toBeGreaterThan(16_000);
});
