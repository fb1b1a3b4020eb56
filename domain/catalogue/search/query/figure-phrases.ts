import { readLength } from '../../will-it-fit.ts';
import {
  type Bounds,
  priceCondition,
  rangeCondition,
  seatCondition,
  sizeCondition,
  speedCondition,
  yearCondition,
} from '../condition.ts';
import type { PhraseReader, PhraseRequest } from './phrases.ts';

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

const amount =
  '(\\$ ?)?(\\d[\\d,]*(?:\\.\\d+)?) ?(k|thousand|grand)?(?!\\w| ?(?:["”″\'’′]|(?:inch(?:es)?|ft|feet|foot|mph|miles?|years?|lbs?)\\b))';
const money: readonly PhraseReader[] = [
  {
    pattern: new RegExp(`(?:\\b(?:between|from) )?(?<![\\w$])${amount}(?: to | and | |–)${amount}`),
    read: ([, a$, a, ak, b$, b, bk]) => rangeOf([a$, a, ak], [b$, b, bk]),
  },
  moneyReader('under|below|less than|cheaper than', (below) => ({ below })),
  moneyReader('up to|at most|no more than|max(?:imum)?', (upTo) => ({ upTo })),
  moneyReader('over|above|more than', (above) => ({ above })),
  moneyReader('at least|from|min(?:imum)?', (from) => ({ from })),
  moneyReader('around|about|roughly|approximately|near|circa|~', about),
  // A figure by itself is a price where it says so.
  {
    pattern: new RegExp(`(?<![\\w$,.])${amount}(?: (?:dollars|bucks)\\b)?`),
    read: (match) => {
      const [text, sign, figure, k] = match;
      const isMoney = sign !== undefined || k !== undefined || /[a-z]$/.test(text);
      return isMoney
        ? { condition: priceCondition(about(dollarsOf([sign, figure, k]))) }
        : undefined;
    },
  },
];

/** By how much a price may differ from one that is said to be about so much. */
const aboutShare = 0.15;

function about(dollars: number): Bounds {
  return {
    from: Math.round(dollars * (1 - aboutShare)),
    upTo: Math.round(dollars * (1 + aboutShare)),
  };
}

function moneyReader(words: string, boundsOf: (dollars: number) => Bounds): PhraseReader {
  return {
    pattern: new RegExp(`(?<!\\w)(?:${words}) ?${amount}`),
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

const inchMark = `(?:["”″]|''|inch(?:es)?|in)`;
const length = `(?<length>\\d{1,3}(?:\\.\\d)?(?: ?(?:['’′]|ft|feet|foot)(?: ?\\d{1,2}(?:\\.\\d)?(?: ?${inchMark})?)?| ?${inchMark})?)(?![\\w.])`;
const below = '(?<below>under|below|less than)';
const atMost = '(?:up to|at most|no more than|max(?:imum|\\.)?)';
const dimensions: readonly PhraseReader[] = [
  `(?<![\\w.]|(?:over|above|than|least) )(?:(?:${below}|${atMost}) )?${length} (?<size>tall|high|wide)\\b(?: or less\\b)?`,
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
export const figurePhrases: readonly PhraseReader[] = [
  ...dimensions,
  ...seats,
  ...years,
  ...money,
  ...figures,
];
