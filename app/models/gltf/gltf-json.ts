/** The parts of glTF 2.0 that the viewer's models use. */
export interface Gltf {
  readonly scene?: number;
  readonly scenes: readonly { readonly nodes?: readonly number[] }[];
  readonly nodes: readonly GltfNode[];
  readonly meshes: readonly { readonly primitives: readonly GltfPrimitive[] }[];
  readonly materials?: readonly GltfMaterial[];
  readonly accessors: readonly GltfAccessor[];
  readonly bufferViews: readonly GltfBufferView[];
}

export interface GltfNode {
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly matrix?: readonly number[];
  readonly translation?: readonly [number, number, number];
  readonly rotation?: readonly [number, number, number, number];
  readonly scale?: readonly [number, number, number];
}

export interface GltfPrimitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly material?: number;
  readonly mode?: number;
}

export interface GltfAccessor {
  readonly bufferView?: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly normalized?: boolean;
  readonly count: number;
  readonly type: string;
}

export interface GltfBufferView {
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride?: number;
  readonly extensions?: {
    readonly EXT_meshopt_compression?: {
      readonly byteOffset?: number;
      readonly byteLength: number;
      readonly byteStride: number;
      readonly count: number;
      readonly mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES';
      readonly filter?: 'NONE' | 'OCTAHEDRAL' | 'QUATERNION' | 'EXPONENTIAL' | 'COLOR';
    };
  };
}

export interface GltfMaterial {
  readonly name?: string;
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: readonly number[];
    readonly metallicFactor?: number;
    readonly roughnessFactor?: number;
  };
  readonly emissiveFactor?: readonly number[];
  readonly alphaMode?: 'OPAQUE' | 'MASK' | 'BLEND';
  readonly doubleSided?: boolean;
  readonly extensions?: {
    readonly KHR_materials_clearcoat?: {
      readonly clearcoatFactor?: number;
      readonly clearcoatRoughnessFactor?: number;
    };
    readonly KHR_materials_transmission?: { readonly transmissionFactor?: number };
    readonly KHR_materials_emissive_strength?: { readonly emissiveStrength?: number };
  };
}
