import type { Object3D } from 'three';
import { stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn } from '../body/grille.ts';
import { brushGuard, spotLamp } from '../body/guard.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, either, polygon, stroke } from '../body/outline.ts';

/** For rough ground: a raised hood, an open face of upright bars, a guard and two lamps on it. */
export const net: FaceNet = [
  [
    [0.93, 0, -0.02],
    [0.91, 0, 0.02],
    [0.84, -0.005, 0.05],
    [0.66, -0.01, 0.07],
    [0.45, -0.015, 0.08],
    [0.22, -0.02, 0.09],
    [0, -0.02, 0.09],
  ],
  [
    [0.95, 0.04, -0.02],
    [0.95, 0.08, 0.14],
    [0.91, 0.12, 0.3],
    [0.7, 0.11, 0.38],
    [0.56, 0.045, 0.4],
    [0.3, 0.035, 0.4],
    [0, 0.035, 0.4],
  ],
  [
    [0.98, 0.1, -0.03],
    [0.98, 0.15, 0.18],
    [0.95, 0.2, 0.46],
    [0.72, 0.19, 0.6],
    [0.54, 0.12, 0.64],
    [0.28, 0.1, 0.65],
    [0, 0.1, 0.65],
  ],
  [
    [1, 0.16, -0.03],
    [1.03, 0.2, 0.18],
    [1.03, 0.25, 0.5],
    [0.86, 0.25, 0.64],
    [0.56, 0.19, 0.7],
    [0.28, 0.17, 0.715],
    [0, 0.17, 0.715],
  ],
  [
    [1.01, 0.24, -0.05],
    [1.06, 0.27, 0.16],
    [1.06, 0.3, 0.52],
    [0.9, 0.3, 0.66],
    [0.58, 0.29, 0.715],
    [0.28, 0.28, 0.73],
    [0, 0.28, 0.73],
  ],
  [
    [0.99, 0.46, -0.1],
    [1.04, 0.44, 0.1],
    [1.04, 0.43, 0.52],
    [0.88, 0.43, 0.65],
    [0.55, 0.43, 0.69],
    [0.27, 0.43, 0.705],
    [0, 0.43, 0.705],
  ],
  [
    [0.97, 0.74, -0.16],
    [0.99, 0.68, 0.05],
    [0.98, 0.56, 0.5],
    [0.84, 0.56, 0.58],
    [0.52, 0.58, 0.62],
    [0.26, 0.58, 0.63],
    [0, 0.58, 0.63],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const bumper = front.cut((x, d) => 0.425 - d + Math.max(0, x - 0.36) * 0.4);
  const lamp = front.cut(
    polygon(
      [
        [0.4, 0.235],
        [0.585, 0.25],
        [0.59, 0.305],
        [0.55, 0.355],
        [0.4, 0.345],
      ],
      0.012,
    ),
  );
  const face = front.cut(
    polygon(
      [
        [0, 0.225],
        [0.34, 0.23],
        [0.35, 0.35],
        [0.31, 0.385],
        [0, 0.385],
      ],
      0.01,
    ),
  );
  front.gapAbove(
    polygon(
      [
        [0, 0.13],
        [0.36, 0.12],
        [0.36, 0.58],
        [0, 0.62],
      ],
      0.02,
    ),
  );
  const scoop = front.cutField(({ x, z }) =>
    box(0, 0.36, 0.34, 0.05, 0.02)(x, z - front.plan.dashZ),
  );
  const strip = stripIn(
    lamp,
    ahead(
      either(
        stroke(
          [
            [0.4, 0.232],
            [0.585, 0.247],
          ],
          0.008,
        ),
        stroke(
          [
            [0.59, 0.25],
            [0.595, 0.3],
          ],
          0.008,
        ),
      ),
    ),
  );
  const bars = [0.035, 0.105, 0.175, 0.245, 0.315].map((x) => ahead(box(x, 0.3, 0.034, 0.3, 0.01)));
  const spot = front.at(0.2, 0.2);
  return [
    panel('bumper', bumper, m.trim, { raise: 0.012 }),
    grilleIn('grille', face, m, bars, { material: m.trim, slatDeep: 0 }),
    grilleIn('scoop', scoop, m, [({ z }) => Math.abs(z - front.plan.dashZ - 0.36) - 0.005]),
    lampIn(
      'headlamp',
      lamp,
      m,
      [{ strip, material: m.headlamp }],
      projector(front, 0.455, 0.298, 0.036),
      projector(front, 0.54, 0.302, 0.026),
    ),
    brushGuard(front, { top: 0.19, bottom: 0.5, half: 0.37, wide: 0.54 }),
    spotLamp(front, [spot.x, spot.y + 0.058, front.plan.frontZ + 0.012], 0.062),
  ];
}
