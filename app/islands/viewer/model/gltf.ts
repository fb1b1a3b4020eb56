import type { Glb } from './glb.ts';

/** A node of glTF 2.0, as far as our models use it. */
export interface GltfNode {
  readonly mesh: number;
  readonly translation: readonly [number, number, number];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

/** The parts of glTF 2.0 that our models use, as its specification names them. */
export interface Gltf {
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
