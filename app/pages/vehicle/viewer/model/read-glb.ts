import { MeshoptDecoder } from '../../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js';

// The decoder in JavaScript, which the package does not export: WebAssembly would need
// `'wasm-unsafe-eval'` in the security policy.

/** Models of `public/models` (spec S10.3): binary glTF, meshopt, no textures or animation. */

const arrays: Readonly<
  Record<number, typeof Int8Array | typeof Uint8Array | typeof Int16Array | undefined>
> = { 5120: Int8Array, 5121: Uint8Array, 5122: Int16Array };

/** @throws for other bytes than those of a binary glTF compressed like our models */
export function readGlb(bytes: ArrayBuffer): Glb {
  const header = new DataView(bytes);
  if (header.getUint32(0, true) !== 0x46546c67) throw new RangeError('Not a binary glTF');
  const jsonLength = header.getUint32(12, true);
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, jsonLength)));
  const binary = new Uint8Array(bytes, 20 + jsonLength + 8);
  const stops = gltf.scenes[0]?.extras?.stops;
  if (stops === undefined) throw new RangeError('The model names no views');
  const views = new Map<number, Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>();

  function view(index: number) {
    const decoded = views.get(index);
    if (decoded !== undefined) return decoded;
    const packed = at(gltf.bufferViews, index).extensions.EXT_meshopt_compression;
    const from = packed.byteOffset ?? 0;
    const source = binary.subarray(from, from + packed.byteLength);
    const { count, mode, filter } = packed;
    const isTriangles = mode === 'TRIANGLES';
    const stride = isTriangles ? Uint32Array.BYTES_PER_ELEMENT : packed.byteStride;
    const bytes = new Uint8Array(count * stride);
    MeshoptDecoder.decodeGltfBuffer(bytes, count, stride, source, mode, filter);
    const values = isTriangles ? new Uint32Array(bytes.buffer) : bytes;
    views.set(index, values);
    return values;
  }

  function attribute(index: number): Attribute {
    const { bufferView, componentType } = at(gltf.accessors, index);
    const { byteStride } = at(gltf.bufferViews, bufferView).extensions.EXT_meshopt_compression;
    const { buffer, byteLength } = view(bufferView);
    const array = arrays[componentType];
    if (array === undefined) throw new RangeError('The model has other numbers than ours');
    return {
      array: new array(buffer, 0, byteLength / array.BYTES_PER_ELEMENT),
      componentType,
      stride: byteStride / array.BYTES_PER_ELEMENT,
    };
  }

  function index(accessor: number): Uint32Array {
    const { bufferView, byteOffset = 0, count } = at(gltf.accessors, accessor);
    const { byteStride } = at(gltf.bufferViews, bufferView).extensions.EXT_meshopt_compression;
    const from = byteOffset / byteStride;
    return view(bufferView).subarray(from, from + count) as Uint32Array;
  }

  const meshes = gltf.meshes.map(({ primitives }) =>
    primitives.map((primitive) => ({
      material: materialOf(at(gltf.materials, primitive.material)),
      index: index(primitive.indices),
      attributes: Object.fromEntries(
        Object.entries(primitive.attributes).map(([name, one]) => [name, attribute(one)]),
      ),
    })),
  );
  const parts = gltf.nodes.flatMap((node) =>
    at(meshes, node.mesh).map((triangles) => ({ ...triangles, place: placeOf(node) })),
  );
  return { parts, stops };
}

function placeOf({ translation, rotation, scale: [scale = 1, up, along] = [] }: GltfNode) {
  const isTurned = rotation !== undefined;
  if ((up ?? scale) !== scale || (along ?? scale) !== scale || (rotation?.[1] ?? 1) !== 1) {
    throw new RangeError('The model has a part that is stretched or tilted');
  }
  const level = isTurned ? -scale : scale;
  return [level, 0, 0, 0, 0, scale, 0, 0, 0, 0, level, 0, ...translation, 1];
}

function materialOf({
  name,
  doubleSided = false,
  emissiveFactor = [0, 0, 0],
  pbrMetallicRoughness: {
    baseColorFactor: [red = 1, green = 1, blue = 1] = [],
    roughnessFactor = 1,
    metallicFactor = 1,
  } = {},
  extensions = {},
}: Gltf['materials'][number]): GlbMaterial {
  return {
    name,
    doubleSided,
    color: [red, green, blue],
    roughness: roughnessFactor,
    metalness: metallicFactor,
    emissive: emissiveFactor,
    emissiveStrength: extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1,
    clearcoat: extensions.KHR_materials_clearcoat !== undefined,
    transmission: extensions.KHR_materials_transmission?.transmissionFactor ?? 0,
  };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError('The model names a part that it does not have');
  return item;
}

interface GltfNode {
  readonly mesh: number;
  readonly translation: readonly [number, number, number];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

/** glTF 2.0, as far as our models use it. */
interface Gltf {
  readonly scenes: readonly {
    readonly nodes: readonly number[];
    readonly extras?: { readonly stops?: Glb['stops'] };
  }[];
  readonly nodes: readonly GltfNode[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<string, number>>;
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly count: number;
  }[];
  readonly bufferViews: readonly {
    readonly extensions: {
      readonly EXT_meshopt_compression: {
        readonly byteOffset?: number;
        readonly byteLength: number;
        readonly byteStride: number;
        readonly count: number;
        readonly mode: 'ATTRIBUTES' | 'TRIANGLES';
        readonly filter?: 'NONE' | 'OCTAHEDRAL';
      };
    };
  }[];
  readonly materials: readonly {
    readonly name: string;
    readonly doubleSided?: boolean;
    readonly emissiveFactor?: readonly number[];
    readonly pbrMetallicRoughness?: {
      readonly baseColorFactor?: readonly number[];
      readonly roughnessFactor?: number;
      readonly metallicFactor?: number;
    };
    readonly extensions?: {
      readonly KHR_materials_clearcoat?: unknown;
      readonly KHR_materials_emissive_strength?: { readonly emissiveStrength: number };
      readonly KHR_materials_transmission?: { readonly transmissionFactor: number };
    };
  }[];
}

/** Three numbers, normalized to 1. */
export interface Attribute {
  readonly array: Int8Array | Int16Array | Uint8Array;
  readonly componentType: number;
  readonly stride: number;
}

export interface GlbMaterial {
  readonly name: string;
  readonly doubleSided: boolean;
  /** Linear RGB. */
  readonly color: readonly [red: number, green: number, blue: number];
  readonly roughness: number;
  readonly metalness: number;
  readonly emissive: readonly number[];
  readonly emissiveStrength: number;
  readonly clearcoat: boolean;
  readonly transmission: number;
}

export interface GlbPart {
  readonly material: GlbMaterial;
  /** A matrix of 4 by 4, column by column, that scales evenly and may mirror. */
  readonly place: readonly number[];
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly index: Uint32Array;
}

/** The viewer's camera, in meters. */
export interface Stop {
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Vertical angle of view in degrees. */
  readonly fov?: number;
}

export const stopNames = ['front', 'side', 'rear', 'seats', 'dash'] as const;
export type StopName = (typeof stopNames)[number];

export interface Glb {
  readonly parts: readonly GlbPart[];
  readonly stops: Readonly<Record<StopName, Stop>>;
}
