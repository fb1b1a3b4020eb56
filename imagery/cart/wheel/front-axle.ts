import type { Object3D } from 'three';
import { baked, chamfered, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bothSides, group, type Point, piece } from '../shape.ts';
import { shock } from './shock.ts';

/** Where the arms are hung in the frame, from the middle of the cart, in metres. */
const pivot = 0.2;

/** Independent front suspension: two A-arms a side, knuckle, coil-over shock and tie rod. */
export function frontAxle(plan: CartPlan, m: Materials): Object3D {
  const y = plan.tyreRadius;
  const z = plan.frontAxleZ;
  const knuckle = plan.halfTrack - plan.tyreWidth * 0.36;
  const rise = plan.lifted ? 0.06 : 0.03;
  const arm = (height: number, spread: number, out: number, up: number, radius: number) => {
    const tip: Point = [out, y + height, z];
    const root = (side: 1 | -1): Point => [pivot, y + height + up, z + side * spread];
    return group(
      'arm',
      piece(rod(root(1), tip, radius), m.steel),
      piece(rod(root(-1), tip, radius), m.steel),
      piece(
        rod([pivot, y + height + up, z - spread], [pivot, y + height + up, z + spread], radius),
        m.steel,
      ),
    );
  };
  const side = group(
    'front suspension',
    arm(-0.075, 0.15, knuckle, rise, 0.016),
    arm(0.07, 0.11, knuckle - 0.03, rise, 0.013),
    piece(rod([knuckle, y - 0.085, z], [knuckle - 0.03, y + 0.085, z], 0.022), m.steel),
    piece(rod([knuckle - 0.02, y, z], [plan.halfTrack, y, z], 0.034, 14), m.steel),
    shock(
      m,
      [knuckle - 0.1, y - 0.06, z],
      [pivot + 0.07, y + (plan.lifted ? 0.34 : 0.25), z - 0.03],
      true,
    ),
    piece(rod([0.1, y + 0.02, z - 0.13], [knuckle, y + 0.01, z - 0.11], 0.009, 8), m.alloy),
    piece(rod([knuckle, y + 0.01, z - 0.12], [knuckle, y + 0.01, z], 0.013, 8), m.steel),
  );
  return group(
    'front axle',
    bothSides(baked(side)),
    piece(rod([-0.13, y + 0.02, z - 0.13], [0.13, y + 0.02, z - 0.13], 0.026, 12), m.steel),
    piece(chamfered(pivot * 2, 0.08, 0.36, 0.015), m.steel, [0, y + rise, z]),
  );
}
