import { expect, test } from 'vitest';
import { projectionOf } from '../studio/stage.ts';
import { eyeOf, interpolated, orbitOf, turned, zoomed, zoomRange } from './orbit.ts';

const degree = Math.PI / 180;
const front = orbitOf({ eye: [3, 1.8, 4], target: [0, 0.8, 0] });

test('a stop’s camera stands where the stop says', () => {
  const [x, y, z] = eyeOf(front);
  expect([x, y, z].map((value) => value.toFixed(6))).toEqual(['3.000000', '1.800000', '4.000000']);
  expect(orbitOf({ eye: [1, 1, 0], target: [0, 1, 0], fov: 40 })).toMatchObject({
    azimuth: Math.PI / 2,
    elevation: 0,
    distance: 1,
    fov: 40,
  });
});

test('the eye never goes below the floor nor over the roof', () => {
  expect(eyeOf(turned(front, 0, -5))[1]).toBeCloseTo(0.12);
  expect(turned(front, 0, 5).elevation).toBeCloseTo(80 * degree);
  const low = turned(front, 0, -5);
  expect(eyeOf(zoomed(low, 2, zoomRange(front, front)))[1]).toBeGreaterThanOrEqual(0.11);
});

const dash = orbitOf({ eye: [0, 1.5, -0.1], target: [0, 1, 0.75] });

test.each([
  [front, 0.5, 0.5],
  [front, 0.01, 0.3],
  [front, 100, 1.6],
  // Up close, without a jump.
  [dash, 1.1, 1.1],
  [dash, 0.01, 0.3],
])('from %o, zoomed by %d, it stands at %d of that distance', (stop, factor, part) => {
  const { distance } = zoomed(stop, factor, zoomRange(front, stop));
  expect(distance / stop.distance).toBeCloseTo(part);
});

test.each([
  [350, 10, 360],
  [10, 350, 0],
  [0, 90, 45],
])('from %d to %d degrees it passes %d', (from, to, middle) => {
  const way = interpolated(
    { ...front, azimuth: from * degree },
    { ...front, azimuth: to * degree },
    0.5,
  );
  expect(way.azimuth / degree).toBeCloseTo(middle);
});

test('it ends where it goes', () => {
  const rear = orbitOf({ eye: [1, 2, -4], target: [0, 1, 0], fov: 30 });
  const end = interpolated(front, rear, 1);
  expect(eyeOf(end).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([1, 2, -4]);
  expect(end.fov).toBe(30);
});

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
