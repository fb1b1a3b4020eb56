/** Outlines in a plane, as signed distances in metres: negative inside. */
export interface Outline {
  (a: number, b: number): number;
  /**
   * For a narrow outline: wide ones whose overlap it is. Cutting along one after the other finds a
   * strip that is narrower than the triangles it is cut from.
   */
  readonly parts?: readonly Outline[];
}

type Corner = readonly [a: number, b: number];

/** A polygon with corners rounded by `round`; the rounding grows outwards from the given corners. */
export function polygon(corners: readonly Corner[], round = 0): Outline {
  return (a, b) => {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    corners.forEach(([pa, pb], i) => {
      const [qa, qb] = corners[(i + 1) % corners.length] ?? [pa, pb];
      nearest = Math.min(nearest, toSegment(a, b, [pa, pb], [qa, qb]));
      if (pb > b !== qb > b && a < ((qa - pa) * (b - pb)) / (qb - pb) + pa) inside = !inside;
    });
    return (inside ? -nearest : nearest) - round;
  };
}

/** A stroke along the points. */
export function stroke(points: readonly Corner[], halfWidth: number): Outline {
  return (a, b) =>
    Math.min(...points.slice(1).map((to, i) => toSegment(a, b, points[i] ?? to, to))) - halfWidth;
}

/** A circle. */
export function circle(centreA: number, centreB: number, radius: number): Outline {
  return (a, b) => Math.hypot(a - centreA, b - centreB) - radius;
}

/** A box with rounded corners. */
export function box(
  centreA: number,
  centreB: number,
  width: number,
  height: number,
  round = 0.01,
): Outline {
  const outline: Outline = (a, b) => {
    const da = Math.abs(a - centreA) - width / 2 + round;
    const db = Math.abs(b - centreB) - height / 2 + round;
    return Math.hypot(Math.max(da, 0), Math.max(db, 0)) + Math.min(Math.max(da, db), 0) - round;
  };
  const parts: readonly Outline[] = [
    (a) => a - centreA - width / 2,
    (a) => centreA - width / 2 - a,
    (_, b) => b - centreB - height / 2,
    (_, b) => centreB - height / 2 - b,
  ];
  return Object.assign(outline, { parts });
}

/** A line of twice that width along the outline. */
export function ring(outline: Outline, halfWidth: number): Outline {
  const line: Outline = (a, b) => Math.abs(outline(a, b)) - halfWidth;
  const parts: readonly Outline[] = [
    (a, b) => outline(a, b) - halfWidth,
    (a, b) => -outline(a, b) - halfWidth,
  ];
  return Object.assign(line, { parts });
}

/** What lies in one of two outlines or in both. */
export function either(one: Outline, other: Outline): Outline {
  return (a, b) => Math.min(one(a, b), other(a, b));
}

/** The outline `by` meters further in. */
export function shrunk(outline: Outline, by: number): Outline {
  return (a, b) => outline(a, b) + by;
}

function toSegment(a: number, b: number, [pa, pb]: Corner, [qa, qb]: Corner): number {
  const [da, db] = [qa - pa, qb - pb];
  const squared = da * da + db * db;
  const along = squared === 0 ? 0 : ((a - pa) * da + (b - pb) * db) / squared;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(a - pa - at * da, b - pb - at * db);
}
