import type { Object3D } from 'three';
import { Vector3 } from 'three';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bothSides, group, type Point, piece } from '../shape.ts';
import { parted, split, splitNarrow } from './cut.ts';
import { lip } from './edge.ts';
import type { Field } from './field.ts';
import { fineAlong, fineEdge } from './fine.ts';
import type { Outline } from './outline.ts';
import { geometryOf, joined, offset, type Sheet, sheetOf, steps } from './sheet.ts';
import { type Net, surfaceOf } from './spline.ts';

/**
 * The front body as a series shapes it. Its control points are `[across, down, ahead]`: across as a
 * part of the half width, down from the windshield's foot and ahead of the dashboard in metres, so
 * that one drawing fits street and lifted carts of every width.
 */
export type FaceNet = readonly (readonly (readonly [
  across: number,
  down: number,
  ahead: number,
])[])[];

/** One half of the front while it is being cut; the other half mirrors it. */
export interface Front {
  readonly plan: CartPlan;
  readonly m: Materials;
  /** What is left of the painted skin. */
  readonly skin: () => Sheet;
  readonly cutField: (field: Field) => Sheet;
  /** An outline as seen from ahead: across and down from the cowl, in metres. */
  readonly ahead: (outline: Outline) => Field;
  /** Cuts out what an outline covers as seen from ahead. */
  readonly cut: (outline: Outline) => Sheet;
  /** The same for a strip narrower than the skin's own triangles, made of parts. */
  readonly cutStrip: (outline: Outline) => Sheet;
  /** Opens a panel gap along the outline's edge as seen from ahead, or from above. */
  readonly gap: (outline: Outline) => void;
  readonly gapAbove: (outline: Outline) => void;
  /** The place on the whole skin that is seen from ahead there, in the cart's axes. */
  readonly at: (across: number, down: number) => Vector3;
  /** The skin's end beside the driver's feet, from the windshield's foot down. */
  readonly edge: readonly Point[];
}

/** How thick a moulded panel looks at its edges. */
const panelDepth = 0.022;

/** How finely a front is drawn from the windshield down. */
const rowsOfGrid = 24;

/** Half of what is left free between two panels. */
const halfGap = 0.0035;

/** From how far ahead of the dashboard a part of the skin counts as seen from ahead. */
const frontal = 0.22;

/** The front of a cart, spanned over the net of its face, for the parts of the face to be cut from. */
export function openFront(plan: CartPlan, m: Materials, face: FaceNet): Front {
  const net: Net = face.map((row) =>
    row.map(
      ([across, down, ahead]): Point => [
        (across * plan.width) / 2,
        plan.cowlY - down,
        plan.dashZ + ahead,
      ],
    ),
  );
  const columns = (net[0]?.length ?? 0) - 1;
  const surface = surfaceOf(net);
  const whole = sheetOf(
    surface,
    steps(columns, 5),
    steps(net.length - 1, rowsOfGrid / (net.length - 1)),
  );
  let skin = whole;
  const cutField = (field: Field): Sheet => {
    const { inside, outside } = split(fineAlong(skin, field, fineEdge), field);
    skin = outside;
    return inside;
  };
  const ahead = (outline: Outline): Field => {
    const field: Field = ({ x, y, z }) =>
      Math.max(outline(x, plan.cowlY - y), frontal - (z - plan.dashZ));
    const parts = outline.parts?.map(
      (part): Field =>
        ({ x, y }) =>
          part(x, plan.cowlY - y),
    );
    return parts ? Object.assign(field, { parts }) : field;
  };
  const above =
    (outline: Outline): Field =>
    ({ x, z }) =>
      outline(x, z - plan.dashZ);
  return {
    plan,
    m,
    skin: () => skin,
    cutField,
    ahead,
    cut: (outline) => cutField(ahead(outline)),
    cutStrip: (outline) => {
      const { inside, outside } = splitNarrow(skin, ahead(outline));
      skin = outside;
      return inside;
    },
    gap: (outline) => {
      skin = joined(...parted(skin, ahead(outline), halfGap));
    },
    gapAbove: (outline) => {
      skin = joined(...parted(skin, above(outline), halfGap));
    },
    edge: steps(net.length - 1, 2).map((v): Point => {
      const { x, y, z } = surface(0, v);
      return [x, y, z];
    }),
    at: (across, down) => foremost(whole, across, plan.cowlY - down),
  };
}

/** The foremost point of the sheet at that x and y. */
function foremost({ points, faces }: Sheet, x: number, y: number): Vector3 {
  let best: Vector3 | undefined;
  for (const [i, j, k] of faces) {
    const [a, b, c] = [points[i], points[j], points[k]];
    if (!a || !b || !c) continue;
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (Math.abs(area) < 1e-9) continue;
    const s = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
    const t = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
    if (s < -1e-6 || t < -1e-6 || s + t > 1 + 1e-6) continue;
    const z = a.z + s * (b.z - a.z) + t * (c.z - a.z);
    if (!best || z > best.z) best = new Vector3(x, y, z);
  }
  if (!best) throw new Error(`The front has no skin ${x} m across at a height of ${y} m`);
  return best;
}

/** A sheet as a panel with thickness, on both sides of the cart. */
export function panel(
  name: string,
  sheet: Sheet,
  material: Parameters<typeof piece>[1],
  { depth = panelDepth, raise = 0 } = {},
): Object3D {
  const at = raise === 0 ? sheet : offset(sheet, raise);
  return bothSides(group(name, piece(geometryOf(at, lip(at, depth)), material)));
}
