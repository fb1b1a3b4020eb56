import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { beforeAll, expect, test } from 'vitest';
import { decodeAttributes, decodeOctahedral, decodeTriangles } from './meshopt.ts';

beforeAll(() => MeshoptEncoder.ready);

/** Numbers that look random and are the same each time. */
function numbers(count: number, below: number): number[] {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  });
}

test.each([
  ['bytes that repeat', 20, 4, 1],
  ['small differences', 300, 8, 4],
  ['larger differences', 1_000, 12, 20],
  ['any bytes', 700, 8, 256],
])('vertices of %s are what was encoded', (_, count, stride, below) => {
  const bytes = Uint8Array.from(numbers(count * stride, below));
  const packed = MeshoptEncoder.encodeGltfBuffer(bytes, count, stride, 'ATTRIBUTES');
  expect(decodeAttributes(packed, count, stride)).toEqual(bytes);
});

test.each([
  ['a strip', Array.from({ length: 200 }, (_, at) => [at, at + 1, at + 2]).flat()],
  ['triangles anywhere', numbers(900, 5_000)],
  ['one triangle many times', Array.from({ length: 40 }, () => [7, 8, 9]).flat()],
  ['a fan', Array.from({ length: 100 }, (_, at) => [0, at + 1, at + 2]).flat()],
])('%s keeps its triangles', (_, indices) => {
  const bytes = new Uint8Array(Uint32Array.from(indices).buffer);
  const packed = MeshoptEncoder.encodeGltfBuffer(bytes, indices.length, 4, 'TRIANGLES');
  expect(triangles(decodeTriangles(packed, indices.length))).toEqual(triangles(indices));
});

/** As text, each beginning with its smallest corner: the codec may begin with any. */
function triangles(indices: ArrayLike<number>): string[] {
  return Array.from({ length: indices.length / 3 }, (_, at) => {
    const corners = [0, 1, 2].map((corner) => indices[at * 3 + corner] ?? 0);
    const first = corners.indexOf(Math.min(...corners));
    return [...corners.slice(first), ...corners.slice(0, first)].join();
  });
}

test('unit vectors come back to within a step of a byte', () => {
  const vectors = numbers(300, 2_000)
    .map((value) => value / 1_000 - 1)
    .reduce<number[][]>((all, value, at) => {
      if (at % 3 === 0) all.push([]);
      all.at(-1)?.push(value);
      return all;
    }, [])
    .map((vector) => vector.map((value) => value / Math.hypot(...vector)));
  const floats = Float32Array.from(vectors.flatMap((vector) => [...vector, 0]));
  const bytes = MeshoptEncoder.encodeFilterOct(floats, vectors.length, 4, 8);
  decodeOctahedral(bytes);
  const normals = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [at, vector] of vectors.entries()) {
    for (const [axis, value] of vector.entries()) {
      expect(Math.abs((normals[at * 4 + axis] ?? 0) / 127 - value)).toBeLessThan(0.03);
    }
  }
});

test('data of another codec is refused', () => {
  expect(() => decodeAttributes(Uint8Array.of(0xa1, 0), 1, 4)).toThrow(RangeError);
  expect(() => decodeTriangles(Uint8Array.of(0xd1, 0), 3)).toThrow(RangeError);
});
