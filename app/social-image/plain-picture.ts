import sharp from 'sharp';
import type { OpenSet } from './draw-card.tsx';
import type { PlainPicture } from './share-card.ts';

/**
 * Makes a JPEG of a set in its largest width.
 * @throws {Error} where there is no such set
 */
export async function drawPicture({ set }: PlainPicture, open: OpenSet): Promise<Buffer> {
  const file = await open(set);
  if (file === undefined) throw new Error(`There is no picture ${set}`);
  return sharp(file)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
