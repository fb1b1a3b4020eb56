import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import {
  fileOfSet,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '../../domain/catalogue/picture-set.ts';

/** Quality by format: where carts on a plain ground show no ringing around struts and letters. */
const quality = { avif: 56, webp: 78 } as const;

/** Above it files get one percent smaller in six times the time (a 12-megapixel photograph). */
const usualEffort = { avif: 3, webp: 4 };

/**
 * Largest picture that is opened, in pixels: twice what a 50-megapixel camera makes. A small file
 * that claims more is a decompression bomb.
 */
export const maxInputPixels = 100_000_000;

/**
 * Writes the picture in all widths and formats as `{path}-{width}.{format}`. It is turned upright,
 * brought to sRGB and freed of all metadata (a camera's GPS position among it); never enlarged. Each
 * file appears whole or not at all, the largest WebP last.
 * @param input a file's path or its bytes: JPEG, PNG, WebP, AVIF, TIFF or GIF
 * @returns bytes written
 * @throws when the input is no picture, is damaged or has more than `maxInputPixels` (an error without
 * a `code`); a disk's error, with its `code`, when it can't be written
 */
export async function encodeSet(
  input: string | Uint8Array,
  path: string,
  effort: { readonly avif: number; readonly webp: number } = usualEffort,
  widths: readonly PictureWidth[] = pictureWidths,
): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const upright = sharp(input, { limitInputPixels: maxInputPixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
  let written = 0;
  for (const width of widths) {
    const sized = upright.clone().resize({ width, withoutEnlargement: true });
    for (const format of pictureFormats) {
      const file = fileOfSet(path, width, format);
      const made = await sized
        .clone()
        .toFormat(format, { quality: quality[format], effort: effort[format] })
        .toBuffer();
      const beside = `${file}.${process.pid}.part`;
      await writeFile(beside, made);
      await rename(beside, file);
      written += made.length;
    }
  }
  return written;
}
