import type { Object3D } from 'three';
import type { RimPattern } from '../../domain/stock/pictures/pictured-cart.ts';
import { baked } from './form.ts';
import type { Materials } from './material.ts';
import type { CartPlan } from './plan.ts';
import { bothSides, group, piece, turned } from './shape.ts';
import { frontAxle } from './wheel/front-axle.ts';
import { rearAxle } from './wheel/rear-axle.ts';
import { rim } from './wheel/rim.ts';
import { tyre } from './wheel/tyre.ts';

/** A tyre under load stands this much lower than its radius, in metres. */
const sink = 0.003;

/**
 * The four wheels with their brakes, and both axles with springs and steering. The wheels stand on
 * the ground; all four share their geometry.
 */
export function buildWheels(plan: CartPlan, m: Materials, pattern: RimPattern): Object3D {
  const wheel = baked(group('wheel', piece(tyre(plan), m.rubber), rim(plan, m, pattern)));
  const inner = plan.rimRadius - 0.026;
  const disc = piece(
    turned(
      [
        [inner, -0.012],
        [inner, 0.002],
        [inner - 0.004, 0.004],
        [0.06, 0.004],
      ],
      28,
    ),
    m.steel,
  );
  const drum = piece(
    turned(
      [
        [inner - 0.004, -0.06],
        [inner, -0.02],
        [inner - 0.006, 0.004],
        [inner - 0.03, 0.008],
        [0.06, 0.014],
        [0, 0.014],
      ],
      28,
    ),
    m.steel,
  );
  const corner = (name: string, z: number, brake: Object3D) => {
    const one = group(name, wheel.clone(), brake);
    one.position.set(plan.halfTrack, plan.tyreRadius - sink, z);
    return bothSides(one);
  };
  return group(
    'wheels',
    corner('front wheel', plan.frontAxleZ, disc),
    corner('rear wheel', plan.rearAxleZ, drum),
    frontAxle(plan, m),
    rearAxle(plan, m),
  );
}
