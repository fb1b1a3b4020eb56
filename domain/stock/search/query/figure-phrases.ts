import { readLength } from '../../will-it-fit.ts';
import {
  type Bounds,
  beyond,
  type Figure,
  figureCondition,
  negated,
  seatCondition,
  yearCondition,
} from '../condition.ts';
import type { PhraseRequest, PhraseRow } from './phrase.ts';

const numbers = new Map<string, number>([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, number) => [word, number] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, tens) => [word, 10 * tens + 20] as const),
]);
const numberWord = new RegExp(`\\b(?:${[...numbers.keys()].join('|')})\\b`, 'g');

/** `"four seats"` → `"4 seats"`. */
export function withDigits(text: string): string {
  return text.replace(numberWord, (word) => `${numbers.get(word)}`);
}

const bounding = String.raw`(?<![\w$,.])(?:(?:(?<below>under|below|<|(?:less|fewer|slower|cheaper) than)|(?<upTo>at most|max(?:imum|\.)?(?: of| price)?|budget(?: is| of)?)|(?<above>over|above|>|(?:more|faster) than)|(?<from>at least|from|min(?:imum)?(?: of)?)|(?<reach>up to)|(?<about>around|about|roughly|approximately|near|circa|~)) ?)?`;

const trailing = String.raw`(?: ?(?:(?<less>(?:or|and) (?:less|fewer|under|below|cheaper|slower)|(?:max(?:imum)?|tops)(?! (?:price |of )?\$?\d))|(?<more>(?:or|and) (?:more|up|over|above|faster)))\b)?`;

type Groups = Readonly<Record<string, string | undefined>>;

/** `reach`: the bound of "up to"; "up to 50 miles" is at least 50. */
function boundsBy(groups: Groups, figure: number, reach: 'from' | 'upTo'): Bounds | undefined {
  const { below, upTo = groups.less, above, from = groups.more } = groups;
  if (below !== undefined) return { below: figure };
  if (upTo !== undefined) return { upTo: figure };
  if (above !== undefined) return { above: figure };
  if (from !== undefined) return { from: figure };
  return groups.reach === undefined ? undefined : { [reach]: figure };
}

function row(
  examples: PhraseRow['examples'],
  patterns: readonly string[],
  read: (groups: Groups, match: RegExpExecArray) => PhraseRequest | undefined,
): PhraseRow {
  return {
    examples,
    patterns: patterns.map((pattern) => new RegExp(pattern, 'g')),
    read: (match) => read(match.groups ?? {}, match),
  };
}

function requestFor(figure: Figure, bounds: Bounds): PhraseRequest {
  const opposite = () => figureCondition(figure, beyond(bounds));
  return { condition: figureCondition(figure, bounds), opposite };
}

const inchMark = `(?:["”″]|''|inch(?:es)?|in)`;
const length = `(?<length>\\d{1,3}(?:\\.\\d)?(?: ?(?:['’′]|ft|feet|foot)(?: ?\\d{1,2}(?:\\.\\d)?(?: ?${inchMark})?)?| ?(?:${inchMark}|cm))?)(?![\\w.])`;
const sizeWords = '(?<size>(?:garage )?doors?|garage|opening|ceiling|gate|height|width|length)';

/** Inches above any cart's height: "shorter than 10 feet" means length. */
const maxHeightIn = 96;

function sizeNamed(word: string, inches: number): Figure {
  if (/^(?:wid|nar|gate)/.test(word)) return 'widthIn';
  return /^lon|^len/.test(word) || (word === 'shorter' && inches > maxHeightIn)
    ? 'lengthIn'
    : 'heightIn';
}

/** Inches; a smaller plain figure is feet. */
const minPlainInches = 20;

function lengthOf(text: string): number | undefined {
  const [, centimeters] = /^([\d.]+) ?cm$/.exec(text) ?? [];
  if (centimeters !== undefined) return Math.round(Number(centimeters) / 2.54);
  return Number(text) >= minPlainInches ? Number(text) : readLength(text);
}

const people = '(?:seat(?:er|ed)?s?|passengers?|persons?|people|ppl|pax|adults?|riders?)';

function seatsWithin({ upTo = Infinity, below = upTo + 1, above = 0, from = above + 1 }: Bounds) {
  const fewer = below > 3 && below < Infinity ? negated(seatCondition(below)) : undefined;
  // One rider takes a cart for two.
  return fewer ?? seatCondition(Math.max(2, below < Infinity ? 2 : from));
}

const year = '(?:19|20)\\d\\d';
const mph = '(?:mph|miles (?:an|per) hour)';

/** A figure alone is a minimum, except for hours and miles driven. */
function figureRow(
  figure: Figure,
  reach: 'from' | 'upTo',
  examples: PhraseRow['examples'],
  ...patterns: readonly string[]
): PhraseRow {
  const isUsage = figure === 'hours' || figure === 'mileage';
  return row(
    examples,
    patterns.map((pattern) => `(?<!\\w)${pattern}\\b(?![,.]?\\d)${trailing}`),
    (groups, { input }) => {
      // No row has a weight.
      if (input.includes('weigh')) return undefined;
      const value = Number(groups.figure?.replaceAll(',', ''));
      const plain = isUsage ? { upTo: value } : { from: value };
      return requestFor(figure, boundsBy(groups, value, reach) ?? plain);
    },
  );
}

