import { type Accessor, type Document, getBounds, type Node, WebIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsTransmission,
  KHRMaterialsVolume,
  KHRMeshQuantization,
  type Transmission,
} from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { repaint, type WantedFinish } from '../../domain/catalogue/repaint.ts';
import type { SizeIn } from '../../domain/catalogue/will-it-fit.ts';

/** Extensions that a viewer may leave out. Phones' viewers do not all know the others. */
const optional = [KHRMaterialsClearcoat, KHRMaterialsEmissiveStrength];

/** Reads the models of the page's viewer and writes those for phones. */
export const gltf = new WebIO()
  .registerExtensions([
    ...optional,
    EXTMeshoptCompression,
    KHRMaterialsIOR,
    KHRMaterialsTransmission,
    KHRMaterialsVolume,
    KHRMeshQuantization,
  ])
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });

/** How much of what lies behind clear glass it covers, in place of the transmission of light. */
const clearOpacity = 0.22;

const metresPerInch = 0.0254;

/**
 * Reads a model of the page's viewer as plain glTF: floats, no extension that has to be known, at the
 * size of its data sheet and in the finish that is wanted.
 * @throws where the bytes are no such file
 */
export async function readCart(
  bytes: Uint8Array,
  size: SizeIn,
  finish: WantedFinish,
): Promise<Document> {
  await MeshoptDecoder.ready;
  const document = await gltf.readBinary(Uint8Array.from(bytes));
  const root = document.getRoot();
  for (const material of root.listMaterials()) {
    const name = material.getName();
    const { color, metalness, roughness } = repaint(name, finish);
    if (color !== undefined) material.setBaseColorFactor([...color, 1]);
    if (metalness !== undefined) material.setMetallicFactor(metalness);
    if (roughness !== undefined) material.setRoughnessFactor(roughness);
    const glass = material.getExtension<Transmission>(KHRMaterialsTransmission.EXTENSION_NAME);
    if (glass !== null) {
      const opacity = Math.max(clearOpacity, 1 - glass.getTransmissionFactor());
      material.setAlphaMode('BLEND').setAlpha(opacity);
    }
  }
  for (const mesh of root.listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      toFloats(primitive.getAttribute('POSITION'));
      toUnitLength(toFloats(primitive.getAttribute('NORMAL')));
    }
  }
  scaleTo(size, document);
  for (const extension of root.listExtensionsUsed()) {
    if (!optional.some(({ EXTENSION_NAME }) => EXTENSION_NAME === extension.extensionName)) {
      extension.dispose();
    }
  }
  return document;
}

function toFloats(accessor: Accessor | null): Float32Array {
  if (accessor === null) throw new RangeError('A part without positions or normals');
  const values = Array.from({ length: accessor.getCount() }, (_, i) => accessor.getElement(i, []));
  const floats = Float32Array.from(values.flat());
  accessor.setArray(floats).setNormalized(false);
  return floats;
}

/** A normal that has no direction looks up. */
function toUnitLength(normals: Float32Array): void {
  for (let i = 0; i < normals.length; i += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(i, i + 3);
    const length = Math.hypot(x, y, z);
    normals.set(length > 1e-6 ? [x / length, y / length, z / length] : [0, 1, 0], i);
  }
}

/**
 * Scales the cart to exactly the length and width of its data sheet: what makes it light for the page
 * moves its ends by up to 3 percent. The width is that of the painted body; mirrors and steps stand
 * out from it. Its height is right as it is (a showroom unit may carry a rack above it).
 */
function scaleTo({ length, width }: SizeIn, document: Document): void {
  const [scene] = document.getRoot().listScenes();
  const parts = scene?.listChildren() ?? [];
  const cart = document.createNode('Cart');
  for (const part of parts) cart.addChild(part);
  scene?.addChild(cart);
  const body = parts.filter((part) =>
    part
      .getMesh()
      ?.listPrimitives()
      .some((primitive) => primitive.getMaterial()?.getName() === 'paint'),
  );
  const x = (width * metresPerInch) / extent(body, 0);
  const z = (length * metresPerInch) / extent(parts, 2);
  cart.setScale([x, 1, z]);
}

/** Metres from end to end along an axis: 0 is across, 1 up, 2 along. */
export function extent(parts: readonly Node[], axis: 0 | 1 | 2): number {
  const bounds = parts.map((part) => getBounds(part));
  const ends = (end: 'min' | 'max') => bounds.map((bound) => bound[end][axis]);
  return Math.max(...ends('max')) - Math.min(...ends('min'));
}
