import { type BufferGeometry, ExtrudeGeometry, type Object3D, Path, Shape } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { group, piece, turned } from '../shape.ts';

/** A pressed disc with a ring of slots, its face towards +x. */
function slotted(radius: number, slots: number, x: number): BufferGeometry {
  const shape = new Shape();
  shape.absarc(0, 0, radius, 0, 2 * Math.PI, false);
  for (let i = 0; i < slots; i += 1) {
    const angle = (2 * Math.PI * i) / slots;
    const hole = new Path();
    const at = radius * 0.8;
    hole.absellipse(
      at * Math.cos(angle),
      at * Math.sin(angle),
      radius * 0.085,
      radius * 0.19,
      0,
      2 * Math.PI,
      true,
      angle,
    );
    shape.holes.push(hole);
  }
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.004,
    bevelThickness: 0.003,
    bevelSize: 0.004,
    bevelOffset: -0.004,
    bevelSegments: 1,
    curveSegments: 6,
  });
  return geometry.rotateY(Math.PI / 2).translate(x, 0, 0);
}

/** The steel wheel: painted pressing, slots and a domed hub cap. */
export function steelDisc(
  plan: CartPlan,
  m: Materials,
  barrel: readonly (readonly [radius: number, x: number])[],
): Object3D {
  const paint = plan.lifted ? m.darkAlloy : m.whitePlastic;
  const face = plan.tyreWidth * 0.42 - 0.032;
  const r = plan.rimRadius;
  return group(
    'steel rim',
    piece(turned(barrel, 36), paint),
    piece(slotted(r - 0.012, 8, face - 0.012), paint),
    piece(
      turned(
        [
          [r * 0.66, face - 0.006],
          [r * 0.62, face + 0.008],
          [r * 0.54, face + 0.014],
          [r * 0.46, face + 0.008],
          [r * 0.4, face + 0.002],
        ],
        28,
      ),
      paint,
    ),
    piece(
      turned(
        [
          [0.066, face],
          [0.066, face + 0.012],
          [0.061, face + 0.022],
          [0.045, face + 0.031],
          [0.024, face + 0.036],
          [0, face + 0.037],
        ],
        24,
      ),
      m.chrome,
    ),
  );
}
