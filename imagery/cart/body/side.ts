import type { Object3D } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bar, block, bothSides, group, type Point, piece } from '../shape.ts';
import { parted, splitNarrow, stripIn } from './cut.ts';
import type { Field } from './field.ts';
import { panel } from './front.ts';
import { grilleIn } from './grille.ts';
import { box, circle, type Outline, polygon } from './outline.ts';
import type { Sheet } from './sheet.ts';

/** Where a bench's box has its flank: its front edge along the cart and its upper edge. Metres. */
interface Flank {
  readonly z: number;
  readonly top: number;
}

/** On the flank below a bench: an access panel, a vent beside it and the charge port's flap. */
export function sideFittings(
  plan: CartPlan,
  m: Materials,
  sheet: Sheet,
  { z, top }: Flank,
): { readonly skin: Sheet; readonly fittings: Object3D } {
  const beside = (outline: Outline): Field => {
    const field: Field = (p) => Math.max(outline(z - p.z, top - p.y), plan.width * 0.4 - p.x);
    const parts = outline.parts?.map(
      (part): Field =>
        (p) =>
          part(z - p.z, top - p.y),
    );
    return parts ? Object.assign(field, { parts }) : field;
  };
  const low = top - plan.floorY;
  const access = polygon(
    [
      [0.045, 0.085],
      [0.27, 0.085],
      [0.25, low - 0.07],
      [0.045, low - 0.07],
    ],
    0.02,
  );
  const [cover, around] = parted(sheet, beside(access), 0.003);
  const vent = splitNarrow(cover, beside(box(0.13, low - 0.105, 0.13, 0.05, 0.012)));
  const port = stripIn(vent.outside, beside(circle(0.2, 0.145, 0.036)));
  const slats = [-0.013, 0.003, 0.019].map((down) =>
    beside(box(0.13, low - 0.105 + down, 0.2, 0.006, 0.002)),
  );
  return {
    skin: around,
    fittings: group(
      'side fittings',
      panel('access panel', vent.outside, m.paint),
      panel('charge port', port, m.gloss, { raise: 0.003 }),
      grilleIn('vent', vent.inside, m, slats, { material: m.trim }),
    ),
  };
}

/** A tube with two treads below each side of a lifted cart, to step in by. */
export function sideSteps(
  plan: CartPlan,
  m: Materials,
  { frontZ, rearZ }: { readonly frontZ: number; readonly rearZ: number },
): Object3D {
  const x = plan.width / 2 + 0.03;
  const y = plan.sillY - 0.015;
  const inner = x - 0.16;
  const rail: Point[] = [
    [inner, y + 0.05, frontZ - 0.03],
    [x - 0.03, y + 0.006, frontZ - 0.06],
    [x, y, frontZ - 0.13],
    [x, y, (frontZ + rearZ) / 2],
    [x, y, rearZ + 0.13],
    [x - 0.03, y + 0.006, rearZ + 0.06],
    [inner, y + 0.05, rearZ + 0.03],
  ];
  const treads = plan.rows
    .filter(({ facing }) => facing === 1)
    .map(({ z: row }) => row + 0.36)
    .filter((at) => at < frontZ - 0.1 && at > rearZ + 0.05);
  return bothSides(
    group(
      'side step',
      piece(bar(rail, 0.022, { segments: 24, sides: 8, tension: 0.6 }), m.steel),
      ...treads.map((at) => piece(block(0.06, 0.012, 0.24, 0.005, 1), m.rubber, [x, y + 0.02, at])),
    ),
  );
}
