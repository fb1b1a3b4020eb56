import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  inPath,
  type PictureWidth,
  type WholeView,
} from '../../../domain/stock/pictures/picture.ts';
import type { StillFile } from '../../../domain/stock/pictures/rendering.ts';
import { compose } from './compose.ts';

export interface StillJob extends StillFile {
  /** Of the passes. */
  readonly folder: string;
}

type Pass = 'base' | 'light';

export function finishPass(vehicleId: string, view: WholeView, pass: Pass): string {
  return `${inPath(vehicleId)}-${view}-${pass}.avif`;
}

/** Half of the bytes of a cut-out are its outline, whatever the quality of its colors. */
export const cutOutQuality = { avif: 46, webp: 78 };

/** Above it files get less than 3 percent smaller in twice the time. */
const effort = { avif: 1, webp: 4 };

/** AVIF is transparent; WebP stands on the studio's ground. @throws without the passes */
export async function makeStill(job: StillJob): Promise<Buffer> {
  const { cart, view, finish, width, format, folder } = job;
  const pass = (name: Pass) => sharp(join(folder, finishPass(cart.id, view, name)));
  const { data, info } = await pixelsOf(pass('base').ensureAlpha(), width);
  const light = await pixelsOf(pass('light').removeAlpha(), width);
  const size = { width: info.width, height: info.height };
  const picture = sharp(compose(data, light.data, finish), { raw: { ...size, channels: 4 } });
  const options = { quality: cutOutQuality[format], effort: effort[format] };
  if (format === 'avif') return picture.avif(options).toBuffer();
  return sharp(await onBackdrop(await picture.png({ compressionLevel: 0 }).toBuffer()))
    .webp(options)
    .toBuffer();
}

function pixelsOf(picture: Sharp, width: PictureWidth) {
  return picture.resize({ width }).raw().toBuffer({ resolveWithObject: true });
}

/** Part of the height, and color, from the top; as `--backdrop` in app/ui/theme/tokens.css. */
export const backdrop = [
  [0, '#c9c7c3'],
  [0.3, '#cfcdc9'],
  [0.5, '#e3e1dc'],
  [0.68, '#faf8f3'],
  [1, '#f4f1ec'],
] as const;

/** PNG. @param cutOut a picture, or its path */
export async function onBackdrop(cutOut: Buffer | string): Promise<Buffer> {
  const { width, height } = await sharp(cutOut).metadata();
  const stops = backdrop.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  return sharp(Buffer.from(ground))
    .composite([{ input: cutOut }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
