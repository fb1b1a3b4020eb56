import { crc32 } from 'node:zlib';

/** A file of a package. */
export interface ZipEntry {
  /** ASCII. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Each file's data begins at a multiple of this many bytes (USDZ specification 1.3). */
const alignment = 64;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
const localHeaderBytes = 30;

/** The version of the format, 2.0, and 1 January 1980, the first day it knows. */
const version = 20;
const firstDay = 0x21;

/** An extra field that no program reads (its id is not registered); it moves the data on. */
const paddingField = 0x1986;
const fieldHeaderBytes = 4;

/** A ZIP archive whose files are stored as they are, aligned as USDZ asks for. */
export function storedZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const filler = fillerAt(offset + localHeaderBytes + name.length);
    const about = (extraLength: number) => {
      const fields = Buffer.alloc(26);
      fields.writeUInt16LE(version, 0);
      // No flags; method 0, stored; no time of day.
      fields.writeUInt16LE(firstDay, 8);
      fields.writeUInt32LE(crc32(bytes), 10);
      fields.writeUInt32LE(bytes.length, 14);
      fields.writeUInt32LE(bytes.length, 18);
      fields.writeUInt16LE(name.length, 22);
      fields.writeUInt16LE(extraLength, 24);
      return fields;
    };
    const local = [long(localHeader), about(filler.length), Buffer.from(name), filler, bytes];
    files.push(...local);
    directory.push(
      long(centralHeader),
      short(version),
      about(0),
      // No comment, disk 0, no attributes.
      Buffer.alloc(10),
      long(offset),
      Buffer.from(name),
    );
    offset += lengthOf(local);
  }
  const end = [
    long(endOfDirectory),
    Buffer.alloc(4),
    short(entries.length),
    short(entries.length),
    long(lengthOf(directory)),
    long(offset),
    short(0),
  ];
  return Buffer.concat([...files, ...directory, ...end]);
}

/** An extra field after which the data, that would begin at `offset`, is aligned. */
function fillerAt(offset: number): Buffer {
  const missing = -(offset + fieldHeaderBytes) & (alignment - 1);
  return Buffer.concat([short(paddingField), short(missing), Buffer.alloc(missing)]);
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
