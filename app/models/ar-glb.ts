import type { CartModel, ModelPart, Surface } from './cart-model.ts';
import { packGlb } from './pack-glb.ts';

/** glTF's numbers for the types of values and for what a buffer view holds. */
const float = 5126;
const unsignedByte = 5121;
const unsignedShort = 5123;
const unsignedInt = 5125;
const vertexData = 34_962;
const indexData = 34_963;

/**
 * A cart as binary glTF that any viewer can read: floats and no extension that has to be known, as
 * Android's Scene Viewer needs it (docs/decisions/0039). Metres.
 */
export function arGlb({ parts }: CartModel): Buffer {
  const chunks: Buffer[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let byteOffset = 0;

  /** Adds values to the file and returns the number of their accessor. */
  function add(values: Values, target: number, accessor: object): number {
    const { byteLength } = values;
    const bytes = Buffer.from(values.buffer, values.byteOffset, byteLength);
    bufferViews.push({ buffer: 0, byteOffset, byteLength, target });
    accessors.push({ bufferView: bufferViews.length - 1, ...accessor });
    // Every view begins at a multiple of four.
    chunks.push(bytes, Buffer.alloc(-byteLength & 3));
    byteOffset += byteLength + (-byteLength & 3);
    return accessors.length - 1;
  }

  const meshes = parts.map(({ positions, normals, shades, triangles }, material) => {
    const count = positions.length / 3;
    const vector = { componentType: float, count, type: 'VEC3' };
    const attributes = {
      POSITION: add(positions, vertexData, { ...vector, ...boundsOf(positions) }),
      NORMAL: add(normals, vertexData, vector),
      ...(shades && { COLOR_0: add(shades, vertexData, { ...shadeType, count }) }),
    };
    const isShort = count <= 65_535;
    const indices = add(isShort ? Uint16Array.from(triangles) : triangles, indexData, {
      componentType: isShort ? unsignedShort : unsignedInt,
      count: triangles.length,
      type: 'SCALAR',
    });
    return { primitives: [{ attributes, indices, material }] };
  });

  const json = {
    asset: { version: '2.0', generator: 'Laurel Ridge Golf Carts' },
    ...extensionsOf(parts),
    scene: 0,
    scenes: [{ nodes: meshes.map((_, mesh) => mesh) }],
    nodes: meshes.map((_, mesh) => ({ mesh, name: parts[mesh]?.surface.name })),
    meshes,
    materials: parts.map(({ surface }) => materialOf(surface)),
    accessors,
    bufferViews,
    buffers: [{ byteLength: byteOffset }],
  };
  return packGlb(json, Buffer.concat(chunks));
}

type Values = Float32Array | Uint8Array | Uint16Array | Uint32Array;

const shadeType = { componentType: unsignedByte, normalized: true, type: 'VEC4' };

/** The smallest and the largest x, y and z. */
export function boundsOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const [index, value] of positions.entries()) {
    min[index % 3] = Math.min(min[index % 3] ?? value, value);
    max[index % 3] = Math.max(max[index % 3] ?? value, value);
  }
  return { min, max };
}

const coat = 'KHR_materials_clearcoat';
const glow = 'KHR_materials_emissive_strength';

function materialOf(surface: Surface): object {
  const { name, color, opacity, metalness, roughness, emissive, doubleSided } = surface;
  const strength = Math.max(1, ...emissive);
  const extensions = {
    ...(surface.clearcoat > 0 && {
      [coat]: {
        clearcoatFactor: surface.clearcoat,
        clearcoatRoughnessFactor: surface.clearcoatRoughness,
      },
    }),
    ...(strength > 1 && { [glow]: { emissiveStrength: strength } }),
  };
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...color, opacity],
      metallicFactor: metalness,
      roughnessFactor: roughness,
    },
    emissiveFactor: emissive.map((channel) => channel / strength),
    alphaMode: opacity < 1 ? 'BLEND' : 'OPAQUE',
    doubleSided,
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}

/** Extensions that a viewer may leave out. */
function extensionsOf(parts: readonly ModelPart[]): object {
  const used = [
    ...(parts.some(({ surface }) => surface.clearcoat > 0) ? [coat] : []),
    ...(parts.some(({ surface }) => Math.max(...surface.emissive) > 1) ? [glow] : []),
  ];
  return used.length > 0 ? { extensionsUsed: used } : {};
}
