import type { Object3D } from 'three';
import { stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn } from '../body/grille.ts';
import { steelBumper } from '../body/guard.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, circle, polygon, ring } from '../body/outline.ts';

/** A workhorse: a flat sloping hood over a flat face with small round lamps and a steel bumper. */
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
    [0.96, 0.05, -0.02],
    [0.96, 0.08, 0.1],
    [0.94, 0.12, 0.2],
    [0.8, 0.135, 0.26],
    [0.55, 0.13, 0.29],
    [0.28, 0.13, 0.3],
    [0, 0.13, 0.3],
  ],
  [
    [0.98, 0.14, -0.03],
    [0.99, 0.19, 0.14],
    [0.98, 0.24, 0.34],
    [0.88, 0.26, 0.43],
    [0.6, 0.255, 0.49],
    [0.3, 0.25, 0.51],
    [0, 0.25, 0.51],
  ],
  [
    [1, 0.18, -0.03],
    [1.02, 0.23, 0.15],
    [1.02, 0.28, 0.42],
    [0.93, 0.3, 0.54],
    [0.64, 0.295, 0.6],
    [0.32, 0.29, 0.615],
    [0, 0.29, 0.615],
  ],
  [
    [1, 0.28, -0.05],
    [1.03, 0.29, 0.15],
    [1.03, 0.33, 0.45],
    [0.95, 0.34, 0.585],
    [0.66, 0.335, 0.65],
    [0.33, 0.33, 0.66],
    [0, 0.33, 0.66],
  ],
  [
    [0.99, 0.5, -0.1],
    [1.03, 0.46, 0.1],
    [1.03, 0.44, 0.47],
    [0.95, 0.46, 0.605],
    [0.66, 0.47, 0.665],
    [0.33, 0.47, 0.675],
    [0, 0.47, 0.675],
  ],
  [
    [0.97, 0.74, -0.16],
    [0.99, 0.68, 0.05],
    [0.98, 0.6, 0.46],
    [0.93, 0.62, 0.58],
    [0.64, 0.64, 0.635],
    [0.32, 0.64, 0.645],
    [0, 0.64, 0.645],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const lamp = front.cut(circle(0.47, 0.4, 0.062));
  const bezel = front.cut(box(0.47, 0.4, 0.2, 0.15, 0.03));
  const vent = front.cut(box(0, 0.4, 0.56, 0.11, 0.02));
  const apron = front.cut((x, d) => 0.575 - d + Math.max(0, x - 0.5) * 0.4);
  const day = stripIn(lamp, ahead(ring(circle(0.47, 0.4, 0.05), 0.005)));
  const slats = [0.365, 0.388, 0.412, 0.436].map((d) => ahead(box(0, d, 0.9, 0.011, 0.004)));
  front.gapAbove(
    polygon(
      [
        [0, 0.13],
        [0.46, 0.12],
        [0.46, 0.4],
        [0, 0.44],
      ],
      0.02,
    ),
  );
  return [
    panel('apron', apron, m.trim),
    panel('bezel', bezel, m.trim, { raise: 0.003 }),
    lampIn(
      'headlamp',
      lamp,
      m,
      [{ strip: day, material: m.headlamp }],
      projector(front, 0.47, 0.4, 0.036),
    ),
    grilleIn('vent', vent, m, slats, { material: m.trim }),
    steelBumper(front, 0.535),
  ];
}
