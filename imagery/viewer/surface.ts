import {
  type BufferGeometry,
  Float32BufferAttribute,
  type Group,
  Matrix4,
  Mesh,
  type MeshPhysicalMaterial,
  type Object3D,
  Vector3,
} from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { baked, merged } from '../cart/form.ts';
import { divided } from './divide.ts';
import { reduced } from './reduce.ts';
import { smoothed } from './smooth.ts';
import { creaseOf, drawnWith, isClear, viewerMaterial } from './viewer-material.ts';

/**
 * All of one part that a viewer draws at once: the geometry of one material, indexed, with
 * positions, normals and the material's color as a part of the drawn one (`color`). Metres.
 */
export interface Surface {
  readonly material: MeshPhysicalMaterial;
  readonly geometry: BufferGeometry;
}

/** A part of a cart, and where it stands on it. */
export interface Part {
  readonly surfaces: readonly Surface[];
  readonly places: readonly [Matrix4, ...Matrix4[]];
}

/** Points nearer than this (metres) and of equal normal become one. */
const weldWithin = 1e-4;

export interface Fineness {
  /** How far surfaces are simplified (metres) before they are shaded. */
  readonly error: number;
  /** How far apart points of broad faces are at most (metres). */
  readonly longest?: number;
}

/** No eye sees it in a viewer. */
const unseen: Fineness = { error: 0.0008 };

/** A wheel on the right is one from the left, turned around: its tread runs the other way. */
function placeOf({ matrixWorld }: Object3D): Matrix4 {
  const place = new Matrix4();
  if (matrixWorld.determinant() < 0) place.makeRotationY(Math.PI);
  return place.setPosition(new Vector3().setFromMatrixPosition(matrixWorld));
}

/** What a cart is drawn with, by name. */
type Drawn = ReadonlyMap<string, MeshPhysicalMaterial>;

function drawnIn(cart: Group): Drawn {
  const own = new Set<MeshPhysicalMaterial>();
  cart.traverse((part) => {
    if (part instanceof Mesh) own.add(part.material);
  });
  const byName = Map.groupBy(own, ({ name }) => drawnWith(name));
  return new Map([...byName].map(([name, all]) => [name, viewerMaterial(name, all)]));
}

/** The cart's parts: its wheels, which are alike, and all the rest. Takes the wheels off the cart. */
export async function partsOf(cart: Group, fineness = unseen): Promise<Part[]> {
  cart.updateMatrixWorld(true);
  const drawn = drawnIn(cart);
  const wheels = cart.getObjectsByProperty('name', 'wheel');
  const [wheel, ...others] = wheels;
  if (wheel === undefined) throw new Error('The cart has no wheels');
  const places = [placeOf(wheel), ...others.map(placeOf)] as const;
  for (const one of wheels) one.removeFromParent();
  return [
    { surfaces: await surfacesOf(cart, drawn, fineness), places: [new Matrix4()] },
    { surfaces: await surfacesOf(wheel, drawn, fineness), places },
  ];
}

/** The surfaces of a part, one for each material that a viewer draws. */
async function surfacesOf(
  part: Object3D,
  drawn: Drawn,
  { error, longest }: Fineness,
): Promise<Surface[]> {
  const meshes = baked(part).children.filter((mesh) => mesh instanceof Mesh);
  const byName = Map.groupBy(meshes, ({ material }) => drawnWith(material.name));
  return Promise.all(
    [...byName].map(async ([name, own]) => {
      const material = drawn.get(name);
      if (material === undefined) throw new Error(`Nothing is drawn with ${name}`);
      const geometries = own.map(async (mesh) => {
        const round = mergeVertices(smoothed(mesh.geometry, creaseOf(name)), weldWithin);
        const plain = await reduced(round, error);
        // Glass takes no shading, so it needs no more points.
        return tinted(isClear(name) ? plain : divided(plain, longest), mesh.material, material);
      });
      return {
        material,
        geometry: mergeVertices(merged(await Promise.all(geometries)), weldWithin),
      };
    }),
  );
}

function tinted(
  geometry: BufferGeometry,
  own: MeshPhysicalMaterial,
  drawn: MeshPhysicalMaterial,
): BufferGeometry {
  const part = (a: number, b: number) => (b > 0 ? a / b : 1);
  const tint = [
    part(own.color.r, drawn.color.r),
    part(own.color.g, drawn.color.g),
    part(own.color.b, drawn.color.b),
  ];
  const colors = Array.from({ length: geometry.getAttribute('position').count }, () => tint).flat();
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  return geometry;
}
