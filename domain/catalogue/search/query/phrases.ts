import {
  type Attribute,
  attributeCondition,
  type Bounds,
  type Condition,
  negated,
  priceCondition,
  rangeCondition,
  seatCondition,
  speedCondition,
  yearCondition,
} from '../condition.ts';
import type { Sort } from '../filters.ts';

/** What a phrase asks for. */
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

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const count = `(\\d{1,2}|${numbers.slice(1).join('|')})`;
const seats: readonly PhraseReader[] = [
  `\\b(?:for )?${count} ?(?:seat(?:er|ed)?s?|passengers?|persons?|people|pax)\\b`,
  `\\bseats? (?:for )?${count}\\b(?![,.]?\\d)`,
  `\\bfor ${count}\\b(?![,.]?\\d)(?! ?k\\b)`,
].map((pattern) => ({
  pattern: new RegExp(pattern),
  read: ([, text = '']) => {
    const seats = numbers.includes(text) ? numbers.indexOf(text) : Number(text);
    return seats >= 1 && seats <= 20 ? { condition: seatCondition(seats) } : undefined;
  },
}));

const year = '((?:19|20)\\d\\d)';
const years: readonly PhraseReader[] = [
  yearReader(`\\b(?:(?:between|from) )?${year} (?:to|through|and) ${year}\\b`, (from, upTo) => ({
    from,
    upTo,
  })),
  yearReader(`\\b${year} ?(?:\\+|(?:or|and) (?:newer|later|up|above)\\b)`, (from) => ({ from })),
  yearReader(`\\b(?:since|from) ${year}\\b`, (from) => ({ from })),
  yearReader(`\\b(?:newer than|after) ${year}\\b`, (before) => ({ from: before + 1 })),
  yearReader(`\\b${year} (?:or|and) (?:older|earlier)\\b`, (upTo) => ({ upTo })),
  yearReader(`\\b(?:older than|before) ${year}\\b`, (after) => ({ upTo: after - 1 })),
];

function yearReader(
  pattern: string,
  boundsOf: (first: number, second: number) => Bounds,
): PhraseReader {
  return {
    pattern: new RegExp(pattern),
    read: ([, first, second]) => ({
      condition: yearCondition(boundsOf(Number(first), Number(second))),
    }),
  };
}

const amount = '(\\$ ?)?(\\d[\\d,]*(?:\\.\\d+)?) ?(k|thousand|grand)?(?![\\w])';
const money: readonly PhraseReader[] = [
  {
    pattern: new RegExp(`(?:\\b(?:between|from) )?(?<![\\w$])${amount}(?: to | and | |–)${amount}`),
    read: ([, a$, a, ak, b$, b, bk]) => rangeOf([a$, a, ak], [b$, b, bk]),
  },
  moneyReader('under|below|less than|cheaper than', (below) => ({ below })),
  moneyReader('up to|at most|no more than|max(?:imum)?', (upTo) => ({ upTo })),
  moneyReader('over|above|more than', (above) => ({ above })),
  moneyReader('at least|from|min(?:imum)?', (from) => ({ from })),
];

function moneyReader(words: string, boundsOf: (dollars: number) => Bounds): PhraseReader {
  return {
    pattern: new RegExp(`\\b(?:${words}) ${amount}`),
    read: ([, sign, figure, k]) => ({
      condition: priceCondition(boundsOf(dollarsOf([sign, figure, k]))),
    }),
  };
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
function rangeOf(low: Figure, high: Figure): PhraseRequest | undefined {
  const isMarked = [low, high].some(([sign, , k]) => sign !== undefined || k !== undefined);
  const from = dollarsOf(low);
  const upTo = dollarsOf(high);
  const isPlain = !isMarked && (from < 3_000 || upTo < 3_000 || from >= 100_000);
  return isPlain || from >= upTo ? undefined : { condition: priceCondition({ from, upTo }) };
}

const figures: readonly PhraseReader[] = [
  {
    pattern: /\b(\d{1,2}) ?(?:mph|miles (?:an|per) hour)\b/,
    read: ([, mph]) => ({ condition: speedCondition(Number(mph)) }),
  },
  {
    pattern: /\b(\d{2,3}) ?(?:miles?|mi)\b(?: (?:of )?range\b)?/,
    read: ([, miles]) => ({ condition: rangeCondition(Number(miles)) }),
  },
];

/** The phrases that are looked for before the names of makes and series. */
export const figurePhrases: readonly PhraseReader[] = [...seats, ...years, ...money, ...figures];

/** The last: asked for even where the stock says of no cart whether it is so. */
const attributePatterns: readonly (readonly [Attribute, RegExp, true?])[] = [
  ['streetLegal', /\b(?:street|road) ?legal\b|\blsvs?\b/, true],
  ['fourWheelDrive', /\b4 ?x ?4\b|\b4 ?wd\b|\bawd\b|\b(?:four|4|all) wheel drive\b/, true],
  ['cargoBed', /\b(?:cargo|dump|flat) ?beds?\b|\butility\b/],
  ['enclosed', /\benclosed\b|\bcabins?\b/],
  ['used', /\b(?:used|pre ?owned|second ?hand)\b/],
  ['new', /\b(?:brand )?new\b/],
  ['gas', /\b(?:gas|gasoline|petrol)(?: powered)?\b/],
  ['electric', /\belectric(?: powered)?\b/],
  ['lifted', /\blifted\b/],
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
  ...orders.map(([sort, label, pattern]) => ({
    pattern,
    read: () => ({ sort, condition: { key: `sort ${sort}`, label, holds: () => true } }),
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
