import { findPicturedCart } from '../../../domain/stock/pictures/pictured-cart.ts';
import outlines from './cart-outlines.json' with { type: 'json' };

/** Made by `npm run imagery -- --outlines`. */
export interface CartOutline {
  /** Left side and front; later areas lie on earlier ones. */
  readonly side: readonly OutlineArea[];
  readonly front: readonly OutlineArea[];
  /** In the side view, in tenths of an inch. */
  readonly frontAxle: number;
  readonly rearAxle: number;
  /** Tenths of an inch, mirrors and steps included. */
  readonly acrossAll: number;
  /** Tenths of an inch of the painted body: the width of a data sheet. */
  readonly acrossBody: number;
}

/** In inches, from the width of the body (spec S9.4). */
export function widthWithMirrors({ acrossAll, acrossBody }: CartOutline, width: number): number {
  return Math.round((10 * width * acrossAll) / acrossBody) / 10;
}

export interface OutlineArea {
  readonly tone: Tone;
  /** For the even-odd rule, in tenths of an inch from the ground under the middle, y down. */
  readonly path: string;
}

export type Tone = 'body' | 'dark' | 'light' | 'seat' | 'tyre';

const byId = new Map(Object.entries(outlines as Readonly<Record<string, CartOutline>>));

export function cartOutlineOf(vehicleId: string): CartOutline | undefined {
  return byId.get(findPicturedCart(vehicleId)?.model.id ?? '');
}
