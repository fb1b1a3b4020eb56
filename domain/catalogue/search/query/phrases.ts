import { type Attribute, attributeCondition } from '../attribute-condition.ts';
import {
  type Condition,
  heightKnown,
  negated,
  seatColorCondition,
  seatColorWords,
  seatCondition,
  speedCondition,
} from '../condition.ts';
import type { Sort } from '../filters.ts';

/** The request that a phrase makes. */
export interface PhraseRequest {
  readonly condition: Condition;
  /** The order it asks for. */
  readonly sort?: Sort;
  /** Asked for even where the stock says of no cart whether it is so. */
  readonly isBinding?: boolean;
}

/** A kind of phrase: how it is found in folded text without hyphens, and what it means. */
export interface PhraseReader {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => PhraseRequest | undefined;
}

/** Words for what a cart is. The last: asked for even where the stock says of no cart whether it is so. */
const attributePatterns: readonly (readonly [Attribute, RegExp, true?])[] = [
  ['streetLegal', /\b(?:street|road) ?legal\b|\blsvs?\b|\blow speed vehicles?\b/, true],
  ['fourWheelDrive', /\b4 ?x ?4\b|\b4 ?wd\b|\bawd\b|\b(?:four|4|all) wheel drive\b/, true],
  [
    'cargoBed',
    /\b(?:cargo|dump|flat) ?beds?\b|\butility\b|\b(?:for )?(?:my |the |a )?(?:farm|ranch|work|hauling|landscaping)\b/,
  ],
  ['enclosed', /\benclosed\b|\bcabins?\b/],
  ['used', /\b(?:used|pre ?owned|second ?hand)\b/],
  ['new', /\b(?:brand )?new\b/],
  ['gas', /\b(?:gas|gasoline|petrol)(?: powered)?\b/],
  ['electric', /\belectric(?: powered)?\b/],
  ['lifted', /\blifted\b/],
  ['inStock', /\b(?:in ?stock|available(?: (?:now|today))?|on (?:the )?lot)\b/],
  ['display', /\b(?:demos?|demo units?|display units?|floor models?|showroom units?)\b/, true],
];

/** Words for what a cart is good for, with what it needs to have for that. */
const usePatterns: readonly (readonly [Condition, RegExp])[] = [
  [seatCondition(4), /\b(?:for )?(?:my |the )?(?:kids?|children|famil(?:y|ies)|grandkids)\b/],
  [seatCondition(6), /\b(?:shuttles?|people movers?|large famil(?:y|ies)|guests)\b/],
  [heightKnown, /\b(?:height|dimensions|sizes?)\b/],
  [speedCondition(20), /\b(?:fast(?:est|er)?|speedy)\b/],
];

const orders: readonly (readonly [Sort, string, RegExp])[] = [
  [
    'price',
    'Lowest price first',
    /\b(?:cheap(?:est)?|affordable|inexpensive|budget|low(?:est)? priced?)\b/,
  ],
  ['newest', 'Newest first', /\b(?:newest|latest)\b/],
  ['range', 'Longest range first', /\blong(?:est)? range\b/],
];

/** The phrases that are looked for after the names of makes and series. */
export const attributePhrases: readonly PhraseReader[] = [
  ...attributePatterns.map(([attribute, pattern, isBinding]) => ({
    ...negatable(pattern, attributeCondition(attribute), isBinding),
  })),
  ...usePatterns.map(([condition, pattern]) => ({
    pattern,
    read: () => ({ condition, isBinding: true }),
  })),
  {
    pattern: new RegExp(
      `\\b(${seatColorWords}) (?:leather |vinyl )?(?:seat(?:s|ing)?|interior|upholstery)\\b`,
    ),
    read: ([, color = '']) => ({ condition: seatColorCondition(color), isBinding: true }),
  },
  ...orders.map(([sort, label, pattern]) => ({
    pattern,
    read: () => ({
      sort,
      condition: { key: `sort ${sort}`, kind: 'order' as const, label, holds: () => true },
    }),
  })),
];

/** Finds "gas" in "not gas" together with the negation, which turns the condition round. */
export function negatable(pattern: RegExp, condition: Condition, isBinding = false): PhraseReader {
  return {
    pattern: new RegExp(
      `(?:\\b(not|non|no|without) (?:an? )?)?(?:${pattern.source})`,
      pattern.flags,
    ),
    read: ([, negation]) => ({
      condition: negation === undefined ? condition : negated(condition),
      isBinding,
    }),
  };
}

/** Words of phrases, to which a misspelled one may be corrected. */
export const phraseWords = `
  affordable automatic black brown cabin cargo cheap cheapest delivery electric enclosed financing
  gasoline green hours inexpensive latest legal lifted lithium newer newest older orange parts
  passenger people petrol purple rental repair seater seats service silver since street trade under
  utility white yellow
`.match(/\w+/g) as readonly string[];
