import { formatPrice } from '../../money.ts';
import {
  type Attribute,
  attributeCondition,
  type Condition,
  negated,
  seatCondition,
} from './condition.ts';
import { maxSearchLength } from './filters.ts';
import { foldText, type Word, wordsOf } from './words.ts';

/** What a search text asks for: conditions from its phrases, and words for the rest (spec S5.11). */
export interface ReadQuery {
  /** The text between spaces, as it was written. */
  readonly tokens: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly words: readonly QueryWord[];
}

export interface Phrase {
  readonly condition: Condition;
  /** Places of its tokens. */
  readonly places: readonly number[];
}

export interface QueryWord {
  readonly word: Word;
  /** Of its token. */
  readonly place: number;
}

/** A name of the stock that a search text may say: a brand, a series. */
export interface KnownName {
  /** Finds it in folded text without hyphens; its only group, where it has one, is a negation. */
  readonly pattern: RegExp;
  readonly condition: Condition;
}

/** Words that say nothing on a site of golf carts. */
const emptyWords = new Set(['golf', 'cart', 'a', 'the', 'with', 'for', 'in', 'and', 'or']);

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const count = `(\\d{1,2}|${numbers.slice(1).join('|')})`;
const seatPatterns = [
  new RegExp(`\\b(?:for )?${count} ?(?:seat(?:er|ed)?s?|passengers?|persons?|people|pax)\\b`),
  new RegExp(`\\bseats? (?:for )?${count}\\b(?![,.]?\\d)`),
  new RegExp(`\\bfor ${count}\\b(?![,.]?\\d)(?! ?k\\b)`),
];

const amount = '(\\$ ?)?(\\d[\\d,]*(?:\\.\\d+)?) ?(k|thousand|grand)?(?![\\w])';
const between = new RegExp(
  `(?:\\b(?:between|from) )?(?<![\\w$])${amount}(?: to | and | |–)${amount}`,
);
const below = new RegExp(`\\b(?:under|below|less than|cheaper than) ${amount}`);
const upTo = new RegExp(`\\b(?:up to|at most|no more than|max(?:imum)?) ${amount}`);
const above = new RegExp(`\\b(?:over|above|more than) ${amount}`);
const fromOn = new RegExp(`\\b(?:at least|from|min(?:imum)?) ${amount}`);

const attributePatterns: readonly (readonly [Attribute, RegExp])[] = [
  ['streetLegal', /\b(?:street|road) ?legal\b|\blsvs?\b/],
  ['cargoBed', /\b(?:cargo|dump|flat) ?beds?\b|\butility\b/],
  ['enclosed', /\benclosed\b|\bcabins?\b/],
  ['used', /\b(?:used|pre ?owned|second ?hand)\b/],
  ['new', /\b(?:brand )?new\b/],
  ['gas', /\b(?:gas|gasoline|petrol)(?: powered)?\b/],
  ['electric', /\belectric(?: powered)?\b/],
  ['lifted', /\blifted\b/],
];
const attributePhrases = attributePatterns.map(
  ([attribute, pattern]) => [attribute, negatable(pattern)] as const,
);

/** Finds "gas" in "not gas" together with the negation, which becomes the only group. */
export function negatable(pattern: RegExp): RegExp {
  return new RegExp(`(?:\\b(not|non|no|without) (?:an? )?)?(?:${pattern.source})`, pattern.flags);
}

/**
 * Reads a search text. `names` are the brands and series of the stock, longest first; a phrase whose
 * condition the stock knows nothing about (`isKnown`) is left among the words.
 */
