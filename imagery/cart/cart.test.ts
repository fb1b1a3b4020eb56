import { Box3, type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { models } from '../../domain/dealer/business/models/models.ts';
import { findPicturedCart, picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { stopsOf } from '../viewer/stops.ts';
import { buildCart, pictured } from './cart.ts';
import { faces } from './face/faces.ts';
import { type CartPlan, planOf } from './plan.ts';
import { frontPost, otherPosts } from './roof/struts.ts';
import { prober } from './skin-probe.ts';

/** What can be told of a cart without looking at it. */

/** From one number to another in even steps. */
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const boxOf = (part: Object3D) => new Box3().setFromObject(part, true);

/** Part of a geometry's area whose faces look away from where their normals point. */
function turnedPart({ index, attributes: { position, normal } }: BufferGeometry): number {
  if (!position || !normal) throw new Error('A mesh wants positions and normals');
  const corner = (i: number) => index?.getX(i) ?? i;
  const [a, b, c, mean] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  let [all, turned] = [0, 0];
  for (let i = 0; i < (index ?? position).count; i += 3) {
    const [p, q, r] = [corner(i), corner(i + 1), corner(i + 2)];
    a.fromBufferAttribute(position, p);
    b.fromBufferAttribute(position, q).sub(a);
    c.fromBufferAttribute(position, r).sub(a);
    const area = b.cross(c).length() / 2;
    mean.set(0, 0, 0);
    for (const at of [p, q, r]) mean.add(c.fromBufferAttribute(normal, at));
    all += area;
    if (b.dot(mean) < 0) turned += area;
  }
  return all === 0 ? 1 : turned / all;
}

/** What is wrong with the meshes: numbers that are none, faces turned around; and all triangles. */
function meshesOf(cart: Object3D) {
  const faults: string[] = [];
  const shapes = new Set<BufferGeometry>();
  cart.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { attributes } = part.geometry as BufferGeometry;
    const areFinite = ['position', 'normal'].every((name) =>
      attributes[name]?.array.every(Number.isFinite),
    );
    // Slivers at sharp corners may be turned.
    const turned = turnedPart(part.geometry);
    if (!areFinite || turned > 0.1) faults.push(`${part.parent?.name}: ${turned}`);
    shapes.add(part.geometry);
  });
  const triangles = [...shapes].reduce(
    (sum, shape) => sum + (shape.index ?? shape.getAttribute('position')).count / 3,
    0,
  );
  return { faults, triangles };
}

type Probe = ReturnType<typeof prober>;

/** Where one looks through the front. */
function holesIn(probe: Probe, plan: CartPlan): readonly string[] {
  const ahead = plan.frontZ + 1;
  return range(-0.75, 0.75, 0.06).flatMap((across) =>
    range(0.2, 0.54, 0.03).flatMap((down) => {
      const x = (across * plan.width) / 2;
      // Two rays 5 mm apart: what only one of them passes is a seam.
      const ways = [0, 0.005].map((aside) => {
        const y = plan.cowlY - down - aside;
        return probe([x, y, ahead], [x, y, 0])[0]?.distance ?? ahead;
      });
      const z = ahead - Math.min(...ways);
      return z < plan.dashZ + 0.2 ? [`hole at ${across} ${down}: ${z}`] : [];
    }),
  );
}

/** Where driver or passenger sees the inner side of the front's skin and lamps. */
function innerSides(probe: Probe, plan: CartPlan, [, eyeY, eyeZ]: readonly number[]) {
  return [0.35, -0.35].flatMap((eyeX) =>
    range(-0.95, 0.95, 0.05).flatMap((across) =>
      range(plan.floorY + 0.05, plan.cowlY - 0.02, 0.03).flatMap((y) => {
        const x = (across * plan.width) / 2;
        const [hit] = probe([eyeX, eyeY ?? 0, eyeZ ?? 0], [x, y, plan.dashZ]);
        const isInner = hit?.material === 'paint' && hit.away > 0;
        return isInner || hit?.material === 'amber lamp' ? [`${across} ${y}: ${hit.material}`] : [];
      }),
    ),
  );
}

