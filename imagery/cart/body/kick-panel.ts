import type { Object3D } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bothSides, group, type Point, piece, skin } from '../shape.ts';

/**
 * The dark panel beside the feet, from the edge of the front's skin (`edge`, from the windshield's foot
 * down) to the dashboard and the toe wall: without it one looks into the front and through its arch.
 */
export function kickPanel(
  { width, dashZ, floorY, cowlY }: CartPlan,
  m: Materials,
  edge: readonly Point[],
): Object3D {
  const inner = width * 0.4;
  const sections = edge
    .filter(([, y]) => y > floorY - 0.02 && y < cowlY - 0.015)
    .map(([x, y, z]): Point[] => {
      const toes = Math.min(1, Math.max(0, (y - floorY) / 0.28));
      return [
        [x - 0.012, y, z + 0.008],
        [inner, y, Math.min(z, dashZ - 0.02)],
        [inner, y, dashZ - 0.09 + 0.18 * toes],
      ];
    });
  return bothSides(group('kick panel', piece(skin(sections), m.trim)));
}
