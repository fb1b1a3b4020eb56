import { readLength } from '../../will-it-fit.ts';
import {
  type Bounds,
  type Figure,
  leastCondition,
  priceCondition,
  seatCondition,
  sizeCondition,
  yearCondition,
} from '../condition.ts';
import type { PhraseReader, PhraseRequest } from './phrases.ts';

/** Words for numbers, each at its place. */
const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numberWord = new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'g');

/** Folded text with its numbers in digits: `"four seats"` → `"4 seats"`. */
export function withDigits(text: string): string {
  return text.replace(numberWord, (word) => String(numbers.indexOf(word)));
}

/** Words before a figure that is asked for at least. */
const atLeast = '(?:(?:at least|over|more than|minimum(?: of)?|up to) )?';

const people =
  '(?:seat(?:er|ed)?s?|passengers?|persons?|people|ppl|pax|adults?|riders?|asientos|personas|pasajeros)';
const seats: readonly PhraseReader[] = [
  '\\b(?:for )?(\\d{1,2}) adults? (?:and |plus )?(\\d{1,2}) (?:kids?|children)\\b',
  `(?<!\\w)${atLeast}(?:(?:for|para) )?(\\d{1,2}) ?${people}\\b`,
  '\\bseats? (?:for )?(\\d{1,2})\\b(?![,.]?\\d)',
  '\\b(?:(?:family|group|party) of|for) (\\d{1,2})\\b(?![,.]?\\d)(?! ?k\\b)',
].map((pattern) => ({
  pattern: new RegExp(pattern),
  read: ([, text, more = 0]) => {
    const seats = Number(text) + Number(more);
    // Who rides alone takes a cart for two.
    return seats >= 1 && seats <= 20 ? { condition: seatCondition(Math.max(2, seats)) } : undefined;
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

const amount =
  '(\\$ ?)?(\\d[\\d,]*(?:\\.\\d+)?) ?(k|thousand|grand)?(?!\\w| ?(?:["”″\'’′]|(?:inch(?:es)?|ft|feet|foot|mph|miles?|years?|lbs?|pounds?)\\b))(?: ?(?:dollars|bucks|usd)\\b)?';
const money: readonly PhraseReader[] = [
  {
    pattern: new RegExp(`(?:\\b(?:between|from) )?(?<![\\w$])${amount}(?: to | and | |–)${amount}`),
    read: ([, a$, a, ak, b$, b, bk]) => rangeOf([a$, a, ak], [b$, b, bk]),
  },
  moneyReader(`(?:under|below|less than|cheaper than) ?${amount}`, (below) => ({ below })),
  moneyReader(
    `(?:up to|at most|no more than|max(?:imum)?(?: price)?|budget(?: is| of)?) ?${amount}`,
    (upTo) => ({ upTo }),
  ),
  moneyReader(
    `${amount} ?(?:(?:or|and) (?:less|under|below|cheaper)|max(?:imum)?|tops|budget)\\b`,
    (upTo) => ({
      upTo,
    }),
  ),
  moneyReader(`(?:over|above|more than) ?${amount}`, (above) => ({ above })),
  moneyReader(`(?:at least|from|min(?:imum)?) ?${amount}`, (from) => ({ from })),
  moneyReader(`${amount} ?(?:or|and) (?:more|up|over|above)\\b`, (from) => ({ from })),
  moneyReader(`(?:around|about|roughly|approximately|near|circa|~) ?${amount}`, about),
  // A figure by itself is a price where it says so, or is as round as one.
  {
    pattern: new RegExp(`(?<![\\w$,.])${amount}`),
    read: ([text, sign, figure = '', k]) => {
      const isMarked = sign !== undefined || k !== undefined || /[a-z]$|,/.test(text);
      const isRound = Number(figure) >= leastPlainUsd && Number(figure) % 500 === 0;
      return isMarked || isRound
        ? { condition: priceCondition(about(dollarsOf([sign, figure, k]))) }
        : undefined;
    },
  },
];

/** The least plain figure that is read as US dollars; a smaller one may be a year or part of a name. */
const leastPlainUsd = 3_000;

/** By how much a price may differ from one that is said to be about so much. */
const aboutShare = 0.15;

function about(dollars: number): Bounds {
  return {
    from: Math.round(dollars * (1 - aboutShare)),
    upTo: Math.round(dollars * (1 + aboutShare)),
  };
}

function moneyReader(pattern: string, boundsOf: (dollars: number) => Bounds): PhraseReader {
  return {
    pattern: new RegExp(`(?<![\\w$,.])${pattern}`),
    read: ([, sign, figure = '', k]) => {
      // "Left over 2024" is a year.
      const isYear = sign === undefined && k === undefined && /^20[0-3][1-9]$/.test(figure);
      const dollars = dollarsOf([sign, figure, k]);
      return isYear ? undefined : { condition: priceCondition(boundsOf(dollars)) };
    },
  };
}

type Amount = readonly [
  sign: string | undefined,
  figure: string | undefined,
  k: string | undefined,
];

/** US dollars: `12k`, `12,000`, `$12,000`; below a hundred it is thousands. */
function dollarsOf([sign, figure = '', k]: Amount): number {
  const value = Number(figure.replaceAll(',', ''));
  return k !== undefined || (sign === undefined && value < 100) ? value * 1_000 : value;
}

/** A range of prices; two plain figures that may be years or a model's name are none. */
function rangeOf(low: Amount, high: Amount): PhraseRequest | undefined {
  const isMarked = [low, high].some(([sign, , k]) => sign !== undefined || k !== undefined);
  const from = dollarsOf(low);
  const upTo = dollarsOf(high);
  const isPlain = !isMarked && (from < leastPlainUsd || upTo < leastPlainUsd || from >= 100_000);
  return isPlain || from >= upTo ? undefined : { condition: priceCondition({ from, upTo }) };
}

const inchMark = `(?:["”″]|''|inch(?:es)?|in)`;
const length = `(?<length>\\d{1,3}(?:\\.\\d)?(?: ?(?:['’′]|ft|feet|foot)(?: ?\\d{1,2}(?:\\.\\d)?(?: ?${inchMark})?)?| ?${inchMark})?)(?![\\w.])`;
const below = '(?<below>under|below|less than)';
const atMost = '(?:up to|at most|no more than|max(?:imum|\\.)?)';
const dimensions: readonly PhraseReader[] = [
  `(?<![\\w.]|(?:over|above|than|least) )(?:(?:${below}|${atMost}) )?${length} (?<size>tall|high|wide|(?:garage )?doors?|garage|opening|ceiling)\\b(?: or less\\b)?`,
  `\\b(?<size>(?<below>lower|shorter|narrower)) than ${length}`,
  `\\b(?:${atMost} )?(?<size>height|width) (?:(?:${below}|${atMost}|of) )?${length}`,
].map((pattern) => ({
  pattern: new RegExp(pattern),
  read: ({ groups: { size = '', length = '', below } = {} }) => {
    const inches = lengthOf(length);
    if (inches === undefined) return undefined;
    const bounds = below === undefined ? { upTo: inches } : { below: inches };
    const condition = sizeCondition(/^(?:wid|nar)/.test(size) ? 'width' : 'height', bounds);
    return { condition, isBinding: true };
  },
}));

/** Shortest length in inches that is read without a unit; a smaller figure is feet. */
const leastPlainInches = 20;

function lengthOf(text: string): number | undefined {
  return Number(text) >= leastPlainInches ? Number(text) : readLength(text);
}

const figures: readonly PhraseReader[] = [
  [
    `(?:(?:top speed(?: of)?|faster than) |${atLeast})(\\d{1,2}) ?(?:mph|miles (?:an|per) hour)\\b`,
    'speed',
  ],
  [
    `${atLeast}(\\d{2,3}) ?(?:miles?|mi)\\b(?:(?: of)? range\\b| (?:per|on (?:a|one)) charge\\b)?`,
    'range',
  ],
  [
    `(?:(?:carry|haul|tow|payload(?: of)?) )?${atLeast}(\\d[\\d,]{2,4}) ?(?:lbs?|pounds?)\\b(?: (?:payload|capacity)\\b)?`,
    'payload',
  ],
].map(([pattern, figure]) => ({
  pattern: new RegExp(`(?<!\\w)${pattern}`),
  read: ([, text = '']) => ({
    condition: leastCondition(figure as Figure, Number(text.replaceAll(',', ''))),
  }),
}));

/** The phrases that are looked for before the names of makes and series. */
export const figurePhrases: readonly PhraseReader[] = [
  ...dimensions,
  ...seats,
  ...years,
  ...money,
  ...figures,
];
