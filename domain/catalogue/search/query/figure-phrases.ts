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
import type { PhraseReader, PhraseRequest } from './phrases.ts';

/** Words for numbers, and what they are. */
const numbers = new Map<string, number>([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, number) => [word, number] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, tens) => [word, 10 * tens + 20] as const),
]);
const numberWord = new RegExp(`\\b(?:${[...numbers.keys()].join('|')})\\b`, 'g');

/** Folded text with its numbers in digits: `"four seats"` → `"4 seats"`. */
export function withDigits(text: string): string {
  return text.replace(numberWord, (word) => `${numbers.get(word)}`);
}

/** Words before a figure that say on which side of it. */
const bounding = String.raw`(?<![\w$,.])(?:(?:(?<below>under|below|<|(?:less|fewer|slower|cheaper) than)|(?<upTo>at most|max(?:imum|\.)?(?: of| price)?|budget(?: is| of)?)|(?<above>over|above|>|(?:more|faster) than)|(?<from>at least|from|min(?:imum)?(?: of)?)|(?<reach>up to)|(?<about>around|about|roughly|approximately|near|circa|~)) ?)?`;

/** Words behind it that do. */
const trailing = String.raw`(?: ?(?:(?<less>(?:or|and) (?:less|fewer|under|below|cheaper|slower)|(?:max(?:imum)?|tops)(?! (?:price |of )?\$?\d))|(?<more>(?:or|and) (?:more|up|over|above|faster)))\b)?`;

type Groups = Readonly<Record<string, string | undefined>>;

/** The bound that words around a figure say; "up to" may speak of what is asked for at least. */
function boundsBy(groups: Groups, figure: number, reach: 'from' | 'upTo'): Bounds | undefined {
  const { below, upTo = groups.less, above, from = groups.more } = groups;
  if (below !== undefined) return { below: figure };
  if (upTo !== undefined) return { upTo: figure };
  if (above !== undefined) return { above: figure };
  if (from !== undefined) return { from: figure };
  return groups.reach === undefined ? undefined : { [reach]: figure };
}

/** A phrase by a pattern with named groups. */
function phrase(
  pattern: string,
  read: (groups: Groups, match: RegExpExecArray) => PhraseRequest | undefined,
): PhraseReader {
  return { pattern: new RegExp(pattern, 'g'), read: (match) => read(match.groups ?? {}, match) };
}

function requestFor(figure: Figure, bounds: Bounds): PhraseRequest {
  const opposite = () => figureCondition(figure, beyond(bounds));
  return { condition: figureCondition(figure, bounds), opposite };
}

const people =
  '(?:seat(?:er|ed)?s?|passengers?|persons?|people|ppl|pax|adults?|riders?|asientos|personas|pasajeros)';
const seats: readonly PhraseReader[] = [
  '\\b(?:for )?(?<seats>\\d{1,2}) adults? (?:and |plus )?(?<others>\\d{1,2}) (?:kids?|children)\\b',
  // Of "4 to 6" the less: the carts nearest to it stand first.
  `\\b(?:between )?(?<seats>\\d{1,2})(?: (?:(?:to|or|and) )?|–)\\d{1,2} ?${people}\\b`,
  `${bounding}(?:(?:for|para) )?(?<seats>\\d{1,2}) ?${people}\\b${trailing}`,
  '(?<seats>\\b\\d{1,2}) (?=(?:all )?(?:forward|front|rear) facing seats?\\b)',
  '\\bseats? (?:for )?(?<seats>\\d{1,2})\\b(?![,.]?\\d)',
  '\\b(?:(?:family|group|party) of|for|para) (?<seats>\\d{1,2})\\b(?![,.]?\\d)(?! ?k\\b)',
].map((pattern) =>
  phrase(pattern, (groups) => {
    const seats = Number(groups.seats) + Number(groups.others ?? 0);
    if (seats < 1 || seats > 20) return undefined;
    const bounds = boundsBy(groups, seats, 'from') ?? { from: seats };
    // Of two seats a cart has exactly so many.
    const opposite = bounds.from === 2 ? { above: 2 } : beyond(bounds);
    return { condition: seatsWithin(bounds), opposite: () => seatsWithin(opposite) };
  }),
);

