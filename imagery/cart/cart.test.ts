import { Box3, type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { models } from '../../domain/dealer/business/models/models.ts';
import { findPicturedCart, picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { buildCart, pictured } from './cart.ts';
import { faces } from './face/faces.ts';
import { planOf } from './plan.ts';

/** What may stick out of the cart's own box, as mirrors and steps do, in metres. */
const tolerance = 0.08;

/** Triangles of a cart; geometry that several parts share counts once, as it is modelled once. */
const limit = 50_500;

function meshesOf(cart: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  cart.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part);
  });
  return meshes;
}

const triangles = (geometry: BufferGeometry) =>
  (geometry.index ?? geometry.getAttribute('position')).count / 3;

describe.each(picturedIds)('%s', (id) => {
  const cart = buildCart(id);
  const geometries = [...new Set(meshesOf(cart).map(({ geometry }) => geometry as BufferGeometry))];

  it(`is modelled with fewer than ${limit} triangles`, () => {
    const count = geometries.reduce((sum, geometry) => sum + triangles(geometry), 0);
    expect(count).toBeGreaterThan(10_000);
    expect(count).toBeLessThan(limit);
  });

  it('has finite points and normals', () => {
    for (const geometry of geometries) {
      for (const name of ['position', 'normal']) {
        const numbers = geometry.getAttribute(name)?.array ?? [Number.NaN];
        expect(numbers.every(Number.isFinite), name).toBe(true);
      }
    }
  });

  it('fills the box of its plan and stays within it', () => {
    const plan = planOf(pictured(id));
    const rack = findPicturedCart(id)?.extras.includes('roof rack') ? 0.1 : 0;
    const box = new Box3().setFromObject(cart, true);
    const room = new Box3(
      new Vector3(-plan.width / 2, 0, plan.rearZ),
      new Vector3(plan.width / 2, plan.height + rack, plan.frontZ),
    );
    expect(room.clone().expandByScalar(tolerance).containsBox(box), JSON.stringify(box)).toBe(true);
    const filled = box.getSize(new Vector3()).divide(room.getSize(new Vector3()));
    expect(Math.min(filled.x, filled.y, filled.z)).toBeGreaterThan(0.94);
  });
});

describe('faces', () => {
  const series = [...new Set(models.map((model) => model.series))];

  it('are drawn for every series, and no other', () => {
    expect(Object.keys(faces).sort()).toEqual(series.sort());
  });

  it('differ between any two series, in shape and in what is cut into them', () => {
    const drawn = Object.values(faces);
    expect(new Set(drawn.map(({ net }) => JSON.stringify(net))).size).toBe(drawn.length);
    expect(new Set(drawn.map(({ build }) => build)).size).toBe(drawn.length);
  });
});

it('refuses an id that is not pictured', () => {
  expect(() => buildCart('no-such-cart')).toThrow('no-such-cart');
});
