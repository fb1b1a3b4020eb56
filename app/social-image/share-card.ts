import type { CartLook } from '../drawings/cart.tsx';
import { hashOf, landscapeCount } from '../ui/hero-art.ts';

/** What the sharing picture of a page shows. Two pages with equal cards share one picture. */
export interface ShareCard {
  /** A short line above the title. */
  readonly kicker?: string;
  readonly title: string;
  /** The one figure a visitor looks for, such as a price. */
  readonly figure?: string;
  /** Up to three facts, a line each. */
  readonly facts?: readonly string[];
  readonly art:
    | { readonly kind: 'landscape'; readonly index: number }
    | { readonly kind: 'cart'; readonly look: CartLook };
}

/** Width and height in pixels (specification 001 §9.10). */
export const shareSize = { width: 1200, height: 630 } as const;

/** The landscape a page's head shows for the same seed. */
export function landscapeFor(seed: string): ShareCard['art'] {
  return { kind: 'landscape', index: hashOf(seed) % landscapeCount };
}

/** The card in one line, for its alt text. */
export function cardInWords({ kicker, title, figure, facts = [] }: ShareCard): string {
  return [kicker, title, figure, ...facts].filter((part) => part !== undefined).join('. ');
}
