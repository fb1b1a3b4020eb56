/** Binary glTF 2.0: a header, a chunk of JSON and a chunk of bytes, in little-endian numbers. */

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;
const headerBytes = 12;
const chunkHeaderBytes = 8;

export interface GlbContainer {
  readonly json: unknown;
  readonly binary: Uint8Array;
}

/**
 * Takes binary glTF apart.
 * @throws where it is no binary glTF of version 2
 */
export function openGlb(bytes: Uint8Array): GlbContainer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes + chunkHeaderBytes || view.getUint32(0, true) !== magic)
    throw new Error('Not binary glTF');
  if (view.getUint32(4, true) !== 2) throw new Error('Not glTF 2.0');
  const chunk = (at: number, type: number) => {
    if (at + chunkHeaderBytes > bytes.length) return new Uint8Array();
    if (view.getUint32(at + 4, true) !== type) throw new Error('A chunk of another type');
    const begin = at + chunkHeaderBytes;
    return bytes.subarray(begin, begin + view.getUint32(at, true));
  };
  const json = chunk(headerBytes, jsonChunk);
  const binary = chunk(headerBytes + chunkHeaderBytes + json.length, binaryChunk);
  return { json: JSON.parse(new TextDecoder().decode(json)), binary };
}

/** Puts binary glTF together. */
export function packGlb({ json, binary }: GlbContainer): Buffer {
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
