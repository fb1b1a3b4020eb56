import { showrooms } from '../../business/identity.ts';
import { formatPrice } from '../../money.ts';
import { capitalized } from '../../text/wording.ts';
import { makeOf } from '../known-models/makes.ts';
import type { CartFacts } from './cart-facts.ts';
import { foldText } from './words.ts';

/** The subjects of conditions and words, in the order in which buyers give them up. */
export const kinds = [
  'order',
  'color',
  'word',
  'place',
  'year',
  'look',
  'speed',
  'condition',
  'make',
  'price',
  'use',
  'room',
] as const;
export type Kind = (typeof kinds)[number];

/** One thing a cart has to be, whether chosen from a list or typed. */
export interface Condition {
  /** Equal for equal conditions. */
  readonly key: string;
  readonly kind: Kind;
  /** In a visitor's words, as a chip shows it. */
  readonly label: string;
  /** What joins the label to "a cart" in a sentence: "with" tan seats. */
  readonly joint?: string;
  readonly holds: (facts: CartFacts) => boolean;
  /** The fact it looks at, where a cart, or a whole stock, may not state it. */
  readonly fact?: keyof CartFacts;
  /** The label of its negation; without it, "Not" and the label. */
  readonly negation?: string;
  /** The words where no cart in stock meets it. */
  readonly absence?: string;
  /** Of a least number of seats, that a cart has exactly so many. */
  readonly exact?: Condition;
  /** The condition that it asks for so much at least: the carts nearest to it are shown first. */
  readonly nearestFirst?: 'fewest-seats' | 'slowest';
}

/** The condition that a cart is known not to meet this one; an unstated fact meets neither. */
export function negated(condition: Condition): Condition {
  const { key, kind, label, negation = `Not ${label}`, joint, fact, holds } = condition;
  return {
    ...{ key: `not ${key}`, kind },
    label: negation,
    joint: /^Not /.test(negation) ? 'that is' : /^No /.test(negation) ? 'with' : joint,
    fact,
    holds: (facts) => (fact === undefined || facts[fact] !== undefined) && !holds(facts),
  };
}

/** Exactly two seats, or at least as many as asked for (spec S5.7). */
export function seatCondition(seats: number): Condition {
  const exact: Condition = {
    ...{ key: `seats ${seats} exactly`, kind: 'room', label: `${seats} seats` },
    ...{ joint: 'with', fact: 'seats' },
    holds: (facts) => facts.seats === seats,
  };
  if (seats <= 2) return exact;
  return {
    ...{ key: `seats ${seats}`, kind: 'room', label: `${seats} or more seats`, joint: 'with' },
    ...{ exact, negation: `Fewer than ${seats} seats`, fact: 'seats' },
    nearestFirst: 'fewest-seats',
    holds: (facts) => facts.seats !== undefined && facts.seats >= seats,
  };
}

/** Bounds of a figure; those that are absent hold nothing back. */
export interface Bounds {
  readonly below?: number;
  readonly upTo?: number;
  readonly above?: number;
  readonly from?: number;
}

/** `"Under $9,000"`; the first bound that is there counts. */
function boundsInWords(
  { below, upTo, above, from }: Bounds,
  format: (figure: number | undefined) => string,
): string {
  if (below !== undefined) return `Under ${format(below)}`;
  if (upTo !== undefined) return `Up to ${format(upTo)}`;
  return above !== undefined ? `Over ${format(above)}` : `From ${format(from)}`;
}

/** The condition that a price in US dollars is known and within its bounds. */
export function priceCondition(bounds: Bounds): Condition {
  const { upTo, from } = bounds;
  const isRange = from !== undefined && upTo !== undefined;
  const words = isRange
    ? `${formatPrice(from)} to ${formatPrice(upTo)}`
    : boundsInWords(bounds, formatPrice);
  return {
    ...{ key: words, kind: 'price', label: words, ...(isRange && { joint: 'priced' }) },
    absence: `No cart in stock is priced ${words.toLowerCase()}.`,
    holds: ({ price }) => isWithin(price, bounds),
  };
}

/** The condition that a model year is known and within these years, both included. */
export function yearCondition({ from, upTo }: Bounds): Condition {
  const words =
    from === undefined
      ? `${upTo} or older`
      : upTo === undefined
        ? `${from} or newer`
        : from === upTo
          ? `${from}`
          : `${from} to ${upTo}`;
  return {
    ...{ key: `year ${words}`, kind: 'year' },
    label: words,
    holds: ({ year }) => isWithin(year, { from, upTo }),
  };
}

/** What a cart can do, in words with the bounds in place of the mark. */
const figures = {
  speed: { kind: 'speed', fact: 'topSpeedMph', joint: 'that goes', words: '# mph', verb: 'go' },
  range: {
    kind: 'speed',
    fact: 'rangeMiles',
    joint: 'with a',
    words: 'Range of # miles',
    verb: 'go',
  },
  payload: { kind: 'use', fact: 'payloadLb', joint: 'that', words: 'Carries # lb', verb: 'carry' },
} as const;

