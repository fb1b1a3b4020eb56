import { type Document, Logger, NodeIO } from '@gltf-transform/core';
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
import { meshopt } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
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
  const glb = await new GLTFExporter().parseAsync(object, { binary: true, onlyVisible: true });
  if (!(glb instanceof ArrayBuffer))
    throw new Error('The exporter made text where binary was asked for');
  return new Uint8Array(glb);
}

/**
 * The same scene for a browser: quantized and meshopt-compressed, with `extras` on the scene.
 * Positions keep 12 bits across each mesh, a millimetre on a whole cart, and normals 8.
 */
export async function compactGlb(
  plain: Uint8Array,
  extras: Readonly<Record<string, unknown>>,
  bits = { position: 12, normal: 8 },
): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
  const io = new NodeIO().registerExtensions(extensions).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  });
  const document: Document = await io.readBinary(plain);
  document.setLogger(new Logger(Logger.Verbosity.WARN));
  await document.transform(
    meshopt({
      encoder: MeshoptEncoder,
      level: 'high',
      quantizePosition: bits.position,
      quantizeNormal: bits.normal,
      quantizationVolume: 'mesh',
    }),
  );
  document
    .getRoot()
    .getDefaultScene()
    ?.setExtras({ ...extras });
  return io.writeBinary(document);
}
