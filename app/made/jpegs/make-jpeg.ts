import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { lookOfFile } from '../../../domain/stock/pictures/look.ts';
import { fileOfSet, sharingSize, widthsOf } from '../../../domain/stock/pictures/picture.ts';
import { stillAt } from '../../../domain/stock/pictures/rendering.ts';
import { CartDrawing } from '../../ui/drawings/cart.tsx';
import { makeStill, onBackdrop } from '../stills/make-still.ts';

sharp.cache(false);
sharp.concurrency(1);

export interface JpegJob {
  /** A set, or the path of a drawing without its ending. */
  readonly picture: string;
  /** To the size of sharing pictures. */
  readonly isCut: boolean;
}

/** By prefix of an address; `/stills/` has the passes. */
type PictureFolders = Readonly<Record<string, string>>;

export async function makeJpeg(
  { picture, isCut }: JpegJob,
  folders: PictureFolders,
): Promise<Buffer> {
  // A photograph may be four times as tall as it is wide.
  const limits = { limitInputPixels: 1600 * 1600 * 4 };
  const whole = sharp(await readPicture(picture, folders), limits).flatten({ background: '#fff' });
  const wanted = !isCut ? whole : isStudio.test(picture) ? widened(whole) : cut(whole);
  return wanted.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Carts that fill their picture of 3:2. */
const isStudio = /^\/(?:pictures\/carts|stills|drawings)\//;

const cut = (whole: Sharp) => whole.resize({ ...sharingSize, fit: 'cover' });

/** The ground goes on to both sides. */
function widened(whole: Sharp): Sharp {
  const { width, height } = sharingSize;
  const left = Math.round((width - height * 1.5) / 2);
  const right = width - height * 1.5 - left;
  return whole.resize({ width: height * 1.5, height }).extend({ left, right, extendWith: 'copy' });
}

/** At the largest width; a cut-out on the studio's ground. */
async function readPicture(picture: string, folders: PictureFolders): Promise<Buffer> {
  const look = lookOfFile(basename(picture));
  if (look !== undefined) {
    return Buffer.from(renderToStaticMarkup(createElement(CartDrawing, look)));
  }
  const width = widthsOf(picture).at(-1) ?? 1600;
  const still = stillAt(picture);
  if (still !== undefined) {
    return makeStill({ ...still, width, format: 'webp', folder: folders['/stills/'] ?? '' });
  }
  const file = fileOfSet(picture, width, 'avif');
  const [home, folder] = Object.entries(folders).find(([start]) => file.startsWith(start)) ?? [];
  if (folder === undefined) throw new Error(`There is no picture ${picture}`);
  return onBackdrop(join(folder, file.slice(home?.length)));
}