export type Figure = keyof typeof figures;

/** The condition that a cart is known to go as fast or far, or to carry as much, or within other bounds. */
export function figureCondition(figure: Figure, bounds: Bounds): Condition {
  const { kind, fact, joint, words, verb } = figures[figure];
  const { from } = bounds;
  const inWords = (figure = 0) => figure.toLocaleString('en-US');
  const bound = from === undefined ? boundsInWords(bounds, inWords).toLowerCase() : inWords(from);
  const least = words.replace('#', bound);
  const label = capitalized(from === undefined ? least : `${least} or more`);
  return {
    ...{ key: label, kind, label, joint, fact },
    ...(from !== undefined && { negation: figureCondition(figure, { below: from }).label }),
    ...(figure === 'speed' && from !== undefined && { nearestFirst: 'slowest' }),
    absence: `No cart in stock is known to ${verb} ${bound} ${words.split(' ').at(-1)}.`,
    holds: (facts) => isWithin(facts[fact], bounds),
  };
}

const sizes = {
  height: { fact: 'heightIn', word: 'tall' },
  width: { fact: 'widthIn', word: 'wide' },
  length: { fact: 'lengthIn', word: 'long' },
} as const;

export type Size = keyof typeof sizes;

/** The condition that a cart is known to be of such a height, width or length, in inches. */
export function sizeCondition(size: Size, bounds: Bounds): Condition {
  const { fact, word } = sizes[size];
  const words = `${boundsInWords(bounds, String)} inches ${word}`;
  return {
    ...{ key: words, kind: 'room', label: words, fact },
    absence: `No cart in stock is known to be ${words.toLowerCase()}.`,
    holds: (facts) => isWithin(facts[fact], bounds),
  };
}

function isWithin(
  value: number | undefined,
  { below = Infinity, upTo = Infinity, above = -Infinity, from = -Infinity }: Bounds,
): boolean {
  return value !== undefined && value < below && value <= upTo && value > above && value >= from;
}

/** The condition that a cart stands at the showroom with this id. */
export function showroomCondition(id: string): Condition {
  const city = showrooms.find((showroom) => showroom.id === id)?.city ?? id;
  return {
    ...{ key: `showroom ${id}`, kind: 'place' },
    label: `At ${city}`,
    negation: `Not at ${city}`,
    absence: `No cart is at ${city} now.`,
    fact: 'showroom',
    holds: ({ showroom }) => showroom === id,
  };
}

/** The condition that a cart's row states this figure. */
export function statedCondition(figure: Size | 'payload'): Condition {
  const fact = figure === 'payload' ? 'payloadLb' : sizes[figure].fact;
  return {
    ...{ key: `${figure} stated`, kind: 'room', label: capitalized(`${figure} listed`) },
    ...{ fact, joint: 'with its' },
    absence: `No listing states a ${figure}.`,
    holds: (facts) => facts[fact] !== undefined,
  };
}

/** Colors of seats that people and makers have several names for. */
const seatColors = [
  'black|onyx|ebony',
  'tan|brown|beige|camel|caramel|saddle|mocha|chocolate|sand|khaki|cognac',
  'gray|grey|charcoal|graphite|silver|stone',
  'white|cream|ivory|bone',
  'red|burgundy|maroon',
  'blue|navy',
  'green',
  'orange',
];

/** Words for the colors of seats, in a pattern. */
export const seatColorWords = seatColors.join('|');

/** The condition that a cart's seats are known to be of one of these colors or one that is much the same. */
export function seatColorCondition(color: string, other = color): Condition {
  const families = [color, other].map(
    (one) => seatColors.find((names) => names.split('|').includes(one)) ?? one,
  );
  const pattern = new RegExp(`\\b(?:${families.join('|')})\\b`);
  const words = `${[...new Set([color, other])].join(' or ')} seats`;
  return {
    ...{ key: `seat color ${words}`, kind: 'color', label: capitalized(words), fact: 'seatColor' },
    ...{ joint: 'with', negation: `No ${words}` },
    absence: `No cart in stock is known to have ${words}.`,
    holds: ({ seatColor }) => seatColor !== undefined && pattern.test(seatColor),
  };
}

/** The condition that a cart is of this make, in any of its spellings (spec S4.9). */
export function brandCondition(brand: string): Condition {
  const make = makeOf(brand.trim());
  const folded = foldText(make);
  return {
    ...{ key: `brand ${folded}`, kind: 'make' },
    label: make,
    absence: `No ${make} is in stock now.`,
    holds: (facts) => facts.brand === folded,
  };
}

/** The condition that a cart is of this series: its category contains the word (spec S5.5). */
export function seriesCondition(series: string): Condition {
  const folded = foldText(series.trim());
  return {
    ...{ key: `series ${folded}`, kind: 'make' },
    label: `${series.trim()} series`,
    holds: (facts) => facts.series.includes(folded),
  };
}
