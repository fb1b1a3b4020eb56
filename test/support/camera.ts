import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures as cameras and phones take them, and as attackers make them. */

const red = { r: 255, g: 0, b: 0 };
const green = { r: 0, g: 128, b: 0 };

/** A picture of one color. Pixels. */
export function plain(width: number, height: number, background = red): Sharp {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
}

/**
 * A JPEG as a phone writes it: lying on its side (600 × 400 stored, 400 × 600 meant) with its left
 * half red and its right half green, in Display P3, with the place where it was taken.
 */
export async function phonePhotograph(): Promise<Buffer> {
  const right = await plain(300, 400, green).png().toBuffer();
  const picture = await plain(600, 400)
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer();
  return sharp(picture)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Orientation: '6', Artist: 'Someone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' },
    })
    .withIccProfile('p3')
    .jpeg({ quality: 95 })
    .toBuffer();
}

/**
 * The same picture as a HEIC as a phone writes it: its position, its maker and its orientation in the
 * EXIF data, and the orientation a second time as a property of the image (`irot`), which counts.
 * Made from {@link phonePhotograph} with libheif's `heif-enc`; the property was added by hand.
 */
export function heicPhotograph(): Promise<Buffer> {
  return readFile(new URL('../../stock/photos/fixtures/phone.heic', import.meta.url));
}

/** A JPEG as a print shop sends it. */
export function printPhotograph(): Promise<Buffer> {
  return plain(300, 300).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
}

/** A JPEG with so much in it that its end can be missed; no two with another `seed` are the same. */
export function detailedPhotograph(seed = 0): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const background = { r: seed, g: seed, b: seed };
  return sharp({ create: { width: 260, height: 220, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
}

/** 30,000 × 30,000 pixels in under a megabyte, without being drawn: a PNG's header says its size. */
export async function bomb(): Promise<Buffer> {
  const png = await plain(300, 300).png().toBuffer();
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(30_000, 0);
  sides.writeUInt32BE(30_000, 4);
  const header = Buffer.concat([png.subarray(12, 16), sides, png.subarray(24, 29)]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  return Buffer.concat([png.subarray(0, 12), header, sum, png.subarray(33)]);
}
