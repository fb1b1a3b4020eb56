import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { storedZip } from './stored-zip.ts';

test.each([
  ['one file', [['cart.usda', 10]]],
  [
    'an empty one between two',
    [
      ['a', 63],
      ['b/c.usda', 0],
      ['d', 64],
    ],
  ],
  [
    'data that ends on the boundary',
    [
      ['a'.repeat(30), 128],
      ['b', 1],
    ],
  ],
] as const)('every file is stored, and its data aligned: %s', (_, files) => {
  const entries = files.map(([name, length]) => ({ name, bytes: Buffer.alloc(length, name) }));
  const zip = storedZip(entries);
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(entries.length);
  let at = zip.readUInt32LE(end + 16);
  for (const { name, bytes } of entries) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [method, crc, size] = [10, 16, 24].map((field) => zip.readUInt32LE(at + field));
    expect([(method ?? 0) & 0xffff, crc, size]).toEqual([0, crc32(bytes), bytes.length]);
    const nameLength = zip.readUInt16LE(at + 28);
    expect(zip.toString('latin1', at + 46, at + 46 + nameLength)).toBe(name);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    expect(zip.readUInt16LE(local + 8)).toBe(0);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    expect(data % 64).toBe(0);
    expect(zip.subarray(data, data + bytes.length)).toEqual(bytes);
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
});
