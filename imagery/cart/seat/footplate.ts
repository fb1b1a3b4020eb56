import type { Object3D } from 'three';
import { pad, ribsAlong, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan, SeatRow } from '../plan.ts';
import { bar, bothSides, group, type Point, piece } from '../shape.ts';
import { cushion, seatPanY } from './measures.ts';

/** What a pair looking back rests its feet on: deck, frame down to the chassis and grab bar. */
export function footplate(plan: CartPlan, m: Materials, row: SeatRow): Object3D {
  const y = plan.floorY - 0.01;
  const front = Math.min(row.z - cushion.depth / 2 - 0.02, plan.rearAxleZ - plan.tyreRadius - 0.11);
  const rear = plan.rearZ + 0.03;
  const length = front - rear;
  const middle = (front + rear) / 2;
  const width = plan.width - 0.44;
  const half = width / 2;
  const deck = pad(
    [width, length],
    [
      [0.012, -0.03],
      [0, -0.024],
      [0, -0.006],
      [0.006, 0],
    ],
    { corner: 0.05 },
  );
  const ribs = ribsAlong(13, width - 0.14, [0.016, 0.005, length - 0.1]);
  const frame: readonly Point[] = [
    [half - 0.03, y - 0.045, rear + 0.05],
    [half - 0.03, y - 0.045, front],
    [half - 0.05, y - 0.02, front + 0.12],
    [half - 0.06, seatPanY(plan) - 0.05, front + 0.16],
  ];
  const grab: readonly Point[] = [
    [-0.26, y - 0.02, rear + 0.06],
    [-0.26, y + 0.2, rear + 0.06],
    [-0.2, y + 0.31, rear + 0.06],
    [0, y + 0.325, rear + 0.06],
    [0.2, y + 0.31, rear + 0.06],
    [0.26, y + 0.2, rear + 0.06],
    [0.26, y - 0.02, rear + 0.06],
  ];
  return group(
    'footplate',
    piece(deck, m.trim, [0, y, middle]),
    piece(ribs, m.floorMat, [0, y, middle]),
    bothSides(piece(bar(frame, 0.017, { segments: 14, tension: 0.6 }), m.steel)),
    piece(
      rod([-half + 0.03, y - 0.045, rear + 0.06], [half - 0.03, y - 0.045, rear + 0.06], 0.017),
      m.steel,
    ),
    piece(rod([-half + 0.04, y - 0.045, middle], [half - 0.04, y - 0.045, middle], 0.017), m.steel),
    piece(bar(grab, 0.014, { segments: 30, tension: 0.7 }), m.steel),
    piece(
      rod([-0.12, y + 0.321, rear + 0.06], [0.12, y + 0.321, rear + 0.06], 0.019, 12),
      m.rubber,
    ),
  );
}
