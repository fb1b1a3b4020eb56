import { Vector3 } from 'three';
import type { Field } from './field.ts';
import { fineAlong, fineEdge } from './fine.ts';
import { compact, corners, type Face, type Sheet } from './sheet.ts';

/** Cuts a sheet along the line where the field is 0. The line is found to a tenth of a millimetre. */
export function split(sheet: Sheet, field: Field): { inside: Sheet; outside: Sheet } {
  const { points, normals, inside, outside } = cutAlong(sheet, field);
  return {
    inside: compact({ points, normals, faces: inside }),
    outside: compact({ points, normals, faces: outside }),
  };
}

interface Halves extends Pick<Sheet, 'points' | 'normals'> {
  readonly inside: readonly Face[];
  readonly outside: readonly Face[];
}

/** Points nearer than this to the line lie on it, in metres; slivers are worse than 20 µm. */
const onLine = 2e-5;

/** The faces on either side of the line where the field is 0; both still share all points. */
function cutAlong(sheet: Sheet, field: Field): Halves {
  const points = [...sheet.points];
  const normals = [...sheet.normals];
  const values = points.map(field);
  const cuts = new Map<string, number>();
  const inside: Face[] = [];
  const outside: Face[] = [];

  function cut(a: number, b: number): number {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const cutIndex = cuts.get(key);
    if (cutIndex !== undefined) return cutIndex;
    const [p, q, n, m] = [points[a], points[b], normals[a], normals[b]];
    if (!p || !q || !n || !m) throw new Error('An edge names a point that is not there');
    if (Math.abs(values[a] ?? 0) < onLine) return a;
    if (Math.abs(values[b] ?? 0) < onLine) return b;
    let [low, high] = (values[a] ?? 0) < 0 ? [0, 1] : [1, 0];
    for (let i = 0; i < 10; i += 1) {
      const middle = (low + high) / 2;
      if (field(p.clone().lerp(q, middle)) < 0) low = middle;
      else high = middle;
    }
    const at = (low + high) / 2;
    points.push(p.clone().lerp(q, at));
    normals.push(n.clone().lerp(m, at).normalize());
    values.push(0);
    cuts.set(key, points.length - 1);
    return points.length - 1;
  }

  for (const face of sheet.faces) {
    const signs = face.map((i) => (values[i] ?? 0) < 0);
    const count = signs.filter(Boolean).length;
    if (count === 0) outside.push(face);
    else if (count === 3) inside.push(face);
    else {
      const alone = signs.indexOf(count === 1);
      const [a, b, c] = [0, 1, 2].map((i) => face[(alone + i) % 3] ?? 0) as unknown as Face;
      const [ab, ac] = [cut(a, b), cut(a, c)];
      const [single, pair] = count === 1 ? [inside, outside] : [outside, inside];
      single.push([a, ab, ac]);
      pair.push([ab, b, c], [ab, c, ac]);
    }
  }
  return { points, normals, inside, outside };
}

/** The part of the sheet inside a field that may be narrower than the sheet's own triangles. */
export function stripIn(sheet: Sheet, field: Field): Sheet {
  if (field.parts) return field.parts.reduce((rest, part) => split(rest, part).inside, sheet);
  return split(fineAlong(sheet, field, fineEdge / 2), field).inside;
}

/** Cuts a sheet along a field narrower than its triangles, which names the wide parts it is made of. */
export function splitNarrow(sheet: Sheet, field: Field): { inside: Sheet; outside: Sheet } {
  const parts = field.parts ?? [field];
  let scored = sheet;
  for (const part of parts) {
    const { points, normals, inside, outside } = cutAlong(scored, part);
    scored = { points, normals, faces: [...inside, ...outside] };
  }
  const middle = new Vector3();
  const faces = Map.groupBy(scored.faces, (face) => {
    const [a, b, c] = corners(scored.points, face);
    middle.copy(a).add(b).add(c).divideScalar(3);
    return field(middle) < 0;
  });
  return {
    inside: compact({ ...scored, faces: faces.get(true) ?? [] }),
    outside: compact({ ...scored, faces: faces.get(false) ?? [] }),
  };
}

/** Both sides of the line where the field is 0, with `half` left free on either side of it. */
export function parted(sheet: Sheet, field: Field, half: number): readonly [Sheet, Sheet] {
  const { inside, outside } = split(sheet, field);
  return [
    split(inside, (point) => field(point) + half).inside,
    split(outside, (point) => field(point) - half).outside,
  ];
}
