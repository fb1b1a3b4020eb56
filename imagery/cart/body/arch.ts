import type { BufferGeometry } from 'three';
import { Vector3 } from 'three';
import type { CartPlan } from '../plan.ts';
import { type Point, skin } from '../shape.ts';
import { openEdges } from './edge.ts';
import type { Field } from './field.ts';
import type { Sheet } from './sheet.ts';

/** The opening in the body around a wheel. Metres. */
export interface Arch {
  readonly z: number;
  readonly y: number;
  readonly radius: number;
}

/** Air between tyre and body; lifted carts' springs travel further. */
export function archOf({ tyreRadius, lifted }: CartPlan, z: number): Arch {
  return { z, y: tyreRadius, radius: tyreRadius + (lifted ? 0.07 : 0.05) };
}

/** Negative inside the arch. Away from the wheels the body stays whole. */
export function archField({ z, y, radius }: Arch, innerX: number): Field {
  return (p) => Math.max(Math.hypot(p.z - z, p.y - y) - radius, innerX - p.x);
}

/** The dark liner above the wheel, from its inner to its outer side, down to the body's lower edges. */
export function archLiner(
  { z, y, radius }: Arch,
  innerX: number,
  outerX: number,
  frontEdgeY: number,
): BufferGeometry {
  const from = Math.asin(Math.min(0.9, Math.max(0.1, (frontEdgeY - y) / radius))) + 0.06;
  const to = Math.PI - 0.16;
  const arc = (r: number, x: number) =>
    Array.from({ length: 19 }, (_, i): Point => {
      const angle = from + ((to - from) * i) / 18;
      return [x, y + r * Math.sin(angle), z + r * Math.cos(angle)];
    });
  return skin([
    arc(radius * 0.7, innerX),
    arc(radius + 0.002, innerX),
    arc(radius + 0.002, outerX),
  ]);
}

/** A flare that follows the cut edge of the skin around the arch. Each row: outwards, off the skin. */
const flareSection = [
  [-0.006, -0.03],
  [-0.01, 0.004],
  [-0.004, 0.02],
  [0.012, 0.026],
  [0.036, 0.019],
  [0.053, -0.002],
] as const;

/** The moulded flare on a lifted cart's arch; `undefined` where the arch leaves no edge. */
export function flare(sheet: Sheet, arch: Arch): BufferGeometry | undefined {
  const onArch = ({ y, z }: Vector3) =>
    Math.abs(Math.hypot(z - arch.z, y - arch.y) - arch.radius) < 5e-4;
  const chain = chainOf(openEdges(sheet, onArch));
  if (chain.length < 4) return undefined;
  // A flare is stiffer than the skin: it does not follow the shoulder's small steps.
  const even = (of: readonly Vector3[], at: number): Vector3 =>
    [-3, -2, -1, 0, 1, 2, 3]
      .map((by) => chain[Math.min(chain.length - 1, Math.max(0, at + by))] ?? 0)
      .reduce((sum, i) => sum.add(of[i] ?? sum), new Vector3())
      .divideScalar(7);
  const sections = chain.flatMap((i, at): Point[][] => {
    const point = sheet.points[i];
    if (!point) return [];
    const normal = even(sheet.normals, at).setY(0).normalize();
    const start = point.clone().setX(even(sheet.points, at).x);
    const radial = new Vector3(0, point.y - arch.y, point.z - arch.z);
    radial.addScaledVector(normal, -radial.dot(normal)).normalize();
    return [
      flareSection.map(([out, off]): Point => {
        const p = start.clone().addScaledVector(radial, out).addScaledVector(normal, off);
        return [p.x, p.y, p.z];
      }),
    ];
  });
  return skin(sections, { round: true, capped: true, crease: 50 });
}

/** The longest run of edges, as the places of its points from one end to the other. */
function chainOf(edges: readonly (readonly [number, number])[]): number[] {
  const next = new Map(edges);
  const ends = new Set(edges.map(([, b]) => b));
  let longest: number[] = [];
  for (const [start] of edges) {
    if (ends.has(start)) continue;
    const run = [start];
    for (let at = next.get(start); at !== undefined && run.length <= edges.length; ) {
      run.push(at);
      at = next.get(at);
    }
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
