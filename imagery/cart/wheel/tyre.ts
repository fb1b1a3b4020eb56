import type { BufferGeometry } from 'three';
import { merged, wedge } from '../form.ts';
import type { CartPlan } from '../plan.ts';
import { type Point, turned } from '../shape.ts';

/** A tyre around the x axis, its outer side towards +x. Metres. */

type Size = Pick<CartPlan, 'tyreRadius' | 'tyreWidth' | 'rimRadius' | 'lifted'>;

/** A point of the tyre by its angle around the axle, its radius and where it lies across. */
const around = (angle: number, radius: number, x: number): Point => [
  x,
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

/** One block of tread: `from` and `to` are angles, `x0` and `x1` its sides, `lean` shears it. */
function treadBlock(
  [from, to]: readonly [number, number],
  [x0, x1]: readonly [number, number],
  [foot, crown]: readonly [number, number],
  lean: number,
  taper = 0.0025,
): BufferGeometry {
  const corners = (radius: number, inset: number): Point[] => {
    const turn = inset / radius;
    const at = (angle: number, x: number) => around(angle + lean * x, radius, x);
    return [
      at(from + turn, x0 + inset),
      at(to - turn, x0 + inset),
      at(to - turn, x1 - inset),
      at(from + turn, x1 - inset),
    ];
  };
  return wedge(corners(foot, 0), corners(crown, taper));
}

/** All-terrain: two staggered rows of blocks in the middle, shoulders that reach down the side. */
function allTerrain({ tyreRadius: r, tyreWidth: w }: Size, depth: number): BufferGeometry[] {
  const count = 18;
  const pitch = (2 * Math.PI) / count;
  const foot = r - depth - 0.003;
  return Array.from({ length: count }, (_, i) => i * pitch).flatMap((start) =>
    [1, -1].flatMap((side) => {
      const first = start + (side > 0 ? 0 : pitch / 2);
      const across = (x0: number, x1: number) =>
        (side > 0 ? [x0 * w, x1 * w] : [-x1 * w, -x0 * w]) as [number, number];
      const lug = (x: number, low: number, turn: number): Point[] => [
        around(first + turn, low, side * x),
        around(first + pitch * 0.58 - turn, low, side * x),
        around(first + pitch * 0.58 - turn, r - 0.012, side * (x - 0.012)),
        around(first + turn, r - 0.012, side * (x - 0.012)),
      ];
      return [
        treadBlock([first, first + pitch * 0.62], across(0.02, 0.2), [foot, r], side * 2.2, 0.003),
        treadBlock(
          [first + pitch * 0.35, first + pitch * 0.95],
          across(0.235, 0.4),
          [foot, r - 0.002],
          side * -1.4,
          0.003,
        ),
        treadBlock(
          [first, first + pitch * 0.58],
          across(0.415, 0.49),
          [foot - 0.012, r - 0.009],
          0,
          0.003,
        ),
        ...(side > 0
          ? [wedge(lug(w * 0.47, r - 0.062, 0.01), lug(w * 0.505, r - 0.056, 0.03))]
          : []),
      ];
    }),
  );
}

/** Street: five ribs between grooves, cut across by fine sipes. */
function street({ tyreRadius: r, tyreWidth: w }: Size, depth: number): BufferGeometry[] {
  const ribs = [
    { x0: -0.46, x1: -0.3, lean: -1.2, count: 30, part: 0.88, low: 0.003 },
    { x0: -0.27, x1: -0.11, lean: 1.6, count: 22, part: 0.93, low: 0 },
    { x0: -0.08, x1: 0.08, lean: 1.6, count: 22, part: 0.93, low: 0 },
    { x0: 0.11, x1: 0.27, lean: 1.6, count: 22, part: 0.93, low: 0 },
    { x0: 0.3, x1: 0.46, lean: -1.2, count: 30, part: 0.88, low: 0.003 },
  ];
  return ribs.flatMap(({ x0, x1, lean, count, part, low }, rib) =>
    Array.from({ length: count }, (_, i) => {
      const pitch = (2 * Math.PI) / count;
      const first = (i + (rib % 2) / 2) * pitch;
      return treadBlock(
        [first, first + pitch * part],
        [x0 * w, x1 * w],
        [r - depth - 0.004, r - low],
        lean,
        0.0015,
      );
    }),
  );
}

/** The whole tyre, tread and carcass. */
export function tyre(size: Size): BufferGeometry {
  const { tyreRadius: r, tyreWidth: w, rimRadius: rim, lifted } = size;
  const depth = lifted ? 0.015 : 0.007;
  const foot = r - depth;
  const wall = r - rim;
  // The side towards the cart is in the dark: a few points will do.
  const inner: readonly (readonly [number, number])[] = [
    [rim - 0.004, 0.4],
    [rim + wall * 0.5, 0.5],
    [foot - 0.012, 0.46],
    [foot, 0.37],
  ];
  const outer: readonly (readonly [number, number])[] = [
    [rim - 0.004, 0.39],
    [rim + 0.012, 0.44],
    [rim + 0.02, 0.462],
    [rim + wall * 0.5, 0.5],
    [rim + wall * 0.74, 0.488],
    [foot - 0.012, 0.468],
    [foot - 0.001, 0.44],
  ];
  const carcass = turned(
    [
      ...inner.map(([radius, x]) => [radius, -x * w] as const),
      ...outer.toReversed().map(([radius, x]) => [radius, x * w] as const),
    ],
    34,
  );
  return merged([carcass, ...(lifted ? allTerrain(size, depth) : street(size, depth))]);
}
