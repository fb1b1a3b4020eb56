import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plain } from '../../test/support/camera.ts';
import { withoutPngText } from './png-chunks.ts';

const png = await plain(40, 30).png().toBuffer();

/** The picture with one more chunk behind its header. */
function withChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, 33), length, named, sum, png.subarray(33)]);
}

const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes));
const named = (...rest: Buffer[]) => Buffer.concat([Buffer.from('a\0\0'), ...rest]);

// spec S28.5
test.each([
  ['zTXt', named(packed(2_000_000)), false],
  ['iTXt', Buffer.from('a\0\0\0\0\0text'), false],
  ['tEXt', Buffer.from('a\0text'), false],
  ['iCCP', named(packed(2_000_000)), false],
  ['iCCP', named(packed(500)), true],
  ['eXIf', Buffer.alloc(70_000), false],
  ['eXIf', Buffer.alloc(100), true],
])('a chunk %s before the library sees it', async (type, data, isLeft) => {
  const bare = Buffer.from(withoutPngText(withChunk(type, data)));
  expect(bare.includes(type)).toBe(isLeft);
  expect(await sharp(bare).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('what is no PNG stays as it is, and a cut one ends', async () => {
  const jpeg = await plain(40, 30).jpeg().toBuffer();
  expect(withoutPngText(jpeg)).toBe(jpeg);
  expect(withoutPngText(png.subarray(0, 50)).length).toBeLessThanOrEqual(50);
});
