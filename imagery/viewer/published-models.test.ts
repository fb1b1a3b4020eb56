import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { getBounds, NodeIO } from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  EXTMeshoptCompression,
  KHRMaterialsTransmission,
  type Transmission,
} from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer';
import { expect, test } from 'vitest';
import { picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { pictured } from '../cart/cart.ts';
import { planOf } from '../cart/plan.ts';
import type { Stops } from './stops.ts';
import { viewerBytes, viewerTriangles } from './viewer-glb.ts';

const folder = new URL('../../public/models/', import.meta.url);

/** Meshes a browser draws one by one; four wheels of up to four materials are among them. */
const draws = 32;

/** What is repainted by name, and what every cart has besides. */
const known = ['paint', 'seat', 'seat accent', 'rubber', 'glass', 'headlamp'];

/** These shine or are clear: no shade lies on them. */
const unshaded = new Set(['glass', 'window', 'headlamp', 'tail lamp', 'amber lamp', 'screen']);

const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });

/** What the Khronos validator finds wrong, in words. */
async function faultsOf(bytes: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(bytes, { maxIssues: 50 });
  return issues.messages
    .filter(({ severity }) => severity < 2)
    .map(({ code, message, pointer }) => `${code} at ${pointer}: ${message}`);
}

/** Degrees to the right of straight ahead, and above the horizon, at which a camera sees the cart. */
function anglesOf({ eye, target }: Stops['front']): readonly number[] {
  const [x, y, z] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]];
  const angles = [Math.atan2(x, z), Math.atan2(y, Math.hypot(x, z))];
  return angles.map((angle) => (angle * 180) / Math.PI);
}

test('there is a model for every pictured cart, and no other', () => {
  const files = picturedIds.flatMap((id) => [`${id}.glb`, `${id}.glb.br`]);
  expect(readdirSync(folder).sort()).toEqual(files.sort());
});

// spec S23.7
test.each(picturedIds)('%s is valid glTF of its size, with its materials and views', async (id) => {
  const read = (ending: string) => readFileSync(new URL(encodeURIComponent(id) + ending, folder));
  const bytes = new Uint8Array(read('.glb'));
  expect(brotliDecompressSync(read('.glb.br')).equals(bytes)).toBe(true);
  expect(read('.glb.br').byteLength).toBeLessThanOrEqual(viewerBytes);
  await MeshoptDecoder.ready;
  const document = await io.readBinary(bytes);
  const root = document.getRoot();

  const drawn = root.listNodes().flatMap((node) => node.getMesh()?.listPrimitives() ?? []);
  expect.soft(drawn.length).toBeLessThanOrEqual(draws);
  const corners = drawn.map((primitive) => primitive.getIndices()?.getCount() ?? 0);
  const triangles = corners.reduce((sum, count) => sum + count / 3, 0);
  expect.soft(triangles).toBeLessThanOrEqual(viewerTriangles);
  expect.soft(triangles).toBeGreaterThan(10_000);

  const materials = root.listMaterials();
  const names = materials.map((material) => material.getName());
  expect.soft(new Set(names).size).toBe(names.length);
  expect.soft(names).toEqual(expect.arrayContaining(known));
  for (const primitive of root.listMeshes().flatMap((mesh) => mesh.listPrimitives())) {
    const name = primitive.getMaterial()?.getName() ?? '';
    expect.soft(primitive.getAttribute('COLOR_0') === null, name).toBe(unshaded.has(name));
  }
  // Panes are tinted, and only where a cabin is closed.
  const plan = planOf(pictured(id));
  const through = materials
    .filter((material) => material.getName() === 'window')
    .map((pane) => pane.getExtension<Transmission>(KHRMaterialsTransmission.EXTENSION_NAME))
    .map((pane) => pane?.getTransmissionFactor());
  expect.soft(through).toEqual(plan.cabin ? [expect.closeTo(0.65)] : []);

  const scene = root.getDefaultScene();
  if (!scene) throw new Error('The model has no scene');
  const { min, max } = getBounds(scene);
  expect.soft(Math.abs(min[1])).toBeLessThan(0.02);
  expect.soft(max[1]).toBeGreaterThan(plan.height - 0.06);
  expect.soft(max[2] - min[2]).toBeGreaterThan(plan.length * 0.94);
  expect.soft(max[2] - min[2]).toBeLessThan(plan.length + 0.16);

  // The stills' views from outside, whose lens is shifted where a viewer's camera turns; two up close.
  const stops = scene.getExtras().stops as Stops;
  for (const [name, right, up] of [
    ['front', 36, 9],
    ['side', 90, 4],
    ['rear', 148, 11],
  ] as const) {
    const [across = 0, above = 0] = anglesOf(stops[name]);
    expect.soft(Math.max(Math.abs(across - right), Math.abs(above - up)), name).toBeLessThan(5);
    expect.soft(stops[name].fov).toBeCloseTo(23.38, 1);
  }
  for (const { eye } of [stops.seats, stops.dash]) {
    expect.soft(eye[1]).toBeGreaterThan(1);
    expect.soft(Math.hypot(...eye)).toBeLessThan(plan.length + 2);
  }

  expect.soft(await faultsOf(bytes)).toEqual([]);
  document.createExtension(EXTMeshoptCompression).dispose();
  expect.soft(await faultsOf(await io.writeBinary(document))).toEqual([]);
});
