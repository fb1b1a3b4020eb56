import { type Object3D, PlaneGeometry } from 'three';
import { chamfered, merged } from '../form.ts';
import type { Materials } from '../material.ts';
import { group, piece } from '../shape.ts';

/** A lit dash of the picture, `w` by `h`, turned by `angle` around where it stands. */
const mark = (x: number, y: number, w: number, h: number, angle = 0) =>
  new PlaneGeometry(w, h).rotateZ(angle).translate(x, y, 0.0115);

/** Segments of a seven-segment digit: [x, y, upright], in units of half its height. */
const segments = [
  [0, 1, false],
  [0.5, 0.5, true],
  [0.5, -0.5, true],
  [0, -1, false],
  [-0.5, -0.5, true],
  [-0.5, 0.5, true],
  [0, 0, false],
] as const;
const digits = { 0: [0, 1, 2, 3, 4, 5], 1: [1, 2] } as const;

function digit(value: keyof typeof digits, x: number, y: number, half: number) {
  return digits[value].map((index) => {
    const [sx, sy, upright] = segments[index];
    const size = half * 0.9;
    return mark(
      x + sx * half,
      y + sy * half,
      upright ? half * 0.2 : size * 0.8,
      upright ? size * 0.82 : half * 0.2,
    );
  });
}

/** The screen in the middle: a speed dial, the charge as bars, the direction chosen. */
export function instruments(m: Materials): Object3D {
  const dialX = -0.048;
  const ticks = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 14) * 1.5 * Math.PI - Math.PI / 4;
    return mark(
      dialX + 0.04 * Math.cos(angle),
      0.0 + 0.04 * Math.sin(angle),
      0.009,
      i % 2 === 0 ? 0.0026 : 0.0014,
      angle,
    );
  });
  const charge = Array.from({ length: 8 }, (_, i) => mark(0.03 + i * 0.0088, 0.026, 0.0066, 0.014));
  return group(
    'screen',
    piece(chamfered(0.246, 0.128, 0.014, 0.008), m.gloss, [0, 0.004, 0.001]),
    piece(chamfered(0.226, 0.108, 0.002, 0.001), m.screen, [0, 0.004, 0.0085]),
    piece(merged([...ticks, ...digit(0, dialX, 0, 0.014)]), m.whitePlastic, [0, 0.004, 0]),
    piece(merged(charge.slice(0, 7)), m.whitePlastic, [0, 0.004, 0]),
    piece(
      merged([mark(dialX, 0, 0.001, 0.001), mark(0.088, -0.034, 0.01, 0.007)]),
      m.amber,
      [0, 0.004, 0],
    ),
  );
}
