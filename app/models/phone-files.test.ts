import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { picturedIds } from '../../domain/business/models/finish.ts';
import { modelSizeOf } from '../../domain/catalogue/models/model-size.ts';
import { arGlb, boundsOf } from './ar-glb.ts';
import type { CartModel } from './cart-model.ts';
import { extent, fitted } from './fit-model.ts';
import { readModel } from './read-model.ts';
import { usda } from './usdz.ts';

/** The files that phones get, made from the models that are published. */

const models = fileURLToPath(new URL('../../public/models/', import.meta.url));

const sized = picturedIds.filter((id) => modelSizeOf(id) !== undefined);

describe.each(sized)('%s', (id) => {
  const size = modelSizeOf(id) ?? { length: 0, width: 0, height: 0 };
  let original: CartModel;
  let model: CartModel;
  beforeAll(() => {
    original = readModel(readFileSync(`${models}${id}.glb`));
    model = fitted(original, size);
  });

  // spec S10.6
  test('stands on the ground at its true size, within 2 percent', () => {
    const inches = (axis: 0 | 1 | 2, { parts } = model) => extent({ parts }, axis) / 0.0254;
    const body = { parts: model.parts.filter(({ surface }) => surface.name === 'paint') };
    // The showroom unit has a rack on its roof.
    const rack = id === 'evolution-d6-max-xt4' ? 4 : 0;
    expect(Math.abs(inches(2) / size.length - 1)).toBeLessThan(0.02);
    expect(Math.abs(inches(0, body) / size.width - 1)).toBeLessThan(0.02);
    expect(Math.abs((inches(1) - rack) / size.height - 1)).toBeLessThan(0.02);
    const lowest = Math.min(...model.parts.map(({ positions }) => boundsOf(positions).min[1] ?? 0));
    expect(Math.abs(lowest)).toBeLessThan(0.01);
  });

  test('is not stretched by more than 5 percent for it', () => {
    for (const axis of [0, 2] as const) {
      expect(Math.abs(extent(model, axis) / extent(original, axis) - 1)).toBeLessThan(0.05);
    }
  });

  test('as GLB it has the same points and triangles, and needs no extension', () => {
    const glb = arGlb(model);
    const length = glb.readUInt32LE(12);
    const json = JSON.parse(glb.toString('utf8', 20, 20 + length));
    expect(json.extensionsRequired).toBeUndefined();
    const [part] = model.parts;
    const [first] = json.accessors;
    expect(first).toMatchObject({ componentType: 5126, type: 'VEC3' });
    const bytes = glb.subarray(28 + length, 28 + length + first.count * 12);
    expect(new Float32Array(Uint8Array.from(bytes).buffer)).toEqual(part?.positions);
    const counts = json.meshes.map(
      ({ primitives: [one] }: { primitives: [{ indices: number }] }) =>
        json.accessors[one.indices].count,
    );
    expect(counts).toEqual(model.parts.map(({ triangles }) => triangles.length));
  });

  test('as USDZ its arrays agree', () => {
    const text = usda(model);
    for (const [open, close] of ['()', '[]', '{}']) {
      expect(text.split(open ?? '').length).toBe(text.split(close ?? '').length);
    }
    const arrays = (name: string) =>
      [...text.matchAll(new RegExp(`\\] ${name} = \\[([^\\]]*)\\]`, 'g'))].map(
        ([, list = '']) => list,
      );
    const numbers = (list = '') => list.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const counts = arrays('faceVertexCounts');
    expect(counts.length).toBe(model.parts.length);
    for (const [index, list] of counts.entries()) {
      const indices = numbers(arrays('faceVertexIndices')[index]);
      const points = numbers(arrays('points')[index]);
      expect(numbers(list).reduce((sum, count) => sum + count, 0)).toBe(indices.length);
      expect(Math.max(...new Set(indices))).toBeLessThan(points.length / 3);
      expect(numbers(arrays('normals')[index]).length).toBe(points.length);
    }
    expect(text).not.toMatch(/NaN|Infinity|undefined|\de[-+]?\d/);
  });
});
