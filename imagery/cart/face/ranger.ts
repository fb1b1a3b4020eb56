import type { Object3D } from 'three';
import { split, stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn } from '../body/grille.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, polygon, stroke } from '../body/outline.ts';

/** A low wedge: one line from the windshield to the nose, slim lamps drawn back into the flanks. */
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
    [0.97, 0.03, -0.02],
    [0.96, 0.06, 0.12],
    [0.92, 0.1, 0.25],
    [0.74, 0.115, 0.34],
    [0.5, 0.11, 0.38],
    [0.24, 0.1, 0.4],
    [0, 0.1, 0.4],
  ],
  [
    [1, 0.09, -0.03],
    [1, 0.14, 0.16],
    [0.99, 0.21, 0.42],
    [0.84, 0.27, 0.6],
    [0.55, 0.27, 0.69],
    [0.26, 0.265, 0.72],
    [0, 0.265, 0.72],
  ],
  [
    [1.01, 0.13, -0.03],
    [1.03, 0.18, 0.17],
    [1.02, 0.25, 0.44],
    [0.88, 0.31, 0.64],
    [0.57, 0.315, 0.72],
    [0.27, 0.31, 0.745],
    [0, 0.31, 0.745],
  ],
  [
    [1, 0.3, -0.06],
    [1.02, 0.34, 0.15],
    [1.02, 0.38, 0.46],
    [0.92, 0.41, 0.66],
    [0.6, 0.42, 0.74],
    [0.28, 0.42, 0.755],
    [0, 0.42, 0.755],
  ],
  [
    [0.99, 0.52, -0.1],
    [1.02, 0.5, 0.1],
    [1.01, 0.5, 0.48],
    [0.92, 0.52, 0.66],
    [0.6, 0.53, 0.73],
    [0.28, 0.53, 0.745],
    [0, 0.53, 0.745],
  ],
  [
    [0.97, 0.72, -0.15],
    [0.99, 0.7, 0.05],
    [0.97, 0.64, 0.5],
    [0.86, 0.64, 0.62],
    [0.56, 0.64, 0.68],
    [0.27, 0.64, 0.69],
    [0, 0.64, 0.69],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const bumper = front.cut((x, d) => 0.455 - d + Math.max(0, x - 0.3) * 0.12);
  const lamp = front.cut(
    polygon(
      [
        [0.29, 0.34],
        [0.655, 0.235],
        [0.655, 0.3],
        [0.36, 0.385],
      ],
      0.008,
    ),
  );
  const grille = front.cut(box(0, 0.355, 0.54, 0.05, 0.02));
  front.gapAbove(
    polygon(
      [
        [0, 0.12],
        [0.44, 0.1],
        [0.4, 0.5],
        [0.3, 0.6],
        [0, 0.63],
      ],
      0.02,
    ),
  );
  const strip = stripIn(
    lamp,
    ahead(
      stroke(
        [
          [0.31, 0.388],
          [0.37, 0.388],
          [0.66, 0.31],
        ],
        0.006,
      ),
    ),
  );
  const intake = split(bumper, ahead(box(0, 0.54, 0.66, 0.07, 0.03)));
  return [
    panel('bumper', intake.outside, m.trim, { raise: 0.004 }),
    grilleIn('intake', intake.inside, m, [ahead(box(0, 0.54, 0.7, 0.012, 0.004))]),
    grilleIn('grille', grille, m, [ahead(box(0, 0.355, 0.6, 0.01, 0.004))], { material: m.chrome }),
    lampIn(
      'headlamp',
      lamp,
      m,
      [{ strip, material: m.headlamp }],
      projector(front, 0.4, 0.333, 0.028),
      projector(front, 0.48, 0.31, 0.028),
    ),
  ];
}
