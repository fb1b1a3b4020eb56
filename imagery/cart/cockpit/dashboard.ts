import type { Object3D } from 'three';
import type { Model } from '../../../domain/dealer/model.ts';
import { chamfered, pad, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bar, bothSides, group, type Point, piece, plate, turned } from '../shape.ts';
import { driverX, towardsDriver } from './driver.ts';
import { instruments } from './instruments.ts';

/** How far the face of the dashboard leans towards the driver, in radians. */
const faceLean = 0.26;

/** The dashboard across the cart, from the windshield's foot down to the knees. */
export function dashboard(plan: CartPlan, m: Materials, series: Model['series']): Object3D {
  const { dashZ: z, cowlY: y } = plan;
  const width = plan.width * 0.83;
  const profile = (
    [
      // Ahead of the windshield the hood comes down steeply on some fronts.
      [0.1, -0.1],
      [0.045, 0.002],
      [0.03, 0.008],
      [-0.016, 0.002],
      [-0.032, -0.018],
      [-0.026, -0.038],
      [0.03, -0.056],
      [-0.004, -0.186],
      [-0.03, -0.196],
      [-0.034, -0.226],
      [0.02, -0.262],
      [0.1, -0.262],
    ] as const
  ).map(([ahead, up]) => [z + ahead, y + up] as const);
  const face = group('dash face', screen(m, series), ...faceOf(width, m));
  towardsDriver(face, [0, y - 0.121, z + 0.012], faceLean);
  return group(
    'dashboard',
    piece(plate(profile, width, { bevel: 0.006 }), m.trim),
    // A soft pad in the seats' colour along the brow.
    piece(
      bar(
        [
          [-width / 2 + 0.02, y - 0.01, z - 0.02],
          [width / 2 - 0.02, y - 0.01, z - 0.02],
        ],
        0.0165,
        { segments: 1 },
      ),
      m.seatAccent,
    ),
    face,
    bothSides(cupHolder(plan, m)),
    shelfRail(plan, m),
  );
}

/** The D6 MAX has the largest screen: it stands before the dashboard instead of in it. */
function screen(m: Materials, series: Model['series']): Object3D {
  const one = instruments(m);
  if (series !== 'D6 MAX') return one;
  one.scale.set(1.2, 1.25, 1.25);
  one.position.set(0.015, 0.004, 0.034);
  return group(
    'large screen',
    one,
    piece(chamfered(0.1, 0.06, 0.034, 0.006), m.trim, [0.015, 0, 0.015]),
  );
}

function faceOf(width: number, m: Materials): Object3D[] {
  const side = width / 2 - 0.02;
  const glove = piece(
    pad(
      [0.38, 0.115],
      [
        [0, 0],
        [0, 0.004],
        [0.004, 0.007],
      ],
      { corner: 0.014, crease: 15 },
    ).rotateX(Math.PI / 2),
    m.gloss,
    [side - 0.2, 0, -0.001],
  );
  const latch = piece(chamfered(0.05, 0.016, 0.012, 0.005), m.chrome, [side - 0.2, 0.036, 0.008]);
  const switches = Array.from({ length: 4 }, (_, i) => {
    const x = -0.155 - (i % 2) * 0.034;
    const y = i < 2 ? 0.03 : -0.008;
    return group(
      'switch',
      piece(chamfered(0.029, 0.034, 0.008, 0.004), m.gloss, [x, y, 0.003]),
      piece(chamfered(0.02, 0.02, 0.008, 0.004), m.trim, [x, y + 0.002, 0.007]),
      piece(chamfered(0.008, 0.0022, 0.002, 0.001), i === 0 ? m.headlamp : m.amber, [
        x,
        y - 0.011,
        0.008,
      ]),
    );
  });
  const keyX = -driverX - 0.15;
  const key = [
    piece(
      turned(
        [
          [0.019, 0],
          [0.019, 0.006],
          [0.015, 0.009],
          [0, 0.009],
        ],
        20,
      ).rotateY(-Math.PI / 2),
      m.chrome,
      [keyX, -0.018, 0],
    ),
    piece(chamfered(0.004, 0.02, 0.022, 0.002), m.alloy, [keyX, -0.018, 0.016]),
    piece(chamfered(0.006, 0.026, 0.022, 0.006), m.rubber, [keyX, -0.018, 0.034]),
  ];
  const horn = piece(
    turned(
      [
        [0.013, 0],
        [0.013, 0.006],
        [0.008, 0.009],
        [0, 0.01],
      ],
      16,
    ).rotateY(-Math.PI / 2),
    m.tailLamp,
    [keyX, 0.032, 0],
  );
  const vents = [-driverX + 0.115, side - 0.44].map((x) =>
    piece(chamfered(0.008, 0.1, 0.003, 0.0015), m.gloss, [x, 0, 0.001]),
  );
  return [glove, latch, ...switches, ...key, horn, ...vents];
}

/** A cup holder let into the shelf before the knees. */
function cupHolder(plan: CartPlan, m: Materials): Object3D {
  const cup = turned(
    [
      [0, -0.055],
      [0.034, -0.055],
      [0.04, 0.006],
      [0.046, 0.012],
      [0.046, 0.006],
      [0.043, -0.004],
      [0.036, -0.045],
      [0, -0.048],
    ],
    24,
  ).rotateZ(Math.PI / 2);
  const holder = piece(cup, m.trim, [0.08, plan.cowlY - 0.205, plan.dashZ - 0.052]);
  return group('cup holder', holder);
}

/** The bright rail that edges the shelf. */
function shelfRail(plan: CartPlan, m: Materials): Object3D {
  const y = plan.cowlY - 0.212;
  const z = plan.dashZ - 0.04;
  const half = plan.width * 0.4;
  const run = (from: number, to: number): readonly Point[] => [
    [from, y, z],
    [to, y, z],
  ];
  return group(
    'shelf rail',
    piece(rod(...(run(0.15, half) as [Point, Point]), 0.006, 8), m.alloy),
    piece(rod(...(run(-half, -0.15) as [Point, Point]), 0.006, 8), m.alloy),
  );
}
