import type { Object3D } from 'three';
import type { Materials } from './material.ts';
import type { CartPlan } from './plan.ts';
import { benchParts, leaned } from './seat/bench.ts';
import { footplate } from './seat/footplate.ts';
import { benchFitsWidth } from './seat/measures.ts';
import { group } from './shape.ts';

/** Headrests come with the carts whose people all look forward: they are the better appointed. */
const hasHeadrests = ({ body }: CartPlan) =>
  body === 'cabin' || body === '4 forward' || body === '6 forward';

/**
 * A bench for two on every row of the plan. Below each is the room of the body's seat box, up to
 * `seatPanY`; a pair that looks back gets a flip seat with footplate and grab bar.
 */
export function buildSeats(plan: CartPlan, m: Materials): Object3D {
  const { seat, back, headrests } = benchParts(m);
  const rows = plan.rows.map((row) => {
    const high = hasHeadrests(plan) && row.facing === 1;
    const upper = high ? [back.clone(), headrests.clone()] : [back.clone()];
    const bench = group('bench', seat.clone(), leaned(...upper));
    bench.position.set(0, plan.seatY, row.z);
    bench.scale.x = plan.width / benchFitsWidth;
    if (row.facing === -1) bench.rotation.y = Math.PI;
    return row.facing === -1
      ? group('rear-facing row', bench, footplate(plan, m, row))
      : group('row', bench);
  });
  return group('seats', ...rows);
}
