import { type Document, NodeIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsSpecular,
  KHRMaterialsTransmission,
  KHRMaterialsVolume,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { dedup, flatten, join, meshopt, prune, simplify, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { Object3D } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';

/** The exporter reads its own Blobs with the browser's FileReader; Node's Blob can do that itself. */
class BlobReader {
  result: ArrayBuffer | undefined;
  onloadend: (() => void) | undefined;

  async readAsArrayBuffer(blob: Blob): Promise<void> {
    this.result = await blob.arrayBuffer();
    this.onloadend?.();
  }
}

const extensions = [
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsSpecular,
  KHRMaterialsTransmission,
  KHRMaterialsVolume,
  KHRMeshQuantization,
];

/** The object as binary glTF with full precision, as the renderer reads it. */
export async function plainGlb(object: Object3D): Promise<Uint8Array> {
  Object.assign(globalThis, { FileReader: BlobReader });
  const made = await new GLTFExporter().parseAsync(object, { binary: true, onlyVisible: true });
  if (!(made instanceof ArrayBuffer))
    throw new Error('The exporter made text where binary was asked for');
  return new Uint8Array(made);
}

/**
 * How far a viewer's cart may stray from the full one, as a part of its size, the truest first: 0.003
 * are 9 mm on a cart of 3 m.
 */
const viewerErrors = [0.003, 0.005, 0.008, 0.012] as const;

/** Bytes a cart for a viewer may weigh. */
const viewerBytes = 250_000;

/**
 * The same scene for a browser, one mesh per material, quantized and meshopt-compressed: as true as
 * fits into {@link viewerBytes}.
 * @throws when even the plainest is heavier
 */
export async function compactGlb(plain: Uint8Array): Promise<Uint8Array> {
  for (const error of viewerErrors) {
    const made = await simplified(plain, error);
    if (made.byteLength <= viewerBytes) return made;
  }
  throw new Error(`A cart for a viewer is above ${viewerBytes} bytes`);
}

async function simplified(plain: Uint8Array, error: number): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO().registerExtensions(extensions).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  });
  const document: Document = await io.readBinary(plain);
  for (const root of document.getRoot().listMeshes()) {
    for (const primitive of root.listPrimitives()) {
      // Nothing on a cart is textured.
      primitive.setAttribute('TEXCOORD_0', null);
    }
  }
  await document.transform(
    dedup(),
    weld(),
    flatten(),
    join({ keepNamed: false }),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0, error }),
    prune(),
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: 12, quantizeNormal: 8 }),
  );
  return io.writeBinary(document);
}
