import { Box3, type Object3D, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { findPicturedCart, picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { pictured } from './cart.ts';
import { buildCockpit } from './cockpit.ts';
import { materialsOf } from './material.ts';
import { type CartPlan, planOf } from './plan.ts';
import { buildRear } from './rear.ts';
import { frontPost, otherPosts, posts } from './roof/struts.ts';
import { buildRoof } from './roof.ts';
import { buildSeats } from './seats.ts';
import { buildWheels } from './wheels.ts';

/** What may stick out of the cart's own box, as mirrors do, in metres. */
const tolerance = 0.08;

function fittingsOf(id: string): { plan: CartPlan; parts: Record<string, Object3D> } {
  const finish = findPicturedCart(id);
  if (!finish) throw new Error(`No finish for ${id}`);
  const plan = planOf(pictured(id));
  const m = materialsOf(finish);
  return {
    plan,
    parts: {
      wheels: buildWheels(plan, m, finish.rim),
      seats: buildSeats(plan, m),
      roof: buildRoof(plan, m, finish.extras),
      posts: posts(plan, m),
      cockpit: buildCockpit(plan, m, pictured(id).series),
      rear: buildRear(plan, m, finish.extras),
    },
  };
}

const boxOf = (part: Object3D) => new Box3().setFromObject(part, true);

describe.each(picturedIds)('%s', (id) => {
  const { plan, parts } = fittingsOf(id);

  it('keeps every fitting within the cart', () => {
    const rack = findPicturedCart(id)?.extras.includes('roof rack') ? 0.1 : 0;
    const room = new Box3(
      new Vector3(-plan.width / 2, 0, plan.rearZ),
      new Vector3(plan.width / 2, plan.height + rack, plan.frontZ),
    ).expandByScalar(tolerance);
    for (const [name, part] of Object.entries(parts)) {
      const box = boxOf(part);
      expect(box.isEmpty() || room.containsBox(box), `${name} sticks out`).toBe(true);
    }
  });

  it('stands on the ground with all four wheels', () => {
    const wheels = ['front wheel', 'rear wheel'].flatMap((name) => {
      const pair = parts.wheels?.getObjectByName(name);
      return pair?.children.map((wheel) => boxOf(wheel).min.y) ?? [];
    });
    expect(wheels).toHaveLength(4);
    for (const low of wheels) expect(Math.abs(low)).toBeLessThan(0.005);
  });

  it('has posts from the floor up to the roof', () => {
    for (const points of [frontPost(plan), ...otherPosts(plan)]) {
      const [foot, head] = [points.at(0), points.at(-1)];
      expect(foot?.[1]).toBeLessThan(plan.floorY + 0.05);
      expect(head?.[2]).toBeLessThan(plan.roof.frontZ);
      expect(head?.[2]).toBeGreaterThan(plan.roof.rearZ);
    }
    if (!parts.posts || !parts.roof || plan.cabin) return;
    const shell = parts.roof.getObjectByName('roof shell');
    if (!shell) throw new Error('The roof has no shell');
    const [held, roof] = [boxOf(parts.posts), boxOf(shell)];
    expect(held.max.y).toBeGreaterThan(roof.min.y);
    expect(held.max.y).toBeLessThan(roof.max.y);
  });
});
