import { describe, expect, test } from 'vitest';
import { linear, repainted } from '../surface.ts';
import { openGlb, packGlb } from './glb-container.ts';
import { readModel } from './read-model.ts';

/** One triangle in the xy plane, quantized to 1/100, that faces +z. */
const corners = Int16Array.of(0, 0, 0, 0, 100, 0, 0, 0, 0, 100, 0, 0);
const normals = Int8Array.of(0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0);
const shades = Uint8Array.of(255, 0, 0, 51, 102, 153);
const indices = Uint8Array.of(0, 1, 2);

function glb(node: object, material: object = { name: 'paint' }): Uint8Array {
  const views = [corners, normals, shades, indices].map((values) => Buffer.from(values.buffer));
  const binary = Buffer.concat(
    views.map((view) => Buffer.concat([view, Buffer.alloc(-view.length & 3)])),
  );
  let byteOffset = 0;
  const bufferViews = views.map(({ byteLength }, index) => {
    const view = {
      buffer: 0,
      byteOffset,
      byteLength,
      byteStride: [8, 4, undefined, undefined][index],
    };
    byteOffset += byteLength + (-byteLength & 3);
    return view;
  });
  const json = {
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [
      { scale: [0.01, 0.01, 0.01], children: [1] },
      { mesh: 0, ...node },
    ],
    meshes: [
      {
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 1, COLOR_0: 2 }, indices: 3, material: 0 },
        ],
      },
    ],
    materials: [material],
    accessors: [
      { bufferView: 0, componentType: 5122, count: 3, type: 'VEC3' },
      { bufferView: 1, componentType: 5120, normalized: true, count: 3, type: 'VEC3' },
      { bufferView: 2, componentType: 5121, normalized: true, count: 2, type: 'VEC3' },
      { bufferView: 3, componentType: 5121, count: 3, type: 'SCALAR' },
    ],
    bufferViews,
  };
  return packGlb({ json, binary });
}

describe('a part is in its place', () => {
  test.each([
    ['as it is', {}, [0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 0, 1], [0, 1, 2]],
    ['moved', { translation: [300, 0, 0] }, [3, 0, 0, 4, 0, 0, 3, 1, 0], [0, 0, 1], [0, 1, 2]],
    [
      'turned about y',
      { rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] },
      [0, 0, 0, 0, 0, -1, 0, 1, 0],
      [1, 0, 0],
      [0, 1, 2],
    ],
    ['mirrored', { scale: [-1, 1, 1] }, [0, 0, 0, -1, 0, 0, 0, 1, 0], [0, 0, 1], [0, 2, 1]],
    [
      'by a matrix',
      { matrix: [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 100, 1] },
      [0, 0, 1, 2, 0, 1, 0, 1, 1],
      [0, 0, 1],
      [0, 1, 2],
    ],
  ])('%s', async (_, node, positions, normal, triangles) => {
    const [part] = (await readModel(glb(node))).parts;
    const rounded = (values: Iterable<number> = []) =>
      [...values].map((value) => Math.round(value * 1e5) / 1e5 + 0);
    expect(rounded(part?.positions)).toEqual(positions);
    expect(rounded(part?.normals.subarray(0, 3))).toEqual(normal);
    expect([...(part?.triangles ?? [])]).toEqual(triangles);
    expect([...(part?.shades ?? [])]).toEqual([255, 0, 0, 255, 51, 102, 153, 255]);
  });
});

test('what is no model of ours is refused', async () => {
  await expect(readModel(Buffer.from('<html>, or anything else'))).rejects.toThrow('glTF');
  const { json, binary } = openGlb(glb({}));
  const broken = { ...(json as object), scenes: [{ nodes: [7] }] };
  await expect(readModel(packGlb({ json: broken, binary }))).rejects.toThrow('no such node');
});

test('glass is a veil, and lamps keep their strength', async () => {
  const glass = {
    name: 'glass',
    extensions: { KHR_materials_transmission: { transmissionFactor: 1 } },
  };
  const lamp = {
    name: 'lamp',
    emissiveFactor: [1, 0.5, 0],
    extensions: { KHR_materials_emissive_strength: { emissiveStrength: 2 } },
  };
  const surface = async (material: object) =>
    (await readModel(glb({}, material))).parts[0]?.surface;
  expect((await surface(glass))?.opacity).toBeLessThan(0.5);
  expect(await surface(lamp)).toMatchObject({ opacity: 1, emissive: [2, 1, 0], metallic: 1 });
});

test.each([
  ['paint', linear('#1f5688'), 0.55],
  ['seat', linear('#7b4524'), 1],
  ['seat accent', linear('#2b2622'), 1],
  ['rubber', [1, 1, 1], 1],
])('in another finish, %s has its color', async (name, color, metallic) => {
  const model = await readModel(glb({}, { name }));
  const { parts } = repainted(model, {
    paint: { hex: '#1f5688', metallic: true },
    seats: { main: '#7b4524', accent: '#2b2622' },
  });
  expect(parts[0]?.surface).toMatchObject({ color, metallic });
  expect(repainted(model, {})).toEqual(model);
});

test.each([
  ['#000000', [0, 0, 0]],
  ['#ffffff', [1, 1, 1]],
  ['#808080', [0.2159, 0.2159, 0.2159]],
])('%s as linear color', (hex, expected) => {
  expect(linear(hex).map((channel) => Math.round(channel * 1e4) / 1e4)).toEqual(expected);
});
