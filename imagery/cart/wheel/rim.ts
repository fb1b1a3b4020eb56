import type { Material, Object3D } from 'three';
import type { RimPattern } from '../../../domain/stock/pictures/pictured-cart.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { group, piece, turned } from '../shape.ts';
import { bolts, faceOf, type Spoke, spokes } from './spoke.ts';
import { steelDisc } from './steel-disc.ts';

/** Where a rim's lip ends towards the outside, from the wheel's middle, in metres. */
const lipOf = ({ tyreWidth }: Pick<CartPlan, 'tyreWidth'>) => tyreWidth * 0.42;

/** Lug nuts of golf carts sit on a circle of four inches. */
const lugCircle = 0.0508;

/** The spokes of a pattern, by the radius of the rim and how far out its lip is. */
function spokesOf(pattern: RimPattern, rim: number, lip: number): readonly Spoke[] {
  const end = rim - 0.012;
  const straight = (
    root: number,
    waist: number,
    foot: number,
    [hub, mid, edge]: readonly [number, number, number],
  ): Spoke => [
    { r: 0.045, z: 0, width: root, x: lip - hub, depth: 0.03 },
    { r: rim * 0.52, z: 0, width: waist, x: lip - mid, depth: 0.026 },
    { r: rim * 0.8, z: 0, width: (waist + foot) / 2, x: lip - (mid + edge) / 2, depth: 0.022 },
    { r: end, z: 0, width: foot, x: lip - edge, depth: 0.03 },
  ];
  if (pattern === 'five-spoke') return [straight(0.062, 0.047, 0.066, [0.034, 0.024, 0.01])];
  if (pattern === 'ten-spoke') return [straight(0.026, 0.02, 0.026, [0.036, 0.024, 0.008])];
  if (pattern === 'beadlock') return [straight(0.05, 0.034, 0.046, [0.05, 0.04, 0.022])];
  const arm = (side: 1 | -1): Spoke => [
    { r: 0.045, z: side * 0.011, width: 0.024, x: lip - 0.04, depth: 0.03 },
    { r: rim * 0.46, z: side * 0.013, width: 0.021, x: lip - 0.03, depth: 0.026 },
    { r: rim * 0.74, z: side * 0.027, width: 0.019, x: lip - 0.018, depth: 0.022 },
    { r: end, z: side * rim * 0.29, width: 0.026, x: lip - 0.01, depth: 0.03 },
  ];
  return [arm(1), arm(-1)];
}

const spokeCount = { 'five-spoke': 5, 'ten-spoke': 10, 'split-spoke': 5, beadlock: 8 } as const;

/** The rim around the x axis, its face towards +x, with hub and lug nuts. */
export function rim(plan: CartPlan, m: Materials, pattern: RimPattern): Object3D {
  const r = plan.rimRadius;
  const lip = lipOf(plan);
  const barrel: readonly (readonly [number, number])[] = [
    [r + 0.007, lip - 0.006],
    [r + 0.006, lip + 0.003],
    [r, lip + 0.006],
    [r - 0.007, lip + 0.002],
    [r - 0.01, lip - 0.012],
    [r - 0.018, lip - 0.03],
    [r - 0.02, -plan.tyreWidth * 0.36],
    [r - 0.004, -plan.tyreWidth * 0.4],
  ];
  if (pattern === 'steel') return steelDisc(plan, m, barrel);
  const dark = pattern !== 'five-spoke';
  const body: Material = dark ? m.darkAlloy : m.alloy;
  const all = spokesOf(pattern, r, lip);
  const count = spokeCount[pattern];
  const hubX = (all[0]?.[0]?.x ?? lip) - 0.001;
  const whole = group(
    `${pattern} rim`,
    piece(turned(barrel.slice(3), 36), body),
    piece(turned(barrel.slice(0, 4), 36), pattern === 'beadlock' ? m.darkAlloy : m.alloy),
    piece(spokes(all, count), body),
    piece(
      turned(
        [
          [0.07, hubX - 0.035],
          [0.068, hubX - 0.004],
          [0.064, hubX],
          [0.034, hubX + 0.001],
          [0.0325, hubX + 0.008],
          [0.029, hubX + 0.011],
          [0, hubX + 0.012],
        ],
        24,
      ),
      body,
    ),
    piece(bolts(4, lugCircle, hubX - 0.002, 0.0095, 0.016), m.chrome),
  );
  if (dark && pattern !== 'beadlock') whole.add(piece(faceOf(all, count), m.alloy));
  if (pattern === 'beadlock') {
    const ring = turned(
      [
        [r + 0.012, lip - 0.002],
        [r + 0.012, lip + 0.008],
        [r + 0.009, lip + 0.011],
        [r - 0.014, lip + 0.011],
        [r - 0.017, lip + 0.008],
        [r - 0.017, lip - 0.008],
      ],
      48,
    );
    whole.add(piece(ring, m.alloy), piece(bolts(16, r - 0.003, lip + 0.01, 0.006, 0.006), m.steel));
  }
  return whole;
}
