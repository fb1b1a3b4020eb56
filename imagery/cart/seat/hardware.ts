import type { Object3D } from 'three';
import { chamfered, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import { bar, group, type Point, piece, skin } from '../shape.ts';
import { cushion } from './measures.ts';

/** A strap of belt over the points, 46 mm wide along z. */
function strap(points: readonly Point[], wide: Point): ReturnType<typeof skin> {
  const [wx, wy, wz] = wide;
  return skin(
    points.map(([x, y, z]): Point[] => [
      [x + wx, y + wy, z + wz],
      [x - wx, y - wy, z - wz],
    ]),
    { crease: 50 },
  );
}

/** The left sitter's belt across the cushion, from its retractor to the buckle. */
export function belt(m: Materials): Object3D {
  const z = -0.06;
  const path: readonly Point[] = [
    [0.528, -0.09, z - 0.02],
    [0.522, -0.03, z - 0.01],
    [0.49, 0.004, z],
    [0.42, 0.006, z + 0.01],
    [0.32, -0.003, z + 0.02],
    [0.2, -0.003, z + 0.015],
    [0.1, 0.006, z],
    [0.045, 0.004, z - 0.005],
  ];
  const buckle = group(
    'buckle',
    piece(chamfered(0.062, 0.018, 0.036, 0.007), m.belt, [0.03, 0.012, z]),
    piece(chamfered(0.014, 0.004, 0.026, 0.002), m.tailLamp, [0.046, 0.021, z]),
    piece(rod([0.012, 0.008, z], [0.006, -0.08, z], 0.008, 6), m.belt),
  );
  const retractor = piece(chamfered(0.034, 0.07, 0.07, 0.012), m.belt, [0.536, -0.09, z - 0.02]);
  return group('belt', piece(strap(path, [0, 0.003, 0.023]), m.belt), buckle, retractor);
}

/** The bent tube with its armrest at the left end of a bench. */
export function hipRestraint(m: Materials): Object3D {
  const x = cushion.x + cushion.width / 2 + 0.035;
  const tube: readonly Point[] = [
    [x, -0.16, -0.19],
    [x, 0.02, -0.2],
    [x, 0.15, -0.19],
    [x, 0.19, -0.13],
    [x, 0.19, 0.05],
    [x, 0.16, 0.11],
    [x, 0.05, 0.13],
    [x - 0.01, -0.16, 0.12],
  ];
  return group(
    'hip restraint',
    piece(bar(tube, 0.0125, { segments: 14, sides: 6, tension: 0.6 }), m.steel),
    piece(chamfered(0.048, 0.034, 0.24, 0.016), m.trim, [x, 0.2, -0.04]),
  );
}
