import {
  type BufferGeometry,
  DoubleSide,
  Matrix3,
  Mesh,
  type MeshPhysicalMaterial,
  type Object3D,
  Ray,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { MeshBVH } from 'three-mesh-bvh';
import { merged } from './form.ts';
import type { Point } from './shape.ts';

/** What a ray meets on its way, glass left out. */
export interface Hit {
  readonly material: string;
  /** Meters from the ray's origin. */
  readonly distance: number;
  /** Cosine between the ray and the modelled normal: above 0 where a face is seen from behind. */
  readonly away: number;
}

/** Casts rays at a cart, for its tests; hits come nearest first. */
export function prober(cart: Object3D): (from: Point, to: Point) => Hit[] {
  cart.updateMatrixWorld(true);
  const geometries: BufferGeometry[] = [];
  const materials: string[] = [];
  cart.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { name, transmission } = part.material as MeshPhysicalMaterial;
    if (transmission > 0) return;
    const one = merged([part.geometry as BufferGeometry]);
    const turn = new Matrix3().getNormalMatrix(part.matrixWorld);
    one.getAttribute('position').applyMatrix4(part.matrixWorld);
    one.getAttribute('normal').applyNormalMatrix(turn);
    geometries.push(one);
    for (let i = 0; i < one.getAttribute('position').count; i += 3) materials.push(name);
  });
  const whole = mergeGeometries(geometries);
  const bvh = new MeshBVH(whole, { indirect: true });
  const normals = whole.getAttribute('normal');
  const normal = new Vector3();
  return (from, to) => {
    const origin = new Vector3(...from);
    const ray = new Ray(origin, new Vector3(...to).sub(origin).normalize());
    return bvh
      .raycast(ray, DoubleSide)
      .flatMap(({ faceIndex, distance }) => {
        if (faceIndex === undefined || faceIndex === null) return [];
        normal.fromBufferAttribute(normals, faceIndex * 3);
        return [
          { material: materials[faceIndex] ?? '', distance, away: normal.dot(ray.direction) },
        ];
      })
      .sort((a, b) => a.distance - b.distance);
  };
}
