import type { BufferGeometry, Object3D } from 'three';
import { hoop, rod, wedge } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { behindRow, seatPanY } from '../seat/measures.ts';
import { bothSides, group, type Point, piece, skin } from '../shape.ts';
import { otherPosts, roofHalfWidth } from './struts.ts';

/** Thickness of the fabric and width of the hem around its window. Metres. */
const thick = 0.006;
const hem = 0.09;

type Corners = readonly [Point, Point, Point, Point];

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const moved = (corners: Corners, [x, y, z]: Point): Corners =>
  corners.map((p): Point => [p[0] + x, p[1] + y, p[2] + z]) as unknown as Corners;

/** The corners of the window: `hem` inside the panel's edges. */
function insideOf(corners: Corners): Corners {
  const [a, b, c, d] = corners;
  const wide = hem / Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const high = hem / Math.hypot(d[0] - a[0], d[1] - a[1], d[2] - a[2]);
  const at = (u: number, v: number) => between(between(a, b, u), between(d, c, u), v);
  return [at(wide, high), at(1 - wide, high), at(1 - wide, 1 - high), at(wide, 1 - high)];
}

/** A fabric border between two outlines, closed on both faces; `deep` points through the fabric. */
function border(outer: Corners, inner: Corners, deep: Point): BufferGeometry {
  const sections = [outer, inner, moved(inner, deep), moved(outer, deep), outer];
  return skin(sections, { round: true, crease: 20 });
}

/**
 * A folding enclosure behind the last row: a rear panel with a clear window, let down and laced to
 * the basket, and side curtains rolled up below the roof's edge.
 */
export function rearEnclosure(plan: CartPlan, m: Materials): Object3D {
  const last = plan.rows.at(-1)?.z ?? 0;
  const z = last - behindRow - 0.05;
  const top = plan.roof.y - 0.05;
  const low = seatPanY(plan) + 0.265;
  const x = roofHalfWidth(plan) - 0.07;
  const rear: Corners = [
    [-x, low, z],
    [x, low, z],
    [x, top, z - 0.01],
    [-x, top, z - 0.01],
  ];
  const window = insideOf(rear);
  const [post] = [otherPosts(plan).at(-1) ?? []];
  const [, , waist, shoulder] = post;
  const postTop = shoulder?.[2] ?? z;
  const postLow = waist?.[2] ?? z;
  const quarter: Corners = [
    [x, low, z],
    [x, low, postLow],
    [x, top, postTop],
    [x, top, z - 0.01],
  ];
  const rollFrom = postTop + 0.02;
  const rollTo = last + 0.4;
  const rollX = roofHalfWidth(plan) - 0.03;
  const rollY = plan.roof.y - 0.085;
  const straps = [0.12, 0.5, 0.88].map((part) => {
    const at = rollFrom + (rollTo - rollFrom) * part;
    const loop = Array.from({ length: 12 }, (_, i): Point => {
      const angle = (i / 12) * 2 * Math.PI;
      return [rollX + 0.035 * Math.cos(angle), rollY + 0.04 * Math.sin(angle), at];
    });
    return piece(hoop(loop, 0.006, 5), m.trim);
  });
  return group(
    'rear enclosure',
    piece(border(rear, window, [0, 0, thick]), m.belt),
    piece(wedge(moved(window, [0, 0, 0.002]), moved(window, [0, 0, 0.004])), m.glass),
    bothSides(
      group(
        'enclosure side',
        piece(wedge(quarter, moved(quarter, [-thick, 0, 0])), m.belt),
        piece(rod([rollX, rollY, rollFrom], [rollX, rollY, rollTo], 0.034, 14), m.belt),
        ...straps,
        // The strap that ties the panel up when it is folded.
        piece(wedge(strap(x * 0.4, window, z), strap(x * 0.4, window, z - 0.004)), m.belt),
      ),
    ),
  );
}

/** A strap over the window from hem to hem, 40 mm wide. */
function strap(x: number, [low, , high]: Corners, z: number): Corners {
  return [
    [x - 0.02, low[1], z],
    [x + 0.02, low[1], z],
    [x + 0.02, high[1], z - 0.01],
    [x - 0.02, high[1], z - 0.01],
  ];
}
