import { business } from '../../domain/business/identity.ts';
import type { CartLook } from '../drawings/cart.tsx';
import { type HeroArt, hashOf, heroSet } from '../drawings/hero-art.ts';

/** The content of the sharing picture of a page. Two pages with equal cards share one picture. */
export interface ShareCard {
  /** A short line above the title. */
  readonly kicker?: string;
  readonly title: string;
  /** The one figure a visitor looks for, such as a price. */
  readonly figure?: string;
  /** Up to three facts, a line each. */
  readonly facts?: readonly string[];
  readonly art: CardArt;
  /** Below the picture: that it does not show this very thing. */
  readonly caption?: string;
}

/** Behind the words a picture, beside them a photograph, a cart drawn or a map. */
export type CardArt =
  | { readonly kind: 'scene'; readonly set: string }
  | { readonly kind: 'photograph'; readonly set: string }
  | { readonly kind: 'cart'; readonly look: CartLook }
  | { readonly kind: 'map'; readonly slug: string };

/** A picture set by itself, as advertisements want it. */
export interface PlainPicture {
  readonly set: string;
}

/** Width and height in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Goes up when the way cards are drawn or a scene changes, so that no old picture is taken for a new one. */
const design = 9;

/** A card with the phone number of its foot. */
export interface CardToDraw extends ShareCard {
  readonly phone: string;
}

export function cardToDraw(card: ShareCard): CardToDraw {
  return { ...card, phone: business.phone.shown };
}

/** Names a card's picture by what it shows: in its address, its entity tag and its file. */
export function cardKey(card: ShareCard | PlainPicture): string {
  const content = JSON.stringify([design, 'set' in card ? card : cardToDraw(card)]);
  // Two hashes of 32 bits each: one alone would give two of some thousand cards the same name.
  return [`a${content}`, `b${content}`].map((text) => hashOf(text).toString(36)).join('');
}

/** The head of a page as its card shows it. */
export function cardArt(art: HeroArt): CardArt {
  return { kind: 'scene', set: heroSet(art) };
}

/** The card in one line, for its alt text. */
export function cardInWords({ kicker, title, figure, facts = [], caption }: ShareCard): string {
  return [kicker, title, figure, ...facts, caption].filter((part) => part !== undefined).join('. ');
}