export function readQuery(
  q: string,
  names: readonly KnownName[],
  isKnown: (condition: Condition) => boolean,
): ReadQuery {
  const tokens = q.split(/\s+/).filter((token) => token !== '');
  const texts = foldedWithin(maxSearchLength, tokens);
  // A token keeps its place: folding may change its length, so places are counted in folded text.
  const folded = texts.map((text) => text.replaceAll('-', ' ').replace(/[?!;]+$/, ''));
  const isTaken = folded.map(() => false);
  const phrases: Phrase[] = [];

  function take(pattern: RegExp, conditionOf: (match: RegExpExecArray) => Condition | undefined) {
    // What is taken becomes a separator that no phrase reaches across.
    const text = folded.map((token, index) => (isTaken[index] ? '\u0001' : token)).join(' ');
    const match = pattern.exec(text);
    const condition = match && conditionOf(match);
    if (!match || !condition || !isKnown(condition)) return;
    let start = 0;
    const within: number[] = [];
    for (const [index, token] of folded.entries()) {
      const length = isTaken[index] ? 1 : token.length;
      if (start < match.index + match[0].length && start + length > match.index) within.push(index);
      start += length + 1;
    }
    for (const index of within) isTaken[index] = true;
    phrases.push({ condition, places: within });
  }

  const takeNegatable = (pattern: RegExp, condition: Condition) =>
    take(pattern, ([, negation]) => (negation === undefined ? condition : negated(condition)));

  for (const pattern of seatPatterns) take(pattern, ([, seats = '']) => seatsIn(seats));
  take(between, ([, a$, a, ak, b$, b, bk]) => rangeOf([a$, a, ak], [b$, b, bk]));
  take(below, ([, sign, figure, k]) => priceCondition({ below: dollarsOf([sign, figure, k]) }));
  take(upTo, ([, sign, figure, k]) => priceCondition({ upTo: dollarsOf([sign, figure, k]) }));
  take(above, ([, sign, figure, k]) => priceCondition({ above: dollarsOf([sign, figure, k]) }));
  take(fromOn, ([, sign, figure, k]) => priceCondition({ from: dollarsOf([sign, figure, k]) }));
  for (const { pattern, condition } of names) takeNegatable(pattern, condition);
  for (const [attribute, pattern] of attributePhrases) {
    takeNegatable(pattern, attributeCondition(attribute));
  }
  const words = texts.flatMap((text, place) =>
    isTaken[place] ? [] : wordsOf(text).map((word) => ({ word, place })),
  );
  return { tokens, phrases, words: words.filter(({ word }) => !emptyWords.has(word.whole)) };
}

/** The tokens folded, `most` characters of them: one character may fold to eighteen (U+FDFA). */
function foldedWithin(most: number, tokens: readonly string[]): readonly string[] {
  let room = most;
  return tokens.map((token) => {
    const text = foldText(token).slice(0, room);
    room -= text.length;
    return text;
  });
}

function seatsIn(text: string): Condition | undefined {
  const seats = numbers.includes(text) ? numbers.indexOf(text) : Number(text);
  return seats >= 1 && seats <= 20 ? seatCondition(seats) : undefined;
}

type Figure = readonly [
  sign: string | undefined,
  figure: string | undefined,
  k: string | undefined,
];

/** US dollars: `12k`, `12,000`, `$12,000`; below a hundred it is thousands. */
function dollarsOf([sign, figure = '', k]: Figure): number {
  const value = Number(figure.replaceAll(',', ''));
  return k !== undefined || (sign === undefined && value < 100) ? value * 1_000 : value;
}

/** A range of prices; two plain figures that may be years or a model's name are none. */
function rangeOf(low: Figure, high: Figure): Condition | undefined {
  const isMarked = [low, high].some(([sign, , k]) => sign !== undefined || k !== undefined);
  const from = dollarsOf(low);
  const upTo = dollarsOf(high);
  const isPlain = !isMarked && (from < 3_000 || upTo < 3_000 || from >= 100_000);
  return isPlain || from >= upTo ? undefined : priceCondition({ from, upTo });
}

interface PriceLimits {
  readonly below?: number;
  readonly upTo?: number;
  readonly above?: number;
  readonly from?: number;
}

function priceCondition({ below, upTo, above, from }: PriceLimits): Condition {
  const words =
    from !== undefined && upTo !== undefined
      ? `${formatPrice(from)} to ${formatPrice(upTo)}`
      : below !== undefined
        ? `Under ${formatPrice(below)}`
        : upTo !== undefined
          ? `Up to ${formatPrice(upTo)}`
          : above !== undefined
            ? `Over ${formatPrice(above)}`
            : `From ${formatPrice(from)}`;
  return {
    key: words,
    label: words,
    holds: ({ price }) =>
      price !== undefined &&
      price < (below ?? Infinity) &&
      price <= (upTo ?? Infinity) &&
      price > (above ?? -Infinity) &&
      price >= (from ?? -Infinity),
  };
}
