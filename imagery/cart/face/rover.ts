import type { Object3D } from 'three';
import { split, stripIn } from '../body/cut.ts';
import type { FaceNet, Front } from '../body/front.ts';
import { panel } from '../body/front.ts';
import { grilleIn, trimOn } from '../body/grille.ts';
import { brushGuard } from '../body/guard.ts';
import { lampIn, projector } from '../body/lamp.ts';
import { box, polygon, stroke } from '../body/outline.ts';

/** A long nose: an upright grille with fine upright bars, tall lamps at the corners, a brush guard. */
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
    [0.94, 0.08, 0.13],
    [0.9, 0.115, 0.29],
    [0.72, 0.105, 0.38],
    [0.5, 0.065, 0.42],
    [0.24, 0.045, 0.44],
    [0, 0.045, 0.44],
  ],
  [
    [0.98, 0.09, -0.03],
    [0.98, 0.14, 0.17],
    [0.96, 0.18, 0.47],
    [0.82, 0.185, 0.6],
    [0.52, 0.145, 0.67],
    [0.25, 0.125, 0.69],
    [0, 0.125, 0.69],
  ],
  [
    [1, 0.13, -0.03],
    [1.01, 0.17, 0.17],
    [1.01, 0.215, 0.51],
    [0.88, 0.23, 0.655],
    [0.55, 0.2, 0.725],
    [0.26, 0.185, 0.745],
    [0, 0.185, 0.745],
  ],
  [
    [1, 0.28, -0.05],
    [1.02, 0.3, 0.16],
    [1.03, 0.34, 0.53],
    [0.9, 0.35, 0.67],
    [0.57, 0.34, 0.725],
    [0.27, 0.33, 0.745],
    [0, 0.33, 0.745],
  ],
  [
    [0.99, 0.5, -0.1],
    [1.02, 0.48, 0.1],
    [1.03, 0.47, 0.52],
    [0.91, 0.48, 0.67],
    [0.58, 0.48, 0.73],
    [0.27, 0.48, 0.748],
    [0, 0.48, 0.748],
  ],
  [
    [0.97, 0.74, -0.16],
    [0.99, 0.7, 0.05],
    [0.98, 0.62, 0.5],
    [0.87, 0.63, 0.61],
    [0.55, 0.65, 0.67],
    [0.26, 0.65, 0.69],
    [0, 0.65, 0.69],
  ],
];

/** What this face puts on the front: lamps, grille, bumper, badges. */
export function build(front: Front): Object3D[] {
  const { m, ahead } = front;
  const lamp = front.cut(
    polygon(
      [
        [0.5, 0.25],
        [0.585, 0.255],
        [0.6, 0.42],
        [0.545, 0.435],
      ],
      0.014,
    ),
  );
  const frame = front.cut(
    polygon(
      [
        [0, 0.24],
        [0.25, 0.24],
        [0.3, 0.34],
        [0.24, 0.46],
        [0, 0.46],
      ],
      0.02,
    ),
  );
  const grille = split(
    frame,
    ahead(
      polygon(
        [
          [0, 0.24],
          [0.25, 0.24],
          [0.3, 0.34],
          [0.24, 0.46],
          [0, 0.46],
        ],
        0.006,
      ),
    ),
  );
  const bumper = front.cut((x, d) => 0.53 - d - Math.max(0, x - 0.4) * 0.15);
  const day = stripIn(
    lamp,
    ahead(
      stroke(
        [
          [0.494, 0.25],
          [0.54, 0.435],
        ],
        0.008,
      ),
    ),
  );
  const blade = split(
    bumper,
    ahead(
      stroke(
        [
          [0, 0.605],
          [0.36, 0.6],
          [0.6, 0.53],
        ],
        0.009,
      ),
    ),
  );
  const bars = Array.from({ length: 8 }, (_, i) =>
    ahead(box(0.018 + i * 0.036, 0.35, 0.012, 0.3, 0.004)),
  );
  front.gapAbove(
    polygon(
      [
        [0, 0.13],
        [0.42, 0.12],
        [0.46, 0.4],
        [0.34, 0.6],
        [0, 0.65],
      ],
      0.02,
    ),
  );
  return [
    panel('bumper', blade.outside, m.trim, { raise: 0.006 }),
    trimOn('blade', blade.inside, m.chrome, 0.01),
    trimOn('grille frame', grille.outside, m.chrome, 0.008),
    grilleIn('grille', grille.inside, m, bars, { material: m.chrome, slatDeep: 0.004 }),
    lampIn(
      'headlamp',
      lamp,
      m,
      [{ strip: day, material: m.headlamp }],
      projector(front, 0.55, 0.3, 0.026),
      projector(front, 0.565, 0.37, 0.026),
    ),
    brushGuard(front, { top: 0.2, bottom: 0.5, half: 0.36, wide: 0.52 }),
  ];
}
