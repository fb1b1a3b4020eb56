import type { Placement } from './glb.ts';

/** Three columns of a transformation and the translation: x' = a·x + d·y + g·z + j, and so on. */
export type Matrix = readonly number[];

/** The transformation of a node (glTF 2.0, 3.5.3). */
export function matrixOf({ matrix, translation, rotation, scale }: Placement): Matrix {
  if (matrix !== undefined) {
    return [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14].map((index) => matrix[index] ?? 0);
  }
  const [x = 0, y = 0, z = 0, w = 1] = rotation ?? [];
  const [sx = 1, sy = 1, sz = 1] = scale ?? [];
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + w * z) * sx,
    2 * (x * z - w * y) * sx,
    2 * (x * y - w * z) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + w * x) * sy,
    2 * (x * z + w * y) * sz,
    2 * (y * z - w * x) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    ...(translation ?? [0, 0, 0]),
  ];
}

/** A point (`w` 1) or a direction (`w` 0) after the transformation. */
export function moved(
  m: Matrix,
  [x, y, z]: readonly [number, number, number],
  w: 0 | 1,
): [number, number, number] {
  const at = (row: number) =>
    (m[row] ?? 0) * x + (m[row + 3] ?? 0) * y + (m[row + 6] ?? 0) * z + (m[row + 9] ?? 0) * w;
  return [at(0), at(1), at(2)];
}

/**
 * The transformation of normals, but for their length: the cofactors of the three columns, turned
 * round where the transformation mirrors.
 */
export function normalMatrix([
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  g = 0,
  h = 0,
  i = 0,
]: Matrix) {
  const cofactors = [
    e * i - f * h,
    f * g - d * i,
    d * h - e * g,
    h * c - i * b,
    i * a - g * c,
    g * b - h * a,
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ];
  const isMirrored = a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g) < 0;
  const matrix: Matrix = [...cofactors.map((n) => (isMirrored ? -n : n)), 0, 0, 0];
  return { matrix, isMirrored };
}