const amount =
  '(?<sign>\\$ ?)?(?<figure>(?:[2-9]0 (?=[1-9] ?(?:k|thousand|grand)))?\\d[\\d,]*(?:\\.\\d+)?) ?(?<k>k|thousand|grand)?(?:ish)?(?!\\w| ?(?:["”″\'’′]|(?:inch(?:es)?|ft|feet|foot|mph|miles?|hours?|hrs?|years?|lbs?|pounds?)\\b))(?: ?(?:dollars|bucks|usd)\\b)?';

/** US dollars; a smaller plain figure may be a year or part of a name. */
const minPlainUsd = 3_000;

const aboutShare = 0.15;

/** `12k`, `12,000`, `$12,000`, `20 5 thousand`; thousands below a hundred. */
function usdOf({ sign, figure = '', k }: Groups): number {
  const value = Number(figure.replaceAll(',', '').replace('0 ', ''));
  return k !== undefined || (sign === undefined && value < 100) ? value * 1_000 : value;
}

export const figurePhrases: readonly PhraseRow[] = [
  row(
    {
      'under 6\'6" high': 'Under 78 inches tall',
      'fits through 48 inch gate': 'Up to 48 inches wide',
      'shorter than 10 feet': 'Under 120 inches long',
      'max. height 200 cm': 'Up to 79 inches tall',
    },
    [
      `${bounding}${length} (?:(?<size>tall|high|wide|long)|${sizeWords})\\b${trailing}`,
      `\\b(?<size>(?<below>lower|shorter|narrower)) than ${length}`,
      `\\b(?<size>(?<above>taller|higher|wider|longer)) than ${length}`,
      `\\b(?:max(?:imum|\\.)? )?${sizeWords} (?:is |of )?${bounding}${length}`,
    ],
    (groups) => {
      const { length = '', size = '' } = groups;
      const inches = lengthOf(length);
      // "4 door" is no height.
      if (inches === undefined || (/^\d$/.test(length) && /^doors?$/.test(size))) return undefined;
      const bounds = boundsBy(groups, inches, 'upTo') ?? { upTo: inches };
      return requestFor(sizeNamed(size, inches), bounds);
    },
  ),
  row(
    {
      '6-passenger': '6 or more seats',
      'for six': '6 or more seats',
      '4 adults and 2 kids': '6 or more seats',
      '2 plus 2': '4 or more seats',
      'three rows of seats': '6 or more seats',
      '4 to 6 seater': '4 or more seats',
      '6 seater or 8 seater': '6 or more seats',
      '2 seater': '2 seats',
      'no more than 4 seats': 'Fewer than 5 seats',
      'not a 2 seater': '3 or more seats',
    },
    [
      '\\b(?:for )?(?<seats>\\d{1,2}) adults? (?:and |plus )?(?<others>\\d{1,2}) (?:kids?|children)\\b',
      '\\b(?<seats>[24]) plus (?<others>2)\\b',
      '\\b(?<rows>[234]) rows?(?: of seats?)?\\b',
      // Of "4 to 6" the lower, as the nearest carts come first.
      `\\b(?:between )?(?<seats>\\d{1,2})(?: ?${people})?(?: (?:(?:to|or|and) )?|–)\\d{1,2} ?${people}\\b`,
      `${bounding}(?:(?:for|carry|holds?|fits?) )?(?<seats>\\d{1,2}) ?${people}\\b${trailing}`,
      '(?<seats>\\b\\d{1,2}) (?=(?:all )?(?:forward|front|rear) facing seats?\\b)',
      '\\bseats? (?:for )?(?<seats>\\d{1,2})\\b(?![,.]?\\d)',
      '\\b(?:(?:family|group|party) of|for) (?<seats>\\d{1,2})\\b(?![,.]?\\d)(?! ?k\\b)',
    ],
    (groups) => {
      const { rows = 0, seats: first = Number(rows) * 2, others = 0 } = groups;
      const seats = Number(first) + Number(others);
      if (seats < 1 || seats > 20) return undefined;
      const bounds = boundsBy(groups, seats, 'from') ?? { from: seats };
      // "2 seats" means exactly two.
      const opposite = bounds.from === 2 ? { above: 2 } : beyond(bounds);
      return { condition: seatsWithin(bounds), opposite: () => seatsWithin(opposite) };
    },
  ),
  row(
    { '2018-2020': '2018 to 2020', '2021 2019': '2019 to 2021' },
    [
      `\\b(?:(?:between|from) )?(?<one>${year})(?: ?– ?| +(?:(?:to|through|and) )?)(?<other>${year})\\b`,
    ],
    ({ one, other }) => {
      const [from, upTo] = [Number(one), Number(other)].sort((a, b) => a - b);
      return { condition: yearCondition({ from, upTo }) };
    },
  ),
  row(
    {
      '2024 or newer': '2024 or newer',
      'newer than 2020': '2021 or newer',
      'no older than 2018': '2018 or newer',
    },
    [
      `\\b(?:(?<from>since|from)|(?<above>newer than|after)|(?<below>older than|before)) (?<year>${year})\\b`,
      `\\b(?<year>${year}) ?(?:(?<from>\\+|(?:or|and) (?:newer|later|up|above)\\b)|(?<upTo>(?:or|and) (?:older|earlier)\\b))`,
    ],
    (groups) => {
      const bounds = boundsBy(groups, Number(groups.year), 'from') ?? {};
      const { above, from = above && above + 1, below, upTo = below && below - 1 } = bounds;
      const opposite = { from: upTo && upTo + 1, upTo: from && from - 1 };
      return { condition: yearCondition({ from, upTo }), opposite: () => yearCondition(opposite) };
    },
  ),
  figureRow(
    'topSpeedMph',
    'upTo',
    { 'top speed 25': '25 mph or more', 'up to 20 mph': 'Up to 20 mph' },
    `(?:top |max(?:imum)? )speed(?: of| is)? ${bounding}(?<figure>\\d{1,2})(?: ?${mph})?`,
    `(?:go(?:es)? )?${bounding}(?<figure>\\d{1,2}) ?${mph}(?: top speed)?`,
  ),
  figureRow(
    'hours',
    'upTo',
    { 'under 1000 hours': 'Under 1,000 hours', '200 hrs': 'Up to 200 hours' },
    `${bounding}(?<figure>\\d[\\d,]{0,5}) ?(?:engine |motor |run )?(?:hours?|hrs?)`,
  ),
  figureRow(
    'mileage',
    'upTo',
    { 'under 500 miles': 'Under 500 miles', 'less than 1,000 miles': 'Under 1,000 miles' },
    '(?<below>under|below|<|(?:less|fewer) than) ?(?<figure>\\d[\\d,]{0,6}) ?miles?(?! range)',
  ),
  figureRow(
    'rangeMiles',
    'from',
    { 'range over 50': 'Range of over 50 miles', 'up to 50 miles': 'Range of 50 miles or more' },
    `range (?:of |is )?${bounding}(?<figure>\\d{2,3})(?: ?(?:miles?|mi))?`,
    `${bounding}(?<figure>\\d{2,3}) ?(?:miles?|mi)(?:(?: of)? range| (?:per|on (?:a|one)) charge)?`,
  ),
  figureRow(
    'payloadLb',
    'from',
    { 'haul 1,000 lbs': 'Carries 1,000 lb or more', 'payload 800': 'Carries 800 lb or more' },
    `(?:(?:carr(?:y|ies)|hauls?|tows?|holds?) )?${bounding}(?<figure>\\d[\\d,]{2,4}) ?(?:lbs?|pounds?)(?: (?:payload|capacity))?`,
    `(?:payload|capacity)(?: of)? ${bounding}(?<figure>\\d[\\d,]{2,4})(?: ?(?:lbs?|pounds?))?`,
  ),
  row(
    { '8k to 12k': '$8,000 to $12,000', 'between 8,000 and 12,000': '$8,000 to $12,000' },
    [
      `(?<![\\w$])(?:(?:between|from) )?${amount}(?: to | and | +|–)${amount.replace(/<(\w+)>/g, '<$12>')}`,
    ],
    ({ sign, figure, k, sign2, figure2, k2 }) => {
      const from = usdOf({ sign, figure, k });
      const upTo = usdOf({ sign: sign2, figure: figure2, k: k2 });
      // Two plain figures may be years or a model's name.
      const isUnlikely = from < minPlainUsd || upTo < minPlainUsd || from >= 100_000;
      const isPlain = (sign ?? k ?? sign2 ?? k2) === undefined && isUnlikely;
      if (isPlain || from >= upTo) return undefined;
      return { condition: figureCondition('price', { from, upTo }) };
    },
  ),
  row(
    {
      'under $12,000': 'Under $12,000',
      'nothing over 10k': 'Up to $10,000',
      'fifteen thousand and up': '$15,000 or more',
      'my budget is 9000': 'Up to $9,000',
      '6995': '$5,946 to $8,044',
    },
    [`${bounding}${amount}(?: (?<budget>budget))?${trailing}`],
    (groups, { 0: text }) => {
      const { sign, figure = '', k, budget } = groups;
      if (sign === undefined && k === undefined && /^20[0-3][1-9]$/.test(figure)) return undefined;
      const dollars = usdOf(groups);
      const bounds = boundsBy(groups, dollars, 'upTo');
      if (bounds ?? budget) return requestFor('price', bounds ?? { upTo: dollars });
      // A figure alone is a price by a word beside it or by its roundness: 7000, 6995.
      const isRound = dollars >= minPlainUsd && /(?:[05]00|9[59])$/.test(figure);
      if (!isRound && !/[a-z$,~]/.test(text)) return undefined;
      const [from, upTo] = [1 - aboutShare, 1 + aboutShare].map((share) =>
        Math.round(dollars * share),
      );
      return { condition: figureCondition('price', { from, upTo }) };
    },
  ),
];
