import type { Object3D } from 'three';
import { split, stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn } from '../body/grille.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, polygon, ring } from '../body/outline.ts';

/** A shuttle: tall, plain and even, with one dark band from lamp to lamp. */
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
    [0.97, 0.02, -0.02],
    [0.975, 0.02, 0.12],
    [0.96, 0.025, 0.28],
    [0.84, 0.02, 0.4],
    [0.54, 0.005, 0.46],
    [0.26, 0, 0.48],
    [0, 0, 0.48],
  ],
  [
    [0.99, 0.05, -0.03],
    [1, 0.055, 0.16],
    [1, 0.07, 0.44],
    [0.93, 0.07, 0.6],
    [0.62, 0.05, 0.68],
    [0.3, 0.045, 0.7],
    [0, 0.045, 0.7],
  ],
  [
    [1, 0.11, -0.03],
    [1.01, 0.12, 0.16],
    [1.015, 0.13, 0.48],
    [0.96, 0.14, 0.66],
    [0.66, 0.13, 0.735],
    [0.33, 0.125, 0.755],
    [0, 0.125, 0.755],
  ],
  [
    [1, 0.3, -0.05],
    [1.02, 0.32, 0.15],
    [1.02, 0.34, 0.5],
    [0.965, 0.34, 0.68],
    [0.67, 0.34, 0.745],
    [0.33, 0.34, 0.762],
    [0, 0.34, 0.762],
  ],
  [
    [0.99, 0.52, -0.1],
    [1.02, 0.5, 0.1],
    [1.02, 0.48, 0.5],
    [0.96, 0.48, 0.685],
    [0.67, 0.48, 0.75],
    [0.33, 0.48, 0.765],
    [0, 0.48, 0.765],
  ],
  [
    [0.97, 0.74, -0.16],
    [0.99, 0.7, 0.05],
    [0.98, 0.66, 0.5],
    [0.92, 0.69, 0.64],
    [0.64, 0.7, 0.71],
    [0.32, 0.7, 0.725],
    [0, 0.7, 0.725],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const bumper = front.cut((x, d) => 0.5 - d - Math.max(0, x - 0.44) * 0.2);
  const band = front.cut(box(0, 0.285, 1.26, 0.1, 0.045));
  const lamp = split(band, ahead(box(0.485, 0.285, 0.23, 0.07, 0.03)));
  const strip = stripIn(lamp.inside, ahead(ring(box(0.485, 0.285, 0.212, 0.052, 0.022), 0.006)));
  const intake = split(bumper, ahead(box(0, 0.565, 0.7, 0.05, 0.02)));
  front.gapAbove(
    polygon(
      [
        [0, 0.12],
        [0.44, 0.11],
        [0.45, 0.4],
        [0.36, 0.55],
        [0, 0.61],
      ],
      0.02,
    ),
  );
  return [
    panel('bumper', intake.outside, m.trim, { raise: 0.012 }),
    grilleIn('intake', intake.inside, m, [ahead(box(0, 0.565, 0.8, 0.01, 0.004))]),
    panel('band', lamp.outside, m.gloss, { raise: -0.002 }),
    lampIn(
      'headlamp',
      lamp.inside,
      m,
      [{ strip, material: m.headlamp }],
      projector(front, 0.45, 0.285, 0.024),
      projector(front, 0.52, 0.285, 0.024),
    ),
  ];
}
