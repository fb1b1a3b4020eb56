import type { CartModel, ModelPart } from './cart-model.ts';
import { openGlb } from './glb-container.ts';
import type { Gltf, GltfPrimitive } from './gltf-json.ts';
import { combined, identity, type Matrix, matrixOf, moved, normalMatrix } from './matrix.ts';
import { accessorReader, type Numbers, need, type ReadAccessor } from './read-accessor.ts';
import { surfaceOf } from './surface.ts';

/** glTF's mode of a primitive that is a list of triangles. */
const triangleList = 4;

/**
 * Reads a cart from binary glTF as the viewer gets it: compressed and quantized, each part in a
 * place of its own. Here all parts are in metres around one origin.
 * @throws where the bytes are no glTF, or one with something our models do not have
 */
export async function readModel(bytes: Uint8Array): Promise<CartModel> {
  const container = openGlb(bytes);
  const gltf = container.json as Gltf;
  const read = await accessorReader(gltf, container);
  const { nodes = [] } = need(gltf.scenes[gltf.scene ?? 0], 'scene');
  return { parts: nodes.flatMap((node) => partsOf(gltf, node, identity, read)) };
}

function partsOf(gltf: Gltf, index: number, above: Matrix, read: ReadAccessor): ModelPart[] {
  const node = need(gltf.nodes[index], 'node');
  const place = combined(above, matrixOf(node));
  const own = node.mesh === undefined ? [] : need(gltf.meshes[node.mesh], 'mesh').primitives;
  return [
    ...own.map((primitive) => partOf(gltf, primitive, place, read)),
    ...(node.children ?? []).flatMap((child) => partsOf(gltf, child, place, read)),
  ];
}

function partOf(
  { materials = [] }: Gltf,
  { attributes, indices, material = -1, mode = triangleList }: GltfPrimitive,
  place: Matrix,
  read: ReadAccessor,
): ModelPart {
  if (mode !== triangleList) throw new Error('A part that is no list of triangles');
  const numbers = (name: string) => read(need(attributes[name], `attribute ${name}`));
  const positions = transformed(numbers('POSITION').values, place, 1);
  const { matrix, isMirrored } = normalMatrix(place);
  const normals = unitLength(transformed(numbers('NORMAL').values, matrix, 0));
  const count = positions.length / 3;
  const triangles = Uint32Array.from(
    indices === undefined ? Array.from({ length: count }, (_, i) => i) : read(indices).values,
  );
  if (isMirrored) turnOver(triangles);
  const { COLOR_0: shades } = attributes;
  return {
    surface: surfaceOf(need(materials[material], 'material')),
    positions,
    normals,
    shades: shades === undefined ? undefined : bytesOf(read(shades)),
    triangles,
  };
}

function transformed(values: Float32Array, place: Matrix, w: 0 | 1): Float32Array {
  const result = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    const [x = 0, y = 0, z = 0] = values.subarray(i, i + 3);
    result.set(moved(place, [x, y, z], w), i);
  }
  return result;
}

/** A normal that has no direction looks up. */
function unitLength(normals: Float32Array): Float32Array {
  for (let i = 0; i < normals.length; i += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(i, i + 3);
    const length = Math.hypot(x, y, z);
    normals.set(length > 1e-6 ? [x / length, y / length, z / length] : [0, 1, 0], i);
  }
  return normals;
}

function bytesOf({ values, size }: Numbers): Uint8Array {
  const bytes = new Uint8Array((values.length / size) * 4).fill(255);
  for (let i = 0; i < values.length; i += 1) {
    const channel = i % size;
    if (channel < 3)
      bytes[((i - channel) / size) * 4 + channel] = Math.round((values[i] ?? 1) * 255);
  }
  return bytes;
}

/** Triangles that were mirrored run the other way around. */
function turnOver(triangles: Uint32Array): void {
  for (let i = 0; i < triangles.length; i += 3) {
    const [a = 0, b = 0] = triangles.subarray(i + 1, i + 3);
    triangles.set([b, a], i + 1);
  }
}
