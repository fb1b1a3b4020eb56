import { randomBytes } from 'node:crypto';
import * as zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress, compressionsOnce, isCompressible } from './compression.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip ; q=0.0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['compress, unknown', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header), 'when remembered').toBe(encoding);
});

test.each([
  ['br, gzip', 'gzip'],
  ['br', 'br'],
  ['gzip;q=0, br', 'br'],
])('%j is answered in %s where that is what there is', (header, encoding) => {
  expect(chooseEncoding(header, ['gzip', 'br'])).toBe(encoding);
});

test.each([
  ['text/html; charset=utf-8', 5_000, true],
  ['application/json', 5_000, true],
  ['text/html; charset=utf-8', 100, false],
  ['image/png', 5_000, false],
])('%s of %i bytes: worth compressing is %s', (type, size, worth) => {
  expect(isCompressible(type, size)).toBe(worth);
});

const text = Buffer.from('A cart with six seats. '.repeat(300));

test.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
] as const)('%s decompresses to the original at both levels', async (way, decompress) => {
  const fast = await compress(text, way, 'fast');
  const small = await compress(text, way, 'small');
  expect([decompress(fast), decompress(small)]).toEqual([text, text]);
  expect(fast.length).toBeGreaterThanOrEqual(small.length);
});

test('small bodies that are compressed by gzip at once come back each as its own', async () => {
  const bodies = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0 ? randomBytes(index * 500) : Buffer.alloc(index * 550, `cart ${index}, `),
  );
  const compressed = await Promise.all(bodies.map((body) => compress(body, 'gzip', 'small')));
  expect(compressed.map((one) => zlib.gunzipSync(one))).toEqual(bodies);
});

test.each([
  [1_000, 'gzip'],
  [100_000, 'br'],
])('what is sent once and has %i bytes is answered in %s', (size, encoding) => {
  expect(chooseEncoding('gzip, deflate, br, zstd', compressionsOnce(size))).toBe(encoding);
});
