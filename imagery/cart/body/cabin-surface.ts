import type { CartPlan } from '../plan.ts';
import type { Point } from '../shape.ts';
import type { Field } from './field.ts';
import type { Net } from './spline.ts';

/** The two surfaces that a closed two-seater's upper body is cut from, as nets of points. */

/** What is left free between the flank and the front's skin ahead of it, in meters. */
const gap = 0.006;

type Around = readonly (readonly [across: number, z: number])[];

/**
 * Half of the belt line below the windows, from the tail's middle to where the front's skin ends on
 * the cart's side: `frontEdge`, from the windshield's foot down.
 */
export function flanks(
  { width, rearZ, dashZ, sillY, cowlY }: CartPlan,
  frontEdge: readonly Point[],
): Net {
  const half = width / 2;
  const tail = rearZ + 0.05;
  const around: Around = [
    [0, tail],
    [0.4, tail + 0.005],
    [0.78, tail + 0.03],
    [0.94, tail + 0.12],
    [0.99, tail + 0.3],
    [1, tail + 0.55],
    [1, -0.3],
    [0.995, 0.1],
    [1, dashZ - 0.2],
  ];
  /** Height, how much narrower, and how much further ahead the tail is. */
  const rows = [
    [cowlY + 0.02, 0.1, 0.1],
    [cowlY, 0.05, 0.05],
    [cowlY - 0.05, 0.015, 0.012],
    [cowlY - 0.1, 0.005, 0],
    [cowlY - 0.2, 0.01, 0],
    [cowlY - 0.38, 0.004, -0.005],
    [cowlY - 0.56, 0, 0],
    [sillY + 0.06, 0.012, 0.02],
    [sillY, 0.04, 0.06],
  ] as const;
  return rows.map(([y, narrow, ahead]) => {
    const row = around.map(([across, z]): Point => {
      const nearTail = Math.max(0, Math.min(1, (tail + 0.35 - z) / 0.3));
      return [Math.max(0, across * half - (across > 0.5 ? narrow : 0)), y, z + ahead * nearTail];
    });
    const [x, top, z] = atHeight(frontEdge, y);
    const [end, up] = [x - narrow * 0.25, Math.min(y, top)];
    return [...row, [end, y, z - 0.08], [end, up, z + 0.01]];
  });
}

/** Negative behind the end of the front's skin, with a gap left free between it and the flank. */
export function behindFront(frontEdge: readonly Point[]): Field {
  return ({ y, z }) => z + gap - atHeight(frontEdge, y)[2];
}

/** The place at that height on a line of points that goes down; its ends for what lies beyond them. */
function atHeight(line: readonly Point[], y: number): Point {
  const below = line.findIndex(([, height]) => height <= y);
  const [a, b] = [line[below - 1], line.at(below)];
  if (b === undefined) throw new Error('A line wants a point');
  if (a === undefined || below < 0) return b;
  const part = (a[1] - y) / (a[1] - b[1]);
  return [a[0] + (b[0] - a[0]) * part, y, a[2] + (b[2] - a[2]) * part];
}

/** Half of the greenhouse, from the middle of the rear window to the middle of the windshield. */
export function greenhouse({ width, rearZ, dashZ, cowlY, roof }: CartPlan): Net {
  const half = width / 2;
  const belt: Around = [
    [0, rearZ + 0.15],
    [0.45, rearZ + 0.155],
    [0.76, rearZ + 0.19],
    [0.87, rearZ + 0.3],
    [0.9, rearZ + 0.55],
    [0.915, -0.2],
    [0.915, dashZ - 0.32],
    [0.93, dashZ - 0.05],
    [0.87, dashZ + 0.05],
    [0.68, dashZ + 0.1],
    [0.34, dashZ + 0.125],
    [0, dashZ + 0.13],
  ];
  const front = dashZ - 0.15;
  const back = rearZ + 0.4;
  const top = roof.y;
  /** Height, and how far the section has gone from the belt line to the roof's plan. */
  const rows = [
    [top + 0.03, 2],
    [top + 0.022, 1.55],
    [top - 0.015, 1.12],
    [top - 0.07, 1],
    [top - 0.2, 0.88],
    [(top + cowlY) / 2, 0.5],
    [cowlY + 0.08, 0.06],
    [cowlY - 0.03, -0.04],
  ] as const;
  return rows.map(([y, part]) =>
    belt.map(([across, z]): Point => {
      const side = 1 - 0.13 * Math.min(part, 1);
      const closing = Math.max(0, part - 1);
      const zTop =
        front + ((z - (dashZ + 0.13)) / (dashZ + 0.13 - (rearZ + 0.15))) * (front - back);
      const along = z + (zTop - z) * Math.min(part, 1);
      const middle = (front + back) / 2;
      return [across * half * side * (1 - closing), y, along + (middle - along) * closing * 0.75];
    }),
  );
}
