import { expect, test } from 'vitest';
import type { Placement } from '../islands/viewer/model/glb.ts';
import { matrixOf } from '../islands/viewer/model/matrix.ts';
import type { ModelPart } from './cart-model.ts';
import { placed } from './place-part.ts';

/** One triangle in the xy plane that faces +z. */
const part: ModelPart = {
  surface: {
    name: 'paint',
    color: [1, 1, 1],
    opacity: 1,
    metalness: 0,
    roughness: 1,
    emissive: [0, 0, 0],
    clearcoat: 0,
    clearcoatRoughness: 0,
    doubleSided: false,
  },
  positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
  shades: undefined,
  triangles: Uint32Array.of(0, 1, 2),
};

const slope = Math.round(Math.SQRT1_2 * 1e5) / 1e5;

test.each<[string, Placement, number[], number[], number[]]>([
  ['as it is', {}, [0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 0, 1], [0, 1, 2]],
  ['moved', { translation: [3, 0, 0] }, [3, 0, 0, 4, 0, 0, 3, 1, 0], [0, 0, 1], [0, 1, 2]],
  [
    'turned about y',
    { rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] },
    [0, 0, 0, 0, 0, -1, 0, 1, 0],
    [1, 0, 0],
    [0, 1, 2],
  ],
  ['mirrored', { scale: [-1, 1, 1] }, [0, 0, 0, -1, 0, 0, 0, 1, 0], [0, 0, 1], [0, 2, 1]],
  [
    'turned, and then stretched',
    { matrix: [2, 0, -2, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 5, 1] },
    [0, 0, 5, 2, 0, 3, 0, 1, 5],
    [slope, 0, slope],
    [0, 1, 2],
  ],
])('%s', (_, placement, positions, normal, triangles) => {
  const rounded = (values: Float32Array) =>
    [...values].map((value) => Math.round(value * 1e5) / 1e5 + 0);
  const result = placed(part, matrixOf(placement));
  expect(rounded(result.positions)).toEqual(positions);
  expect(rounded(result.normals.subarray(0, 3))).toEqual(normal);
  expect([...result.triangles]).toEqual(triangles);
});
