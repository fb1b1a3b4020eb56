import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicPhotograph, phonePhotograph, plain } from '../../test/support/camera.ts';
import { findFault } from './inspect-picture.ts';
import { withoutMetadata } from './picture-metadata.ts';

const png = await plain(40, 30).png().toBuffer();
const jpeg = await plain(40, 30).jpeg().toBuffer();
const webp = await plain(40, 30).webp().toBuffer();

/** The picture with one more chunk behind its header. */
function withChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, 33), length, named, sum, png.subarray(33)]);
}

/** The JPEG with this segment behind its first marker, a number of times. */
function withSegment(marker: number, text: string, size: number, times = 1): Buffer {
  const segment = Buffer.alloc(size + 4, 'x');
  segment.writeUInt16BE(0xff00 + marker);
  segment.writeUInt16BE(size + 2, 2);
  segment.write(text, 4, 'latin1');
  const segments = Array.from({ length: times }, () => segment);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** The WebP with one more chunk at its end. */
function withWebpChunk(type: string, size: number): Buffer {
  const chunk = Buffer.alloc(size + 8, 'x');
  chunk.write(type);
  chunk.writeUInt32LE(size, 4);
  const whole = Buffer.concat([webp, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes));
const named = (...rest: Buffer[]) => Buffer.concat([Buffer.from('a\0\0'), ...rest]);

// spec S28.5
test.each([
  ['zTXt', withChunk('zTXt', named(packed(2_000_000))), 0],
  ['iTXt', withChunk('iTXt', Buffer.from('a\0\0\0\0\0text')), 0],
  ['tEXt', withChunk('tEXt', Buffer.from('a\0text')), 0],
  ['iCCP', withChunk('iCCP', named(packed(2_000_000))), 0],
  ['iCCP', withChunk('iCCP', named(packed(500))), 1],
  ['eXIf', withChunk('eXIf', Buffer.alloc(70_000)), 0],
  ['eXIf', withChunk('eXIf', Buffer.alloc(100)), 1],
  ['http:', withSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', 60_000), 0],
  ['Exif', withSegment(0xe1, 'Exif\0\0', 100, 9), 1],
  ['ICC_PROFILE', withSegment(0xe2, 'ICC_PROFILE\0', 65_000, 40), 15],
  ['MPF', withSegment(0xe2, 'MPF\0', 60_000), 0],
  ['a comment', withSegment(0xfe, 'a comment', 60_000), 0],
  ['XMP ', withWebpChunk('XMP ', 2_000), 0],
  ['ICCP', withWebpChunk('ICCP', 1_000_002), 0],
  ['EXIF', withWebpChunk('EXIF', 70_000), 0],
  ['EXIF', withWebpChunk('EXIF', 100), 1],
])('of %s the library sees so much', async (words, file, count) => {
  const bare = Buffer.from(withoutMetadata(file));
  expect(bare.toString('latin1').split(words)).toHaveLength(count + 1);
  expect(await sharp(bare).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('a phone’s orientation and colors stay, and so does any other file; a cut one ends', async () => {
  const bare = withoutMetadata(await phonePhotograph());
  expect(await sharp(bare).metadata()).toMatchObject({ orientation: 6, icc: expect.anything() });
  const heic = await heicPhotograph();
  expect(withoutMetadata(heic)).toBe(heic);
  for (const file of [png, jpeg, webp]) {
    expect(withoutMetadata(file.subarray(0, 50)).length).toBeLessThanOrEqual(50);
  }
});

/** A TIFF of one empty page with this tag. */
function tiff(tag: number, count: number, next = 0): Buffer {
  const file = Buffer.alloc(400);
  file.write('II*\0');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(1, 8);
  file.writeUInt16LE(tag, 10);
  file.writeUInt32LE(count, 14);
  file.writeUInt32LE(next, 22);
  return file;
}

/** The HEIC with a list of so many parts. */
async function heicOf(parts: number): Promise<Buffer> {
  const heic = Buffer.from(await heicPhotograph());
  heic.writeUInt16BE(parts, heic.indexOf('iinf') + 8);
  return heic;
}

// spec S28.5
test.each([
  ['a TIFF with XMP of 2 MB', tiff(700, 2_000_000)],
  ['a TIFF whose pages go round', tiff(256, 1, 8)],
  ['a HEIC of 60,000 parts', await heicOf(60_000)],
])('%s is refused before the library sees it', async (_, file) => {
  expect(await findFault(file)).toEqual({
    kind: 'too-large',
    reason: 'has far more in it than a picture; save it as a plain JPEG',
  });
});
