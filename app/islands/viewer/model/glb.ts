/** A model as the viewer draws it. */

/** A vertex attribute as it is sent to the graphics processor. */
export interface Attribute {
  readonly array: Int8Array | Int16Array | Uint8Array | Uint16Array | Float32Array;
  /** Of its numbers, as glTF and WebGL name it. */
  readonly componentType: number;
  /** Numbers in one vertex, of them `size` used from `offset` on. */
  readonly stride: number;
  readonly size: number;
  readonly offset: number;
  readonly normalized: boolean;
}

/** The attributes of its triangles, in glTF's terms. */
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

/** Where a part is in the scene, as glTF states it: a column-major matrix, or its parts. */
export interface Placement {
  readonly matrix?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

/** Triangles of one material. */
export interface GlbPart {
  readonly material: GlbMaterial;
  readonly placement: Placement;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly index: Uint32Array;
}

/** Where the viewer's camera stands and looks, in meters. */
export interface Stop {
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Vertical angle of view in degrees. */
  readonly fov?: number;
}

/** The views a model names, in the order of their buttons. */
export const stopNames = ['front', 'side', 'rear', 'seats', 'dash'] as const;
/** One of them. */
export type StopName = (typeof stopNames)[number];

/** A model: what is drawn, and where it is seen from. */
export interface Glb {
  readonly parts: readonly GlbPart[];
  readonly stops: Readonly<Record<StopName, Stop>>;
}
