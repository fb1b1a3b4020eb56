/** A cart as triangles in metres, standing on y = 0, y up and looking along +z. */
export interface CartModel {
  readonly parts: readonly ModelPart[];
}

/** All that is of one material. */
export interface ModelPart {
  readonly surface: Surface;
  /** Three numbers for each point. */
  readonly positions: Float32Array;
  /** Three numbers for each point, of length 1. */
  readonly normals: Float32Array;
  /** Red, green, blue and 255 for each point: what the surface's color is multiplied by (linear). */
  readonly shades: Uint8Array | undefined;
  /** Three points for each triangle. */
  readonly triangles: Uint32Array;
}

/** A material, in the terms that glTF and UsdPreviewSurface have in common. */
export interface Surface {
  /** Of imagery/cart/material.ts. */
  readonly name: string;
  /** Linear red, green and blue, 0 to 1. */
  readonly color: readonly [number, number, number];
  /** 1 for all but glass. */
  readonly opacity: number;
  readonly metalness: number;
  readonly roughness: number;
  /** Linear red, green and blue; above 1 for what glows brightly. */
  readonly emissive: readonly [number, number, number];
  readonly clearcoat: number;
  readonly clearcoatRoughness: number;
  readonly doubleSided: boolean;
}
