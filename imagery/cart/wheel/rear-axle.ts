import type { BufferGeometry, Object3D } from 'three';
import { baked, chamfered, merged, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bothSides, group, type Point, piece, skin, turned } from '../shape.ts';
import { shock } from './shock.ts';

/** One leaf: a flat bow of that length, `up` above the lowest leaf. */
function leaf(length: number, up: number): BufferGeometry {
  const half = 0.028;
  const thick = 0.008;
  const steps = 6;
  return skin(
    Array.from({ length: steps + 1 }, (_, i): Point[] => {
      const z = (i / steps - 0.5) * length;
      const y = up + 0.34 * z * z;
      return [
        [half, y, z],
        [half, y + thick, z],
        [-half, y + thick, z],
        [-half, y, z],
      ];
    }),
    { round: true, capped: true, crease: 30 },
  );
}

/** Solid rear axle: tubes, differential and electric motor, on leaf springs with shocks. */
export function rearAxle(plan: CartPlan, m: Materials): Object3D {
  const y = plan.tyreRadius;
  const z = plan.rearAxleZ;
  const springX = plan.halfTrack - plan.tyreWidth / 2 - 0.07;
  const springY = y + (plan.lifted ? 0.045 : -0.07);
  const leaves = merged([leaf(0.34, 0), leaf(0.5, 0.01), leaf(0.68, 0.02)]);
  const side = group(
    'rear suspension',
    piece(leaves, m.steel, [springX, springY, z]),
    piece(chamfered(0.075, 0.07, 0.07, 0.008), m.steel, [springX, springY + 0.012, z]),
    piece(
      rod([springX, springY - 0.035, z - 0.03], [springX, springY + 0.06, z - 0.03], 0.007, 6),
      m.chrome,
    ),
    shock(m, [springX - 0.05, y - 0.05, z - 0.06], [springX - 0.09, y + 0.26, z - 0.12], false),
  );
  const differential: readonly (readonly [number, number])[] = [
    [0.04, -0.13],
    [0.075, -0.1],
    [0.105, -0.04],
    [0.11, 0.02],
    [0.095, 0.06],
    [0.05, 0.1],
    [0.036, 0.14],
  ];
  const motor: readonly (readonly [number, number])[] = [
    [0, 0.06],
    [0.085, 0.06],
    [0.092, 0.08],
    [0.092, 0.27],
    [0.08, 0.29],
    [0, 0.29],
  ];
  return group(
    'rear axle',
    bothSides(baked(side)),
    piece(rod([-plan.halfTrack, y, z], [plan.halfTrack, y, z], 0.034, 14), m.steel),
    piece(turned(differential, 16), m.steel, [-0.08, y, z]),
    piece(turned(motor, 18), m.darkAlloy, [-0.06, y + 0.03, z + 0.17]),
    piece(chamfered(0.09, 0.12, 0.2, 0.02), m.steel, [-0.02, y + 0.02, z + 0.1]),
  );
}
