import type { BufferGeometry } from 'three';
import { merged } from '../form.ts';
import { type Point, skin } from '../shape.ts';

/**
 * Where a spoke is at some radius: its middle aside from the radial line, its width, its face along
 * the axle and its depth. All in metres; the radial line points up.
 */
interface Station {
  readonly r: number;
  readonly z: number;
  readonly width: number;
  readonly x: number;
  readonly depth: number;
}
export type Spoke = readonly Station[];

/** Width of the bevel along a spoke's face. */
const bevel = 0.0045;

/** Copies of a geometry at equal angles around the axle. */
function ringOf(geometry: BufferGeometry, count: number): BufferGeometry {
  return merged(
    Array.from({ length: count }, (_, i) => geometry.clone().rotateX((2 * Math.PI * i) / count)),
  );
}

/** The spokes' bodies, `count` times around the axle. */
export function spokes(shapes: readonly Spoke[], count: number): BufferGeometry {
  const bodies = shapes.map((stations) =>
    skin(
      stations.map(({ r, z, width, x, depth }): Point[] => [
        [x, r, z + width / 2 - bevel],
        [x, r, z - width / 2 + bevel],
        [x - bevel, r, z - width / 2],
        [x - depth, r, z - width / 2 + bevel],
        [x - depth, r, z + width / 2 - bevel],
        [x - bevel, r, z + width / 2],
      ]),
      { round: true, crease: 30 },
    ),
  );
  return ringOf(merged(bodies), count);
}

/** The spokes' faces as a lathe leaves them bright, a hair above the painted bodies. */
export function faceOf(shapes: readonly Spoke[], count: number): BufferGeometry {
  const faces = shapes.map((stations) =>
    skin(
      stations.slice(1).map(({ r, z, width, x }): Point[] => [
        [x + 0.0007, r, z + width / 2 - bevel],
        [x + 0.0007, r, z - width / 2 + bevel],
      ]),
    ),
  );
  return ringOf(merged(faces), count);
}

/** Hexagon heads on a circle, from `x` outwards. */
export function bolts(
  count: number,
  circle: number,
  x: number,
  radius: number,
  length: number,
): BufferGeometry {
  const hexagon = (at: number, r: number): Point[] =>
    Array.from({ length: 6 }, (_, i): Point => {
      const angle = (Math.PI * i) / 3;
      return [at, circle + r * Math.cos(angle), r * Math.sin(angle)];
    });
  const head = skin([hexagon(x, radius), hexagon(x + length, radius), hexagon(x + length, 0)], {
    round: true,
  });
  return ringOf(head, count);
}
