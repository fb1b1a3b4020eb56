/**
 * By point: `light`, from 0 for a dark corner to 1 in the open; whether it can be `seen` at all; and
 * whether it is `turned`, seen only from behind. The renderer of the stills draws both sides of such
 * pieces, a viewer one.
 */
export interface Shading {
  readonly light: Float32Array;
  readonly seen: Uint8Array;
  readonly turned: Uint8Array;
}
