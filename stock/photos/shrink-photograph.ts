import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type SmallPhotograph, smallPhotograph } from '../../domain/enquiries/photographs.ts';
import { openPicture } from './encode-set.ts';
import { findFault } from './inspect-picture.ts';

/** Until the file is small enough. */
const steps = [
  { side: smallPhotograph.side, quality: 80 },
  { side: smallPhotograph.side, quality: 60 },
  { side: smallPhotograph.side, quality: 40 },
  { side: 1000, quality: 40 },
  { side: 600, quality: 30 },
] as const;

/** At most 1,600 pixels and 500 kB, without metadata. @throws when damaged or unreadable */
export async function shrinkPhotograph(path: string): Promise<SmallPhotograph> {
  const bytes = await readFile(path);
  const fault = await findFault(bytes);
  // A small or narrow picture still shows something.
  if (fault !== undefined && fault.kind !== 'shape') {
    return { ok: false, reason: fault.reason };
  }
  const picture = await openPicture(bytes, smallPhotograph.side);
  const { data, info } = await withinSide(picture, smallPhotograph.side)
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let jpeg: Uint8Array = new Uint8Array();
  for (const { side, quality } of steps) {
    jpeg = await withinSide(sharp(data, { raw }), side).jpeg({ quality }).toBuffer();
    if (jpeg.length <= smallPhotograph.bytes) break;
  }
  return { ok: true, jpeg };
}

function withinSide(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
