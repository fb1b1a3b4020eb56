import { picturedModel } from '../../domain/catalogue/known-models/cart-picture.ts';
import outlines from './cart-outlines.json' with { type: 'json' };

/** Two views of a cart as lines, made from its 3D model by `npm run imagery -- --outlines`. */
export interface CartOutline {
  /** From its left side, and from the front. The later areas lie on the earlier. */
  readonly side: readonly OutlineArea[];
  readonly front: readonly OutlineArea[];
  /** Where the axles are in the side view, in tenths of an inch. */
  readonly frontAxle: number;
  readonly rearAxle: number;
  /** How wide it is from the front, mirrors and steps included, in tenths of an inch. */
  readonly acrossAll: number;
  /** How wide its painted body is, which is what a data sheet calls the width. */
  readonly acrossBody: number;
}

/** The width of a cart with its mirrors, in inches, from that of its body (spec S9.4). */
export function widthWithMirrors({ acrossAll, acrossBody }: CartOutline, width: number): number {
  return Math.round((10 * width * acrossAll) / acrossBody) / 10;
}

export interface OutlineArea {
  readonly tone: Tone;
  /**
   * An SVG path, to be filled by the even-odd rule: tenths of an inch, with the origin on the ground
   * under the cart's middle and y down.
   */
  readonly path: string;
}

export type Tone = 'body' | 'dark' | 'light' | 'seat' | 'tyre';

const byId = new Map(Object.entries(outlines as Readonly<Record<string, CartOutline>>));

/** The outline of a vehicle's model; `undefined` for one whose sizes are not known. */
export function cartOutlineOf(vehicleId: string): CartOutline | undefined {
  return byId.get(picturedModel(vehicleId)?.id ?? '');
}
