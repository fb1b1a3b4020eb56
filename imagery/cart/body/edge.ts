import { Vector3 } from 'three';
import type { Face, Sheet } from './sheet.ts';

/** The sheet's open edges that `near` accepts, each as the two points' places, the sheet to its left. */
export function openEdges(
  { points, faces }: Sheet,
  near: (point: Vector3) => boolean,
): readonly (readonly [number, number])[] {
  const open = new Map<string, readonly [number, number]>();
  for (const [a, b, c] of faces) {
    for (const edge of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const back = `${edge[1]} ${edge[0]}`;
      if (!open.delete(back)) open.set(`${edge[0]} ${edge[1]}`, edge);
    }
  }
  const accepts = (i: number) => {
    const point = points[i];
    return point !== undefined && near(point);
  };
  return [...open.values()].filter(([a, b]) => accepts(a) && accepts(b));
}

/** Half of how round a panel's edge is. */
const edgeRound = 0.003;

/**
 * The panel's thickness along its open edges: a narrow rounding that catches light and a wall that
 * goes `depth` inwards. Edges in the cart's middle, where both halves meet, get none.
 */
export function lip(
  sheet: Sheet,
  depth: number,
  near: (point: Vector3) => boolean = () => true,
): Sheet {
  const edges = openEdges(sheet, near).filter(([a, b]) =>
    [a, b].some((i) => Math.abs(sheet.points[i]?.x ?? 0) > 1e-4),
  );
  const outward = new Map<number, Vector3>();
  for (const [a, b] of edges) {
    const [p, q, n] = [sheet.points[a], sheet.points[b], sheet.normals[a]];
    if (!p || !q || !n) continue;
    const away = q.clone().sub(p).cross(n).normalize();
    for (const i of [a, b]) outward.set(i, (outward.get(i) ?? new Vector3()).add(away));
  }
  const places = new Map<number, number>();
  const points: Vector3[] = [];
  const normals: Vector3[] = [];
  for (const [i, sum] of outward) {
    const [point, normal] = [sheet.points[i], sheet.normals[i]];
    if (!point || !normal) continue;
    const away = sum.normalize();
    places.set(i, points.length);
    points.push(
      point,
      point.clone().addScaledVector(away, edgeRound).addScaledVector(normal, -edgeRound),
      point.clone().addScaledVector(away, edgeRound).addScaledVector(normal, -depth),
    );
    normals.push(normal, away.clone(), away.clone());
  }
  const faces: Face[] = edges.flatMap(([i, j]): Face[] => {
    const [a, b] = [places.get(i), places.get(j)];
    if (a === undefined || b === undefined) return [];
    return [0, 1].flatMap((k): Face[] => [
      [a + k, a + k + 1, b + k],
      [b + k, a + k + 1, b + k + 1],
    ]);
  });
  return { points, normals, faces };
}
