import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  Matrix4,
  MeshPhysicalMaterial,
  Triangle,
  Vector3,
} from 'three';
import { describe, expect, it } from 'vitest';
import { skin } from '../cart/shape.ts';
import { divided } from './divide.ts';
import { shadingOf } from './occlusion.ts';
import { visible } from './reduce.ts';
import { smoothed } from './smooth.ts';

/** A square of 2 m at that height that looks up or down, in a grid of 10 by 10. */
function square(y: number, looks: 'up' | 'down'): BufferGeometry {
  const steps = Array.from({ length: 11 }, (_, i) => i / 5 - 1);
  const rows = looks === 'down' ? steps : steps.toReversed();
  return skin(rows.map((z) => steps.map((x) => [x, y, z] as const)));
}

const indexed = (geometry: BufferGeometry) => {
  const count = geometry.getAttribute('position').count;
  return geometry.index ? geometry : geometry.setIndex(Array.from({ length: count }, (_, i) => i));
};

function shade(...geometries: BufferGeometry[]) {
  const surfaces = geometries.map((geometry) => ({
    geometry: indexed(geometry),
    material: new MeshPhysicalMaterial(),
  }));
  const [own] = shadingOf([{ surfaces, places: [new Matrix4()] }]);
  if (own === undefined) throw new Error('Nothing was shaded');
  return own;
}

const mean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
const areaOf = (geometry: BufferGeometry) => {
  const position = geometry.getAttribute('position');
  const faces = Array.from({ length: position.count / 3 }, (_, i) => 3 * i);
  return faces
    .map((i) => new Triangle().setFromAttributeAndIndices(position, i, i + 1, i + 2).getArea())
    .reduce((sum, area) => sum + area, 0);
};

describe('shading', () => {
  it.each([
    ['in the open', [square(1, 'up')], 0.99, 1],
    ['0.2 m below a roof', [square(1, 'up'), square(1.2, 'down')], 0.3, 0.65],
    ['that looks at the ground from 0.3 m', [square(0.3, 'down')], 0.6, 0.85],
  ] as const)('of a square %s', (_, surfaces, least, most) => {
    const light = mean(shade(...surfaces)[0]?.light ?? []);
    expect(light).toBeGreaterThan(least);
    expect(light).toBeLessThanOrEqual(most);
  });

  it('drops what lies inside a closed box, and keeps the box', () => {
    const box = new BoxGeometry(1, 1, 1).translate(0, 1, 0);
    const inner = new BoxGeometry(0.5, 0.5, 0.5).translate(0, 1, 0);
    const [outside, inside] = shade(box, inner);
    if (!outside || !inside) throw new Error('Nothing was shaded');
    expect(visible(indexed(inner), inside).index?.count).toBe(0);
    expect(visible(indexed(box), outside).index?.count).toBe(36);
  });

  it('keeps a face of which a fitting before it leaves only the corners free', () => {
    const corners = [0, 1, 2].map((i) => (i * 2 * Math.PI) / 3);
    const face = new BufferGeometry().setFromPoints(
      corners.map((angle) => new Vector3(1.15 * Math.sin(angle), 1, 1.15 * Math.cos(angle))),
    );
    face.computeVertexNormals();
    const fitting = new CylinderGeometry(1, 1, 0.002, 48).translate(0, 1.006, 0);
    const [own] = shade(face, fitting, square(0.95, 'up').scale(2, 1, 2));
    if (!own) throw new Error('Nothing was shaded');
    expect(visible(face, own).index?.count).toBe(3);
  });

  it('leaves the normal of a point that is seen from behind only, where its faces are not', () => {
    const one = indexed(square(1, 'up'));
    const [own] = shade(one);
    if (!own) throw new Error('Nothing was shaded');
    const turned = own.turned.map((_, i) => (i === 60 ? 1 : 0));
    expect(
      visible(one, { ...own, turned })
        .getAttribute('normal')
        .getY(60),
    ).toBeCloseTo(1);
  });

  it('turns a square around that lies on a box with its face down', () => {
    const box = new BoxGeometry(3, 0.5, 3).translate(0, 0.7, 0);
    const reversed = square(0.951, 'down');
    const [, own] = shade(box, reversed);
    if (!own) throw new Error('Nothing was shaded');
    const normal = visible(indexed(reversed), own).getAttribute('normal');
    expect(normal.getY(60)).toBeCloseTo(1);
  });
});

it('divides a broad face and keeps its area; leaves a narrow one', () => {
  const broad = divided(new BoxGeometry(2, 1, 1));
  expect(broad.getAttribute('position').count).toBeGreaterThan(36 * 20);
  expect(areaOf(broad)).toBeCloseTo(10);
  const narrow = divided(new BoxGeometry(2, 0.03, 0.03));
  expect(narrow.getAttribute('position').count).toBe(36);
});

it.each([
  [50, 6],
  [100, 8],
])('smooths a box at a crease of %i degrees into %i normals', (crease, normals) => {
  const box = smoothed(new BoxGeometry(1, 1, 1).toNonIndexed(), crease).getAttribute('normal');
  const seen = Array.from({ length: box.count }, (_, i) =>
    [box.getX(i), box.getY(i), box.getZ(i)].map((value) => value + 0).join(),
  );
  expect(new Set(seen).size).toBe(normals);
});