/** Where doors and flanks of a closed cabin are not one closed layer. */
function brokenFlanks(probe: Probe, plan: CartPlan): readonly string[] {
  const wheels = [plan.frontAxleZ, plan.rearAxleZ];
  return range(plan.rearZ + 0.35, plan.dashZ + 0.1, 0.02).flatMap((z) =>
    range(plan.sillY + 0.2, plan.cowlY - 0.1, 0.02).flatMap((y) => {
      const toWheel = wheels.map((wheel) => Math.hypot(z - wheel, y - plan.tyreRadius));
      if (Math.min(...toWheel) < plan.tyreRadius + 0.09) return [];
      const met = probe([2, y, z], [0, y, z]).filter((hit) => hit.away < -0.5);
      const last = Math.min((met[0]?.distance ?? 2) + 0.03, 2.12 - plan.width / 2);
      const skin = met.filter(({ distance }) => distance < last);
      const painted = skin.filter(({ material }) => material === 'paint');
      if (skin.length > 0 && painted.length < 2) return [];
      return [`${z} ${y}: ${skin.map(({ material }) => material)}`];
    }),
  );
}

test.each(picturedIds)('%s is whole, as large as its plan, and stands on its wheels', (id) => {
  const cart = buildCart(id);
  const plan = planOf(pictured(id));
  const { faults, triangles } = meshesOf(cart);
  expect.soft(faults).toEqual([]);
  expect.soft(triangles).toBeGreaterThan(10_000);
  expect.soft(triangles).toBeLessThan(50_500);

  const rack = findPicturedCart(id)?.extras.includes('roof rack') ? 0.1 : 0;
  const room = new Box3(
    new Vector3(-plan.width / 2, 0, plan.rearZ),
    new Vector3(plan.width / 2, plan.height + rack, plan.frontZ),
  );
  const box = boxOf(cart);
  const filled = box.getSize(new Vector3()).divide(room.getSize(new Vector3()));
  expect.soft(Math.min(filled.x, filled.y, filled.z)).toBeGreaterThan(0.94);
  // Mirrors and steps stick out.
  expect.soft(room.expandByScalar(0.08).containsBox(box)).toBe(true);

  const wheels = ['front wheel', 'rear wheel'].flatMap(
    (name) => cart.getObjectByName(name)?.children.map((wheel) => boxOf(wheel).min.y) ?? [],
  );
  expect.soft(wheels).toHaveLength(4);
  for (const low of wheels) expect.soft(Math.abs(low)).toBeLessThan(0.005);

  const shell = cart.getObjectByName('roof shell');
  const { min, max } = shell === undefined ? box : boxOf(shell);
  for (const points of [frontPost(plan), ...otherPosts(plan)]) {
    const [foot, head] = [points.at(0), points.at(-1)];
    expect.soft(foot?.[1]).toBeLessThan(plan.floorY + 0.05);
    expect.soft(head?.[1]).toBeGreaterThan(min.y);
    expect.soft(head?.[1]).toBeLessThan(max.y);
    expect.soft(head?.[2]).toBeLessThan(plan.roof.frontZ);
    expect.soft(head?.[2]).toBeGreaterThan(plan.roof.rearZ);
  }

  const probe = prober(cart);
  expect.soft(holesIn(probe, plan)).toEqual([]);
  expect.soft(innerSides(probe, plan, stopsOf(cart, plan).dash.eye)).toEqual([]);
  if (plan.cabin) expect.soft(brokenFlanks(probe, plan)).toEqual([]);
});

test('every series, and no other, has a face of its own, in shape and in what is cut into it', () => {
  expect(Object.keys(faces).sort()).toEqual([
    ...new Set(models.map(({ series }) => series).sort()),
  ]);
  const drawn = Object.values(faces);
  expect(new Set(drawn.map(({ net }) => JSON.stringify(net))).size).toBe(drawn.length);
  expect(new Set(drawn.map(({ build }) => build)).size).toBe(drawn.length);
});
