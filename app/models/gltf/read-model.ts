import type { CartModel, ModelPart } from '../cart-model.ts';
import { combined, identity, type Matrix, matrixOf } from '../matrix.ts';
import { placed } from '../place-part.ts';
import { surfaceOf } from '../surface.ts';
import { openGlb } from './glb-container.ts';
import type { Gltf, GltfPrimitive } from './gltf-json.ts';
import { accessorReader, type Numbers, need, type ReadAccessor } from './read-accessor.ts';

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
  const numbers = (name: string) => read(need(attributes[name], `attribute ${name}`)).values;
  const positions = numbers('POSITION');
  const triangles =
    indices === undefined
      ? Uint32Array.from({ length: positions.length / 3 }, (_, index) => index)
      : Uint32Array.from(read(indices).values);
  const { COLOR_0: shades } = attributes;
  const part = {
    surface: surfaceOf(need(materials[material], 'material')),
    positions,
    normals: numbers('NORMAL'),
    shades: shades === undefined ? undefined : bytesOf(read(shades)),
    triangles,
  };
  return placed(part, place);
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
