import type { Object3D } from 'three';
import { chamfered, pad, rod } from '../form.ts';
import type { Materials } from '../material.ts';
import { bar, bothSides, group, type Point, piece } from '../shape.ts';

/** The cooler's size: [across, along, high], in metres. */
export const coolerSize = [0.4, 0.27, 0.29] as const;

/** A cooler in its rack, standing on y = 0, its latches towards -z. */
export function coolerRack(m: Materials): Object3D {
  const [x, z, y] = coolerSize;
  const rail = (at: number): readonly Point[] => [
    [x / 2 + 0.012, at, z / 2 + 0.012],
    [x / 2 + 0.012, at, -z / 2 - 0.012],
    [-x / 2 - 0.012, at, -z / 2 - 0.012],
    [-x / 2 - 0.012, at, z / 2 + 0.012],
  ];
  return group(
    'cooler rack',
    piece(
      pad(
        [x, z],
        [
          [0.014, 0.012],
          [0.004, 0.02],
          [0, y - 0.06],
        ],
        { corner: 0.04 },
      ),
      m.whitePlastic,
    ),
    piece(
      pad(
        [x + 0.012, z + 0.012],
        [
          [0.004, y - 0.056],
          [0, y - 0.05],
          [0.002, y - 0.02],
          [0.016, y - 0.004],
          [0.03, y],
          [0.036, y - 0.005],
        ],
        { corner: 0.045 },
      ),
      m.whitePlastic,
    ),
    piece(bar(rail(0.11), 0.008, { closed: true, segments: 28, sides: 8, tension: 0.95 }), m.steel),
    piece(bar(rail(0.012), 0.01, { closed: true, segments: 28, sides: 8, tension: 0.95 }), m.steel),
    bothSides(
      group(
        'cooler side',
        piece(chamfered(0.03, 0.07, 0.012, 0.004), m.rubber, [x / 4, y - 0.075, -z / 2 - 0.006]),
        piece(chamfered(0.014, 0.03, 0.1, 0.006), m.trim, [x / 2 + 0.004, y - 0.1, 0]),
        piece(
          rod([x / 2 + 0.012, 0, z / 2 + 0.012], [x / 2 + 0.012, 0.11, z / 2 + 0.012], 0.008, 8),
          m.steel,
        ),
        piece(
          rod([x / 2 + 0.012, 0, -z / 2 - 0.012], [x / 2 + 0.012, 0.11, -z / 2 - 0.012], 0.008, 8),
          m.steel,
        ),
      ),
    ),
  );
}
