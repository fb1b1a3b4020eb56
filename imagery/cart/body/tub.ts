import type { Point } from '../shape.ts';
import { type Sheet, sheetOf, steps } from './sheet.ts';
import { surfaceOf } from './spline.ts';

/** A moulded box under a bench or over the rear axle, closed all round. Metres. */
export interface Tub {
  readonly frontZ: number;
  readonly rearZ: number;
  /** Height of its upper edge at a place along the cart. */
  readonly top: (z: number) => number;
  readonly bottom: number;
  /** Half its width at the front edge and over the wheels. */
  readonly frontHalf: number;
  readonly rearHalf: number;
}

/** How far the moulding steps in or out on its way from the upper edge down: [down, in]. */
const section = [
  [0, 0.09],
  [0, 0.035],
  [0.008, 0.004],
  [0.045, 0.001],
  [0.075, 0],
  [0.085, 0.012],
  [0.19, 0.012],
] as const;

/** Half of a tub's skin, from the middle of its back around the side to the middle of its front. */
export function tubSheet(tub: Tub, fine = 4): Sheet {
  const { frontZ, rearZ, frontHalf, rearHalf, bottom } = tub;
  const long = frontZ - rearZ;
  const around: readonly (readonly [x: number, z: number])[] = [
    [rearHalf * 0, rearZ],
    [rearHalf * 0.45, rearZ],
    [rearHalf * 0.8, rearZ + 0.006],
    [rearHalf * 0.95, rearZ + 0.03],
    [rearHalf * 0.995, rearZ + 0.11],
    [rearHalf, rearZ + Math.min(0.3, long * 0.35)],
    [(rearHalf + frontHalf) / 2, frontZ - Math.min(0.24, long * 0.3)],
    [frontHalf, frontZ - 0.09],
    [frontHalf - 0.006, frontZ - 0.03],
    [frontHalf - 0.04, frontZ],
    [frontHalf * 0.75, frontZ],
    [frontHalf * 0.4, frontZ],
    [0, frontZ],
  ];
  const middle = (frontZ + rearZ) / 2;
  const rows = [...section, [Number.NaN, 0.012], [Number.NaN, 0.03]] as const;
  const net = rows.map(([down, into], row) =>
    around.map(([x, z]): Point => {
      const top = tub.top(z);
      const y = Number.isNaN(down) ? bottom + (row === rows.length - 1 ? 0 : 0.1) : top - down;
      const zIn = z > middle ? Math.max(z - into, middle) : Math.min(z + into, middle);
      return [x === 0 ? 0 : Math.max(x - into, 0), y, zIn];
    }),
  );
  // Where an arch may be cut the grid is fine, on the even faces it is coarse.
  const last = around.length - 1;
  const us = [
    ...steps(last, 2).filter((u) => u <= 2 || u >= last - 2),
    ...steps(last, fine).filter((u) => u > 2 && u < last - 2),
  ].sort((a, b) => a - b);
  const vs = steps(rows.length - 1, 2).concat(
    fine > 2
      ? steps(rows.length - 1, 4).filter((v) => v > section.length - 1 && (v * 2) % 1 !== 0)
      : [],
  );
  return sheetOf(
    surfaceOf(net),
    us,
    vs.sort((a, b) => a - b),
  );
}
