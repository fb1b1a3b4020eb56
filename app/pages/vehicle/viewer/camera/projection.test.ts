import { expect, test } from 'vitest';
import { projectionOf } from '../studio/stage.ts';
import { orbitOf } from './orbit.ts';

/** Two meters before the origin, which is half a meter up; a meter is half the picture's height. */
const orbit = orbitOf({ eye: [0, 0.5, 2], target: [0, 0.5, 0], fov: 90 });

/** Where a point is in the picture: -1 to 1 from left to right, from bottom to top, from near to far. */
function seen(matrix: Float32Array, point: readonly [number, number, number]): number[] {
  const [x = 0, y = 0, z = 0, w = 0] = [0, 1, 2, 3].map((row) =>
    [...point, 1].reduce((sum, value, column) => sum + value * (matrix[column * 4 + row] ?? 0), 0),
  );
  return [x / w, y / w, z / w].map((value) => Math.round(value * 1e4) / 1e4 + 0);
}

test.each([
  ['the target is in the middle', [0, 0.5, 0], [0, 0]],
  ['right of it', [1, 0.5, 0], [0.25, 0]],
  ['above it', [0, 2.5, 0], [0, 1]],
  ['nearer things look larger', [1, 0.5, 1], [0.5, 0]],
] as const)('%s', (_, point, expected) => {
  expect(seen(projectionOf(orbit, 2), point).slice(0, 2)).toEqual(expected);
});

test('depth grows from the nearest thing to the farthest', () => {
  const matrix = projectionOf(orbit, 1);
  expect(seen(matrix, [0, 0.5, 1.95])[2]).toBeCloseTo(-1);
  expect(seen(matrix, [0, 0.5, -38])[2]).toBeCloseTo(1);
});

test('from the left side the front of the cart is on the left, from above the floor is upright', () => {
  const side = orbitOf({ eye: [4, 3, 0], target: [0, 0, 0] });
  expect(seen(projectionOf(side, 1), [0, 0, 1])[0]).toBeLessThan(0);
  expect(seen(projectionOf(side, 1), [0, 1, 0])[1]).toBeGreaterThan(0);
});
