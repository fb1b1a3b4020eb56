import type { Object3D } from 'three';
import { rod } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bar, bothSides, group, type Point, piece } from '../shape.ts';
import { otherPosts, roofHalfWidth } from './struts.ts';

/** Frame rails under the roof that tie the posts together, with a handle to hold for every row. */
export function roofFrame(plan: CartPlan, m: Materials): Object3D {
  const x = roofHalfWidth(plan) - 0.075;
  const y = plan.roof.y - 0.054;
  const rear = otherPosts(plan).at(-1)?.at(-1)?.[2] ?? plan.roof.rearZ;
  const front = plan.dashZ - 0.08;
  const handles = plan.rows.map(({ z, facing }) => {
    const middle = z + facing * 0.12;
    const points: readonly Point[] = [
      [x, y, middle + 0.1],
      [x - 0.008, y - 0.045, middle + 0.085],
      [x - 0.01, y - 0.055, middle + 0.05],
      [x - 0.01, y - 0.055, middle - 0.05],
      [x - 0.008, y - 0.045, middle - 0.085],
      [x, y, middle - 0.1],
    ];
    return piece(bar(points, 0.0095, { segments: 10, sides: 6 }), m.trim);
  });
  return group(
    'roof frame',
    bothSides(group('rail', piece(rod([x, y, rear], [x, y, front], 0.015), m.steel), ...handles)),
    piece(rod([-x, y, front], [x, y, front], 0.015), m.steel),
    piece(rod([-x, y, rear], [x, y, rear], 0.015), m.steel),
  );
}

/** A tubular rack on the roof. */
export function roofRack(plan: CartPlan, m: Materials): Object3D {
  const front = plan.roof.frontZ - 0.24;
  const rear = plan.roof.rearZ + 0.2;
  const x = roofHalfWidth(plan) - 0.14;
  const y = plan.roof.y + 0.1;
  const rail: readonly Point[] = [
    [x, y, front - 0.08],
    [x - 0.08, y, front],
    [-x + 0.08, y, front],
    [-x, y, front - 0.08],
    [-x, y, rear + 0.08],
    [-x + 0.08, y, rear],
    [x - 0.08, y, rear],
    [x, y, rear + 0.08],
  ];
  const slats = Array.from({ length: 5 }, (_, i) => {
    const z = front + ((rear - front) * (i + 0.5)) / 5;
    return piece(rod([-x, y - 0.035, z], [x, y - 0.035, z], 0.009, 8), m.steel);
  });
  const feet = [0.12, 0.5, 0.88].map((part) => {
    const z = front + (rear - front) * part;
    return piece(rod([x, y, z], [x - 0.01, y - 0.09, z], 0.012, 8), m.steel);
  });
  return group(
    'roof rack',
    piece(bar(rail, 0.0125, { closed: true, segments: 48, sides: 8, tension: 0.8 }), m.steel),
    ...slats,
    bothSides(group('rack feet', ...feet)),
  );
}
