import { type BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import { reach, sampler } from './rays.ts';
import type { Shading } from './shading.ts';
import type { Part, Surface } from './surface.ts';
import { isShaded } from './viewer-material.ts';

/** Rays per point of a surface, shared among the corners of the faces that meet in it. */
const rays = 24;

/** No corner is darker. */
export const darkest = 0.18;

/** Shades of a surface: more than an eye tells apart where they run into each other. */
const levels = 51;

/** What is known of one side of a surface, by point. */
function side(count: number) {
  return {
    light: new Float32Array(count),
    weight: new Float32Array(count),
    seen: new Uint8Array(count),
  };
}

/** How light falls on each surface of the parts, and what of it can be seen from above the ground. */
export function shadingOf(parts: readonly Part[]): Shading[][] {
  const sample = sampler(parts);
  return parts.map(({ surfaces, places: [place] }) =>
    surfaces.map(({ geometry }) => shadingIn(sample, geometry.clone().applyMatrix4(place))),
  );
}

function shadingIn(sample: ReturnType<typeof sampler>, geometry: BufferGeometry): Shading {
  const position = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const corners = geometry.index?.array ?? [];
  const front = side(position.count);
  const back = side(position.count);
  const faces = new Uint16Array(position.count);
  for (const i of corners) faces[i] = (faces[i] ?? 0) + 1;
  const at = (i: number) => new Vector3().fromBufferAttribute(position, i);
  const look = (to: typeof front, id: number, point: Vector3, normal: Vector3, area: number) => {
    const count = Math.max(4, Math.ceil(rays / (faces[id] ?? 1)));
    const far = to.seen[id] === 1 ? reach : Number.POSITIVE_INFINITY;
    const { light, inside, escaped } = sample(point, normal, count, far);
    const counts = area * (inside ? 0.01 : 1);
    to.light[id] = (to.light[id] ?? 0) + counts * light;
    to.weight[id] = (to.weight[id] ?? 0) + counts;
    if (escaped) to.seen[id] = 1;
  };
  for (let face = 0; face < corners.length; face += 3) {
    const ids = [0, 1, 2].map((i) => corners[face + i] ?? 0);
    const [a, b, c] = ids.map(at) as [Vector3, Vector3, Vector3];
    const middle = a.clone().add(b).add(c).divideScalar(3);
    const area = b.clone().sub(a).cross(c.clone().sub(a)).length() + 1e-9;
    for (const id of ids) {
      const normal = new Vector3().fromBufferAttribute(normals, id).normalize();
      // Not the point itself: it may lie inside the piece that this one stands on.
      const point = at(id).lerp(middle, 0.25);
      look(front, id, point, normal, area);
      // A piece before the middle of a large face hides it there, but not its corners.
      const corner = at(id).lerp(middle, 0.06);
      if (front.seen[id] === 0 && sample(corner, normal, rays, Number.POSITIVE_INFINITY).escaped)
        front.seen[id] = 1;
      if (front.seen[id] === 0) look(back, id, point, normal.negate(), area);
    }
  }
  const turned = front.seen.map((seen, i) => (seen === 0 && back.seen[i] === 1 ? 1 : 0));
  return {
    light: front.light.map((_, i) => {
      const { light, weight } = turned[i] === 1 ? back : front;
      return (light[i] ?? 0) / (weight[i] || 1);
    }),
    seen: front.seen.map((seen, i) => (seen === 1 || back.seen[i] === 1 ? 1 : 0)),
    turned,
  };
}

/** Darkens the surface's colors where little light falls. Lamps and glass keep theirs: none. */
export function shaded({ geometry, material }: Surface, { light }: Shading): void {
  if (!isShaded(material)) {
    geometry.deleteAttribute('color');
    return;
  }
  const color = geometry.getAttribute('color');
  const shades = new Float32Array(color.count * 3);
  for (let i = 0; i < color.count; i += 1) {
    const shade = Math.round(Math.max(darkest, light[i] ?? 1) * levels) / levels;
    for (let c = 0; c < 3; c += 1) {
      shades[i * 3 + c] = color.getComponent(i, c) * shade;
    }
  }
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3));
}
