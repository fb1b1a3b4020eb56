import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { megabytes } from '../../domain/text/wording.ts';
import { noPictureReason, pictureKind } from './picture-kind.ts';
import {
  maxAvifPixels,
  maxInputPixels,
  maxPictureBytes,
  maxRatio,
  maxWholePixels,
  minSide,
} from './picture-limits.ts';

export function tooManyBytes(size: number): string | undefined {
  if (size <= maxPictureBytes) return undefined;
  return `has ${megabytes(size)}; ${megabytes(maxPictureBytes)} fit`;
}

/** By the header alone. Resolves to the name of the set. */
export async function inspectPicture(
  bytes: Uint8Array,
): Promise<{ ok: true; name: string } | { ok: false; reason: string }> {
  const reason = tooManyBytes(bytes.length) ?? (await findFault(bytes))?.reason;
  if (reason !== undefined) return { ok: false, reason };
  return { ok: true, name: createHash('sha256').update(bytes).digest('hex').slice(0, 20) };
}

interface PictureReason {
  readonly kind: 'no-picture' | 'too-large' | 'shape';
  readonly reason: string;
}

/** By the header alone. */
export async function findFault(bytes: Uint8Array): Promise<PictureReason | undefined> {
  const kind = pictureKind(bytes);
  if (kind === undefined) return { kind: 'no-picture', reason: noPictureReason };
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size === undefined) return { kind: 'no-picture', reason: `is a damaged ${kind}` };
  const { width, height, isProgressive } = size;
  const sizeInWords = `is ${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`;
  if (width * height > maxInputPixels) {
    return { kind: 'too-large', reason: `${sizeInWords}; ${maxInputPixels / 1e6} million fit` };
  }
  const maxPixels = kind === 'AVIF' ? maxAvifPixels : maxWholePixels;
  const isWhole = isProgressive || kind === 'HEIC' || kind === 'AVIF';
  if (isWhole && width * height > maxPixels) {
    const how = isProgressive ? 'a progressive or interlaced picture' : kind;
    const reason = `${sizeInWords}; ${maxPixels / 1e6} million fit in ${how}; save it as a plain JPEG`;
    return { kind: 'too-large', reason };
  }
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < minSide) {
    return { kind: 'shape', reason: `${sizeInWords}; ${minSide} each way are the least` };
  }
  if (long > short * maxRatio) {
    return { kind: 'shape', reason: `${sizeInWords}, too long and narrow` };
  }
  return undefined;
}
