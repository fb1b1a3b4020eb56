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
  const { key, kind, label, negation = `Not ${label}`, fact, holds } = condition;
  return {
    ...{ key: `not ${key}`, kind },
    label: negation,
    fact,
    holds: (facts) => (fact === undefined || facts[fact] !== undefined) && !holds(facts),
  };
}

/** Exactly two seats, or at least as many as asked for (spec S5.7). */
export function seatCondition(seats: number): Condition {
  const exact: Condition = {
    ...{ key: `seats ${seats} exactly`, kind: 'room', label: `${seats} seats` },
    holds: (facts) => facts.seats === seats,
  };
  if (seats <= 2) return exact;
  return {
    ...{ key: `seats ${seats}`, kind: 'room', label: `${seats} or more seats`, exact },
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

/** The condition that a price in US dollars is known and within its bounds. */
export function priceCondition(bounds: Bounds): Condition {
  const { below, upTo, above, from } = bounds;
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
    ...{ key: words, kind: 'price', label: words },
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

const leastFigures = {
  speed: { kind: 'speed', fact: 'topSpeedMph', words: '# mph or more', verb: 'go # mph' },
  range: {
    kind: 'speed',
    fact: 'rangeMiles',
    words: 'Range of # miles or more',
    verb: 'go # miles',
  },
  payload: { kind: 'use', fact: 'payloadLb', words: 'Carries # lb or more', verb: 'carry # lb' },
} as const;

export type Figure = keyof typeof leastFigures;

/** The condition that a cart is known to go as fast or far, or to carry as much. */
export function leastCondition(figure: Figure, from: number): Condition {
  const { kind, fact, ...texts } = leastFigures[figure];
  const [label = '', can] = [texts.words, texts.verb].map((text) =>
    text.replace('#', from.toLocaleString('en-US')),
  );
  return {
    ...{ key: label, kind, label },
    ...(figure === 'speed' && { nearestFirst: 'slowest' }),
    absence: `No cart in stock is known to ${can}.`,
    holds: (facts) => isWithin(facts[fact], { from }),
  };
}

const sizes = {
  height: { fact: 'heightIn', word: 'tall' },
  width: { fact: 'widthIn', word: 'wide' },
} as const;

export type Size = keyof typeof sizes;

/** The condition that a cart is known to be as low or as narrow, in inches. */
export function sizeCondition(size: Size, { below, upTo }: Bounds): Condition {
  const { fact, word } = sizes[size];
  const words = `${below === undefined ? 'Up to' : 'Under'} ${below ?? upTo} inches ${word}`;
  return {
    ...{ key: words, kind: 'room', label: words, fact },
    absence: `No cart in stock is known to be ${words.toLowerCase()}.`,
    holds: (facts) => isWithin(facts[fact], { below, upTo }),
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
export function statedCondition(fact: 'heightIn' | 'payloadLb', word: string): Condition {
  return {
    ...{ key: `${word} stated`, kind: 'room', label: capitalized(`${word} stated`), fact },
    absence: `No listing states a ${word}.`,
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
