import type { Object3D } from 'three';
import { rod } from '../form.ts';
import type { Materials } from '../material.ts';
import { bar, group, type Point, piece } from '../shape.ts';

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

/** The winding of a coil around the line from `from` to `to`, which is nearly upright. */
function coil(from: Point, to: Point, radius: number, turns: number): readonly Point[] {
  const steps = turns * 7;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const [x, y, z] = between(from, to, i / steps);
    const angle = (2 * Math.PI * i) / 7;
    return [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)];
  });
}

/** A shock absorber from its lower to its upper eye, with a coil spring around it or without. */
export function shock(m: Materials, lower: Point, upper: Point, sprung: boolean): Object3D {
  const absorber = group(
    'shock',
    piece(rod(lower, between(lower, upper, 0.62), 0.019), m.steel),
    piece(rod(between(lower, upper, 0.6), upper, 0.009, 8), m.chrome),
    piece(rod(between(lower, upper, 0.93), upper, 0.024), m.steel),
  );
  if (sprung) {
    const wire = coil(between(lower, upper, 0.2), between(lower, upper, 0.94), 0.036, 6);
    absorber.add(
      piece(bar(wire, 0.0065, { sides: 4, segments: wire.length - 1 }), m.alloy),
      piece(rod(between(lower, upper, 0.17), between(lower, upper, 0.21), 0.042, 10), m.steel),
    );
  }
  return absorber;
}
