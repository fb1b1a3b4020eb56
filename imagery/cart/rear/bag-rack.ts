import { type Object3D, SphereGeometry } from 'three';
import { chamfered, hoop, pad, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { behindRow, seatPanY } from '../seat/measures.ts';
import { bar, bothSides, group, type Point, piece, skin } from '../shape.ts';

/** Two golf bags: a well to stand in, a frame to lean on, a strap around each. */
export function bagRack(plan: CartPlan, m: Materials): Object3D {
  const row = plan.rows[0]?.z ?? 0;
  const deck = seatPanY(plan) + 0.012;
  const front = row - behindRow - 0.02;
  const rear = plan.rearZ + 0.1;
  const frameZ = Math.max(front - 0.2, rear + 0.2);
  const top = deck + 0.5;
  const half = plan.width / 2 - 0.19;
  const frame: readonly Point[] = [
    [-half, deck - 0.02, frameZ],
    [-half, top - 0.09, frameZ],
    [-half + 0.05, top, frameZ],
    [half - 0.05, top, frameZ],
    [half, top - 0.09, frameZ],
    [half, deck - 0.02, frameZ],
  ];
  const well = pad(
    [half * 2 + 0.1, frameZ - rear + 0.04],
    [
      [0.004, 0],
      [0, 0.006],
      [0, 0.045],
      [0.006, 0.052],
      [0.02, 0.052],
      [0.026, 0.046],
      [0.03, 0.014],
    ],
    { corner: 0.05 },
  );
  return group(
    'bag rack',
    piece(bar(frame, 0.0155, { segments: 30, tension: 0.75 }), m.steel),
    piece(rod([-half, deck + 0.24, frameZ], [half, deck + 0.24, frameZ], 0.0125), m.steel),
    piece(well, m.trim, [0, deck + 0.004, (frameZ + rear) / 2 - 0.02]),
    bothSides(holder(m, [half * 0.5, top - 0.02, frameZ], deck)),
    basket(m, half, [deck + 0.26, deck + 0.44], [front + 0.005, frameZ]),
  );
}

/** One holder: two cradles that a bag lies in, and the strap around it with its buckle. */
function holder(m: Materials, [x, y, z]: Point, deck: number): Object3D {
  const bagRadius = 0.125;
  const cradle = (height: number): Object3D => {
    const points = Array.from({ length: 9 }, (_, i): Point => {
      const angle = ((i - 4) / 4) * 1.25;
      return [
        x + bagRadius * Math.sin(angle),
        height,
        z - bagRadius + bagRadius * Math.cos(angle) - 0.012,
      ];
    });
    const ends = [points.at(0), points.at(-1)].map((at) =>
      piece(new SphereGeometry(0.0155, 8, 6), m.rubber, at),
    );
    return group(
      'cradle',
      piece(bar(points, 0.015, { segments: 14, sides: 8 }), m.rubber),
      ...ends,
    );
  };
  const loop = Array.from({ length: 17 }, (_, i): Point[] => {
    const angle = 1.2 + (i / 16) * (2 * Math.PI - 2.4);
    const r = bagRadius * (i === 0 || i === 16 ? 0.98 : 1.02);
    const at = (up: number): Point => [
      x + r * Math.sin(angle),
      y - 0.02 + up - 0.02 * Math.sin((i / 16) * Math.PI),
      z - bagRadius + r * Math.cos(angle) - 0.012,
    ];
    return [at(0.016), at(-0.016)];
  });
  return group(
    'bag holder',
    cradle(y - 0.02),
    cradle(deck + 0.24),
    piece(skin(loop), m.belt),
    piece(chamfered(0.05, 0.044, 0.016, 0.005), m.steel, [x, y - 0.04, z - 2 * bagRadius - 0.016]),
  );
}

/** The sweater basket behind the backrests, of wire. */
function basket(
  m: Materials,
  half: number,
  [low, high]: readonly [number, number],
  [front, rear]: readonly [number, number],
): Object3D {
  const x = half - 0.03;
  const rim = (y: number, shrink: number): readonly Point[] => [
    [x - shrink, y, front - shrink],
    [-x + shrink, y, front - shrink],
    [-x + shrink, y, rear + shrink],
    [x - shrink, y, rear + shrink],
  ];
  const cut = (points: readonly Point[]) =>
    points.flatMap(([px, py, pz]): Point[] => {
      const ix = px - Math.sign(px) * 0.02;
      const iz = pz + (pz > (front + rear) / 2 ? -0.02 : 0.02);
      return px > 0 === pz > (front + rear) / 2
        ? [
            [px, py, iz],
            [ix, py, pz],
          ]
        : [
            [ix, py, pz],
            [px, py, iz],
          ];
    });
  const wires = Array.from({ length: 13 }, (_, i) => {
    const at = (i / 12 - 0.5) * 2 * (x - 0.03);
    const points: readonly Point[] = [
      [at, high, front],
      [at, low + 0.01, front - 0.01],
      [at, low, front - 0.02],
      [at, low, rear + 0.02],
      [at, low + 0.01, rear + 0.01],
      [at, high, rear],
    ];
    return piece(bar(points, 0.003, { segments: 6, sides: 3, tension: 0.9 }), m.steel);
  });
  return group(
    'sweater basket',
    piece(hoop(cut(rim(high, 0)), 0.0065), m.steel),
    piece(hoop(cut(rim((low + high) / 2, 0.004)), 0.003, 4), m.steel),
    piece(hoop(cut(rim(low, 0.014)), 0.0045, 5), m.steel),
    ...wires,
  );
}