function seatsWithin({ upTo = Infinity, below = upTo + 1, above = 0, from = above + 1 }: Bounds) {
  const fewer = below > 3 && below < Infinity ? negated(seatCondition(below)) : undefined;
  // Who rides alone takes a cart for two.
  return fewer ?? seatCondition(Math.max(2, below < Infinity ? 2 : from));
}

const year = '(?:19|20)\\d\\d';
const years: readonly PhraseReader[] = [
  phrase(
    `\\b(?:(?:between|from) )?(?<one>${year})(?: ?– ?| +(?:(?:to|through|and) )?)(?<other>${year})\\b`,
    ({ one, other }) => {
      const [from, upTo] = [Number(one), Number(other)].sort((a, b) => a - b);
      return { condition: yearCondition({ from, upTo }) };
    },
  ),
  ...[
    `\\b(?:(?<from>since|from)|(?<above>newer than|after)|(?<below>older than|before)) (?<year>${year})\\b`,
    `\\b(?<year>${year}) ?(?:(?<from>\\+|(?:or|and) (?:newer|later|up|above)\\b)|(?<upTo>(?:or|and) (?:older|earlier)\\b))`,
  ].map((pattern) =>
    phrase(pattern, (groups) => {
      const {
        above,
        from = above && above + 1,
        below,
        upTo = below && below - 1,
      } = boundsBy(groups, Number(groups.year), 'from') ?? {};
      const opposite = { from: upTo && upTo + 1, upTo: from && from - 1 };
      return { condition: yearCondition({ from, upTo }), opposite: () => yearCondition(opposite) };
    }),
  ),
];

const amount =
  '(?<sign>\\$ ?)?(?<figure>(?:[2-9]0 (?=[1-9] ?(?:k|thousand|grand)))?\\d[\\d,]*(?:\\.\\d+)?) ?(?<k>k|thousand|grand)?(?:ish)?(?!\\w| ?(?:["”″\'’′]|(?:inch(?:es)?|ft|feet|foot|mph|miles?|years?|lbs?|pounds?)\\b))(?: ?(?:dollars|bucks|usd)\\b)?';
const money: readonly PhraseReader[] = [
  phrase(
    `(?<![\\w$])(?:(?:between|from) )?${amount}(?: to | and | +|–)${amount.replace(/<(\w+)>/g, '<$12>')}`,
    ({ sign, figure, k, sign2, figure2, k2 }) => {
      const from = dollarsOf({ sign, figure, k });
      const upTo = dollarsOf({ sign: sign2, figure: figure2, k: k2 });
      // Two plain figures that may be years or a model's name are none.
      const isUnlikely = from < leastPlainUsd || upTo < leastPlainUsd || from >= 100_000;
      const isPlain = (sign ?? k ?? sign2 ?? k2) === undefined && isUnlikely;
      if (isPlain || from >= upTo) return undefined;
      return { condition: figureCondition('price', { from, upTo }) };
    },
  ),
  phrase(`${bounding}${amount}(?: (?<budget>budget))?${trailing}`, (groups, { 0: text }) => {
    const { sign, figure = '', k, budget } = groups;
    // "Left over 2024" is a year.
    if (sign === undefined && k === undefined && /^20[0-3][1-9]$/.test(figure)) return undefined;
    const dollars = dollarsOf(groups);
    const bounds = boundsBy(groups, dollars, 'upTo');
    if (bounds ?? budget) return requestFor('price', bounds ?? { upTo: dollars });
    // A figure by itself is a price where it says so, or is as round as one: 7000, 6995.
    const isRound = dollars >= leastPlainUsd && /(?:[05]00|9[59])$/.test(figure);
    if (!isRound && !/[a-z$,~]/.test(text)) return undefined;
    const [from, upToAbout] = [1 - aboutShare, 1 + aboutShare].map((share) =>
      Math.round(dollars * share),
    );
    return { condition: figureCondition('price', { from, upTo: upToAbout }) };
  }),
];

/** The least plain figure that is read as US dollars; a smaller one may be a year or part of a name. */
const leastPlainUsd = 3_000;

/** By how much a price may differ from one that is said to be about so much. */
const aboutShare = 0.15;

/** US dollars: `12k`, `12,000`, `$12,000`, `20 5 thousand`; below a hundred it is thousands. */
function dollarsOf({ sign, figure = '', k }: Groups): number {
  const value = Number(figure.replaceAll(',', '').replace('0 ', ''));
  return k !== undefined || (sign === undefined && value < 100) ? value * 1_000 : value;
}

