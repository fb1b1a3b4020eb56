import type { Object3D } from 'three';
import { split, stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, polygon, ring } from '../body/outline.ts';

/** A box that goes anywhere: a flat hood, a dark upright panel and square lamps, each in a ring. */
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
    [0.96, 0.02, -0.02],
    [0.97, 0.03, 0.16],
    [0.96, 0.05, 0.34],
    [0.86, 0.06, 0.4],
    [0.72, 0.02, 0.4],
    [0.36, 0.02, 0.4],
    [0, 0.02, 0.4],
  ],
  [
    [0.985, 0.05, -0.03],
    [0.99, 0.06, 0.2],
    [0.985, 0.085, 0.56],
    [0.92, 0.09, 0.63],
    [0.72, 0.055, 0.64],
    [0.36, 0.055, 0.65],
    [0, 0.055, 0.65],
  ],
  [
    [1, 0.08, -0.03],
    [1.01, 0.09, 0.2],
    [1.01, 0.115, 0.6],
    [0.965, 0.13, 0.68],
    [0.75, 0.105, 0.705],
    [0.37, 0.105, 0.715],
    [0, 0.105, 0.715],
  ],
  [
    [1, 0.26, -0.06],
    [1.02, 0.26, 0.18],
    [1.02, 0.28, 0.61],
    [0.985, 0.28, 0.7],
    [0.76, 0.28, 0.735],
    [0.38, 0.28, 0.745],
    [0, 0.28, 0.745],
  ],
  [
    [0.99, 0.48, -0.1],
    [1.03, 0.46, 0.1],
    [1.03, 0.44, 0.6],
    [0.98, 0.45, 0.7],
    [0.76, 0.45, 0.735],
    [0.38, 0.45, 0.745],
    [0, 0.45, 0.745],
  ],
  [
    [0.97, 0.74, -0.16],
    [0.99, 0.7, 0.05],
    [0.98, 0.6, 0.57],
    [0.94, 0.6, 0.66],
    [0.74, 0.61, 0.7],
    [0.37, 0.61, 0.71],
    [0, 0.61, 0.71],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const bumper = front.cut((x, d) => 0.435 - d + Math.max(0, x - 0.5) * 0.3);
  const face = front.cut(box(0, 0.275, 1.23, 0.2, 0.05));
  const lamp = split(face, ahead(box(0.5, 0.275, 0.17, 0.17, 0.045)));
  const day = stripIn(lamp.inside, ahead(ring(box(0.5, 0.275, 0.144, 0.144, 0.034), 0.008)));
  const line = split(lamp.outside, ahead(box(0, 0.275, 0.7, 0.014, 0.006)));
  const plate = split(
    bumper,
    ahead(
      polygon(
        [
          [0, 0.5],
          [0.26, 0.5],
          [0.31, 0.58],
          [0.29, 0.7],
          [0, 0.7],
        ],
        0.01,
      ),
    ),
  );
  front.gapAbove(
    polygon(
      [
        [0, 0.13],
        [0.5, 0.12],
        [0.52, 0.58],
        [0, 0.62],
      ],
      0.02,
    ),
  );
  return [
    panel('bumper', plate.outside, m.trim, { raise: 0.014 }),
    panel('skid plate', plate.inside, m.alloy, { raise: 0.016 }),
    panel('face', line.outside, m.gloss, { raise: -0.004 }),
    panel('light line', line.inside, m.headlamp, { raise: -0.003 }),
    lampIn(
      'headlamp',
      lamp.inside,
      m,
      [{ strip: day, material: m.headlamp }],
      projector(front, 0.5, 0.275, 0.042),
    ),
  ];
}
