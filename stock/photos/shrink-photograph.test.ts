import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { phonePhotograph, plain } from '../../test/support/camera.ts';
import { createShrinker } from './encode-in-child.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

const folder = await mkdtemp(join(tmpdir(), 'shrink-'));
let count = 0;
async function fileOf(bytes: Uint8Array): Promise<string> {
  count += 1;
  const file = join(folder, String(count));
  await writeFile(file, bytes);
  return file;
}

const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
const noisy = () =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#777', noise } })
    .jpeg({ quality: 100 })
    .toBuffer();

// spec S28.5
test.each([
  ['as a phone takes it', phonePhotograph, [400, 600]],
  ['upright and larger', () => plain(2000, 3200).png().toBuffer(), [1000, 1600]],
  ['small, and no shape for a cart’s page', () => plain(500, 60).webp().toBuffer(), [500, 60]],
  ['so full of detail that quality is not enough', noisy, []],
])('a photograph %s', async (_, make, size) => {
  const small = await shrinkPhotograph(await fileOf(await make()));
  if (!small.ok) throw new Error(small.reason);
  const { format, width = 0, height = 0, space } = await sharp(small.jpeg).metadata();
  expect([format, space]).toEqual(['jpeg', 'srgb']);
  expect(Buffer.from(small.jpeg).toString('latin1')).not.toMatch(/Exif|GPS|Someone|ICC_PROFILE/);
  expect(small.jpeg.length).toBeLessThanOrEqual(500_000);
  if (size.length > 0) expect([width, height]).toEqual(size);
});

test('what is transparent becomes white', async () => {
  const clear = { width: 300, height: 300, channels: 4, background: '#0000' } as const;
  const bytes = await sharp({ create: clear }).png().toBuffer();
  const small = await shrinkPhotograph(await fileOf(bytes));
  const [pixel] = await sharp(small.ok ? small.jpeg : bytes)
    .raw()
    .toBuffer();
  expect(pixel).toBe(255);
});

/** A PNG of a few hundred kilobytes whose texts unpack to 50 MB each. */
async function textBomb(): Promise<Buffer> {
  const png = await plain(300, 300).png().toBuffer();
  const text = deflateSync(Buffer.alloc(50_000_000));
  const named = Buffer.concat([Buffer.from('zTXta\0\0'), text]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  const chunks = Array.from({ length: 28 }, () => [length, named, sum]).flat();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

// spec S28.5
test('one whose metadata fills memory or time is ended by the limits of the process; a missing file is no fault of it', async () => {
  const shrink = createShrinker({ maxBytes: 300_000_000, timeoutMs: 2_000 });
  expect(await shrink(await fileOf(await textBomb()))).toEqual({
    ok: false,
    reason: expect.stringMatching(/to open/),
  });
  const patient = createShrinker({ maxBytes: 300_000_000, timeoutMs: 120_000 });
  await expect(patient(join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' });
});
