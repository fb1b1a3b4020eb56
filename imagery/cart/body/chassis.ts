import type { Object3D } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { block, bothSides, group, type Point, piece, plate, skin } from '../shape.ts';
import { archOf } from './arch.ts';
import { rearSpan } from './rear-body.ts';

/** Where a rocker panel begins and ends: between the front arch and the rear body. */
export function rockerSpan(plan: CartPlan): { frontZ: number; rearZ: number } {
  const arch = archOf(plan, plan.frontAxleZ);
  return { frontZ: arch.z - arch.radius - 0.005, rearZ: rearSpan(plan).frontZ - 0.08 };
}

/** The floor with its mat, the rockers beside it, the dark frame below and the wall before the feet. */
export function chassis(plan: CartPlan, m: Materials): Object3D {
  const half = plan.width / 2;
  const { floorY, sillY } = plan;
  // A cabin's doors close outside the rockers.
  const side = half - (plan.cabin ? 0.07 : 0);
  const rocker = rockerSpan(plan);
  const long = rocker.frontZ - rocker.rearZ;
  const middle = (rocker.frontZ + rocker.rearZ) / 2;
  const section: readonly (readonly [x: number, y: number])[] = [
    [side - 0.1, floorY + 0.002],
    [side - 0.05, floorY + 0.006],
    [side - 0.02, floorY + 0.002],
    [side - 0.006, floorY - 0.012],
    [side - 0.002, floorY - 0.03],
    [side - 0.012, floorY - 0.045],
    [side - 0.02, floorY - 0.09],
    [side - 0.04, sillY + 0.012],
    [side - 0.06, sillY],
    [side - 0.1, sillY],
  ];
  // Its rear end tapers into the rear body, which is a little narrower there.
  const taper = [
    [rocker.frontZ, 0],
    [rocker.rearZ + 0.1, 0],
    [rocker.rearZ + 0.03, 0.022],
    [rocker.rearZ, 0.045],
  ] as const;
  const rockerSkin = skin(
    taper.map(([z, into]) => section.map(([x, y]): Point => [x - into, y, z])),
    { round: true, capped: true, crease: 50 },
  );
  const count = Math.max(4, Math.round(long / 0.045));
  const ribs = skin(
    Array.from({ length: count }, (_, i) => rocker.frontZ - 0.01 - (i / count) * (long - 0.02))
      .flatMap((z) => [
        [z, 0.004],
        [z - 0.004, 0.01],
        [z - 0.022, 0.01],
        [z - 0.026, 0.004],
      ])
      .map(([z = 0, up = 0]): Point[] => [
        [half * 0.84, floorY + up, z],
        [-half * 0.84, floorY + up, z],
      ]),
    { crease: 20 },
  );
  const rear = rearSpan(plan);
  const railFront = plan.frontZ - 0.24;
  const railRear = rear.rearZ + 0.05;
  return group(
    'chassis',
    piece(block(half * 1.9, 0.03, long + 0.02, 0.01, 1), m.floorMat, [0, floorY - 0.012, middle]),
    piece(ribs, m.rubber),
    bothSides(
      group(
        'side',
        piece(rockerSkin, m.paint),
        piece(block(0.07, 0.008, long - 0.06, 0.003, 1), m.rubber, [
          side - 0.07,
          floorY + 0.007,
          middle,
        ]),
        piece(block(0.06, 0.1, railFront - railRear, 0.01, 1), m.steel, [
          half - 0.32,
          sillY + 0.02,
          (railFront + railRear) / 2,
        ]),
      ),
    ),
    // The wall before the feet: up from the floor, then forward under the cowl.
    piece(
      plate(
        [
          [plan.dashZ - 0.1, floorY - 0.03],
          [plan.dashZ + 0.08, floorY + 0.28],
          [plan.dashZ + 0.08, plan.cowlY - 0.14],
          [plan.dashZ + 0.1, plan.cowlY - 0.14],
          [plan.dashZ + 0.1, floorY + 0.26],
          [plan.dashZ - 0.06, floorY - 0.03],
        ],
        half * 1.66,
        { bevel: 0.004 },
      ),
      m.floorMat,
    ),
    piece(block(half * 1.1, 0.1, 0.3, 0.01, 1), m.trim, [0, sillY + 0.02, plan.frontAxleZ]),
    piece(block(half * 1.0, 0.16, 0.34, 0.01, 1), m.trim, [
      0,
      plan.tyreRadius + 0.03,
      plan.rearAxleZ,
    ]),
  );
}
