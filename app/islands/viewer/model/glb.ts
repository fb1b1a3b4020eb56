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
