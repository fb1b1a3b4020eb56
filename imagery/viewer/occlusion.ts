import { BufferGeometry, DoubleSide, Float32BufferAttribute, Ray, Vector3 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { Part, Surface } from './surface.ts';
import { isShaded } from './viewer-material.ts';

/** How far around a point other surfaces darken it, in metres. */
const reach = 0.8;

/** Rays per point of a surface, shared among the corners of the faces that meet in it. */
const rays = 24;

/** Shades of a surface: more than an eye tells apart where they run into each other. */
const levels = 51;

/** How dark the ground and other surfaces make a point, of 1: both give light back. */
const groundDark = 0.6;
const surfaceDark = 0.92;

/** The thickest solid piece that others stand in, in metres. */
const thickest = 0.12;

/** A ray that goes down this far (metres) passes a visitor's eye before it reaches the ground. */
const eyeReach = 1;

/**
 * By point: `light`, from 0 for a dark corner to 1 in the open; whether it can be `seen` at all; and
 * whether it is `turned`, seen only from behind. The renderer of the stills draws both sides of such
 * pieces, a viewer one.
 */
export interface Shading {
  readonly light: Float32Array;
  readonly seen: Uint8Array;
  readonly turned: Uint8Array;
}

/** A generator of numbers from 0 to 1 that repeats itself in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Everything that stands in the way of light: all but the glass. */
function obstacles(parts: readonly Part[]): MeshBVH {
  const solid = parts.flatMap(({ surfaces, places }) =>
    places.flatMap((place) =>
      surfaces
        .filter(({ material }) => material.transmission === 0)
        .map(({ geometry }) => {
          const one = new BufferGeometry().setIndex(geometry.index);
          one.setAttribute('position', geometry.getAttribute('position').clone());
          return one.applyMatrix4(place);
        }),
    ),
  );
  return new MeshBVH(mergeGeometries(solid), { strategy: SAH });
}

interface Sample {
  readonly light: number;
  /** Whether the point lies in a solid piece: most rays meet a face from behind, and soon. */
  readonly inside: boolean;
  readonly escaped: boolean;
}

/** Casts rays from a point over the hemisphere around a normal, most of them along it. */
function sampler(bvh: MeshBVH, random: () => number) {
  const ray = new Ray();
  const across = new Vector3();
  const third = new Vector3();
  return (point: Vector3, normal: Vector3, count: number, far: number): Sample => {
    across.set(Math.abs(normal.y) > 0.9 ? 1 : 0, Math.abs(normal.y) > 0.9 ? 0 : 1, 0);
    across.cross(normal).normalize();
    third.crossVectors(normal, across);
    ray.origin.copy(point).addScaledVector(normal, 0.002);
    let dark = 0;
    let behind = 0;
    let escaped = false;
    const turn = random();
    for (let i = 0; i < count; i += 1) {
      // Sine and cosine of the angle from the normal: as many rays as light from there counts.
      const part = (i + random()) / count;
      const sine = Math.sqrt(part);
      const angle = 2 * Math.PI * (turn + i * 0.618034);
      ray.direction
        .copy(normal)
        .multiplyScalar(Math.sqrt(1 - part))
        .addScaledVector(across, sine * Math.cos(angle))
        .addScaledVector(third, sine * Math.sin(angle));
      const met = bvh.raycastFirst(ray, DoubleSide, 0, far);
      const hit = met?.distance ?? Number.POSITIVE_INFINITY;
      if (hit < thickest && met?.face && met.face.normal.dot(ray.direction) > 0) behind += 1;
      const down = -ray.direction.y;
      const ground = down > 0 ? ray.origin.y / down : Number.POSITIVE_INFINITY;
      const near = (distance: number) => Math.max(0, 1 - distance / reach);
      dark += hit < ground ? surfaceDark * near(hit) : groundDark * near(ground);
      escaped ||= far > reach && hit === Number.POSITIVE_INFINITY && ground > eyeReach;
    }
    return { light: 1 - dark / count, inside: behind > count / 2, escaped };
  };
}

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
  const sample = sampler(obstacles(parts), numbers(7));
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
  const made = new Float32Array(color.count * 3);
  for (let i = 0; i < color.count; i += 1) {
    const shade = Math.round(Math.max(0.18, light[i] ?? 1) * levels) / levels;
    for (let c = 0; c < 3; c += 1) {
      made[i * 3 + c] = color.getComponent(i, c) * shade;
    }
  }
  geometry.setAttribute('color', new Float32BufferAttribute(made, 3));
}
