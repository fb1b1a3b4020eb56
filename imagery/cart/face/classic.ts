import type { Object3D } from 'three';
import { split, stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn, trimOn } from '../body/grille.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, circle, ring } from '../body/outline.ts';

/** A soft round nose between full fenders, round lamps in bright rings and a low grille of chrome bars. */
export const net: FaceNet = [
  [
    [0.9, 0, -0.02],
    [0.88, 0, 0.02],
    [0.82, -0.005, 0.05],
    [0.66, -0.01, 0.07],
    [0.45, -0.02, 0.08],
    [0.22, -0.03, 0.09],
    [0, -0.03, 0.09],
  ],
  [
    [0.93, 0.05, -0.02],
    [0.9, 0.1, 0.1],
    [0.84, 0.16, 0.22],
    [0.68, 0.1, 0.34],
    [0.46, 0.045, 0.4],
    [0.22, 0.025, 0.42],
    [0, 0.025, 0.42],
  ],
  [
    [0.96, 0.14, -0.03],
    [0.94, 0.24, 0.14],
    [0.9, 0.27, 0.36],
    [0.7, 0.2, 0.52],
    [0.46, 0.13, 0.6],
    [0.22, 0.1, 0.63],
    [0, 0.1, 0.63],
  ],
  [
    [0.98, 0.24, -0.05],
    [1, 0.3, 0.14],
    [1, 0.33, 0.42],
    [0.8, 0.3, 0.6],
    [0.5, 0.25, 0.69],
    [0.24, 0.23, 0.72],
    [0, 0.23, 0.72],
  ],
  [
    [0.99, 0.36, -0.07],
    [1.03, 0.36, 0.13],
    [1.04, 0.39, 0.46],
    [0.86, 0.4, 0.64],
    [0.52, 0.38, 0.72],
    [0.25, 0.37, 0.745],
    [0, 0.37, 0.745],
  ],
  [
    [0.99, 0.52, -0.1],
    [1.03, 0.48, 0.1],
    [1.04, 0.47, 0.48],
    [0.86, 0.49, 0.64],
    [0.53, 0.5, 0.72],
    [0.25, 0.5, 0.74],
    [0, 0.5, 0.74],
  ],
  [
    [0.97, 0.73, -0.15],
    [0.99, 0.69, 0.05],
    [0.98, 0.6, 0.48],
    [0.82, 0.62, 0.58],
    [0.5, 0.64, 0.64],
    [0.24, 0.65, 0.66],
    [0, 0.65, 0.66],
  ],
];

const lampAt = [0.41, 0.315] as const;
const opening = box(0, 0.385, 0.5, 0.1, 0.02);

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const bumper = front.cut((_x, d) => 0.505 - d);
  const bright = front.cut(circle(...lampAt, 0.09));
  const bezel = split(bright, ahead(circle(...lampAt, 0.076)));
  const grille = front.cut(opening);
  front.gapAbove((x, z) => Math.hypot(x / 0.42, (z - 0.14) / 0.47) * 0.42 - 0.42);
  const day = stripIn(bezel.inside, ahead(ring(circle(...lampAt, 0.063), 0.006)));
  return [
    panel('bumper', bumper, m.chrome, { raise: 0.014 }),
    trimOn('lamp ring', bezel.outside, m.chrome, 0.01),
    lampIn(
      'headlamp',
      bezel.inside,
      m,
      [{ strip: day, material: m.headlamp }],
      projector(front, ...lampAt, 0.045),
    ),
    grilleIn(
      'grille',
      grille,
      m,
      [
        ...[0.352, 0.385, 0.418].map((d) => ahead(box(0, d, 0.46, 0.007, 0.003))),
        ahead((x, d) => Math.abs(opening(x, d)) - 0.006),
      ],
      { material: m.chrome, slatDeep: 0.001 },
    ),
  ];
}
