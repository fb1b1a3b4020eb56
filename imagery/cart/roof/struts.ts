import type { Object3D } from 'three';
import { baked, pad } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { behindRow } from '../seat/measures.ts';
import { bar, bothSides, group, type Point, piece } from '../shape.ts';

/** The roof's posts, on the cart's left; the right has their mirror images. Metres. */

/** How far the roof reaches to either side, and how far inside its edge the posts end. */
export const roofHalfWidth = ({ width }: Pick<CartPlan, 'width'>) => width / 2 - 0.045;
const inset = 0.075;

/** Round tube of 38 mm. */
export const tube = 0.019;

/** How much nearer to the front the windshield's foot is than its head. */
const rake = 0.15;

/** The front post: from the floor's edge up along the cowl, then leaning back to the roof. */
export function frontPost(plan: CartPlan): readonly Point[] {
  const top = roofHalfWidth(plan) - inset;
  const foot = plan.dashZ + 0.08;
  return [
    [plan.width / 2 - 0.1, plan.floorY, foot + 0.03],
    [plan.width / 2 - 0.095, plan.cowlY - 0.08, foot + 0.012],
    [plan.width / 2 - 0.1, plan.cowlY + 0.06, foot - 0.012],
    [top, plan.roof.y - 0.05, foot - rake],
    [top - 0.012, plan.roof.y, foot - rake - 0.03],
  ];
}

/** A point on the straight, leaning part of the front post at that height. */
export function onFrontPost(plan: CartPlan, y: number): Point {
  const [, , low, high] = frontPost(plan) as [Point, Point, Point, Point, Point];
  const part = (y - low[1]) / (high[1] - low[1]);
  return [low[0] + (high[0] - low[0]) * part, y, low[2] + (high[2] - low[2]) * part];
}

/** Posts behind the front one: between rows of seats, and at the rear. */
export function otherPosts(plan: CartPlan): readonly (readonly Point[])[] {
  const top = roofHalfWidth(plan) - inset;
  const foot = plan.width / 2 - 0.085;
  const post = (footZ: number, topZ: number): readonly Point[] => [
    [foot, plan.floorY + 0.02, footZ],
    [foot, plan.seatY + 0.02, footZ - 0.004],
    [foot - 0.004, plan.seatY + 0.22, footZ + (topZ - footZ) * 0.14],
    [top, plan.roof.y - 0.07, topZ - (topZ - footZ) * 0.05],
    [top - 0.012, plan.roof.y, topZ],
  ];
  const forward = plan.rows.filter((row) => row.facing === 1);
  const last = plan.rows.at(-1) ?? { z: 0, facing: 1 as const };
  const between = forward.slice(0, -1).map(({ z }) => post(z - 0.26, z - 0.33));
  if (last.facing === -1) {
    const lastForward = forward.at(-1)?.z ?? 0;
    return [
      // Longer carts hold their roof between the rows already.
      ...(between.length > 0 ? between : [post(lastForward - 0.31, lastForward - 0.4)]),
      post(last.z - 0.2, last.z - 0.27),
    ];
  }
  const foot0 = plan.cargoBed ? plan.cargoBed.frontZ + 0.05 : last.z - behindRow + 0.08;
  return [...between, post(foot0, Math.max(plan.roof.rearZ + 0.1, foot0 - 0.08))];
}

/** All posts, each with the shoe it is bolted to the roof with. */
export function posts(plan: CartPlan, m: Materials): Object3D {
  const all = [frontPost(plan), ...otherPosts(plan)].map((points) => {
    const [x, y, z] = points.at(-1) as Point;
    return group(
      'post',
      piece(bar(points, tube, { segments: 12, sides: 9, tension: 0.75 }), m.steel),
      piece(
        pad(
          [0.06, 0.12],
          [
            [0.004, -0.058],
            [0, -0.054],
            [0, -0.03],
          ],
          { corner: 0.025 },
        ),
        m.steel,
        [x, y, z],
      ),
    );
  });
  return bothSides(baked(group('posts', ...all)));
}
