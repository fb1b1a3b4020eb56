import type { Material, Object3D } from 'three';
import type { Materials } from '../material.ts';
import { bothSides, group, piece } from '../shape.ts';
import { stripIn } from './cut.ts';
import { lip } from './edge.ts';
import type { Field } from './field.ts';
import { geometryOf, offset, type Sheet } from './sheet.ts';

/** An opening in the skin with a dark ground, and slats that keep the skin's curvature. */
export function grilleIn(
  name: string,
  cutOut: Sheet,
  m: Materials,
  slats: readonly Field[],
  { material = m.gloss as Material, deep = 0.035, slatDeep = 0.008 } = {},
): Object3D {
  const bars = slats.map((field) => offset(stripIn(cutOut, field), -slatDeep));
  return bothSides(
    group(
      name,
      piece(geometryOf(offset(cutOut, -deep)), m.trim),
      piece(geometryOf(lip(offset(cutOut, -0.004), deep)), m.trim),
      ...bars.map((slat) => piece(geometryOf(slat, lip(slat, 0.016)), material)),
    ),
  );
}

/** A strip that stands off the skin: trim along a grille's edge, a badge bar, a protective plate. */
export function trimOn(name: string, strip: Sheet, material: Material, raise = 0.005): Object3D {
  const at = offset(strip, raise);
  return bothSides(group(name, piece(geometryOf(at, lip(at, raise + 0.006)), material)));
}
