import type { Object3D } from 'three';
import { chamfered } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { group, piece } from '../shape.ts';
import { driverX } from './driver.ts';

/** The card of a display unit, behind the windshield on the passenger's side; it carries no words. */
export function displayCard({ cowlY, dashZ }: CartPlan, m: Materials): Object3D {
  const line = (y: number, wide: number) =>
    piece(chamfered(wide, 0.012, 0.002, 0.001), m.trim, [0, y, 0.003]);
  const card = group(
    'display card',
    piece(chamfered(0.26, 0.18, 0.003, 0.001), m.whitePlastic),
    piece(chamfered(0.26, 0.045, 0.004, 0.001), m.paint, [0, 0.0675, 0.001]),
    line(0.015, 0.2),
    line(-0.02, 0.2),
    line(-0.055, 0.12),
  );
  card.position.set(-driverX, cowlY + 0.09, dashZ + 0.045);
  card.rotation.x = -0.3;
  return card;
}
