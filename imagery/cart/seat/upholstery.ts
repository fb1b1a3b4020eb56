import type { BufferGeometry } from 'three';
import { hoop, pad, roundedLoop } from '../form.ts';
import { type Point, skin } from '../shape.ts';

/** Moulded vinyl: a bolstered pad lying on y = 0, a panel of sewn channels in its dip, and piping. */

export interface Upholstery {
  readonly bolster: BufferGeometry;
  readonly panel: BufferGeometry;
  readonly piping: BufferGeometry;
}

/** How deep the middle lies below the bolsters. */
const dip = 0.014;

/** Where the surface bends: `x` across and `z` along, both from -1 to 1; returns a height to add. */
type Form = (x: number, z: number) => number;

function channels(
  [width, depth]: readonly [number, number],
  count: number,
  base: number,
  form: (point: Point) => Point,
): BufferGeometry {
  const across = 4;
  const rows = 5;
  const swell = 0.011;
  return skin(
    Array.from({ length: rows + 1 }, (_, row): Point[] => {
      const v = (2 * row) / rows - 1;
      const end = 1 - v ** 6;
      return Array.from({ length: count * across + 1 }, (_, i): Point => {
        const u = 1 - (2 * i) / (count * across);
        const part = (i % across) / across;
        const round = Math.sqrt(Math.max(0, 1 - (2 * part - 1) ** 2));
        return form([(u * width) / 2, base + swell * end * round, (v * depth) / 2]);
      });
    }),
    { crease: 70 },
  );
}

/** A pad `width` across, `depth` along and `thickness` high, bent by `form`. */
export function upholstery(
  [width, depth, thickness]: readonly [number, number, number],
  count: number,
  form: Form,
): Upholstery {
  const t = thickness;
  const bolster = Math.min(0.074, depth * 0.26);
  const bend = ([x, y, z]: Point): Point => [
    x,
    y + (y / t) * form((2 * x) / width, (2 * z) / depth),
    z,
  ];
  const body = pad(
    [width, depth],
    [
      [0.012, 0],
      [0, 0.02],
      [0.002, t * 0.66],
      [0.012, t * 0.88],
      [bolster * 0.36, t],
      [bolster * 0.66, t - 0.001],
      [bolster, t - dip],
      [bolster + 0.008, t - dip - 0.02],
    ],
    { corner: 0.075, perCorner: 4, bend, crease: 60 },
  );
  const panel = channels(
    [width - 2 * bolster + 0.006, depth - 2 * bolster + 0.006],
    count,
    t - dip - 0.002,
    bend,
  );
  const seam = roundedLoop(width - 0.018, depth - 0.018, 0.066, 4).map(([x, z]) =>
    bend([x, t * 0.82, z]),
  );
  return { bolster: body, panel, piping: hoop(seam, 0.0036, 4) };
}
