/** Binary glTF 2.0: a header, a chunk of JSON and a chunk of bytes, in little-endian numbers. */

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;
const headerBytes = 12;
const chunkHeaderBytes = 8;

/** Puts binary glTF together. */
export function packGlb(json: unknown, binary: Uint8Array): Buffer {
  // Chunks end at a multiple of four: JSON with spaces, bytes with zeros.
  const text = Buffer.from(JSON.stringify(json));
  const jsonBytes = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
  const binaryBytes = Buffer.concat([binary, Buffer.alloc(-binary.length & 3)]);
  const total = headerBytes + 2 * chunkHeaderBytes + jsonBytes.length + binaryBytes.length;
  return Buffer.concat([
    numbers(magic, 2, total),
    numbers(jsonBytes.length, jsonChunk),
    jsonBytes,
    numbers(binaryBytes.length, binaryChunk),
    binaryBytes,
  ]);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
