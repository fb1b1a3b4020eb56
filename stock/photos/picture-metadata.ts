import { inflateSync } from 'node:zlib';
import { kindOf, type PictureKind } from './picture-kind.ts';

/** Bytes of a color profile, unpacked, and of EXIF data; larger ones are left out. */
const maxProfileBytes = 1_000_000;
const maxExifBytes = 65_536;

/** Parts of a HEIC or AVIF (tiles, thumbnails, metadata); a phone's 50 megapixels have some 200. */
const maxParts = 1024;

/** Pictures in a TIFF. */
const maxPages = 100;

/** Chunks of a PNG that say what the pixels are. Those of text and time are left out. */
const pixelChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB']);

/** Chunks of a WebP that hold pixels or say what they are. XMP is left out. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

/** The metadata of a JPEG before its pixels, each at most once: JFIF, EXIF, and Adobe's colors. */
const jpegNotes = /^(?:\xE0JFIF\0|\xE1Exif\0|\xEEAdobe)/;

const readers: Partial<Record<PictureKind, (bytes: Buffer) => Buffer>> = {
  PNG: bareOfPng,
  JPEG: bareOfJpeg,
  WebP: bareOfWebp,
};

/**
 * A PNG, JPEG or WebP without its text and with bounded metadata, and any other file as it is. A decoder
 * reads them before it says how large the picture is: 50 kB of text in a PNG can become 50 MB.
 */
export function withoutMetadata(file: Uint8Array): Uint8Array {
  const bare = readers[kindOf(file) ?? 'GIF'];
  return bare === undefined ? file : bare(asBuffer(file));
}

/** Whether a TIFF, HEIC or AVIF has more beside its pixels than a picture needs. */
export function hasTooMuchMetadata(file: Uint8Array): boolean {
  const kind = kindOf(file);
  try {
    if (kind === 'TIFF') return isLargeTiff(asBuffer(file));
    return (kind === 'HEIC' || kind === 'AVIF') && isLargeIsoFile(asBuffer(file));
  } catch {
    // It is cut off, which its decoder says.
    return false;
  }
}

function bareOfPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (isUsedInPng(type, bytes.subarray(at + 8, end - 4))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

function isUsedInPng(type: string, data: Buffer): boolean {
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

function bareOfJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  const notes = new Set<string>();
  let profileBytes = 0;
  let at = 2;
  // To the first scan, whose marker is 0xDA; one without a length is not expected before it.
  for (let marker = 0; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    marker = bytes[at + 1] ?? 0;
    if (marker < 0xc0 || marker === 0xda || marker === 0xff) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const beginning = bytes.toString('latin1', at + 4, at + 16);
    const [note = ''] = jpegNotes.exec(String.fromCharCode(marker) + beginning) ?? [];
    const isProfile = marker === 0xe2 && beginning === 'ICC_PROFILE\0';
    if (isProfile) profileBytes += end - at;
    const isNote = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
    const isUsed = isProfile ? profileBytes <= maxProfileBytes : note !== '' && !notes.has(note);
    if (!isNote || isUsed) parts.push(bytes.subarray(at, end));
    notes.add(note);
    at = end;
  }
  parts.push(bytes.subarray(at));
  return Buffer.concat(parts);
}

function bareOfWebp(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from(bytes.subarray(0, 12))];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const most = type === 'ICCP' ? maxProfileBytes : type === 'EXIF' ? maxExifBytes : -1;
    if (webpChunks.has(type) || size <= most) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const bare = Buffer.concat(parts);
  bare.writeUInt32LE(bare.length - 8, 4);
  return bare;
}

/** A TIFF's tags for XMP, IPTC, what Photoshop notes, and color profiles. */
const tiffNotes = new Set([700, 33723, 34377, 34675]);

function isLargeTiff(bytes: Buffer): boolean {
  const isLittle = bytes[0] === 0x49;
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  let pages = 0;
  for (let at = long(4); at !== 0; pages += 1) {
    if (pages === maxPages) return true;
    const end = at + 2 + 12 * short(at);
    for (let tag = at + 2; tag < end; tag += 12) {
      if (tiffNotes.has(short(tag)) && long(tag + 4) > maxProfileBytes) return true;
    }
    at = long(end);
  }
  return false;
}

/** What a HEIC or AVIF lists of its parts, with its color profile, is in the box `meta`. */
function isLargeIsoFile(bytes: Buffer): boolean {
  const [meta] = boxesOf(bytes, 'meta');
  if (meta === undefined) return false;
  if (meta.length > maxProfileBytes) return true;
  // Behind the version and flags, as those of `iinf`, whose count is of 2 bytes in version 0.
  const [list] = boxesOf(meta.subarray(4), 'iinf');
  const count = list && (list[0] === 0 ? list.readUInt16BE(4) : list.readUInt32BE(4));
  return count !== undefined && count > maxParts;
}

/** The contents of the boxes of this type, one after the other. */
function boxesOf(bytes: Buffer, type: string): Buffer[] {
  const boxes: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const head = size === 1 ? 16 : 8;
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || bytes.length - at;
    if (bytes.toString('latin1', at + 4, at + 8) === type) {
      boxes.push(bytes.subarray(at + head, at + length));
    }
    at += Math.max(length, head);
  }
  return boxes;
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
