import type { Object3D } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bar, block, bothSides, group, piece } from '../shape.ts';

/** A US plate is 12 by 6 inches. Metres. */
const plate = [0.305, 0.152] as const;

/** On the tail: the blank licence plate under its lamp, reflectors, tow hook. */
export function tail(
  plan: CartPlan,
  m: Materials,
  {
    rearZ,
    bumperZ = rearZ,
    bottom,
    plateY,
  }: { rearZ: number; bumperZ?: number; bottom: number; plateY: number },
): Object3D {
  const half = plan.width / 2;
  const z = rearZ - 0.004;
  const [wide, high] = plate;
  return group(
    'tail',
    piece(block(wide + 0.03, high + 0.03, 0.012, 0.006, 1), m.trim, [0, plateY, z]),
    piece(block(wide, high, 0.008, 0.004, 1), m.whitePlastic, [0, plateY, z - 0.009]),
    piece(block(0.09, 0.02, 0.03, 0.006, 1), m.trim, [0, plateY + high / 2 + 0.012, z - 0.008]),
    bothSides(
      group(
        'reflector',
        piece(block(0.09, 0.026, 0.012, 0.005, 1), m.tailLamp, [
          half * 0.56,
          bottom + 0.085,
          bumperZ - 0.008,
        ]),
        piece(block(0.012, 0.012, 0.006, 0.003, 1), m.chrome, [
          wide * 0.36,
          plateY + high * 0.4,
          z - 0.013,
        ]),
      ),
    ),
    piece(
      bar(
        [
          [-0.035, bottom + 0.07, bumperZ + 0.01],
          [-0.03, bottom + 0.04, bumperZ - 0.035],
          [0, bottom + 0.035, bumperZ - 0.045],
          [0.03, bottom + 0.04, bumperZ - 0.035],
          [0.035, bottom + 0.07, bumperZ + 0.01],
        ],
        0.009,
        { segments: 14, sides: 8 },
      ),
      m.steel,
    ),
  );
}
