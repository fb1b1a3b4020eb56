import type { Object3D } from 'three';
import { stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn, trimOn } from '../body/grille.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, polygon } from '../body/outline.ts';

/** A small round car: a short sloping hood, wide oval lamps, a closed face above a low mouth. */
export const net: FaceNet = [
  [
    [0.95, 0, -0.02],
    [0.93, 0, 0.02],
    [0.87, -0.005, 0.06],
    [0.68, -0.02, 0.1],
    [0.46, -0.035, 0.12],
    [0.22, -0.045, 0.13],
    [0, -0.045, 0.13],
  ],
  [
    [0.97, 0.05, -0.02],
    [0.96, 0.09, 0.11],
    [0.92, 0.13, 0.25],
    [0.74, 0.12, 0.36],
    [0.5, 0.085, 0.41],
    [0.24, 0.07, 0.43],
    [0, 0.07, 0.43],
  ],
  [
    [0.99, 0.12, -0.03],
    [0.99, 0.18, 0.15],
    [0.97, 0.23, 0.38],
    [0.8, 0.235, 0.54],
    [0.52, 0.205, 0.62],
    [0.25, 0.19, 0.645],
    [0, 0.19, 0.645],
  ],
  [
    [1, 0.2, -0.03],
    [1.02, 0.25, 0.15],
    [1.02, 0.3, 0.44],
    [0.85, 0.32, 0.62],
    [0.54, 0.3, 0.7],
    [0.26, 0.29, 0.725],
    [0, 0.29, 0.725],
  ],
  [
    [1, 0.34, -0.05],
    [1.03, 0.36, 0.15],
    [1.03, 0.4, 0.48],
    [0.88, 0.42, 0.655],
    [0.56, 0.42, 0.73],
    [0.27, 0.41, 0.75],
    [0, 0.41, 0.75],
  ],
  [
    [0.99, 0.54, -0.08],
    [1.03, 0.5, 0.1],
    [1.03, 0.5, 0.5],
    [0.89, 0.53, 0.655],
    [0.56, 0.54, 0.735],
    [0.27, 0.54, 0.755],
    [0, 0.54, 0.755],
  ],
  [
    [0.97, 0.77, -0.1],
    [0.99, 0.72, 0.05],
    [0.97, 0.66, 0.48],
    [0.84, 0.68, 0.59],
    [0.52, 0.7, 0.66],
    [0.26, 0.7, 0.68],
    [0, 0.7, 0.68],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const oval = (x: number, d: number) => {
    const [a, b] = [x - 0.49, d - 0.295 + 0.25 * (x - 0.49)];
    return (Math.hypot(a / 0.13, b / 0.068) - 1) * 0.07;
  };
  const lamp = front.cut(oval);
  const badge = stripIn(front.skin(), ahead(box(0, 0.35, 0.56, 0.014, 0.006)));
  const mouth = front.cut(
    polygon(
      [
        [0, 0.49],
        [0.3, 0.49],
        [0.36, 0.56],
        [0.3, 0.6],
        [0, 0.61],
      ],
      0.02,
    ),
  );
  const lower = front.cut((_x, d) => 0.655 - d);
  const fog = front.cut(
    polygon(
      [
        [0.47, 0.5],
        [0.56, 0.47],
        [0.57, 0.53],
        [0.5, 0.55],
      ],
      0.015,
    ),
  );
  const day = stripIn(
    lamp,
    ahead((x, d) => Math.max(Math.abs(oval(x, d) + 0.016) - 0.005, 0.28 - d)),
  );
  front.gapAbove(
    polygon(
      [
        [0, 0.15],
        [0.42, 0.15],
        [0.46, 0.35],
        [0.36, 0.54],
        [0, 0.62],
      ],
      0.03,
    ),
  );
  return [
    panel('chin', lower, m.trim, { raise: 0.004 }),
    trimOn('badge bar', badge, m.chrome, 0.002),
    grilleIn(
      'mouth',
      mouth,
      m,
      [0.525, 0.56].map((d) => ahead(box(0, d, 0.9, 0.01, 0.004))),
    ),
    grilleIn('air curtain', fog, m, []),
    lampIn(
      'headlamp',
      lamp,
      m,
      [{ strip: day, material: m.headlamp }],
      projector(front, 0.445, 0.29, 0.036),
      projector(front, 0.54, 0.277, 0.028),
    ),
  ];
}
