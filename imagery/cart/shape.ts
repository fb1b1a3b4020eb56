import {
  type BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** The few shapes a cart is made of. Metres; x left, y up, z forward. */

export type Point = readonly [x: number, y: number, z: number];

/** A box with rounded edges, around the origin. */
export function block(
  x: number,
  y: number,
  z: number,
  radius = 0.02,
  segments = 3,
): BufferGeometry {
  return new RoundedBoxGeometry(x, y, z, segments, Math.min(radius, x / 2, y / 2, z / 2));
}

/** A round bar through the points; `tension` 0 bends softly, 1 goes straight from point to point. */
export function bar(
  points: readonly Point[],
  radius: number,
  { tension = 0.5, closed = false, segments = points.length * 6, sides = 10 } = {},
): BufferGeometry {
  const path = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    'catmullrom',
    1 - tension,
  );
  return new TubeGeometry(path, segments, radius, sides, closed);
}

/**
 * A skin over cross-sections of equally many points each, smooth but for edges sharper than
 * `crease` degrees. `round` joins the last point of a section to its first; `capped` closes both
 * ends of a round skin.
 */
export function skin(
  sections: readonly (readonly Point[])[],
  { round = false, capped = false, crease = 40 } = {},
): BufferGeometry {
  const across = sections[0]?.length ?? 0;
  const positions = sections.flat().flatMap((point) => [...point]);
  const indices: number[] = [];
  const last = round ? across : across - 1;
  for (let s = 0; s + 1 < sections.length; s += 1) {
    for (let i = 0; i < last; i += 1) {
      const a = s * across + i;
      const b = s * across + ((i + 1) % across);
      indices.push(a, b, a + across, b, b + across, a + across);
    }
  }
  if (round && capped) {
    for (const [section, flip] of [
      [0, true],
      [sections.length - 1, false],
    ] as const) {
      const points = sections[section] ?? [];
      const centre = points.reduce((sum, p) => sum.add(new Vector3(...p)), new Vector3());
      centre.divideScalar(across);
      const middle = positions.length / 3;
      positions.push(centre.x, centre.y, centre.z);
      for (let i = 0; i < across; i += 1) {
        const a = section * across + i;
        const b = section * across + ((i + 1) % across);
        indices.push(...(flip ? [a, middle, b] : [a, b, middle]));
      }
    }
  }
  const geometry = new Geometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  return toCreasedNormals(geometry, (crease * Math.PI) / 180);
}

/**
 * A plate cut along a side view: `outline` in [z, y], `thickness` across x around x = 0, with
 * bevelled edges. Holes are cut through, for wheel arches and the like.
 */
export function plate(
  outline: readonly (readonly [z: number, y: number])[],
  thickness: number,
  { bevel = 0.008, holes = [] as readonly (readonly (readonly [number, number])[])[] } = {},
): BufferGeometry {
  const shape = new Shape(outline.map(([z, y]) => new Vector2(z, y)));
  for (const hole of holes) shape.holes.push(new Shape(hole.map(([z, y]) => new Vector2(z, y))));
  const depth = Math.max(thickness - 2 * bevel, 0.001);
  const geometry = new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 16,
  });
  geometry.translate(0, 0, -depth / 2);
  // The outline's z lies along three's x, its thickness along z: turn it into the cart's axes.
  geometry.rotateY(-Math.PI / 2);
  return geometry;
}

/** A body turned around the x axis: `profile` in [radius, x]. */
export function turned(
  profile: readonly (readonly [radius: number, x: number])[],
  segments = 48,
): BufferGeometry {
  const geometry = new LatheGeometry(
    profile.map(([radius, x]) => new Vector2(radius, x)),
    segments,
  );
  geometry.rotateZ(-Math.PI / 2);
  return geometry;
}

/** One piece of a cart. */
export function piece(geometry: BufferGeometry, material: Material, at: Point = [0, 0, 0]): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  return mesh;
}

/** Pieces that belong together. */
export function group(name: string, ...parts: readonly Object3D[]): Group {
  const whole = new Group();
  whole.name = name;
  if (parts.length > 0) whole.add(...parts);
  return whole;
}

/** The part and its mirror image on the cart's other side; both share their geometry. */
export function bothSides(part: Object3D): Group {
  const other = group(`${part.name} other side`, part.clone());
  other.scale.x = -1;
  return group(part.name, part, other);
}
