import { showrooms } from '../../dealer/business/identity.ts';
import { formatUsd } from '../../money.ts';
import { formatBriefly } from '../../text/format-number.ts';
import { capitalized } from '../../text/wording.ts';
import { makeKey, makeOf } from '../known-models/makes.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import type { CartFacts } from './cart-facts.ts';
import { foldText } from './words.ts';

/** The least important first. */
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
export type ConditionKind = (typeof kinds)[number];

export interface Condition {
  readonly key: string;
  readonly kind: ConditionKind;
  readonly label: string;
  /** Between "a cart" and the label: "with" tan seats. */
  readonly joint?: string;
  readonly holds: (facts: CartFacts) => boolean;
  readonly fact?: keyof CartFacts;
  readonly negation?: string;
  /** Words for a cart that misses the condition; default: the negation. */
  readonly missed?: (facts: CartFacts) => string;
  /** Of `fact`, a figure: what holds, and how far others are from it. */
  readonly bounds?: Bounds;
  readonly order?: ConditionOrder;
}

export type ConditionOrder =
  | 'fewest-seats'
  | 'slowest'
  | 'fastest'
  | 'fewest-hours'
  | 'fewest-miles'
  | 'work-carts'
  | 'replaced-batteries';

/** An unstated fact meets neither. */
export function negated({ negation, ...condition }: Condition): Condition | undefined {
  if (negation === undefined) return undefined;
  const { key, kind, label, joint, fact, holds } = condition;
  return {
    key: `not ${key}`,
    kind,
    label: negation,
    fact,
    missed: () => label,
    joint: /^Not /.test(negation) ? 'that is' : /^No /.test(negation) ? 'with' : joint,
    holds: (facts) => (fact === undefined || facts[fact] !== undefined) && !holds(facts),
  };
}

export function seatCondition(seats: number): Condition {
  const isExact = seats <= 2;
  // Unknown seats are the farthest.
  const bounds = { from: seats, upTo: isExact ? seats : Number.MAX_VALUE };
  return {
    key: `seats ${seats}`,
    kind: 'room',
    joint: 'with',
    fact: 'seats',
    label: `${seats}${isExact ? '' : ' or more'} seats`,
    negation: isExact ? undefined : `Fewer than ${seats} seats`,
    order: isExact ? undefined : 'fewest-seats',
    missed: (facts) => (facts.seats === undefined ? 'Seats not listed' : `${facts.seats} seats`),
    bounds,
    holds: (facts) => isWithin(bounds)(facts.seats),
  };
}

export interface Bounds {
  readonly below?: number;
  readonly upTo?: number;
  readonly above?: number;
  readonly from?: number;
}

export function beyond({ below, upTo, above, from }: Bounds): Bounds {
  return { below: from, upTo: above, above: upTo, from: below };
}

/** Unknown figures are infinite and within no bounds. */
const isWithin =
  ({ below = Infinity, upTo = Infinity, above = -Infinity, from = -Infinity }: Bounds) =>
  (value = Infinity) =>
    value < below && value <= upTo && value > above && value >= from;

/** A loop of its own: V8 inlines no callback of many. */
export function bitsWithin(column: Float64Array, bounds: Bounds): Bits {
  const [bits, isMet] = [emptyBits(column.length), isWithin(bounds)];
  for (let position = 0; position < column.length; position += 1) {
    if (isMet(column[position])) setBit(bits, position);
  }
  return bits;
}

export const distanceTo =
  ({ below = Infinity, upTo = below, above = -Infinity, from = above }: Bounds) =>
  (value = Infinity) =>
    value === Infinity ? value : Math.max(0, value - upTo, from - value);

function figure(
  kind: ConditionKind,
  name: string,
  words: string,
  joint?: string,
  order?: ConditionOrder,
) {
  return { kind, name, words, joint, order };
}

