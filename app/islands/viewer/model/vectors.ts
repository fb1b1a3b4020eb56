import type { Attribute } from './glb.ts';
import { type Matrix, moved } from './matrix.ts';

/** Three numbers for each of `count` points; what is normalized is between -1 and 1. */
export function vectorsOf(
  { array, stride, offset, normalized }: Attribute,
  count: number,
): Float32Array {
  const one = normalized ? largestOf(array) : 1;
  const vectors = new Float32Array(count * 3);
  for (let i = 0; i < vectors.length; i += 1) {
    const axis = i % 3;
    vectors[i] = (array[((i - axis) / 3) * stride + offset + axis] ?? 0) / one;
  }
  return vectors;
}

/** The integer that means 1 in normalized integers of this kind. */
function largestOf(array: Attribute['array']): number {
  const isSigned = array instanceof Int8Array || array instanceof Int16Array;
  return 2 ** (8 * array.BYTES_PER_ELEMENT - (isSigned ? 1 : 0)) - 1;
}

/** Points (`w` 1) or directions (`w` 0), three numbers each, after a transformation. */
export function transformed(values: Float32Array, place: Matrix, w: 0 | 1): Float32Array {
  const result = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    result.set(moved(place, [values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0], w), i);
  }
  return result;
}
