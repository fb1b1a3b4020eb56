import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import type { Surface } from './spline.ts';

/**
 * A thin skin that can be cut: its triangles share points, every point knows its normal, so that
 * what is cut out of a smooth panel keeps the panel's curvature and lies flush with it.
 */
export interface Sheet {
  readonly points: readonly Vector3[];
  readonly normals: readonly Vector3[];
  readonly faces: readonly Face[];
}

export type Face = readonly [number, number, number];

/** Numbers from 0 to `end`, `per` of them for each step of 1. */
export function steps(end: number, per: number): number[] {
  const count = Math.round(end * per);
  return Array.from({ length: count + 1 }, (_, i) => (i / count) * end);
}

/** Half a panel as a sheet; its normals look out of the cart. */
export function sheetOf(surface: Surface, us: readonly number[], vs: readonly number[]): Sheet {
  const points = vs.flatMap((v) => us.map((u) => surface(u, v)));
  const faces: Face[] = [];
  const across = us.length;
  for (let v = 0; v + 1 < vs.length; v += 1) {
    for (let u = 0; u + 1 < across; u += 1) {
      const a = v * across + u;
      const b = a + 1;
      faces.push([a, b, a + across], [b, b + across, a + across]);
    }
  }
  return smooth(points, faces);
}

/** Gives points the average normal of their faces; in the cart's middle it has no sideways part. */
function smooth(points: readonly Vector3[], faces: readonly Face[]): Sheet {
  const normals = points.map(() => new Vector3());
  const edge = new Vector3();
  const other = new Vector3();
  for (const face of faces) {
    const [a, b, c] = corners(points, face);
    const normal = edge.subVectors(b, a).cross(other.subVectors(c, a));
    for (const i of face) normals[i]?.add(normal);
  }
  normals.forEach((normal, i) => {
    if (Math.abs(points[i]?.x ?? 1) < 1e-4) normal.setX(0);
    normal.normalize();
  });
  return { points, normals, faces };
}

/**
 * The three points of a face.
 * @throws {Error} where it names a point that is not there
 */
export function corners(points: readonly Vector3[], [a, b, c]: Face): [Vector3, Vector3, Vector3] {
  const [p, q, r] = [points[a], points[b], points[c]];
  if (!p || !q || !r) throw new Error('A face names a point that is not there');
  return [p, q, r];
}

/** Several sheets as one. */
export function joined(...sheets: readonly Sheet[]): Sheet {
  let from = 0;
  const faces = sheets.flatMap((sheet) => {
    const start = from;
    from += sheet.points.length;
    return sheet.faces.map(([a, b, c]): Face => [a + start, b + start, c + start]);
  });
  return {
    points: sheets.flatMap(({ points }) => points),
    normals: sheets.flatMap(({ normals }) => normals),
    faces,
  };
}

/** Without the points that no face uses and the faces that have no area. */
export function compact({ points, normals, faces }: Sheet): Sheet {
  const places = new Map<number, number>();
  const place = (i: number) => {
    const newIndex = places.get(i);
    if (newIndex !== undefined) return newIndex;
    places.set(i, places.size);
    return places.size - 1;
  };
  const withArea = faces
    .filter((face) => {
      const [a, b, c] = corners(points, face);
      return b.clone().sub(a).cross(c.clone().sub(a)).length() > 1e-8;
    })
    .map((face) => face.map(place) as unknown as Face);
  const used = [...places.keys()];
  const pick = (of: readonly Vector3[]) => used.flatMap((i) => of[i] ?? []);
  return { points: pick(points), normals: pick(normals), faces: withArea };
}

/** The sheet moved along its normals: a lens above a lamp, a lamp's ground beneath it. */
export function offset(sheet: Sheet, distance: number): Sheet {
  return {
    ...sheet,
    points: sheet.points.map((point, i) =>
      point.clone().addScaledVector(sheet.normals[i] ?? new Vector3(), distance),
    ),
  };
}

/** The sheet as geometry. */
export function geometryOf(...sheets: readonly Sheet[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const numbers = (of: (sheet: Sheet) => readonly Vector3[]) =>
    new Float32BufferAttribute(
      sheets.flatMap(of).flatMap(({ x, y, z }) => [x, y, z]),
      3,
    );
  geometry.setAttribute(
    'position',
    numbers(({ points }) => points),
  );
  geometry.setAttribute(
    'normal',
    numbers(({ normals }) => normals),
  );
  let from = 0;
  const indices: number[] = [];
  for (const { points, faces } of sheets) {
    for (const face of faces) for (const i of face) indices.push(from + i);
    from += points.length;
  }
  geometry.setIndex(indices);
  return geometry;
}
