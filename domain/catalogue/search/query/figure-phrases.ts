import { readLength } from '../../will-it-fit.ts';
import {
  type Bounds,
  type Condition,
  figureCondition,
  negated,
  priceCondition,
  type Size,
  seatCondition,
  sizeCondition,
  yearCondition,
} from '../condition.ts';
import { denials } from './phrase-list.ts';
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

/** Words before a figure that say on which side of it. */
const bounding = String.raw`(?:(?:(?<below>under|below|(?:less|fewer|slower) than)|(?<upTo>(?:no|not) more than|at most|max(?:imum|\.)?(?: of)?)|(?<above>over|above|(?:more|faster) than)|at least|(?:no|not) (?:less|fewer) than|min(?:imum)?(?: of)?|up to) )?`;

type Groups = RegExpExecArray['groups'];

/** The bounds of a figure behind {@link bounding}: at least so much without a word for another. */
function boundsBy({ below, upTo, above }: NonNullable<Groups>, figure: number): Bounds {
  if (below !== undefined) return { below: figure };
  if (upTo !== undefined) return { upTo: figure };
  return above !== undefined ? { above: figure } : { from: figure };
}

const people =
  '(?:seat(?:er|ed)?s?|passengers?|persons?|people|ppl|pax|adults?|riders?|asientos|personas|pasajeros)';
const seats: readonly PhraseReader[] = [
  '\\b(?:for )?(?<seats>\\d{1,2}) adults? (?:and |plus )?(?<more>\\d{1,2}) (?:kids?|children)\\b',
  `(?<!\\w)(?:(?<not>${denials})(?: an?)? |${bounding})(?:(?:for|para) )?(?<seats>\\d{1,2}) ?${people}\\b(?<less> or (?:less|fewer)\\b)?`,
  '\\bseats? (?:for )?(?<seats>\\d{1,2})\\b(?![,.]?\\d)',
  '\\b(?:(?:family|group|party) of|for) (?<seats>\\d{1,2})\\b(?![,.]?\\d)(?! ?k\\b)',
].map((pattern) => ({
  pattern: new RegExp(pattern),
  read: ({ groups = {} }) => {
    const seats = Number(groups.seats) + Number(groups.more ?? 0);
    if (seats < 1 || seats > 20) return undefined;
    return { condition: seatsWithin(groups, seats), isBinding: true };
  },
}));

function seatsWithin({ not, less, ...groups }: NonNullable<Groups>, seats: number): Condition {
  const { below, upTo = less && seats, above } = boundsBy(groups, seats);
  const fewerThan = below ?? (upTo === undefined ? undefined : Number(upTo) + 1);
  if (fewerThan !== undefined && fewerThan > 3) return negated(seatCondition(fewerThan));
  if (not !== undefined && seats > 2) return negated(seatCondition(seats));
  const isMore = above !== undefined || (not !== undefined && seats === 2);
  // Who rides alone takes a cart for two.
  return seatCondition(Math.max(2, fewerThan === undefined ? seats + Number(isMore) : 2));
}

