import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createGzipQueue } from './gzip-queue.ts';

const sizes = [0, 1, 300, 16_383, 32_768, 65_537, 256 * 1024];

test.each(sizes)('a body of %i bytes decompresses to itself, repetitive or not', async (size) => {
  const compress = createGzipQueue(1);
  for (const body of [Buffer.alloc(size, 'A cart with six seats. '), randomBytes(size)]) {
    expect(gunzipSync(await compress(body)).equals(body)).toBe(true);
  }
});

test('bodies handed over at once come back as their own, each complete in itself', async () => {
  const compress = createGzipQueue(1);
  const bodies = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0 ? randomBytes(index * 1_500) : Buffer.alloc(index * 2_000, `cart ${index}, `),
  );
  const compressed = await Promise.all(bodies.map(compress));
  for (const [index, body] of bodies.entries()) {
    expect(gunzipSync(compressed[index] as Buffer).equals(body), `body ${index}`).toBe(true);
  }
});
