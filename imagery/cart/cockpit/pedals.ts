import type { Object3D } from 'three';
import { chamfered, ribsAlong, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bar, group, piece } from '../shape.ts';
import { driverX } from './driver.ts';

/** How steep the wall before the feet is, in radians from the floor. */
const toeBoard = 0.95;

/** Brake and accelerator with ribbed rubber, hung from under the dashboard. */
export function pedals(plan: CartPlan, m: Materials): Object3D {
  const pedal = (name: string, x: number, wide: number, high: number): Object3D => {
    const ribs = ribsAlong(5, high * 0.74, [0.008, 0.006, wide - 0.012])
      .rotateY(Math.PI / 2)
      .rotateX(-Math.PI / 2)
      .translate(0, 0, -0.007);
    const face = group(
      name,
      piece(chamfered(wide, high, 0.016, 0.007), m.steel),
      piece(ribs, m.rubber),
    );
    face.position.set(x, plan.floorY + 0.13, plan.dashZ - 0.075);
    face.rotation.x = Math.PI / 2 - toeBoard;
    const arm = bar(
      [
        [x, plan.floorY + 0.13, plan.dashZ - 0.066],
        [x, plan.floorY + 0.26, plan.dashZ + 0.03],
        [x, plan.cowlY - 0.26, plan.dashZ + 0.06],
      ],
      0.01,
      { segments: 8, sides: 8 },
    );
    return group(`${name} pedal`, face, piece(arm, m.steel));
  };
  return group(
    'pedals',
    pedal('brake', driverX - 0.02, 0.11, 0.075),
    pedal('accelerator', driverX - 0.15, 0.062, 0.15),
    piece(
      rod(
        [driverX - 0.19, plan.cowlY - 0.258, plan.dashZ + 0.06],
        [driverX + 0.04, plan.cowlY - 0.258, plan.dashZ + 0.06],
        0.014,
        8,
      ),
      m.steel,
    ),
  );
}
