import type { Document, Material, Primitive } from '@gltf-transform/core';
import {
  type Clearcoat,
  type EmissiveStrength,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
} from '@gltf-transform/extensions';
import { BufferAttribute, BufferGeometry, Mesh, MeshPhysicalMaterial, Scene } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';

/**
 * Writes a cart as USDZ, for the Quick Look viewer of iPhones. What ambient occlusion darkens is left
 * out: the material would cover it.
 */
export async function usdz(document: Document): Promise<Uint8Array> {
  const root = document.getRoot();
  const scene = new Scene();
  const materials = new Map(root.listMaterials().map((one) => [one, materialOf(one)]));
  // Wheels share their geometry: it is written once.
  const geometries = new Map(
    root.listMeshes().flatMap((mesh) => mesh.listPrimitives().map((one) => [one, sidesOf(one)])),
  );
  for (const node of root.listNodes()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      for (const geometry of geometries.get(primitive) ?? []) {
        const part = new Mesh(geometry, materials.get(primitive.getMaterial() as Material));
        part.matrix.fromArray(node.getWorldMatrix());
        scene.add(part);
      }
    }
  }
  return new USDZExporter().parseAsync(scene);
}

function materialOf(material: Material): MeshPhysicalMaterial {
  const coat = material.getExtension<Clearcoat>(KHRMaterialsClearcoat.EXTENSION_NAME);
  const glow = material.getExtension<EmissiveStrength>(KHRMaterialsEmissiveStrength.EXTENSION_NAME);
  const copy = new MeshPhysicalMaterial({
    roughness: material.getRoughnessFactor(),
    metalness: material.getMetallicFactor(),
    opacity: material.getAlpha(),
    clearcoat: coat?.getClearcoatFactor() ?? 0,
    clearcoatRoughness: coat?.getClearcoatRoughnessFactor() ?? 0,
  });
  copy.color.fromArray(material.getBaseColorFactor());
  copy.emissive
    .fromArray(material.getEmissiveFactor())
    .multiplyScalar(glow?.getEmissiveStrength() ?? 1);
  return copy;
}

/** The triangles, and from behind too where they are seen from both sides: the exporter shows one. */
function sidesOf(primitive: Primitive): BufferGeometry[] {
  const floats = (name: string) =>
    Float32Array.from(primitive.getAttribute(name)?.getArray() ?? []);
  const triangles = Array.from(primitive.getIndices()?.getArray() ?? []);
  const side = (normals: Float32Array, index: number[]) =>
    new BufferGeometry()
      .setAttribute('position', new BufferAttribute(floats('POSITION'), 3))
      .setAttribute('normal', new BufferAttribute(normals, 3))
      .setIndex(index);
  const front = side(floats('NORMAL'), triangles);
  if (!primitive.getMaterial()?.getDoubleSided()) return [front];
  return [
    front,
    side(
      floats('NORMAL').map((value) => -value),
      triangles.toReversed(),
    ),
  ];
}
