import {
  BufferGeometry,
  DataTexture,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  Uint32BufferAttribute,
  Vector3,
} from 'three';
import type { Attribute, GlbMaterial, GlbPart } from '../model/glb.ts';
import { cartMaterial } from './cart-materials.ts';
import type { ContactShadow, Triangles } from './contact-shadow.ts';

/** The triangles of a part as they are sent to the graphics processor. */
export function geometryOf({ attributes, index }: Pick<GlbPart, 'attributes' | 'index'>) {
  const geometry = new BufferGeometry();
  geometry.setIndex(new Uint32BufferAttribute(index, 1));
  for (const [name, attribute] of Object.entries(attributes)) {
    const ours = attributeNames[name];
    if (ours !== undefined) geometry.setAttribute(ours, interleaved(attribute));
  }
  return geometry;
}

/** A part in its place in the scene. */
export function meshOf(
  { placement }: GlbPart,
  geometry: BufferGeometry,
  material: MeshStandardMaterial,
): Mesh {
  const mesh = new Mesh(geometry, material);
  // The whole cart is nearly always in sight.
  mesh.frustumCulled = false;
  const { matrix, translation, rotation, scale } = placement;
  if (matrix === undefined) {
    mesh.position.fromArray(translation ?? [0, 0, 0]);
    mesh.quaternion.copy(new Quaternion().fromArray(rotation ?? [0, 0, 0, 1]));
    mesh.scale.fromArray(scale ?? [1, 1, 1]);
    mesh.updateMatrix();
  } else mesh.applyMatrix4(new Matrix4().fromArray(matrix));
  return mesh;
}

const attributeNames: Readonly<Record<string, string>> = {
  POSITION: 'position',
  NORMAL: 'normal',
  COLOR_0: 'color',
};

function interleaved({ array, stride, size, offset, normalized }: Attribute) {
  return new InterleavedBufferAttribute(
    new InterleavedBuffer(array, stride),
    size,
    offset,
    normalized,
  );
}

/** The mesh's triangles in meters. */
export function worldTriangles(mesh: Mesh, { index }: GlbPart): Triangles {
  const position = mesh.geometry.getAttribute('position');
  const points = new Float32Array(position.count * 3);
  const point = new Vector3();
  for (let at = 0; at < position.count; at += 1) {
    point
      .fromBufferAttribute(position, at)
      .applyMatrix4(mesh.matrix)
      .toArray(points, at * 3);
  }
  return { points, index };
}

/** The floor below a cart, with its shadow. */
export function shadowOf(shadow: ContactShadow): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const { darkness, columns, rows, width, depth } = shadow;
  const pixels = new Uint8Array(darkness.length * 4);
  darkness.forEach((value, at) => {
    pixels.fill(value, at * 4, at * 4 + 4);
  });
  const alphaMap = new DataTexture(pixels, columns, rows);
  alphaMap.magFilter = LinearFilter;
  alphaMap.needsUpdate = true;
  const geometry = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
  const material = new MeshBasicMaterial({
    color: 0x000000,
    alphaMap,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const floor = new Mesh(geometry, material);
  floor.renderOrder = -1;
  return floor;
}

/** Whether the model holds its ambient occlusion, as vertex colors. */
export function hasOcclusion({ attributes }: GlbPart): boolean {
  return attributes.COLOR_0 !== undefined;
}

const plain: GlbMaterial = {
  ...{ name: '', doubleSided: false, color: [1, 1, 1], roughness: 0.5, metalness: 0 },
  ...{ emissive: [0, 0, 0], emissiveStrength: 1, clearcoat: false, transmission: 0 },
};

/** The kinds of material that our models have, and whether they hold ambient occlusion. */
const kinds: readonly (readonly [kind: Partial<GlbMaterial>, occlusion: boolean])[] = [
  [{}, true],
  [{ doubleSided: true }, true],
  [{ doubleSided: true, clearcoat: true }, true],
  [{}, false],
  [{ transmission: 1 }, false],
];

/** A triangle of each kind: drawing them has their programs compiled. */
export function sampleMeshes(): Mesh[] {
  const packed = (array: Attribute['array']) => ({ array, stride: 4, size: 3, offset: 0 });
  const geometry = geometryOf({
    index: Uint32Array.of(0, 1, 2),
    attributes: {
      POSITION: { ...packed(Int16Array.of(0, 0, 0, 0, 9, 0, 0, 0, 0, 9, 0, 0)), normalized: true },
      NORMAL: { ...packed(new Int8Array(12)), normalized: true },
      COLOR_0: { ...packed(new Uint8Array(12)), normalized: true },
    },
  });
  const floor = { darkness: new Uint8Array(1), columns: 1, rows: 1, width: 1, depth: 1 };
  const triangles = kinds.map(
    ([kind, occlusion]) => new Mesh(geometry, cartMaterial({ ...plain, ...kind }, occlusion)),
  );
  return [...triangles, shadowOf(floor)];
}
