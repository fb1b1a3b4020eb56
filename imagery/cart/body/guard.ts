import type { Object3D } from 'three';
import { bar, bothSides, group, type Point, piece, skin, turned } from '../shape.ts';
import type { Front } from './front.ts';
import { curveOf } from './spline.ts';

/** Steel tube before the front. Metres. */
const tube = 0.019;
const stand = 0.055;

interface GuardShape {
  /** Depths below the cowl of the upper hoop's top and of the lower rail. */
  readonly top: number;
  readonly bottom: number;
  /** Half widths of the hoop and of the lower rail. */
  readonly half: number;
  readonly wide: number;
}

/** A brush guard: a hoop before the grille, a rail across it and stays back to the frame. */
export function brushGuard(front: Front, { top, bottom, half, wide }: GuardShape): Object3D {
  const { m, plan } = front;
  const before = (x: number, d: number, more = 0): Point => {
    const p = front.at(Math.min(x, half), d);
    return [x, p.y, Math.min(p.z + stand + more, plan.frontZ + 0.05)];
  };
  const middle = (top + bottom) / 2;
  const [hx, , hz] = before(half, middle);
  const nose = Math.max(before(0, top)[2], before(0, bottom)[2], hz);
  const y = (d: number) => plan.cowlY - d;
  const leg: Point[] = [
    [0, y(top), nose],
    [half * 0.7, y(top), nose],
    [half * 0.97, y(top + 0.035), nose - 0.004],
    [half, y(top + 0.1), nose - 0.006],
    [half, y(bottom + 0.04), nose - 0.006],
    [half * 0.96, y(bottom + 0.12), nose - 0.1],
  ];
  const rail: Point[] = [
    [0, y(bottom), nose + 0.004],
    [wide * 0.75, y(bottom), nose],
    [wide * 0.95, y(bottom), nose - 0.035],
    [wide, y(bottom), nose - 0.12],
  ];
  const cross: Point[] = [
    [0, y(middle), nose + 0.002],
    [hx, y(middle), nose - 0.006],
  ];
  return group(
    'brush guard',
    bothSides(
      group(
        'half guard',
        piece(bar(leg, tube, { segments: 26, sides: 9, tension: 0.5 }), m.steel),
        piece(bar(rail, tube, { segments: 12, sides: 9 }), m.steel),
        piece(bar(cross, tube * 0.8, { segments: 2, sides: 10 }), m.steel),
      ),
    ),
  );
}

/** A round lamp on a bracket, looking ahead. */
export function spotLamp(front: Front, [x, y, z]: Point, radius: number): Object3D {
  const { m } = front;
  const shell = turned(
    [
      [0.012, -0.06],
      [radius * 0.7, -0.052],
      [radius, -0.012],
      [radius, 0.008],
      [radius * 0.93, 0.012],
      [radius * 0.9, 0.004],
    ],
    22,
  );
  shell.rotateY(-Math.PI / 2);
  const glow = turned(
    [
      [radius * 0.92, 0.002],
      [radius * 0.6, 0.008],
      [0.001, 0.011],
    ],
    22,
  );
  glow.rotateY(-Math.PI / 2);
  return bothSides(
    group('spot lamp', piece(shell, m.gloss, [x, y, z]), piece(glow, m.headlamp, [x, y, z])),
  );
}

/** A bent steel channel across the front with a plate behind it, that deep below the cowl. */
export function steelBumper({ m, plan, at }: Front, down: number): Object3D {
  const y = plan.cowlY - down;
  const z = at(0, down).z;
  const half = plan.width / 2;
  const channel: Point[] = [
    [0, y, z + 0.05],
    [half * 0.62, y, z + 0.045],
    [half * 0.8, y, z + 0.02],
    [half * 0.97, y, z - 0.06],
  ];
  const stay: Point[] = [
    [half * 0.42, y - 0.03, z + 0.04],
    [half * 0.42, y - 0.05, z - 0.12],
  ];
  const profile = [
    [-0.045, -0.012],
    [-0.045, 0.008],
    [-0.036, 0.016],
    [0.036, 0.016],
    [0.045, 0.008],
    [0.045, -0.012],
  ] as const;
  const sections = Array.from({ length: 15 }, (_, i) => {
    const p = curveOf(channel)((i / 14) * (channel.length - 1));
    return profile.map(([up, out]): Point => [p.x, p.y + up, p.z + out]);
  });
  return group(
    'steel bumper',
    bothSides(
      group(
        'half bumper',
        piece(skin(sections.toReversed(), { round: true, capped: true, crease: 30 }), m.steel),
        piece(bar(stay, 0.02, { segments: 2, sides: 8 }), m.steel),
      ),
    ),
  );
}
