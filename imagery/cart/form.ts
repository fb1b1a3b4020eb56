import {
  type BufferGeometry,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  Group,
  type Material,
  Mesh,
  type Object3D,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { bar, type Point, skin } from './shape.ts';

/** Shapes that several of a cart's fittings are made of. Metres; x left, y up, z forward. */

/** A rectangle with round corners in the ground plane, anticlockwise seen from above. */
export function roundedLoop(
  x: number,
  z: number,
  radius: number,
  perCorner = 4,
): readonly (readonly [x: number, z: number])[] {
  const r = Math.max(0.001, Math.min(radius, x / 2, z / 2));
  return [0, 1, 2, 3].flatMap((corner) => {
    const cx = (x / 2 - r) * (corner === 0 || corner === 3 ? 1 : -1);
    const cz = (z / 2 - r) * (corner < 2 ? -1 : 1);
    return Array.from({ length: perCorner }, (_, i) => {
      const angle = ((corner + i / (perCorner - 1)) * Math.PI) / 2;
      return [cx + r * Math.cos(angle), cz - r * Math.sin(angle)] as const;
    });
  });
}

/** One ring of a pad: how far inside the outline, and how high. */
export type Ring = readonly [inset: number, y: number];

/**
 * A body over a rounded rectangle, from its lowest ring to its uppermost, closed above and below.
 * `bend` moves each point, for crowned roofs and cushions that fall away at the knee.
 */
export function pad(
  [x, z]: readonly [x: number, z: number],
  rings: readonly Ring[],
  {
    corner = 0.06,
    perCorner = 4,
    crease = 40,
    bend = (point: Point): Point => point,
  }: { corner?: number; perCorner?: number; crease?: number; bend?: (point: Point) => Point } = {},
): BufferGeometry {
  const sections = rings.map(([inset, y]) =>
    roundedLoop(x - 2 * inset, z - 2 * inset, Math.max(corner - inset, 0.012), perCorner).map(
      ([px, pz]) => bend([px, y, pz]),
    ),
  );
  return skin(sections, { round: true, capped: true, crease });
}

/** A straight round rod with closed ends. */
export function rod(from: Point, to: Point, radius: number, sides = 10): BufferGeometry {
  const a = new Vector3(...from);
  const along = new Vector3(...to).sub(a).normalize();
  const across = new Vector3(...(Math.abs(along.y) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    .cross(along)
    .normalize();
  const third = along.clone().cross(across);
  const ring = (centre: Point): Point[] =>
    Array.from({ length: sides }, (_, i) => {
      const angle = (2 * Math.PI * i) / sides;
      const p = new Vector3(...centre)
        .addScaledVector(across, radius * Math.cos(angle))
        .addScaledVector(third, radius * Math.sin(angle));
      return [p.x, p.y, p.z];
    });
  return skin([ring(from), ring(to)], { round: true, capped: true, crease: 60 });
}

/** A closed run of piping or frame along the points. */
export function hoop(points: readonly Point[], radius: number, sides = 6): BufferGeometry {
  return bar(points, radius, { closed: true, sides, segments: points.length });
}

/** A convex body around `middle` from its flat faces; every edge stays sharp. */
function convex(faces: readonly (readonly Vector3[])[], middle: Vector3): BufferGeometry {
  const positions: number[] = [];
  for (const face of faces) {
    const [a, b, c] = face as [Vector3, Vector3, Vector3];
    const normal = b.clone().sub(a).cross(c.clone().sub(a));
    const outward = normal.dot(a.clone().add(c).divideScalar(2).sub(middle)) > 0;
    const round = outward ? face : face.toReversed();
    const first = round[0] as Vector3;
    for (let i = 1; i + 1 < round.length; i += 1) {
      for (const p of [first, round[i] as Vector3, round[i + 1] as Vector3]) {
        positions.push(p.x, p.y, p.z);
      }
    }
  }
  const geometry = new Geometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** A solid between two faces of four corners each, open at the bottom. */
export function wedge(bottom: readonly Point[], top: readonly Point[]): BufferGeometry {
  const corners = [...bottom, ...top].map((point) => new Vector3(...point));
  const middle = corners.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(8);
  const faces = [
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
  ].map((face) => face.map((i) => corners[i] as Vector3));
  return convex(faces, middle);
}

/** A box around the origin with every edge cut by `cut`: small things, at 44 triangles. */
export function chamfered(x: number, y: number, z: number, cut: number): BufferGeometry {
  const half = [x / 2, y / 2, z / 2] as const;
  const c = Math.min(cut, x / 2.5, y / 2.5, z / 2.5);
  /** The corner's point that lies on the face across `axis`. */
  const at = (sign: readonly number[], axis: number) =>
    new Vector3(
      ...(half.map((h, i) => (sign[i] ?? 1) * (i === axis ? h : h - c)) as [
        number,
        number,
        number,
      ]),
    );
  const signed = (axis: number, s: number, u: number, v: number) => {
    const sign = [0, 0, 0];
    sign[axis] = s;
    sign[(axis + 1) % 3] = u;
    sign[(axis + 2) % 3] = v;
    return sign;
  };
  const both = [1, -1] as const;
  const faces = [0, 1, 2].flatMap((axis) =>
    both.flatMap((s) => [
      [
        signed(axis, s, 1, 1),
        signed(axis, s, 1, -1),
        signed(axis, s, -1, -1),
        signed(axis, s, -1, 1),
      ].map((sign) => at(sign, axis)),
      // The edge between this face and the next axis's face.
      ...both.map((u) => {
        const [a, b] = [signed(axis, s, u, 1), signed(axis, s, u, -1)];
        const next = (axis + 1) % 3;
        return [at(a, axis), at(b, axis), at(b, next), at(a, next)];
      }),
    ]),
  );
  const corners = both.flatMap((s) =>
    both.flatMap((u) => both.map((v) => [0, 1, 2].map((axis) => at([s, u, v], axis)))),
  );
  return convex([...faces, ...corners], new Vector3());
}

/** Ribs along z, `count` of them side by side over `across` metres, on y = 0. */
export function ribsAlong(
  count: number,
  across: number,
  [wide, high, long]: readonly [number, number, number],
): BufferGeometry {
  return merged(
    Array.from({ length: count }, (_, i) => {
      const x = (i / (count - 1) - 0.5) * across;
      const face = (y: number, inset: number): Point[] => [
        [x - wide / 2 + inset, y, -long / 2 + inset],
        [x + wide / 2 - inset, y, -long / 2 + inset],
        [x + wide / 2 - inset, y, long / 2 - inset],
        [x - wide / 2 + inset, y, long / 2 - inset],
      ];
      return wedge(face(0, 0), face(high, Math.min(high, wide / 3)));
    }),
  );
}

/** Several geometries as one, for things that repeat; their texture coordinates are dropped. */
export function merged(geometries: readonly BufferGeometry[]): BufferGeometry {
  const plain = geometries.map((geometry) => {
    const one = geometry.index === null ? geometry.clone() : geometry.toNonIndexed();
    one.deleteAttribute('uv');
    return one;
  });
  return mergeGeometries(plain);
}

/**
 * The part as one mesh per material. For what is repeated or mirrored: its copies then share a few
 * meshes instead of many.
 */
export function baked(part: Object3D): Group {
  part.updateMatrixWorld(true);
  const origin = part.matrixWorld.clone().invert();
  const byMaterial = new Map<Material, BufferGeometry[]>();
  part.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    const geometry: BufferGeometry = one.geometry.clone();
    const place = one.matrixWorld.clone().premultiply(origin);
    const plain = geometry.index === null ? geometry : geometry.toNonIndexed();
    plain.applyMatrix4(place);
    if (place.determinant() < 0) turnOver(plain);
    byMaterial.set(one.material, [...(byMaterial.get(one.material) ?? []), plain]);
  });
  const whole = new Group();
  whole.name = part.name;
  whole.position.copy(part.position);
  whole.quaternion.copy(part.quaternion);
  for (const [material, geometries] of byMaterial)
    whole.add(new Mesh(merged(geometries), material));
  return whole;
}

/** A mirrored body's triangles run the other way around. */
function turnOver(geometry: BufferGeometry): void {
  for (const attribute of Object.values(geometry.attributes)) {
    for (let i = 0; i < attribute.count; i += 3) {
      for (let c = 0; c < attribute.itemSize; c += 1) {
        const component = attribute.getComponent(i, c);
        attribute.setComponent(i, c, attribute.getComponent(i + 1, c));
        attribute.setComponent(i + 1, c, component);
      }
    }
  }
}
