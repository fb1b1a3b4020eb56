import type { Object3D } from 'three';
import { split, stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn, trimOn } from '../body/grille.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, polygon, ring, shrunk, stroke } from '../body/outline.ts';

/** A broad shield that leans into the wind under a light bar of full width; two creases on the hood. */
export const net: FaceNet = [
  [
    [0.93, 0, -0.02],
    [0.91, 0, 0.02],
    [0.84, -0.005, 0.05],
    [0.62, -0.01, 0.07],
    [0.56, -0.012, 0.075],
    [0.3, -0.01, 0.09],
    [0, -0.01, 0.09],
  ],
  [
    [0.96, 0.03, -0.02],
    [0.95, 0.07, 0.14],
    [0.9, 0.115, 0.3],
    [0.66, 0.11, 0.37],
    [0.56, 0.05, 0.39],
    [0.28, 0.075, 0.41],
    [0, 0.075, 0.41],
  ],
  [
    [0.99, 0.07, -0.03],
    [0.99, 0.13, 0.18],
    [0.97, 0.18, 0.5],
    [0.74, 0.19, 0.64],
    [0.52, 0.135, 0.69],
    [0.26, 0.155, 0.71],
    [0, 0.155, 0.71],
  ],
  [
    [1.01, 0.1, -0.03],
    [1.02, 0.155, 0.18],
    [1.02, 0.2, 0.54],
    [0.85, 0.21, 0.69],
    [0.54, 0.17, 0.735],
    [0.27, 0.185, 0.752],
    [0, 0.185, 0.752],
  ],
  [
    [1, 0.24, -0.05],
    [1.02, 0.26, 0.16],
    [1.03, 0.28, 0.55],
    [0.93, 0.28, 0.69],
    [0.58, 0.27, 0.74],
    [0.28, 0.27, 0.755],
    [0, 0.27, 0.755],
  ],
  [
    [1, 0.34, -0.07],
    [1.03, 0.36, 0.12],
    [1.03, 0.4, 0.54],
    [0.92, 0.42, 0.67],
    [0.55, 0.42, 0.72],
    [0.27, 0.42, 0.735],
    [0, 0.42, 0.735],
  ],
  [
    [0.98, 0.54, -0.12],
    [1.02, 0.52, 0.08],
    [1.02, 0.5, 0.52],
    [0.93, 0.52, 0.66],
    [0.56, 0.54, 0.72],
    [0.27, 0.54, 0.73],
    [0, 0.54, 0.73],
  ],
  [
    [0.97, 0.74, -0.16],
    [0.99, 0.7, 0.05],
    [0.97, 0.62, 0.5],
    [0.87, 0.63, 0.6],
    [0.54, 0.65, 0.66],
    [0.27, 0.65, 0.67],
    [0, 0.65, 0.67],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const bumper = front.cut((x, d) => 0.475 - d - Math.max(0, x - 0.42) * 0.25);
  const lightBar = front.cutStrip(box(0, 0.222, 1.31, 0.022, 0.011));
  const lamp = front.cut(
    polygon(
      [
        [0.46, 0.268],
        [0.68, 0.262],
        [0.67, 0.325],
        [0.52, 0.335],
      ],
      0.008,
    ),
  );
  const shieldLine = polygon(
    [
      [-0.1, 0.262],
      [0.4, 0.262],
      [0.46, 0.34],
      [0.38, 0.44],
      [-0.1, 0.44],
    ],
    0.006,
  );
  const shield = front.cut(shrunk(shieldLine, -0.006));
  front.gapAbove(
    polygon(
      [
        [0, 0.13],
        [0.36, 0.12],
        [0.5, 0.14],
        [0.44, 0.5],
        [0.36, 0.61],
        [0, 0.65],
      ],
      0.02,
    ),
  );
  const shine = stripIn(lightBar, ahead(box(0, 0.222, 1.29, 0.009, 0.004)));
  const strip = stripIn(
    lamp,
    ahead(
      stroke(
        [
          [0.53, 0.332],
          [0.69, 0.32],
        ],
        0.006,
      ),
    ),
  );
  const edge = split(
    bumper,
    ahead(
      polygon([
        [0, 0.6],
        [0.36, 0.6],
        [0.44, 0.55],
        [0.62, 0.53],
        [0.62, 0.7],
        [0, 0.7],
      ]),
    ),
  );
  const intake = split(edge.outside, ahead(box(0.56, 0.475, 0.11, 0.06, 0.02)));
  const bars = [0.307, 0.352, 0.397].map((d) => ahead(box(0, d, 1.2, 0.009, 0.003)));
  return [
    panel('bumper', intake.outside, m.paint, { raise: 0.006 }),
    panel('bumper edge', edge.inside, m.trim, { raise: 0.012 }),
    grilleIn('side intake', intake.inside, m, []),
    grilleIn('shield', shield, m, bars, { slatDeep: 0.014 }),
    trimOn('keel', stripIn(shield, ahead(ring(shieldLine, 0.006))), m.chrome, 0.003),
    lampIn('light bar', lightBar, m, [{ strip: shine, material: m.headlamp }]),
    lampIn(
      'headlamp',
      lamp,
      m,
      [{ strip, material: m.headlamp }],
      projector(front, 0.56, 0.298, 0.026),
      projector(front, 0.63, 0.293, 0.026),
    ),
  ];
}
