import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import {
  heicPhotograph,
  phonePhotograph,
  plain,
  printPhotograph,
} from '../../test/support/camera.ts';
import { encodeSet } from './encode-set.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encode-'));
});

const quickly = { effort: { avif: 0, webp: 0 }, widths: { avif: [800], webp: [800] } } as const;

/** The color in the middle of this part of a picture, from 0 to 1 each way. */
async function colorAt(file: string, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

const near = (color: readonly number[]) =>
  color.map((value) => expect.closeTo(value, -1.2)) as unknown as number[];

/** The phone's photograph in another format, all that it holds beside its pixels included. */
const phoneAs = (format: 'png' | 'webp' | 'tiff') => async () =>
  sharp(await phonePhotograph())
    .keepMetadata()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Someone</x:xmpmeta>')
    .toFormat(format)
    .toBuffer();

// spec S19.10
test.each([
  ['JPEG', phonePhotograph],
  ['HEIC', heicPhotograph],
  ['PNG', phoneAs('png')],
  ['WebP', phoneAs('webp')],
  ['TIFF', phoneAs('tiff')],
])(
  'a phone’s %s is turned upright, in right sRGB, and names nothing of its maker',
  async (_, take) => {
    const original = await take();
    expect(original.includes('Someone')).toBe(true);
    await encodeSet(original, join(folder, 'phone'), quickly);
    const names = await readdir(folder);
    expect(names).toEqual(['phone-800.avif', 'phone-800.webp']);
    for (const name of names) {
      const file = join(folder, name);
      const { width, height, exif, icc, xmp, iptc, orientation, space } =
        await sharp(file).metadata();
      expect([width, height, space]).toEqual([400, 600, 'srgb']);
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      const bytes = await readFile(file);
      for (const secret of ['Someone', 'GPS', 'Exif', 'xmpmeta'])
        expect(bytes.includes(secret)).toBe(false);
    }
    // What is on the left in the file belongs at the top.
    const [first = ''] = names;
    expect(await colorAt(join(folder, first), 0.5, 0.25)).toEqual(near([255, 0, 0]));
    expect(await colorAt(join(folder, first), 0.5, 0.75)).toEqual(near([0, 128, 0]));
  },
);

test('a print shop’s CMYK becomes sRGB', async () => {
  const original = await printPhotograph();
  expect((await sharp(original).metadata()).space).toBe('cmyk');
  await encodeSet(original, join(folder, 'print'), quickly);
  const file = join(folder, 'print-800.webp');
  const [r = 0, g = 0, b = 0] = await colorAt(file, 0.5, 0.5);
  expect((await sharp(file).metadata()).space).toBe('srgb');
  expect([r > 200, g < 60, b < 60]).toEqual([true, true, true]);
});

test.each(['gif', 'webp'] as const)('the first frame of an animated %s is used', async (format) => {
  const frames = await Promise.all(
    [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 0, b: 255 },
    ].map((color) => plain(300, 200, color).png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  await encodeSet(moving, join(folder, 'moving'), quickly);
  const file = join(folder, 'moving-800.webp');
  expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
  expect(await colorAt(file, 0.5, 0.5)).toEqual(near([255, 0, 0]));
});
