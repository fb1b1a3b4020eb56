import type { Material, Object3D } from 'three';
import { SphereGeometry } from 'three';
import type { Materials } from '../material.ts';
import { bothSides, group, piece, turned } from '../shape.ts';
import { lip } from './edge.ts';
import type { Front } from './front.ts';
import { geometryOf, offset, type Sheet } from './sheet.ts';

/** How deep a lamp's housing is. */
const housingDepth = 0.05;

/** A lamp set flush into the skin: a clear lens over a dark housing, and what shines in it. */
export function lampIn(
  name: string,
  cutOut: Sheet,
  m: Materials,
  lights: readonly { readonly strip: Sheet; readonly material: Material; readonly deep?: number }[],
  ...inside: readonly Object3D[]
): Object3D {
  const lens = offset(cutOut, -0.001);
  return bothSides(
    group(
      name,
      piece(geometryOf(lens), m.lens),
      piece(geometryOf(offset(cutOut, -housingDepth)), m.gloss),
      piece(geometryOf(lip(lens, housingDepth)), m.gloss),
      ...lights.map(({ strip, material, deep = 0.012 }) => {
        const at = offset(strip, -deep);
        return piece(geometryOf(at, lip(at, 0.02)), material);
      }),
      ...inside,
    ),
  );
}

/**
 * A round projector that looks ahead from just inside the skin, so far across and down from the
 * cowl (metres): a bright ring around a dark bowl and a ball of glass.
 */
export function projector(
  { m, at }: Pick<Front, 'm' | 'at'>,
  across: number,
  down: number,
  radius: number,
): Object3D {
  const { x, y, z: skin } = at(across, down);
  const z = skin - 0.03;
  const bowl = turned(
    [
      [radius * 0.5, -0.016],
      [radius * 0.8, -0.004],
      [radius * 0.88, 0.006],
      [radius, 0.004],
      [radius, -0.02],
    ],
    18,
  );
  bowl.rotateY(-Math.PI / 2);
  const ball = new SphereGeometry(radius * 0.46, 12, 4, 0, Math.PI * 2, 0, Math.PI / 2);
  ball.rotateX(Math.PI / 2);
  ball.scale(1, 1, 0.6);
  return group(
    'projector',
    piece(bowl, m.chrome, [x, y, z]),
    piece(ball, m.headlamp, [x, y, z - 0.016]),
  );
}
