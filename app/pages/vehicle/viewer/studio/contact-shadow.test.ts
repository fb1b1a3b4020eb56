import { expect, test } from 'vitest';
import { contactShadow } from './contact-shadow.ts';

/** A level square of two triangles at that height. */
function square(height: number, half: number, z = 0) {
  const points = [
    [-half, height, z - half],
    [half, height, z - half],
    [half, height, z + half],
    [-half, height, z + half],
  ].flat();
  return { points, index: [0, 1, 2, 0, 2, 3] };
}

/** Darkness of the floor at a place in meters, 0 to 255. */
function darknessAt(shadow: ReturnType<typeof contactShadow>, x: number, z: number): number {
  const { darkness, columns, rows, width, depth } = shadow;
  const column = Math.floor((x / width + 0.5) * columns);
  const row = Math.floor((0.5 - z / depth) * rows);
  return darkness[row * columns + column] ?? Number.NaN;
}

test('what stands on the floor throws a darker shadow than what hangs above it', () => {
  const [tire, sill, roof] = [0, 0.3, 1.9].map((height) =>
    darknessAt(contactShadow([square(height, 0.4)]), 0, 0),
  );
  expect(tire).toBeGreaterThan(roof ?? 0);
  expect(sill).toBeGreaterThan(roof ?? 0);
  expect(roof).toBeGreaterThan(20);
  const both = darknessAt(contactShadow([square(0.3, 0.4), square(1.9, 0.6)]), 0, 0);
  expect(both).toBeGreaterThan(sill ?? 255);
});

test('the shadow lies below the cart and fades out around it', () => {
  const shadow = contactShadow([square(0, 0.2, 1), square(0, 0.2, -0.2)]);
  expect(darknessAt(shadow, 0, 1)).toBeGreaterThan(150);
  expect(darknessAt(shadow, 0, -1)).toBe(0);
  const { darkness, columns } = shadow;
  expect(Math.max(...darkness.subarray(0, columns))).toBe(0);
  expect(Math.max(...darkness.subarray(-columns))).toBe(0);
});
