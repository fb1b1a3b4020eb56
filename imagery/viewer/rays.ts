import { BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { Part } from './surface.ts';

/** How far around a point other surfaces darken it, in metres. */
export const reach = 0.8;

/** How dark the ground and other surfaces make a point, of 1: both give light back. */
const groundDark = 0.6;
const surfaceDark = 0.92;

/** The thickest solid piece that others stand in, in metres. */
const thickest = 0.12;

/** A ray that goes down this far (metres) passes a visitor's eye before it reaches the ground. */
const eyeReach = 1;

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

/** What rays from a point met. */
interface Sample {
  readonly light: number;
  /** Whether the point lies in a solid piece: most rays meet a face from behind, and soon. */
  readonly inside: boolean;
  readonly escaped: boolean;
}

/**
 * Casts `count` rays from a point over the hemisphere around a normal, most of them along it, among
 * the parts and above the ground; `far` is how far a ray may go, in metres.
 */
export function sampler(parts: readonly Part[]) {
  const bvh = obstacles(parts);
  const random = numbers(7);
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
