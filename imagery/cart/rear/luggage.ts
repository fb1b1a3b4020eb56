import type { Object3D } from 'three';
import { chamfered, pad, ribsAlong, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { behindRow, seatPanY } from '../seat/measures.ts';
import { bar, bothSides, group, type Point, piece } from '../shape.ts';

/** Where luggage stands behind the last row that looks forward. Metres. */
function place(plan: CartPlan) {
  const front = (plan.rows.at(-1)?.z ?? 0) - behindRow + 0.04;
  const rear = plan.rearZ + 0.1;
  return { front, rear, y: seatPanY(plan) + 0.012, half: plan.width / 2 - 0.12 };
}

/** A moulded trunk with a lid in the cart's paint. */
export function trunk(plan: CartPlan, m: Materials): Object3D {
  const { front, rear, y, half } = place(plan);
  const size = [2 * half, front - rear] as const;
  const middle = (front + rear) / 2;
  // The lid falls off towards the tail.
  const bend = ([x, py, z]: Point): Point => [
    x,
    py - (py > 0.02 ? 0.035 * (0.5 - z / size[1]) ** 2 : 0),
    z,
  ];
  const box = pad(
    size,
    [
      [0.02, 0],
      [0.012, 0.01],
      [0.004, 0.13],
    ],
    { corner: 0.09, perCorner: 6, bend },
  );
  const lid = pad(
    [size[0] + 0.012, size[1] + 0.012],
    [
      [0.008, 0],
      [0, 0.004],
      [0.002, 0.034],
      [0.01, 0.05],
      [0.028, 0.06],
      [0.06, 0.064],
      [0.07, 0.058],
      [0.08, 0.058],
    ],
    { corner: 0.095, perCorner: 6, bend: (point) => bend(point) },
  );
  return group(
    'trunk',
    piece(box, m.trim, [0, y, middle]),
    piece(lid, m.paint, [0, y + 0.128, middle]),
    piece(chamfered(0.16, 0.03, 0.022, 0.009), m.gloss, [0, y + 0.115, rear - 0.006]),
    piece(chamfered(0.07, 0.012, 0.012, 0.004), m.chrome, [0, y + 0.113, rear - 0.016]),
  );
}

/** An open basket of tube with a slatted floor. */
export function tubeBasket(plan: CartPlan, m: Materials): Object3D {
  const { front, rear, y, half } = place(plan);
  const high = y + 0.24;
  const rim = (at: number, radius: number, inset: number) => {
    const [x, f, r] = [half - inset, front - inset, rear + inset];
    const points: readonly Point[] = [
      [x, at, f],
      [x, at, r + 0.07],
      [x - 0.07, at, r],
      [-x + 0.07, at, r],
      [-x, at, r + 0.07],
      [-x, at, f],
    ];
    return piece(bar(points, radius, { segments: 22, sides: 6, tension: 0.8 }), m.steel);
  };
  const slats = ribsAlong(9, 2 * half - 0.16, [0.05, 0.01, front - rear - 0.04]);
  const bars = Array.from({ length: 9 }, (_, i) => {
    const x = (i / 8 - 0.5) * 2 * (half - 0.08);
    return piece(rod([x, y, rear + 0.012], [x, high, rear], 0.006, 6), m.steel);
  });
  const sideBars = [0.08, 0.36, 0.68].map((part) => {
    const z = front - (front - rear) * part;
    return piece(rod([half - 0.012, y, z], [half, high, z], 0.006, 6), m.steel);
  });
  return group(
    'tube basket',
    rim(high, 0.014, 0),
    rim((y + high) / 2, 0.006, 0.006),
    rim(y + 0.012, 0.011, 0.012),
    piece(slats, m.trim, [0, y + 0.004, (front + rear) / 2]),
    ...bars,
    bothSides(group('basket side', ...sideBars)),
    piece(rod([-half, high, front], [half, high, front], 0.012), m.steel),
  );
}