const figures = {
  price: figure('price', 'price', '#', 'priced'),
  topSpeedMph: figure('speed', 'top speed', '# mph', 'that goes', 'slowest'),
  rangeMiles: figure('speed', 'range', 'range of # miles', 'with a'),
  payloadLb: figure('use', 'payload', 'carries # lb', 'that'),
  hours: figure('condition', 'hours', '# hours', 'with', 'fewest-hours'),
  mileage: figure('condition', 'mileage', '# miles', 'with', 'fewest-miles'),
  heightIn: figure('room', 'height', '# inches tall'),
  widthIn: figure('room', 'width', '# inches wide'),
  lengthIn: figure('room', 'length', '# inches long'),
} satisfies Partial<Record<keyof CartFacts, ReturnType<typeof figure>>>;

export type Figure = keyof typeof figures;

export function figureCondition(fact: Figure, bounds: Bounds): Condition {
  const { kind, name, words, joint, order } = figures[fact];
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
  const isMinimum = from !== undefined && upTo === undefined;
  const fill = (text: string) => capitalized(words.replace('#', () => text));
  const [floor = 0, budget = Infinity] = fact === 'price' ? [from ?? above, upTo ?? below] : [];
  const label = fill(bound) + (isMinimum ? ' or more' : '');
  return {
    key: `${fact} ${label}`,
    kind,
    label,
    fact,
    // "A cart under $9,000", but "a cart priced $8,000 to $9,000".
    joint: fact === 'price' && from === undefined ? undefined : joint,
    order: fact === 'topSpeedMph' && !isMinimum ? undefined : order,
    missed: ({ [fact]: value }) => {
      if (value === undefined) return `${capitalized(name)} not listed`;
      if (value < floor) return `${inWords(floor - value)} below ${inWords(floor)}`;
      return value > budget ? `${inWords(value - budget)} over budget` : fill(inWords(value));
    },
    bounds,
    holds: ({ [fact]: value }) => isWithin(bounds)(value),
  };
}

export function statedCondition(fact: Figure | 'chargingTime'): Condition {
  const stated = fact === 'chargingTime' ? figure('room', 'charging time', '#') : figures[fact];
  const { name, order } = stated;
  return {
    key: `${fact} stated`,
    kind: 'room',
    label: `${capitalized(name)} listed`,
    fact,
    joint: 'with its',
    order: fact === 'topSpeedMph' ? undefined : order,
    negation: `${capitalized(name)} not listed`,
    holds: (facts) => facts[fact] !== undefined,
  };
}

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
    key: `year ${label}`,
    kind: 'year',
    label,
    fact: 'year',
    bounds,
    missed: ({ year }) => (year === undefined ? 'Year not listed' : `${year}`),
    holds: ({ year }) => isWithin(bounds)(year),
  };
}

export function showroomCondition(id: string): Condition {
  const city = showrooms.find((showroom) => showroom.id === id)?.city ?? id;
  return {
    key: `showroom ${id}`,
    kind: 'place',
    label: `At ${city}`,
    fact: 'showroom',
    negation: `Not at ${city}`,
    holds: ({ showroom }) => showroom === id,
  };
}

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

export const seatColorWords = seatColors.join('|');

/** `other`: a color that is much the same. */
export function seatColorCondition(color: string, other = color): Condition {
  const families = [color, other].map(
    (one) => seatColors.find((names) => names.split('|').includes(one)) ?? one,
  );
  const pattern = new RegExp(`\\b(?:${families.join('|')})\\b`);
  const words = `${[...new Set([color, other])].join(' or ')} seats`;
  return {
    key: `seat color ${words}`,
    kind: 'color',
    label: capitalized(words),
    fact: 'seatColor',
    joint: 'with',
    negation: `No ${words}`,
    holds: ({ seatColor }) => seatColor !== undefined && pattern.test(seatColor),
  };
}

/** In any spelling (spec S4.9). */
export function brandCondition(brand: string): Condition {
  const make = makeOf(brand.trim());
  const key = makeKey(make);
  return ofMake(`brand ${key}`, make, (facts) => facts.brand === key);
}

/** The category contains the word (spec S5.5). */
export function seriesCondition(series: string): Condition {
  const folded = foldText(series.trim());
  const label = `${series.trim()} series`;
  return ofMake(`series ${folded}`, label, (facts) => facts.series.includes(folded));
}

function ofMake(key: string, label: string, holds: Condition['holds']): Condition {
  return { key, kind: 'make', label, negation: `Not ${label}`, holds };
}
