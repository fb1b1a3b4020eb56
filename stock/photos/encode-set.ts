import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  fileOfSet,
  pictureFormats,
  pictureWidths,
  type SetWidths,
  webpWidth,
} from '../../domain/stock/pictures/picture.ts';
import { writeWhole } from '../write-whole.ts';
import { pictureKind } from './picture-kind.ts';
import { maxInputPixels } from './picture-limits.ts';

/** No ringing around struts and letters on a plain ground. */
const usualQuality = { avif: 56, webp: 78 };

/** Above it files get one percent smaller in six times the time (a 12-megapixel photograph). */
const usualEffort = { avif: 3, webp: 4 };

const usualWidths: SetWidths = { avif: pictureWidths, webp: [webpWidth] };

export type EncoderEffort = typeof usualEffort;

interface SetOptions {
  readonly quality?: typeof usualQuality;
  readonly effort?: EncoderEffort;
  readonly widths?: SetWidths;
}

/**
 * Each file whole or not at all, the largest WebP last; upright, sRGB, no metadata, never enlarged.
 * @throws without a `code` for a damaged or too large picture; a disk's error with its `code`
 */
export async function encodeSet(
  input: Uint8Array,
  path: string,
  { quality = usualQuality, effort = usualEffort, widths = usualWidths }: SetOptions = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const width = Math.max(...widths.avif, ...widths.webp);
  const upright = await openPicture(input, width);
  const { data, info } = await upright
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const format of pictureFormats) {
    const options = { quality: quality[format], effort: effort[format] };
    for (const one of widths[format]) {
      const sized = sharp(data, { raw }).resize({ width: one, withoutEnlargement: true });
      const picture = await sized.toFormat(format, options).toBuffer();
      await writeWhole(fileOfSet(path, one, format), picture);
    }
  }
}

/** @param width maximum needed, in pixels */
export async function openPicture(input: Uint8Array, width: number): Promise<Sharp> {
  const readable = pictureKind(input) === 'HEIC' ? await readHeicWith(input, width) : input;
  return sharp(readable, {
    limitInputPixels: maxInputPixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .toColourspace('srgb');
}

async function readHeicWith(input: Uint8Array, width: number): Promise<Buffer> {
  const { readHeic } = await import('./read-heic.ts');
  return readHeic(input, width);
}
