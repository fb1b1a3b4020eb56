/** A model as the viewer draws it. */

/** A vertex attribute as it is sent to the graphics processor: three numbers, normalized to 1. */
export interface Attribute {
  readonly array: Int8Array | Int16Array | Uint8Array;
  /** The type of its numbers, as glTF and WebGL number the types. */
  readonly componentType: number;
  /** Numbers in one vertex, of which the first three are used. */
  readonly stride: number;
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

/** Triangles of one material. */
export interface GlbPart {
  readonly material: GlbMaterial;
  /** Where it is: a matrix of 4 by 4, column by column, that scales evenly and may turn it round. */
  readonly place: readonly number[];
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
export type StopName = (typeof stopNames)[number];

/** A model: what is drawn, and where it is seen from. */
export interface Glb {
  readonly parts: readonly GlbPart[];
  readonly stops: Readonly<Record<StopName, Stop>>;
}
