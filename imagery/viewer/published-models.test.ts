import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Document, getBounds, NodeIO } from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  EXTMeshoptCompression,
  KHRMaterialsTransmission,
  type Transmission,
} from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer';
import { beforeAll, describe, expect, it } from 'vitest';
import { picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { pictured } from '../cart/cart.ts';
import { planOf } from '../cart/plan.ts';
import type { Stops } from './stops.ts';
import { viewerBytes, viewerTriangles } from './viewer-glb.ts';

const folder = new URL('../../public/models/', import.meta.url);

/** Meshes a browser draws one by one; four wheels of up to four materials are among them. */
const draws = 32;

/** What every cart has; what `paint`, `seat` and `seat accent` cover is repainted by name. */
const everyMaterial = [
  'paint',
  'seat',
  'seat accent',
  'gloss black',
  'black plastic',
  'black steel',
  'rubber',
  'alloy',
  'glass',
  'headlamp',
  'tail lamp',
  'amber lamp',
  'screen',
];

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

it('is there for every pictured cart, and no other', () => {
  const files = picturedIds.flatMap((id) => [`${id}.glb`, `${id}.glb.br`]);
  expect(readdirSync(folder).sort()).toEqual(files.sort());
});

describe.each(picturedIds)('%s', (id) => {
  const read = (ending: string) => readFileSync(new URL(encodeURIComponent(id) + ending, folder));
  const bytes = new Uint8Array(read('.glb'));
  let document: Document;
  beforeAll(async () => {
    await MeshoptDecoder.ready;
    document = await io.readBinary(bytes);
  });

  it('lies there compressed, too', () => {
    expect(brotliDecompressSync(read('.glb.br')).equals(bytes)).toBe(true);
  });

  it('is valid glTF as it is served, and once its meshes are unpacked', async () => {
    expect(await faultsOf(bytes)).toEqual([]);
    const unpacked = await io.readBinary(bytes);
    unpacked.createExtension(EXTMeshoptCompression).dispose();
    expect(await faultsOf(await io.writeBinary(unpacked))).toEqual([]);
  });

  it(`weighs at most ${viewerBytes} bytes, ${viewerTriangles} triangles and ${draws} draws`, () => {
    expect(read('.glb.br').byteLength).toBeLessThanOrEqual(viewerBytes);
    const drawn = document
      .getRoot()
      .listNodes()
      .flatMap((node) => node.getMesh()?.listPrimitives() ?? []);
    expect(drawn.length).toBeLessThanOrEqual(draws);
    const corners = drawn.map((primitive) => primitive.getIndices()?.getCount() ?? 0);
    const triangles = corners.reduce((sum, count) => sum + count / 3, 0);
    expect(triangles).toBeLessThanOrEqual(viewerTriangles);
    expect(triangles).toBeGreaterThan(10_000);
  });

  it('has the materials by their names, and shade on those that neither shine nor are clear', () => {
    const names = document
      .getRoot()
      .listMaterials()
      .map((material) => material.getName());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(everyMaterial));
    for (const mesh of document.getRoot().listMeshes()) {
      for (const primitive of mesh.listPrimitives()) {
        const name = primitive.getMaterial()?.getName() ?? '';
        const shade = primitive.getAttribute('COLOR_0');
        expect(shade === null, name).toBe(unshaded.has(name));
      }
    }
  });

  it('has tinted panes where its cabin is closed, and nowhere else', () => {
    const panes = document
      .getRoot()
      .listMaterials()
      .filter((material) => material.getName() === 'window');
    const through = panes.map((material) =>
      material
        .getExtension<Transmission>(KHRMaterialsTransmission.EXTENSION_NAME)
        ?.getTransmissionFactor(),
    );
    expect(through).toEqual(planOf(pictured(id)).cabin ? [expect.closeTo(0.65)] : []);
  });

  it('has the size of its cart and stands on the ground', () => {
    const plan = planOf(pictured(id));
    const scene = document.getRoot().getDefaultScene();
    if (!scene) throw new Error('The model has no scene');
    const { min, max } = getBounds(scene);
    expect(Math.abs(min[1])).toBeLessThan(0.02);
    expect(max[1]).toBeGreaterThan(plan.height - 0.06);
    expect(max[2] - min[2]).toBeGreaterThan(plan.length * 0.94);
    expect(max[2] - min[2]).toBeLessThan(plan.length + 0.16);
  });

  it('names five places for the camera: the stills’ views from outside, two up close', () => {
    const stops = document.getRoot().getDefaultScene()?.getExtras().stops as Stops;
    const views = { front: [36, 9], side: [90, 4], rear: [148, 11] } as const;
    for (const [name, angles] of Object.entries(views)) {
      const { eye, target, fov } = stops[name as keyof typeof views];
      const [x, y, z] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]];
      const degrees = [Math.atan2(x, z), Math.atan2(y, Math.hypot(x, z))].map(
        (angle) => (angle * 180) / Math.PI,
      );
      // The stills' lens is shifted where a viewer's camera turns.
      for (const [i, angle] of angles.entries()) {
        expect(Math.abs((degrees[i] ?? 0) - angle)).toBeLessThan(5);
      }
      expect(fov).toBeCloseTo(23.38, 1);
    }
    const { length } = planOf(pictured(id));
    for (const { eye } of [stops.seats, stops.dash]) {
      expect(eye[1]).toBeGreaterThan(1);
      expect(Math.hypot(...eye)).toBeLessThan(length + 2);
    }
  });
});
