import type { Object3D } from 'three';
import { split, stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn } from '../body/grille.ts';
import { brushGuard } from '../body/guard.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, polygon, stroke } from '../body/outline.ts';

/** A truck: a level hood over an upright face, square shoulders, a broad grille of three bars. */
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
    [0.96, 0.025, -0.02],
    [0.96, 0.05, 0.15],
    [0.93, 0.075, 0.3],
    [0.74, 0.07, 0.38],
    [0.56, 0.03, 0.4],
    [0.3, 0.03, 0.4],
    [0, 0.03, 0.4],
  ],
  [
    [0.985, 0.06, -0.03],
    [0.99, 0.1, 0.18],
    [0.97, 0.13, 0.52],
    [0.86, 0.14, 0.62],
    [0.6, 0.1, 0.655],
    [0.3, 0.095, 0.66],
    [0, 0.095, 0.66],
  ],
  [
    [1, 0.1, -0.03],
    [1.02, 0.135, 0.18],
    [1.01, 0.165, 0.55],
    [0.91, 0.18, 0.67],
    [0.62, 0.15, 0.705],
    [0.3, 0.145, 0.71],
    [0, 0.145, 0.71],
  ],
  [
    [1, 0.28, -0.06],
    [1.03, 0.28, 0.17],
    [1.03, 0.3, 0.56],
    [0.94, 0.3, 0.695],
    [0.62, 0.3, 0.725],
    [0.3, 0.3, 0.73],
    [0, 0.3, 0.73],
  ],
  [
    [0.99, 0.5, -0.1],
    [1.03, 0.48, 0.1],
    [1.03, 0.46, 0.56],
    [0.94, 0.46, 0.695],
    [0.62, 0.46, 0.725],
    [0.3, 0.46, 0.73],
    [0, 0.46, 0.73],
  ],
  [
    [0.97, 0.74, -0.16],
    [0.99, 0.7, 0.05],
    [0.98, 0.6, 0.54],
    [0.9, 0.6, 0.65],
    [0.6, 0.62, 0.69],
    [0.3, 0.62, 0.7],
    [0, 0.62, 0.7],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const bumper = front.cut((x, d) => 0.445 - d + Math.max(0, x - 0.42) * 0.35);
  const lamp = front.cut(
    polygon(
      [
        [0.43, 0.21],
        [0.62, 0.2],
        [0.63, 0.3],
        [0.44, 0.325],
      ],
      0.012,
    ),
  );
  const grille = front.cut(
    polygon(
      [
        [0, 0.21],
        [0.385, 0.21],
        [0.395, 0.36],
        [0.34, 0.405],
        [0, 0.405],
      ],
      0.012,
    ),
  );
  front.gapAbove(
    polygon(
      [
        [0, 0.13],
        [0.43, 0.12],
        [0.42, 0.56],
        [0, 0.6],
      ],
      0.02,
    ),
  );
  const strip = stripIn(
    lamp,
    ahead(
      stroke(
        [
          [0.61, 0.213],
          [0.444, 0.222],
          [0.452, 0.314],
          [0.62, 0.292],
        ],
        0.007,
      ),
    ),
  );
  const intake = split(bumper, ahead(box(0, 0.54, 0.5, 0.06, 0.02)));
  const slats = [0.25, 0.308, 0.366].map((d) => ahead(box(0, d, 0.9, 0.026, 0.006)));
  return [
    panel('bumper', intake.outside, m.trim, { raise: 0.01 }),
    grilleIn('intake', intake.inside, m, []),
    grilleIn('grille', grille, m, slats, { slatDeep: 0 }),
    lampIn(
      'headlamp',
      lamp,
      m,
      [{ strip, material: m.headlamp }],
      projector(front, 0.5, 0.265, 0.03),
      projector(front, 0.575, 0.257, 0.03),
    ),
    brushGuard(front, { top: 0.2, bottom: 0.47, half: 0.34, wide: 0.5 }),
  ];
}
