import {
  Box3,
  BufferGeometry,
  Float32BufferAttribute,
  Frustum,
  Mesh,
  PerspectiveCamera,
  Scene,
  Triangle,
  Vector3,
} from 'three';
import { buildCart, pictured } from '../cart/cart.ts';
import { compactGlb, plainGlb } from '../cart/glb.ts';
import { planOf } from '../cart/plan.ts';
import { darkest } from '../viewer/occlusion.ts';
import { reach, sampler } from '../viewer/rays.ts';
import { type Stop, stopsOf } from '../viewer/stops.ts';
import { type Fineness, partsOf } from '../viewer/surface.ts';
import { isShaded } from '../viewer/viewer-material.ts';

/** Finer than the viewer's own model: a still has neither bytes nor frames to save. */
const fineness: Fineness = { error: 0.0002, longest: 0.06 };
const bits = { position: 16, normal: 12 };
const rays = 32;

/** Exponent of the light: the depth of a footwell shows in a small picture, too. */
const contrast = 2;

/** Panels that lie on each other cast no shadow. Meters. */
const apart = 0.012;

type Sampler = ReturnType<typeof sampler>;

/** What the viewer's camera at the dashboard has in its frame, shaded by all of the cart. */
export async function cockpitGlb(id: string): Promise<Uint8Array> {
  const cart = buildCart(id);
  const stops = stopsOf(cart, planOf(pictured(id)));
  const parts = await partsOf(cart, fineness);
  const sample = sampler(parts);
  const frame = frameOf(stops.dash);
  const scene = new Scene();
  for (const { surfaces, places } of parts) {
    for (const { geometry, material } of surfaces) {
      for (const place of places) {
        const seen = towards(stops.dash, frame, geometry.clone().applyMatrix4(place));
        if (isShaded(material)) shade(seen, sample);
        else seen.deleteAttribute('color');
        const mesh = new Mesh(seen, material);
        mesh.name = material.name;
        if (seen.index?.count) scene.add(mesh);
      }
    }
  }
  return compactGlb(await plainGlb(scene), { stops }, bits);
}

function frameOf({ eye, target, fov }: Stop): Frustum {
  const camera = new PerspectiveCamera(fov, 3 / 2, 0.05, 40);
  camera.position.set(...eye);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  const { projectionMatrix, matrixWorldInverse } = camera;
  return new Frustum().setFromProjectionMatrix(projectionMatrix.multiply(matrixWorldInverse));
}

/** The faces in the frame, with copies of their points; those seen from behind are turned around. */
function towards({ eye }: Stop, frame: Frustum, geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const corners = [...(geometry.index?.array ?? [])];
  const face = new Triangle();
  const [normal, box, from] = [new Vector3(), new Box3(), new Vector3(...eye)];
  const sides = { front: new Map<number, number>(), back: new Map<number, number>() };
  const index: number[] = [];
  for (let i = 0; i < corners.length; i += 3) {
    const ids = corners.slice(i, i + 3);
    face.setFromAttributeAndIndices(position, ids[0] ?? 0, ids[1] ?? 0, ids[2] ?? 0);
    if (!frame.intersectsBox(box.setFromPoints([face.a, face.b, face.c]))) continue;
    const side = face.getNormal(normal).dot(from) < normal.dot(face.a) ? 'back' : 'front';
    for (const id of side === 'back' ? ids.reverse() : ids) {
      const point = sides[side].get(id) ?? sides.front.size + sides.back.size;
      sides[side].set(id, point);
      index.push(point);
    }
  }
  const result = new BufferGeometry().setIndex(index);
  for (const name of ['position', 'normal', 'color']) {
    const values = new Float32Array((sides.front.size + sides.back.size) * 3);
    for (const [side, points] of Object.entries(sides)) {
      const sign = name === 'normal' && side === 'back' ? -1 : 1;
      for (const [id, point] of points) {
        const value = [0, 1, 2].map((k) => sign * geometry.getAttribute(name).getComponent(id, k));
        values.set(value, point * 3);
      }
    }
    result.setAttribute(name, new Float32BufferAttribute(values, 3));
  }
  return result;
}

/** Darkens colors by the mean light of each point and its neighbors outside of solid pieces. */
function shade(geometry: BufferGeometry, sample: Sampler): void {
  const position = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const colors = geometry.getAttribute('color');
  const corners = geometry.index?.array ?? [];
  const lights = Array.from({ length: position.count }, (_, id) => {
    const normal = new Vector3().fromBufferAttribute(normals, id).normalize();
    const point = new Vector3().fromBufferAttribute(position, id).addScaledVector(normal, apart);
    const { light, inside } = sample(point, normal, rays, reach);
    return inside ? undefined : light;
  });
  const sums = new Float32Array(position.count);
  const counts = new Float32Array(position.count);
  for (let i = 0; i < corners.length; i += 3) {
    const face = corners.slice(i, i + 3);
    const outside = [...face].flatMap((id) => lights[id] ?? []);
    for (const id of face) {
      sums[id] = (sums[id] ?? 0) + outside.reduce((sum, light) => sum + light, 0);
      counts[id] = (counts[id] ?? 0) + outside.length;
    }
  }
  for (let id = 0; id < position.count; id += 1) {
    const light = Math.max(darkest, ((sums[id] ?? 0) / (counts[id] || 1)) ** contrast);
    for (const k of [0, 1, 2]) colors.setComponent(id, k, colors.getComponent(id, k) * light);
  }
}
