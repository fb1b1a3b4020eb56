import type { Object3D } from 'three';
import { chamfered, ribsAlong, rod, wedge } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bothSides, group, type Point, piece } from '../shape.ts';

/** Height of a bed's sides over its floor, and how thick its walls are. Metres. */
const sideHeight = 0.25;
const wall = 0.03;

/** The cargo bed: ribbed floor, sides with stakes and a rail, headboard, tailgate with latches. */
export function cargoBed(
  plan: CartPlan,
  m: Materials,
  bed: NonNullable<CartPlan['cargoBed']>,
): Object3D {
  const front = bed.frontZ - 0.02;
  const rear = bed.rearZ;
  const length = front - rear;
  const middle = (front + rear) / 2;
  const half = plan.width / 2 - 0.035;
  const y = bed.y;
  const ribs = ribsAlong(11, 2 * half - 0.18, [0.05, 0.009, length - 0.08]);
  return group(
    'cargo bed',
    piece(chamfered(2 * half - 0.01, 0.036, length, 0.008), m.steel, [0, y - 0.004, middle]),
    piece(ribs, m.trim, [0, y + 0.013, middle]),
    bothSides(side(m, length, [half, y, middle])),
    board(m, 2 * half - 2 * wall - 0.004, [0, y, front - wall / 2], 1),
    tailgate(m, 2 * half - 2 * wall - 0.012, [0, y, rear + wall / 2]),
    headRail(m, half, y, front),
  );
}

/** One side: a pressed panel between top and bottom rails, stakes, tie-down hooks and a rail. */
function side(m: Materials, length: number, [x, y, z]: Point): Object3D {
  const centre = x - wall / 2;
  const bays = Math.max(2, Math.round(length / 0.3));
  const bay = (length - 0.07) / bays;
  const panels = Array.from({ length: bays }, (_, i) => {
    const from = z - length / 2 + 0.035 + i * bay;
    return piece(chamfered(0.012, sideHeight - 0.09, bay - 0.05, 0.006), m.paint, [
      x - 0.004,
      y + sideHeight / 2 - 0.004,
      from + bay / 2,
    ]);
  });
  const stakes = Array.from({ length: bays + 1 }, (_, i) => {
    const at = z - length / 2 + 0.035 + i * bay;
    return group(
      'stake',
      piece(chamfered(0.026, sideHeight, 0.04, 0.005), m.steel, [
        x - 0.009,
        y + sideHeight / 2,
        at,
      ]),
      piece(
        rod([centre, y + sideHeight, at], [centre, y + sideHeight + 0.085, at], 0.011, 8),
        m.steel,
      ),
    );
  });
  const front = z + length / 2 - 0.035;
  const rear = z - length / 2 + 0.035;
  const rail = y + sideHeight + 0.085;
  return group(
    'bed side',
    piece(chamfered(0.018, sideHeight, length, 0.004), m.paint, [centre, y + sideHeight / 2, z]),
    piece(chamfered(wall + 0.014, 0.034, length + 0.01, 0.011), m.steel, [
      centre,
      y + sideHeight,
      z,
    ]),
    piece(chamfered(wall + 0.012, 0.04, length, 0.01), m.steel, [centre, y + 0.006, z]),
    ...panels,
    ...stakes,
    piece(rod([centre, rail, rear - 0.02], [centre, rail, front + 0.02], 0.014), m.steel),
  );
}

/** A wall across the bed with a pressed frame; `out` is the direction of its outer side along z. */
function board(m: Materials, width: number, [x, y, z]: Point, out: 1 | -1): Object3D {
  const frame = (inset: number, at: number): Point[] => [
    [-width / 2 + inset, y + 0.03 + inset, at],
    [width / 2 - inset, y + 0.03 + inset, at],
    [width / 2 - inset, y + sideHeight - inset, at],
    [-width / 2 + inset, y + sideHeight - inset, at],
  ];
  return group(
    'board',
    piece(chamfered(width, sideHeight - 0.014, 0.018, 0.005), m.paint, [
      x,
      y + sideHeight / 2 + 0.01,
      z,
    ]),
    piece(wedge(frame(0.045, z + out * 0.008), frame(0.055, z + out * 0.0155)), m.paint),
    piece(chamfered(width, 0.03, 0.032, 0.01), m.steel, [x, y + sideHeight, z]),
  );
}

function tailgate(m: Materials, width: number, at: Point): Object3D {
  const [, y, z] = at;
  const latch = group(
    'latch',
    piece(chamfered(0.075, 0.045, 0.022, 0.006), m.steel, [
      width / 2 - 0.06,
      y + sideHeight - 0.05,
      z - 0.017,
    ]),
    piece(chamfered(0.028, 0.07, 0.014, 0.006), m.chrome, [
      width / 2 - 0.055,
      y + sideHeight - 0.05,
      z - 0.03,
    ]),
    piece(
      rod(
        [width / 2 - 0.26, y + 0.016, z - 0.012],
        [width / 2 - 0.14, y + 0.016, z - 0.012],
        0.012,
        8,
      ),
      m.chrome,
    ),
    piece(chamfered(0.05, 0.018, 0.006, 0.003), m.tailLamp, [
      width / 2 - 0.06,
      y + 0.075,
      z - 0.016,
    ]),
  );
  return group('tailgate', board(m, width, at, -1), bothSides(latch));
}

/** The guard over the headboard that keeps the load off the seats. */
function headRail(m: Materials, half: number, y: number, front: number): Object3D {
  const x = half - 0.02;
  const low = y + sideHeight;
  const bars = Array.from({ length: 7 }, (_, i) => {
    const at = (i / 6 - 0.5) * 2 * (x - 0.12);
    return piece(rod([at, low, front - 0.015], [at, low + 0.16, front - 0.015], 0.006, 6), m.steel);
  });
  return group(
    'head rail',
    piece(rod([-x, low + 0.16, front - 0.015], [x, low + 0.16, front - 0.015], 0.014), m.steel),
    bothSides(
      group(
        'upright',
        piece(rod([x, low, front - 0.015], [x, low + 0.16, front - 0.015], 0.014), m.steel),
      ),
    ),
    ...bars,
  );
}
