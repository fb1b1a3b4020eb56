import type { Object3D } from 'three';
import { chamfered, hoop, pad, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { group, type Point, piece, skin, turned } from '../shape.ts';
import { driverX, towardsDriver } from './driver.ts';

/** Thirteen inches across, as carts have. */
const wheelRadius = 0.165;

/** The steering wheel as the driver sees it, its face towards +z. */
function steeringWheel(m: Materials): Object3D {
  const rim: readonly Point[] = Array.from({ length: 36 }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / 36;
    // Flat below, for the thighs.
    return [wheelRadius * Math.cos(angle), Math.max(wheelRadius * Math.sin(angle), -0.15), 0];
  });
  const spoke = (angle: number): Object3D => {
    const station = (r: number, wide: number, z: number): Point[] => [
      [-wide, r, z],
      [-wide, r, z - 0.009],
      [wide, r, z - 0.009],
      [wide, r, z],
    ];
    const one = piece(
      skin(
        [station(0.03, 0.024, -0.012), station(0.09, 0.015, -0.004), station(0.155, 0.018, 0.003)],
        {
          round: true,
        },
      ),
      m.alloy,
    );
    one.rotation.z = angle;
    return one;
  };
  return group(
    'steering wheel',
    piece(hoop(rim, 0.0145, 9), m.rubber),
    spoke(Math.PI / 2 - 0.12),
    spoke(-Math.PI / 2 + 0.12),
    spoke(Math.PI),
    piece(
      pad(
        [0.11, 0.095],
        [
          [0.008, -0.03],
          [0, -0.02],
          [0, 0.004],
          [0.008, 0.014],
          [0.024, 0.018],
        ],
        {
          corner: 0.035,
        },
      ).rotateX(Math.PI / 2),
      m.trim,
    ),
    piece(
      turned(
        [
          [0.019, 0],
          [0.019, 0.004],
          [0.016, 0.006],
          [0, 0.007],
        ],
        24,
      ).rotateY(-Math.PI / 2),
      m.gloss,
      [0, 0, 0.0165],
    ),
  );
}

/** Column, wheel with the horn's button, and the stalk for the turn signals. */
export function steering(plan: CartPlan, m: Materials): Object3D {
  const foot: Point = [driverX, plan.cowlY - 0.09, plan.dashZ + 0.05];
  const head: Point = [driverX, plan.cowlY + 0.1, plan.dashZ - 0.25];
  const lean = Math.atan2(head[1] - foot[1], foot[2] - head[2]);
  const part = (t: number): Point => [
    driverX,
    foot[1] + (head[1] - foot[1]) * t,
    foot[2] + (head[2] - foot[2]) * t,
  ];
  const collar = towardsDriver(
    group('collar', piece(chamfered(0.084, 0.096, 0.16, 0.028), m.trim)),
    part(0.62),
    lean,
  );
  const [x, y, z] = part(0.74);
  return group(
    'steering',
    piece(rod(foot, head, 0.022, 14), m.steel),
    collar,
    towardsDriver(steeringWheel(m), head, lean),
    piece(rod([x + 0.03, y, z], [x + 0.15, y + 0.02, z - 0.012], 0.006, 8), m.trim),
    piece(
      rod([x + 0.12, y + 0.0155, z - 0.009], [x + 0.17, y + 0.023, z - 0.014], 0.009, 8),
      m.trim,
    ),
  );
}
