import type { Object3D } from 'three';
import { chamfered, hoop, rod, wedge } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { bothSides, group, type Point, piece } from '../shape.ts';
import { onFrontPost, tube } from './struts.ts';

/** The folding windshield: two panes of glass in rubber between the front posts. */
export function windshield(plan: CartPlan, m: Materials): Object3D {
  const low = plan.cowlY + 0.025;
  const high = plan.roof.y - 0.075;
  const fold = low + (high - low) * 0.53;
  const corner = (y: number, side: 1 | -1): Point => {
    const [x, , z] = onFrontPost(plan, y);
    return [side * (x - tube - 0.012), y, z + 0.012];
  };
  const pane = (from: number, to: number): Object3D => {
    const outline = [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)];
    const back = outline.map(([x, y, z]): Point => [x, y, z - 0.0025]);
    const front = outline.map(([x, y, z]): Point => [x, y, z + 0.0025]);
    return group(
      'pane',
      piece(wedge(back, front), m.glass),
      piece(hoop(rounded(outline), 0.006, 6), m.trim),
    );
  };
  const [x, , z] = corner(fold, 1);
  const clip = (y: number): Object3D => {
    const [px, , pz] = onFrontPost(plan, y);
    return group(
      'clip',
      piece(chamfered(0.05, 0.05, 0.03, 0.008), m.trim, [px - 0.016, y, pz + 0.014]),
      piece(rod([px - 0.02, y, pz + 0.03], [px - 0.02, y, pz + 0.036], 0.009, 8), m.chrome),
    );
  };
  return group(
    'windshield',
    pane(low, fold - 0.008),
    pane(fold + 0.008, high),
    piece(rod([-x, fold, z], [x, fold, z], 0.009, 8), m.trim),
    piece(chamfered(2 * x, 0.03, 0.02, 0.008), m.trim, [0, low - 0.008, corner(low, 1)[2]]),
    bothSides(
      group(
        'hinge clips',
        clip(fold),
        clip(high - 0.06),
        clip(low + 0.05),
        piece(chamfered(0.05, 0.04, 0.024, 0.008), m.trim, [x * 0.55, fold, z]),
      ),
    ),
  );
}

/** Corners cut twice, so that a frame bends around them. */
function rounded(corners: readonly Point[]): readonly Point[] {
  const toward = (a: Point, b: Point, distance: number): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
    const part = distance / length;
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
  };
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1) as Point;
    const after = corners[(i + 1) % corners.length] as Point;
    return [
      toward(corner, before, 0.05),
      toward(corner, before, 0.012),
      toward(corner, after, 0.012),
      toward(corner, after, 0.05),
    ];
  });
}
