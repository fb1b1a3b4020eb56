import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  bomb,
  detailedPhotograph,
  heicPhotograph,
  phonePhotograph,
  plain,
} from '../../test/support/camera.ts';
import { inspectPicture } from './inspect-picture.ts';
import { maxPictureBytes } from './picture-limits.ts';

const photograph = await detailedPhotograph();

/** A small JPEG whose header claims 7,500 × 7,500 pixels. */
async function claimedJpeg(progressive: boolean): Promise<Buffer> {
  const jpeg = await plain(300, 300).jpeg({ progressive }).toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  for (const at of [5, 7]) jpeg.writeUInt16BE(7500, frame + at);
  return jpeg;
}

test.each([
  ...(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const).map(
    (format) => [format, () => plain(300, 200).toFormat(format).toBuffer()] as const,
  ),
  ['a phone’s HEIC', heicPhotograph],
  ['a baseline JPEG of 56 megapixels', () => claimedJpeg(false)],
] as const)('%s is accepted', async (_, make) => {
  const name = expect.stringMatching(/^[0-9a-f]{20}$/);
  expect(await inspectPicture(await make())).toEqual({ ok: true, name });
});

test('the name is a hash of the bytes', async () => {
  const name = async (bytes: Uint8Array) => JSON.stringify(await inspectPicture(bytes));
  expect(await name(photograph)).toBe(await name(Buffer.from(photograph)));
  expect(await name(photograph)).not.toBe(await name(await phonePhotograph()));
});

/** The beginning of an ISO media file of these brands. */
function isoFile(...brands: readonly string[]): Buffer {
  const [major = '', ...others] = brands;
  const box = Buffer.from(`____ftyp${major}\0\0\0\0${others.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(1000)]);
}

test.each([
  ['text', () => Buffer.from('Not a picture, whatever it is called\n'), 'is not a JPEG, HEIC'],
  ['nothing', () => Buffer.alloc(0), 'is not a JPEG, HEIC'],
  [
    'SVG, which sharp would read,',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
    'is not a JPEG, HEIC',
  ],
  ['SVG after a picture', () => Buffer.from('\xFF\xD8\xFF<svg/>', 'latin1'), 'damaged JPEG'],
  ['PDF', () => Buffer.from('%PDF-1.7\n'), 'is not a JPEG, HEIC'],
  ['a film', () => isoFile('isom', 'mp42'), 'is not a JPEG, HEIC'],
  ['an empty HEIC', () => isoFile('heic', 'mif1', 'heic'), 'is a damaged HEIC'],
  ['HEIC by its second brand', () => isoFile('mif1', 'mif1', 'heic'), 'is a damaged HEIC'],
  ['an empty AVIF', () => isoFile('mif1', 'miaf', 'avif'), 'is a damaged AVIF'],
  ['a PNG without an end', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'is a damaged PNG'],
  [
    'a progressive JPEG of 56 megapixels',
    () => claimedJpeg(true),
    '; 50 million fit in a progressive or interlaced picture; save it as a plain JPEG',
  ],
  [
    'an AVIF of 819 bytes and 26 megapixels',
    () => readFile(new URL('fixtures/26-megapixels.avif', import.meta.url)),
    'is 5,200 × 5,000 pixels; 25 million fit in AVIF; save it as a plain JPEG',
  ],
  ['a bomb', bomb, 'is 30,000 × 30,000 pixels; 100 million fit'],
  [
    'a tracking pixel',
    () => plain(1, 1).gif().toBuffer(),
    'is 1 × 1 pixels; 200 each way are the least',
  ],
  ['a thumbnail', () => plain(400, 199).png().toBuffer(), 'is 400 × 199 pixels; 200'],
  ['a ribbon', () => plain(200, 801).png().toBuffer(), 'too long and narrow'],
  [
    'too many bytes',
    () => Buffer.concat([photograph, Buffer.alloc(maxPictureBytes)]),
    'MB; 40 MB fit',
  ],
])('%s is refused', async (_, make, reason) => {
  expect(await inspectPicture(await make())).toEqual({
    ok: false,
    reason: expect.stringContaining(reason),
  });
});
