import { MeshoptSimplifier } from 'meshoptimizer';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Shading } from './shading.ts';

/**
 * What a normal that turns by one radian and a color that changes from black to white count against
 * the distance from the full surface, both as parts of its size.
 */
const weights = { normal: 0.006, color: 0.024 } as const;

/** The geometry without the faces that cannot be seen; those seen from behind are turned around. */
export function visible(geometry: BufferGeometry, { seen, turned }: Shading): BufferGeometry {
  const corners = geometry.index?.array ?? [];
  const normal = geometry.getAttribute('normal').clone();
  const visibleCorners: number[] = [];
  const inTurned = new Set<number>();
  const inOthers = new Set<number>();
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [corners[i] ?? 0, corners[i + 1] ?? 0, corners[i + 2] ?? 0];
    const around = [a, b, c].every((corner) => turned[corner] === 1);
    for (const corner of [a, b, c]) (around ? inTurned : inOthers).add(corner);
    if ([a, b, c].some((corner) => seen[corner] === 1))
      visibleCorners.push(a, ...(around ? [c, b] : [b, c]));
  }
  // A point below a fitting may be seen from behind only; the faces around it look ahead.
  for (const i of inTurned) {
    if (!inOthers.has(i)) normal.setXYZ(i, -normal.getX(i), -normal.getY(i), -normal.getZ(i));
  }
  return geometry.clone().setIndex(visibleCorners).setAttribute('normal', normal);
}

/**
 * The geometry with as few triangles as stay within `error` (metres) of it, without the points that
 * are left over.
 */
export async function reduced(geometry: BufferGeometry, error: number): Promise<BufferGeometry> {
  await MeshoptSimplifier.ready;
  const position = Float32Array.from(geometry.getAttribute('position').array);
  const normal = geometry.getAttribute('normal').array;
  const color = geometry.getAttribute('color')?.array;
  const count = position.length / 3;
  const more = new Float32Array(count * 4);
  for (let i = 0; i < count; i += 1) {
    for (let c = 0; c < 3; c += 1) more[i * 4 + c] = normal[i * 3 + c] ?? 0;
    more[i * 4 + 3] = color?.[i * 3 + 1] ?? 1;
  }
  const { normal: n, color: c } = weights;
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    Uint32Array.from(geometry.index?.array ?? []),
    position,
    3,
    more,
    4,
    [n, n, n, c],
    null,
    0,
    error,
    ['ErrorAbsolute'],
  );
  const [remap, unique] = MeshoptSimplifier.compactMesh(indices);
  const result = new BufferGeometry().setIndex([...indices]);
  for (const name of ['position', 'normal', 'color']) {
    const from = geometry.getAttribute(name);
    if (!from) continue;
    const to = new Float32Array(unique * 3);
    remap.forEach((place, i) => {
      if (place < unique)
        for (let k = 0; k < 3; k += 1) to[place * 3 + k] = from.getComponent(i, k);
    });
    result.setAttribute(name, new Float32BufferAttribute(to, 3));
  }
  result.normalizeNormals();
  return result;
}
