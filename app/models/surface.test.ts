import { expect, test } from 'vitest';
import { linear } from '../islands/viewer/model/finish.ts';
import type { GlbMaterial } from '../islands/viewer/model/glb.ts';
import { repainted, surfaceOf } from './surface.ts';

const material: GlbMaterial = {
  name: 'rubber',
  doubleSided: true,
  color: [0.1, 0.2, 0.3],
  roughness: 0.8,
  metalness: 0.5,
  emissive: [1, 0.5, 0],
  emissiveStrength: 1,
  clearcoat: false,
  transmission: 0,
};

test('glass is a veil, lamps keep their strength, and a coat is smooth', () => {
  expect(surfaceOf(material)).toMatchObject({ opacity: 1, clearcoat: 0, emissive: [1, 0.5, 0] });
  expect(surfaceOf({ ...material, transmission: 0.9 }).opacity).toBeLessThan(0.5);
  expect(surfaceOf({ ...material, emissiveStrength: 2 }).emissive).toEqual([2, 1, 0]);
  expect(surfaceOf({ ...material, clearcoat: true }).clearcoat).toBe(1);
});

test.each([
  ['paint', linear('#1f5688'), 0.55],
  ['seat', linear('#7b4524'), 0.5],
  ['seat accent', linear('#2b2622'), 0.5],
  ['rubber', [0.1, 0.2, 0.3], 0.5],
])('in another finish, %s has its color', (name, color, metalness) => {
  const none = new Float32Array();
  const part = { positions: none, normals: none, shades: undefined, triangles: new Uint32Array() };
  const model = { parts: [{ ...part, surface: surfaceOf({ ...material, name }) }] };
  const { parts } = repainted(model, {
    paint: { hex: '#1f5688', metallic: true },
    seats: { main: '#7b4524', accent: '#2b2622' },
  });
  expect(parts[0]?.surface).toMatchObject({ color, metalness });
  expect(repainted(model, {})).toEqual(model);
});
