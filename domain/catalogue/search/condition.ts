import { showrooms } from '../../business/identity.ts';
import { formatUsd } from '../../money.ts';
import { formatBriefly } from '../../text/format-number.ts';
import { capitalized } from '../../text/wording.ts';
import { makeKey, makeOf } from '../known-models/makes.ts';
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
  /** The label of its negation, where it has one. */
  readonly negation?: string;
  /** The words where no cart in stock meets it. */
  readonly absence?: string;
  /** Of a least number of seats, that a cart has exactly so many. */
  readonly exact?: Condition;
  /** The condition that it asks for so much at least: the carts nearest to it are shown first. */
  readonly nearestFirst?: 'fewest-seats' | 'slowest';
}

/** The condition that a cart is known not to meet this one; an unstated fact meets neither. */
export function negated({ negation, ...condition }: Condition): Condition | undefined {
  if (negation === undefined) return undefined;
  const { key, kind, joint, fact, holds } = condition;
  return {
    ...{ key: `not ${key}`, kind, label: negation, fact },
    joint: /^Not /.test(negation) ? 'that is' : /^No /.test(negation) ? 'with' : joint,
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

/** What lies beyond a bound. */
export function beyond({ below, upTo, above, from }: Bounds): Bounds {
  return { below: from, upTo: above, above: upTo, from: below };
}

function isWithin(
  value: number | undefined,
  { below = Infinity, upTo = Infinity, above = -Infinity, from = -Infinity }: Bounds,
): boolean {
  return value !== undefined && value < below && value <= upTo && value > above && value >= from;
}

interface FigureWords {
  readonly kind: Kind;
  /** With the bounds in place of the mark. */
  readonly words: string;
  /** What no cart in stock is, with the bounds in place of the mark. */
  readonly absence: string;
  readonly joint?: string;
}

const inches = (side: string): FigureWords => ({
  ...{ kind: 'room', words: `# inches ${side}`, absence: `known to be # inches ${side}` },
});

const figures = {
  price: { kind: 'price', words: '#', absence: 'priced #', joint: 'priced' },
  topSpeedMph: {
    ...{ kind: 'speed', words: '# mph', absence: 'known to go # mph', joint: 'that goes' },
  },
  rangeMiles: {
    ...{ kind: 'speed', words: 'range of # miles', absence: 'known to go # miles' },
    joint: 'with a',
  },
  payloadLb: {
    ...{ kind: 'use', words: 'carries # lb', absence: 'known to carry # lb', joint: 'that' },
  },
  heightIn: inches('tall'),
  widthIn: inches('wide'),
  lengthIn: inches('long'),
} satisfies Partial<Record<keyof CartFacts, FigureWords>>;

export type Figure = keyof typeof figures;

/** The condition that a figure of a cart is known and within its bounds; a price is in US dollars. */
export function figureCondition(fact: Figure, bounds: Bounds): Condition {
  const { kind, words, absence, joint }: FigureWords = figures[fact];
  const { below, upTo, above, from } = bounds;
  const inWords = (figure = 0) => (fact === 'price' ? formatUsd(figure) : formatBriefly(figure));
  const bound =
    from !== undefined
      ? `${inWords(from)}${upTo === undefined ? '' : ` to ${inWords(upTo)}`}`
      : below !== undefined
        ? `under ${inWords(below)}`
        : upTo !== undefined
          ? `up to ${inWords(upTo)}`
          : `over ${inWords(above)}`;
  const isLeast = from !== undefined && upTo === undefined;
  const fill = (text: string) => text.replace('#', () => bound) + (isLeast ? ' or more' : '');
  const label = capitalized(fill(words));
  return {
    ...{ key: `${fact} ${label}`, kind, label, fact },
    // "A cart under $9,000", but "a cart priced $8,000 to $9,000".
    joint: fact === 'price' && from === undefined ? undefined : joint,
    absence: `No cart in stock is ${fill(absence)}.`,
    ...(fact === 'topSpeedMph' && isLeast && { nearestFirst: 'slowest' }),
    holds: (facts) => isWithin(facts[fact], bounds),
  };
}

/** The condition that a cart's row states this figure. */
export function statedCondition(fact: keyof CartFacts, name: string): Condition {
  return {
    ...{ key: `${fact} stated`, kind: 'room', label: `${capitalized(name)} listed`, fact },
    ...{ joint: 'with its', absence: `No listing states a ${name}.` },
    holds: (facts) => facts[fact] !== undefined,
  };
}

/** The condition that a model year is known and within these years, both included. */
export function yearCondition(bounds: Bounds): Condition {
  const { from, upTo } = bounds;
  const label =
    from === undefined
      ? `${upTo} or older`
      : upTo === undefined
        ? `${from} or newer`
        : from === upTo
          ? `${from}`
          : `${from} to ${upTo}`;
  return {
    ...{ key: `year ${label}`, kind: 'year', label },
    absence: `No cart in stock is listed as ${label}.`,
    holds: ({ year }) => isWithin(year, bounds),
  };
}

/** The condition that a cart stands at the showroom with this id. */
export function showroomCondition(id: string): Condition {
  const city = showrooms.find((showroom) => showroom.id === id)?.city ?? id;
  return {
    ...{ key: `showroom ${id}`, kind: 'place', label: `At ${city}`, fact: 'showroom' },
    ...{ negation: `Not at ${city}`, absence: `No cart is at ${city} now.` },
    holds: ({ showroom }) => showroom === id,
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
  const key = makeKey(make);
  return {
    ...{ key: `brand ${key}`, kind: 'make', label: make, negation: `Not ${make}` },
    absence: `No ${make} is in stock now.`,
    holds: (facts) => facts.brand === key,
  };
}

/** The condition that a cart is of this series: its category contains the word (spec S5.5). */
export function seriesCondition(series: string): Condition {
  const folded = foldText(series.trim());
  const label = `${series.trim()} series`;
  return {
    ...{ key: `series ${folded}`, kind: 'make', label, negation: `Not ${label}` },
    holds: (facts) => facts.series.includes(folded),
  };
}