const inchMark = `(?:["”″]|''|inch(?:es)?|in)`;
const length = `(?<length>\\d{1,3}(?:\\.\\d)?(?: ?(?:['’′]|ft|feet|foot)(?: ?\\d{1,2}(?:\\.\\d)?(?: ?${inchMark})?)?| ?(?:${inchMark}|cm))?)(?![\\w.])`;
const sizeWords = '(?<size>(?:garage )?doors?|garage|opening|ceiling|gate|height|width|length)';
const dimensions: readonly PhraseReader[] = [
  `${bounding}${length} (?:(?<size>tall|high|wide|long)|${sizeWords})\\b${trailing}`,
  `\\b(?<size>(?<below>lower|shorter|narrower)) than ${length}`,
  `\\b(?<size>(?<above>taller|higher|wider|longer)) than ${length}`,
  `\\b(?:max(?:imum|\\.)? )?${sizeWords} (?:is |of )?${bounding}${length}`,
].map((pattern) =>
  phrase(pattern, (groups) => {
    const inches = lengthOf(groups.length ?? '');
    return inches === undefined
      ? undefined
      : requestFor(
          sizeNamed(groups.size ?? '', inches),
          boundsBy(groups, inches, 'upTo') ?? { upTo: inches },
        );
  }),
);

/** What is higher than this many inches is no cart: "shorter than 10 feet" speaks of its length. */
const mostHeightIn = 96;

function sizeNamed(word: string, inches: number): Figure {
  if (/^(?:wid|nar|gate)/.test(word)) return 'widthIn';
  return /^lon|^len/.test(word) || (word === 'shorter' && inches > mostHeightIn)
    ? 'lengthIn'
    : 'heightIn';
}

/** Shortest length in inches that is read without a unit; a smaller figure is feet. */
const leastPlainInches = 20;

function lengthOf(text: string): number | undefined {
  const [, centimeters] = /^([\d.]+) ?cm$/.exec(text) ?? [];
  if (centimeters !== undefined) return Math.round(Number(centimeters) / 2.54);
  return Number(text) >= leastPlainInches ? Number(text) : readLength(text);
}

const mph = '(?:mph|miles (?:an|per) hour)';
const figures: readonly PhraseReader[] = [
  // What goes up to 20 mph goes no faster; what goes up to 50 miles goes as far.
  ...figureReaders(
    'topSpeedMph',
    'upTo',
    `(?:top |max(?:imum)? )speed(?: of| is)? ${bounding}(?<figure>\\d{1,2})(?: ?${mph})?`,
    `(?:go(?:es)? )?${bounding}(?<figure>\\d{1,2}) ?${mph}(?: top speed)?`,
  ),
  ...figureReaders(
    'rangeMiles',
    'from',
    `range (?:of |is )?${bounding}(?<figure>\\d{2,3})(?: ?(?:miles?|mi))?`,
    `${bounding}(?<figure>\\d{2,3}) ?(?:miles?|mi)(?:(?: of)? range| (?:per|on (?:a|one)) charge)?`,
  ),
  ...figureReaders(
    'payloadLb',
    'from',
    `(?:(?:carr(?:y|ies)|hauls?|tows?|holds?) )?${bounding}(?<figure>\\d[\\d,]{2,4}) ?(?:lbs?|pounds?)(?: (?:payload|capacity))?`,
    `(?:payload|capacity)(?: of)? ${bounding}(?<figure>\\d[\\d,]{2,4})(?: ?(?:lbs?|pounds?))?`,
  ),
];

function figureReaders(figure: Figure, reach: 'from' | 'upTo', ...patterns: readonly string[]) {
  return patterns.map((pattern) =>
    phrase(`(?<!\\w)${pattern}\\b(?![,.]?\\d)${trailing}`, (groups, { input }) => {
      // No row says what a cart weighs.
      if (input.includes('weigh')) return undefined;
      const value = Number(groups.figure?.replaceAll(',', ''));
      return requestFor(figure, boundsBy(groups, value, reach) ?? { from: value });
    }),
  );
}

/** The phrases that are looked for before the names of makes and series. */
export const figurePhrases: readonly PhraseReader[] = [
  ...dimensions,
  ...seats,
  ...years,
  ...figures,
  ...money,
];