const year = '((?:19|20)\\d\\d)';
const years: readonly PhraseReader[] = [
  yearReader(
    `\\b(?:(?:between|from) )?${year}(?: ?– ?| (?:(?:to|through|and) )?)${year}\\b`,
    (one, other) => ({ from: Math.min(one, other), upTo: Math.max(one, other) }),
  ),
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
  '(\\$ ?)?(\\d[\\d,]*(?:\\.\\d+)?) ?(k|thousand|grand)?(?:ish)?(?!\\w| ?(?:["”″\'’′]|(?:inch(?:es)?|ft|feet|foot|mph|miles?|years?|lbs?|pounds?)\\b))(?: ?(?:dollars|bucks|usd)\\b)?';
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
  // A figure by itself is a price where it says so, or is as round as one: 7000, 6995.
  {
    pattern: new RegExp(`(?<![\\w$,.])${amount}`),
    read: ([text, sign, figure = '', k]) => {
      const isMarked = sign !== undefined || k !== undefined || /[a-z]$|,/.test(text);
      const isRound = Number(figure) >= leastPlainUsd && /(?:[05]00|9[59])$/.test(figure);
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
const length = `(?<length>\\d{1,3}(?:\\.\\d)?(?: ?(?:['’′]|ft|feet|foot)(?: ?\\d{1,2}(?:\\.\\d)?(?: ?${inchMark})?)?| ?(?:${inchMark}|cm))?)(?![\\w.])`;
const sizeWords = '(?<size>(?:garage )?doors?|garage|opening|ceiling|gate|height|width|length)';
const dimensions: readonly PhraseReader[] = [
  `(?<!\\w)${bounding}${length} (?:(?<size>tall|high|wide|long)|${sizeWords})\\b(?<less> or less\\b)?`,
  `\\b(?<size>(?<below>lower|shorter|narrower)) than ${length}`,
  `\\b(?<size>(?<above>taller|higher|wider|longer)) than ${length}`,
  `\\b(?:max(?:imum|\\.)? )?${sizeWords} (?:is |of )?${bounding}${length}`,
].map((pattern) => ({
  pattern: new RegExp(pattern),
  read: ({ groups = {} }) => {
    const inches = lengthOf(groups.length ?? '');
    if (inches === undefined) return undefined;
    const { from = inches, ...bounds } = boundsBy(groups, inches);
    const isOpen = bounds.below === undefined && bounds.above === undefined;
    const condition = sizeCondition(
      sizeNamed(groups.size ?? '', inches),
      isOpen ? { upTo: from } : bounds,
    );
    return { condition, isBinding: true };
  },
}));

/** What is higher than this many inches is no cart: "shorter than 10 feet" speaks of its length. */
const mostHeightIn = 96;

function sizeNamed(word: string, inches: number): Size {
  if (/^(?:wid|nar|gate)/.test(word)) return 'width';
  return /^lon|^len/.test(word) || (word === 'shorter' && inches > mostHeightIn)
    ? 'length'
    : 'height';
}

/** Shortest length in inches that is read without a unit; a smaller figure is feet. */
const leastPlainInches = 20;

function lengthOf(text: string): number | undefined {
  const [, centimeters] = /^([\d.]+) ?cm$/.exec(text) ?? [];
  if (centimeters !== undefined) return Math.round(Number(centimeters) / 2.54);
  return Number(text) >= leastPlainInches ? Number(text) : readLength(text);
}

const mph = '(?:mph|miles (?:an|per) hour)';
const figures: readonly PhraseReader[] = (
  [
    [
      `(?:(?:top |max(?:imum)? )speed(?: of| is)? )${bounding}(?<figure>\\d{1,2})(?: ?${mph})?`,
      'speed',
    ],
    [`(?:go(?:es)? )?${bounding}(?<figure>\\d{1,2}) ?${mph}(?: top speed)?`, 'speed'],
    [`range (?:of |is )?${bounding}(?<figure>\\d{2,3})(?: ?(?:miles?|mi))?`, 'range'],
    [
      `${bounding}(?<figure>\\d{2,3}) ?(?:miles?|mi)(?:(?: of)? range| (?:per|on (?:a|one)) charge)?`,
      'range',
    ],
    [
      `(?:(?:carr(?:y|ies)|hauls?|tows?|holds?|payload(?: of)?|capacity(?: of)?) )?${bounding}(?<figure>\\d[\\d,]{2,4}) ?(?:lbs?|pounds?)(?: (?:payload|capacity))?`,
      'payload',
    ],
  ] as const
).map(([pattern, figure]) => ({
  pattern: new RegExp(`(?<!\\w)${pattern}\\b(?![,.]?\\d)`),
  read: ({ 0: text, input, groups = {} }) => {
    // No row says what a cart weighs.
    if (input.includes('weigh')) return undefined;
    const value = Number(groups.figure?.replaceAll(',', ''));
    // What goes up to 20 mph goes no faster; what goes up to 50 miles goes as far.
    const bounds =
      text.includes('up to') && figure === 'speed' ? { upTo: value } : boundsBy(groups, value);
    return { condition: figureCondition(figure, bounds), isBinding: true };
  },
}));

/** The phrases that are looked for before the names of makes and series. */
export const figurePhrases: readonly PhraseReader[] = [
  ...dimensions,
  ...seats,
  ...years,
  ...figures,
  ...money,
];
