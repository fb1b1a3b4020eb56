/**
 * Decoder of glTF's `EXT_meshopt_compression` (version 0 of its attribute codec, version 1 of its
 * triangle codec, the octahedral filter): what our models use. In JavaScript, because WebAssembly would
 * need `'wasm-unsafe-eval'` in the page's content security policy, and a cart is decoded in a few
 * milliseconds either way.
 */

/** A signed number from its zigzag code: 0, -1, 1, -2 … */
const signed = (code: number) => (code >>> 1) ^ -(code & 1);

/** Elements are coded in blocks of at most 8 kB, in groups of 16. */
const blockBytes = 8_192;
const groupSize = 16;

/**
 * Decodes `count` vertices of `stride` bytes.
 * @throws {RangeError} when the data is not of that codec
 */
export function decodeAttributes(
  source: Uint8Array,
  count: number,
  stride: number,
): Uint8Array<ArrayBuffer> {
  if (source[0] !== 0xa0) throw new RangeError('Not meshopt attributes of version 0');
  const target = new Uint8Array(count * stride);
  const blockSize = Math.min((blockBytes / stride) & ~(groupSize - 1), 256);
  const deltas = new Uint8Array(blockSize);
  // Each vertex is a difference to the one before; the first one's stands at the end.
  const previous = source.slice(source.length - stride);
  let at = 1;
  for (let first = 0; first < count; first += blockSize) {
    const size = Math.min(blockSize, count - first);
    for (let byte = 0; byte < stride; byte += 1) {
      at = readDeltas(source, at, deltas, Math.ceil(size / groupSize));
      let value = previous[byte] ?? 0;
      for (let index = 0; index < size; index += 1) {
        value = (value + signed(deltas[index] ?? 0)) & 0xff;
        target[(first + index) * stride + byte] = value;
      }
      previous[byte] = value;
    }
  }
  return target;
}

/** Bits of a delta by the mode of its group; the largest value means that a whole byte follows. */
const bitsOfMode = [0, 2, 4, 8] as const;

/** Reads the deltas of one byte of a block and returns where the next ones begin. */
function readDeltas(source: Uint8Array, from: number, deltas: Uint8Array, groups: number): number {
  let at = from + Math.ceil(groups / 4);
  for (let group = 0; group < groups; group += 1) {
    const modes = source[from + (group >>> 2)] ?? 0;
    const bits = bitsOfMode[(modes >>> ((group & 3) * 2)) & 3] ?? 0;
    const largest = (1 << bits) - 1;
    let whole = at + bits * 2;
    for (let index = 0; index < groupSize; index += 1) {
      const bit = index * bits;
      let delta = ((source[at + (bit >>> 3)] ?? 0) >>> (8 - bits - (bit & 7))) & largest;
      if (delta === largest && bits > 0 && bits < 8) {
        delta = source[whole] ?? 0;
        whole += 1;
      }
      deltas[group * groupSize + index] = delta;
    }
    at = whole;
  }
  return at;
}

/**
 * Decodes `count` indices of triangles.
 * @throws {RangeError} when the data is not of that codec
 */
export function decodeTriangles(source: Uint8Array, count: number): Uint32Array<ArrayBuffer> {
  if (source[0] !== 0xe1) throw new RangeError('Not meshopt triangles of version 1');
  const target = new Uint32Array(count);
  const triangles = count / 3;
  const pairs = source.subarray(source.length - 16);
  const edges = recent<readonly [number, number]>([0, 0]);
  const vertices = recent(0);
  let at = 1 + triangles;
  let next = 0;
  let last = 0;

  function far(): number {
    let code = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = source[at] ?? 0;
      at += 1;
      code |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    last += signed(code);
    return last;
  }
  /** A new vertex, one of the last 14, or any other. */
  function vertex(code: number, ago: number): number {
    if (code === 0) return next++;
    return code === 15 ? far() : vertices.get(ago);
  }

  for (let index = 0; index < triangles; index += 1) {
    const code = source[1 + index] ?? 0;
    const [high, low] = [code >>> 4, code & 15];
    let [a, b, c] = [0, 0, 0];
    if (high < 15) {
      [a, b] = edges.get(high);
      // 13 and 14 are the neighbors of the last vertex that was written in full.
      if (low === 13 || low === 14) c = last += low === 13 ? -1 : 1;
      else c = vertex(low, low);
      if (low === 0 || low >= 13) vertices.add(c);
    } else {
      const pair = (low < 14 ? pairs[low] : source[at++]) ?? 0;
      const [second, third] = [pair >>> 4, pair & 15];
      if (low >= 14 && pair === 0) next = 0;
      // Vertices are counted from before this triangle's own, of which the first is always added.
      a = vertex(low === 15 ? 15 : 0, 0);
      b = vertex(second, second - 1);
      c = vertex(third, third - 1);
      vertices.add(a);
      if (second === 0 || second === 15) vertices.add(b);
      if (third === 0 || third === 15) vertices.add(c);
      edges.add([b, a]);
    }
    edges.add([c, b]);
    edges.add([a, c]);
    target.set([a, b, c], index * 3);
  }
  return target;
}

/** The last 16 values; 0 is the latest. */
function recent<T>(empty: T) {
  const values: T[] = Array<T>(16).fill(empty);
  let added = 0;
  return {
    add(value: T) {
      values[added & 15] = value;
      added += 1;
    },
    get: (ago: number) => values[(added - 1 - ago) & 15] ?? empty,
  };
}

/** Unit vectors of four signed bytes each, in place, from octahedral coordinates. */
export function decodeOctahedral(bytes: Uint8Array): void {
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < values.length; at += 4) {
    const one = values[at + 2] || 1;
    let x = (values[at] ?? 0) / one;
    let y = (values[at + 1] ?? 0) / one;
    const z = 1 - Math.abs(x) - Math.abs(y);
    // The lower half is folded outwards.
    const fold = Math.max(-z, 0);
    x -= x >= 0 ? fold : -fold;
    y -= y >= 0 ? fold : -fold;
    const scale = 127 / Math.hypot(x, y, z);
    values[at] = Math.round(x * scale);
    values[at + 1] = Math.round(y * scale);
    values[at + 2] = Math.round(z * scale);
  }
}
