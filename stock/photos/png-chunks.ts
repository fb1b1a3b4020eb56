import { inflateSync } from 'node:zlib';
import { kindOf } from './picture-kind.ts';

/** Chunks that say what the pixels are. Those of text and time are left out. */
const pixelChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB']);

/** Bytes of a color profile, unpacked, and of EXIF data; larger ones are left out. */
const maxProfileBytes = 1_000_000;
const maxExifBytes = 65_536;

/**
 * A PNG without its text, and any other file as it is. A decoder unpacks text chunks before it says
 * how large the picture is: 50 kB of them can become 50 MB.
 */
export function withoutPngText(file: Uint8Array): Uint8Array {
  if (kindOf(file) !== 'PNG') return file;
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (isUsed(type, bytes.subarray(at + 8, end - 4))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

function isUsed(type: string, data: Buffer): boolean {
  if (type === 'eXIf') return data.length <= maxExifBytes;
  return type === 'iCCP' ? isSmallProfile(data) : pixelChunks.has(type);
}

/** The name, a zero, the method and the packed profile. */
function isSmallProfile(data: Buffer): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfileBytes });
    return true;
  } catch {
    return false;
  }
}
