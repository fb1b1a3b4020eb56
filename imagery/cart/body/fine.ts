import type { Field } from './field.ts';
import { corners, type Face, type Sheet } from './sheet.ts';

/** Edges along the outline of a lamp or a grille are shorter than this, in meters. */
export const fineEdge = 0.024;

/** How often edges are halved at most: a panel's longest edge (0.12 m) is below 1 cm then. */
const rounds = 4;

/**
 * The sheet with finer triangles along the line where the field is 0: edges near it are halved until
 * they are shorter than `size` (meters). A line drawn through large triangles loses its corners.
 */
export function fineAlong(sheet: Sheet, field: Field, size: number): Sheet {
  let fine = sheet;
  for (let round = 0; round < rounds; round += 1) fine = halved(fine, field, size);
  return fine;
}

function halved({ points, normals, faces }: Sheet, field: Field, size: number): Sheet {
  const allPoints = [...points];
  const allNormals = [...normals];
  const values = points.map(field);
  const middles = new Map<string, number | undefined>();

  function middle(a: number, b: number): number | undefined {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (!middles.has(key)) middles.set(key, middleOf(a, b));
    return middles.get(key);
  }

  function middleOf(a: number, b: number): number | undefined {
    const [p, q, n, m] = [points[a], points[b], normals[a], normals[b]];
    if (!p || !q || !n || !m) throw new Error('An edge names a point that is not there');
    const long = p.distanceTo(q);
    // A line at these distances from both ends can cross the edge.
    const isCrossed = Math.abs(values[a] ?? 0) + Math.abs(values[b] ?? 0) < long * 1.2;
    if (long < size || !isCrossed) return undefined;
    allPoints.push(p.clone().lerp(q, 0.5));
    allNormals.push(n.clone().add(m).normalize());
    return allPoints.length - 1;
  }

  const fine = faces.flatMap((face) =>
    partsOf(
      face,
      [middle(face[0], face[1]), middle(face[1], face[2]), middle(face[2], face[0])],
      (a, b) => allPoints[a]?.distanceTo(allPoints[b] ?? corners(allPoints, face)[0]) ?? 0,
    ),
  );
  return { points: allPoints, normals: allNormals, faces: fine };
}

/** A face cut at the middles of its edges, so many as have one; a middle belongs to both its faces. */
function partsOf(
  face: Face,
  middles: readonly (number | undefined)[],
  distance: (a: number, b: number) => number,
): Face[] {
  // Turned so that the first edge is cut, and in a pair of cut edges the last one too.
  const start = middles.findIndex(
    (one, i) =>
      one !== undefined && (middles[(i + 1) % 3] === undefined || !middles.includes(undefined)),
  );
  if (start < 0) return [face];
  const turned = <T>(list: readonly T[]) => [0, 1, 2].map((i) => list[(start + i) % 3] as T);
  const [a = 0, b = 0, c = 0] = turned(face);
  const [ab = 0, bc, ca] = turned(middles);
  if (bc !== undefined && ca !== undefined) {
    return [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
  }
  if (ca === undefined) {
    return [
      [a, ab, c],
      [ab, b, c],
    ];
  }
  const rest: Face[] =
    distance(ab, c) < distance(b, ca)
      ? [
          [ab, b, c],
          [ab, c, ca],
        ]
      : [
          [ab, b, ca],
          [b, c, ca],
        ];
  return [[a, ab, ca], ...rest];
}
