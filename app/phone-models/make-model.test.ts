import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Document as Gltf, getBounds } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBuffer } from 'yauzl';
import { picturedIds } from '../../domain/catalogue/known-models/finish.ts';
import { modelSizeOf } from '../../domain/catalogue/known-models/model-size.ts';
import { linear } from '../../domain/catalogue/repaint.ts';
import { extent, gltf } from './cart-document.ts';
import { type ModelFormat, makeModel } from './make-model.ts';

/** The files that phones get, made from the models that are published. */

const models = fileURLToPath(new URL('../../public/models/', import.meta.url));

const sized = picturedIds.filter((id) => modelSizeOf(id) !== undefined);

const finish = {
  paint: { hex: '#1f5688', metallic: true },
  seats: { main: '#7b4524', accent: '#2b2622' },
};

function make(id: string, format: ModelFormat): Promise<Uint8Array> {
  const size = modelSizeOf(id) ?? { length: 0, width: 0, height: 0 };
  return makeModel({ source: `${models}${id}.glb`, hash: '', format, size, finish });
}

const partsOf = (document: Gltf) =>
  document
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh() !== null);

const primitivesOf = (document: Gltf) =>
  partsOf(document).flatMap((node) => node.getMesh()?.listPrimitives() ?? []);

describe.each(sized)('%s', (id) => {
  const size = modelSizeOf(id) ?? { length: 0, width: 0, height: 0 };
  let original: Gltf;
  let bytes: Uint8Array;
  let model: Gltf;
  beforeAll(async () => {
    bytes = await make(id, 'ar.glb');
    original = await gltf.readBinary(Uint8Array.from(await readFile(`${models}${id}.glb`)));
    model = await gltf.readBinary(bytes);
  });

  // spec S10.6
  test('as GLB it has no error or warning of the Khronos validator, and needs no extension', async () => {
    const { issues } = await validateBytes(bytes, { maxIssues: 50 });
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(model.getRoot().listExtensionsRequired()).toEqual([]);
    const triangles = (document: Gltf) =>
      primitivesOf(document).map((one) => one.getIndices()?.getCount());
    expect(triangles(model)).toEqual(triangles(original));
  });

  // spec S10.6
  test('stands on the ground at its true size, within 2 percent', () => {
    const inches = (axis: 0 | 1 | 2, parts = partsOf(model)) => extent(parts, axis) / 0.0254;
    const body = partsOf(model).filter((node) => node.getName() === 'paint');
    // The showroom unit has a rack on its roof.
    const rack = id === 'evolution-d6-max-xt4' ? 4 : 0;
    expect(Math.abs(inches(2) / size.length - 1)).toBeLessThan(0.02);
    expect(Math.abs(inches(0, body) / size.width - 1)).toBeLessThan(0.02);
    expect(Math.abs((inches(1) - rack) / size.height - 1)).toBeLessThan(0.02);
    const lowest = Math.min(...partsOf(model).map((part) => getBounds(part).min[1]));
    expect(Math.abs(lowest)).toBeLessThan(0.01);
  });

  test('is not stretched by more than 5 percent for it', () => {
    for (const axis of [0, 2] as const) {
      const stretched = extent(partsOf(model), axis) / extent(partsOf(original), axis);
      expect(Math.abs(stretched - 1)).toBeLessThan(0.05);
    }
  });
});

const [first = ''] = sized;

test('in another finish, paint and seats have its colors; glass is a veil, and a coat smooth', async () => {
  const model = await gltf.readBinary(await make(first, 'ar.glb'));
  const material = (name: string) =>
    model
      .getRoot()
      .listMaterials()
      .find((one) => one.getName() === name);
  const close = (color: readonly number[]) => color.map((one) => expect.closeTo(one, 4));
  const color = (name: string) => material(name)?.getBaseColorFactor();
  expect(color('paint')).toEqual(close([...linear('#1f5688'), 1]));
  expect(material('paint')?.getMetallicFactor()).toBeCloseTo(0.55);
  expect(material('paint')?.getExtension('KHR_materials_clearcoat')).not.toBe(null);
  expect(color('seat')).toEqual(close([...linear('#7b4524'), 1]));
  expect(color('seat accent')).toEqual(close([...linear('#2b2622'), 1]));
  expect([material('glass')?.getAlpha(), material('glass')?.getAlphaMode()]).toEqual([
    expect.closeTo(0.22),
    'BLEND',
  ]);
});

test('the panes of a closed cabin are darker than a windshield, and seen from inside too', async () => {
  const model = await gltf.readBinary(await make('ev-city', 'ar.glb'));
  const panes = model
    .getRoot()
    .listMaterials()
    .find((one) => one.getName() === 'window');
  expect([panes?.getAlpha(), panes?.getAlphaMode(), panes?.getDoubleSided()]).toEqual([
    expect.closeTo(0.35),
    'BLEND',
    true,
  ]);
});

/** The texts of a ZIP archive whose files are stored as they are, by their names. */
async function textsIn(zip: Buffer): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const archive = await new Promise<import('yauzl').ZipFile>((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: false }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
  archive.on('entry', ({ fileName, compressionMethod, uncompressedSize, ...entry }) => {
    const local = entry.relativeOffsetOfLocalHeader;
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    expect([compressionMethod, start % 64]).toEqual([0, 0]);
    texts.set(fileName, zip.toString('utf8', start, start + uncompressedSize));
  });
  await new Promise((resolve) => archive.on('end', resolve));
  return texts;
}

test('as USDZ its files are stored and aligned, its arrays agree, and every part has a material', async () => {
  const texts = await textsIn(Buffer.from(await make(first, 'usdz')));
  const [[, scene = ''] = [], ...geometries] = texts;
  const parts = [...scene.matchAll(/references = @\.\/(\S+)@/g)];
  const model = await gltf.readBinary(await make(first, 'ar.glb'));
  const sides = primitivesOf(model).map((one) => (one.getMaterial()?.getDoubleSided() ? 2 : 1));
  expect(parts).toHaveLength(sides.reduce((sum, count) => sum + count, 0));
  for (const [, file = ''] of parts) expect(texts.has(file)).toBe(true);
  for (const [, material] of scene.matchAll(/material:binding = <\/Materials\/(\w+)>/g)) {
    expect(scene).toContain(`def Material "${material}"`);
  }
  expect(geometries.length).toBeGreaterThan(15);
  for (const [name, text] of geometries) {
    const numbers = (array: string) =>
      new RegExp(`\\] ${array} = \\[([^\\]]*)\\]`).exec(text)?.[1]?.match(/-?[\d.e-]+/g) ?? [];
    const [indices, points] = [numbers('faceVertexIndices'), numbers('points')];
    expect(numbers('faceVertexCounts').length * 3, name).toBe(indices.length);
    expect(Math.max(...new Set(indices.map(Number)))).toBeLessThan(points.length / 3);
    expect(numbers('normals').length).toBe(points.length);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  }
});
