import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { detailedPhotograph, heicPhotograph, plain } from '../../test/support/camera.ts';
import { createEncoder } from './encode-in-child.ts';
import { maxDecoderBytes, maxEncodeMs } from './picture-limits.ts';

const effort = { avif: 0, webp: 0 };
const photograph = await detailedPhotograph();
/** 25 megapixels in 0.3 MB, which a decoder has to hold whole: 150 MB of coefficients. */
const progressive = await plain(6000, 4167)
  .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
  .toBuffer();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encode-'));
});

test('a picture is encoded in another process, a HEIC too; what a killed one left is removed', async () => {
  const encode = createEncoder();
  const left = join(folder, 'killed-400.webp.1.part');
  await writeFile(left, 'half');
  await utimes(left, 1, 1);
  for (const bytes of [photograph, await heicPhotograph()]) {
    expect(await encode({ bytes, path: join(folder, String(bytes.length)), effort })).toEqual({
      ok: true,
    });
  }
  expect(await readdir(folder)).toHaveLength(12);
});

test('one that takes too much memory is refused, and the next is encoded', async () => {
  const encode = createEncoder({ maxBytes: 200_000_000, timeoutMs: maxEncodeMs });
  const [large, small] = await Promise.all([
    encode({ bytes: progressive, path: join(folder, 'large'), effort }),
    encode({ bytes: photograph, path: join(folder, 'small'), effort }),
  ]);
  expect(large).toEqual({ ok: false, reason: expect.stringContaining('too much memory') });
  expect(small).toEqual({ ok: true });
  expect(await readdir(folder)).toHaveLength(6);
});

test('each one that takes too long is refused', async () => {
  const encode = createEncoder({ maxBytes: maxDecoderBytes, timeoutMs: 1 });
  const job = { bytes: progressive, path: join(folder, 'slow'), effort };
  const refused = { ok: false, reason: 'takes more than 0.001 s to open' };
  expect(await Promise.all([encode(job), encode(job)])).toEqual([refused, refused]);
});

test('a damaged picture is refused with a reason, a disk’s error is thrown with its code', async () => {
  const encode = createEncoder();
  const heic = await heicPhotograph();
  for (const bytes of [photograph.subarray(0, photograph.length * 0.6), heic.subarray(0, -200)]) {
    const damaged = await encode({ bytes, path: join(folder, 'cut'), effort });
    expect(damaged).toEqual({ ok: false, reason: 'is damaged' });
  }
  expect(await readdir(folder)).toEqual([]);
  await mkdir(join(folder, 'whole-800.avif'));
  const inTheWay = encode({ bytes: photograph, path: join(folder, 'whole'), effort });
  await expect(inTheWay).rejects.toMatchObject({ code: 'EISDIR' });
});
