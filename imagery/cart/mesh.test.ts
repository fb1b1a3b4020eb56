import { type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { stopsOf } from '../viewer/stops.ts';
import { buildCart, pictured } from './cart.ts';
import { planOf } from './plan.ts';
import { prober } from './skin-probe.ts';

/** What can be told of a mesh without looking at it: holes, layers that cross, faces turned around. */

/** Part of a mesh's area that may lie in faces against their normals: slivers at sharp corners. */
const turnedAtMost = 0.1;

/** From one number to another in even steps. */
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

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

function turnedMeshes(cart: Object3D): string[] {
  const turned: string[] = [];
  cart.traverse((part) => {
    if (part instanceof Mesh && turnedPart(part.geometry) > turnedAtMost)
      turned.push(`${part.parent?.name}: ${turnedPart(part.geometry)}`);
  });
  return turned;
}

describe.each(picturedIds)('%s', (id) => {
  const cart = buildCart(id);
  const plan = planOf(pictured(id));
  const half = plan.width / 2;
  const probe = prober(cart);

  it('has faces that look where their normals point', () => {
    expect(turnedMeshes(cart)).toEqual([]);
  });

  it('has no hole in its front that one looks through', () => {
    const ahead = plan.frontZ + 1;
    const holes = range(-0.75, 0.75, 0.06).flatMap((across) =>
      range(0.2, 0.54, 0.03).flatMap((down) => {
        const x = across * half;
        // Two rays 5 mm apart: what only one of them passes is a seam.
        const ways = [0, 0.005].map((aside) => {
          const y = plan.cowlY - down - aside;
          return probe([x, y, ahead], [x, y, 0])[0]?.distance ?? ahead;
        });
        const z = ahead - Math.min(...ways);
        return z < plan.dashZ + 0.2 ? [`${across} ${down}: ${z}`] : [];
      }),
    );
    expect(holes).toEqual([]);
  });

  it("hides the inner side of its front's skin and lamps from driver and passenger", () => {
    const [, eyeY, eyeZ] = stopsOf(cart, plan).dash.eye;
    const seen = [0.35, -0.35].flatMap((eyeX) =>
      range(-0.95, 0.95, 0.05).flatMap((across) =>
        range(plan.floorY + 0.05, plan.cowlY - 0.02, 0.03).flatMap((y) => {
          const [hit] = probe([eyeX, eyeY, eyeZ], [across * half, y, plan.dashZ]);
          const isInner = hit?.material === 'paint' && hit.away > 0;
          return isInner || hit?.material === 'amber lamp'
            ? [`${across} ${y}: ${hit.material}`]
            : [];
        }),
      ),
    );
    expect(seen).toEqual([]);
  });

  if (!plan.cabin) return;
  it('has one closed layer of doors and flanks', () => {
    const wheels = [plan.frontAxleZ, plan.rearAxleZ];
    const wrong = range(plan.rearZ + 0.35, plan.dashZ + 0.1, 0.013).flatMap((z) =>
      range(plan.sillY + 0.2, plan.cowlY - 0.1, 0.013).flatMap((y) => {
        const toWheel = wheels.map((wheel) => Math.hypot(z - wheel, y - plan.tyreRadius));
        if (Math.min(...toWheel) < plan.tyreRadius + 0.09) return [];
        const met = probe([2, y, z], [0, y, z]).filter((hit) => hit.away < -0.5);
        const first = met[0]?.distance ?? 2;
        const skin = met.filter(({ distance }) => distance < Math.min(first + 0.03, 2.12 - half));
        const painted = skin.filter(({ material }) => material === 'paint');
        if (skin.length > 0 && painted.length < 2) return [];
        return [`${z} ${y}: ${skin.map(({ material }) => material)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
