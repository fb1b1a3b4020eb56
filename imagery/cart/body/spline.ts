import { Vector3 } from 'three';
import type { Point } from '../shape.ts';

/**
 * Control points of half a body panel, as a designer pulls them: rows run from the upper edge to the
 * lower one, and within a row the points run seen from outside from the right to the left. Usually
 * the last ones lie in the cart's middle, where the other half continues as its mirror image.
 */
export type Net = readonly (readonly Point[])[];

/** A point of a surface; `u` counts control points along a row, `v` counts rows. */
export type Surface = (u: number, v: number) => Vector3;

const mirrored = ([x, y, z]: Point): Point => [-x, y, z];
const beyond = ([x, y, z]: Point, [a, b, c]: Point): Point => [2 * x - a, 2 * y - b, 2 * z - c];

/** Weights of the uniform cubic B-spline: light flows over it without a wave. */
function weights(t: number): readonly [number, number, number, number] {
  const s = 1 - t;
  return [
    (s * s * s) / 6,
    (3 * t * t * t - 6 * t * t + 4) / 6,
    (3 * s * s * s - 6 * s * s + 4) / 6,
    (t * t * t) / 6,
  ];
}

function blend(points: readonly Vector3[], at: number): Vector3 {
  const first = Math.min(Math.floor(at), points.length - 4);
  const result = new Vector3();
  weights(at - first).forEach((weight, i) => {
    const point = points[first + i];
    if (point) result.addScaledVector(point, weight);
  });
  return result;
}

/** Which ends of a net's rows lie in the cart's middle, where the mirrored half goes on smoothly. */
interface Middle {
  readonly first?: boolean;
  readonly last?: boolean;
}

/** Extends a row of points so that its curve ends in its last points, or in the cart's middle. */
function extended(points: readonly Point[], { first: isFirst, last: isLast }: Middle): Vector3[] {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !second || !last || !beforeLast) throw new Error('A curve wants two points');
  return [
    isFirst ? mirrored(second) : beyond(first, second),
    ...points,
    isLast ? mirrored(beforeLast) : beyond(last, beforeLast),
  ].map((point) => new Vector3(...point));
}

/** The smooth surface that a net pulls. Two equal rows or columns make a crease. */
export function surfaceOf(net: Net, middle: Middle = { last: true }): Surface {
  const rows = net.map((row) => extended(row, middle));
  return (u, v) => {
    const column = rows.map((row) => blend(row, u));
    const [first, second] = column;
    const last = column.at(-1);
    const beforeLast = column.at(-2);
    if (!first || !second || !last || !beforeLast) throw new Error('A surface wants two rows');
    const before = first.clone().multiplyScalar(2).sub(second);
    const after = last.clone().multiplyScalar(2).sub(beforeLast);
    return blend([before, ...column, after], v);
  };
}

/** A smooth curve through a row of control points, its ends included; `at` counts points. */
export function curveOf(points: readonly Point[]): (at: number) => Vector3 {
  const all = extended(points, {});
  return (at) => blend(all, at);
}
