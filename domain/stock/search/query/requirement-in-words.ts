import { capitalized, uncapitalized } from '../../../text/wording.ts';
import type { CartFacts } from '../cart-facts.ts';
import { seatColorWords } from '../condition.ts';
import type { Requirement } from './requirements.ts';

const colors = new RegExp(`^(?:${seatColorWords}|yellow|purple|pink|gold|teal|maroon|bronze)$`);

export function isColor(word: string): boolean {
  return colors.test(word);
}

export function labelOf({ condition, cart, texts = [], kind, isDenied }: Requirement): string {
  if (condition !== undefined) return condition.label;
  const [text] = texts;
  if (text === undefined) return capitalized(cart ?? 'a cart that is no longer listed');
  if (isDenied) return kind === 'color' ? `Not ${text}` : `Without “${text}”`;
  return [...new Set(texts.map((one) => `“${one}”`))].join(' or ');
}

/** What the cart is or has instead. */
export function missedBy(cart: CartFacts, requirement: Requirement): string {
  const { condition, texts: [text] = [], isDenied } = requirement;
  const label = labelOf(requirement);
  if (condition !== undefined) {
    return condition.missed?.(cart) ?? condition.negation ?? `Not ${uncapitalized(label)}`;
  }
  if (text === undefined) return `Not ${label}`;
  if (isDenied) return `Listed with “${text}”`;
  return colors.test(text) ? `Not ${text}` : `${label} not listed`;
}
