import { showrooms } from '../../business/identity.ts';
import { formatPrice } from '../../money.ts';
import { makeOf } from '../known-models/makes.ts';
import type { CartFacts } from './cart-facts.ts';
import { foldText } from './words.ts';

/** One thing a cart has to be, whether chosen from a list or typed. */
export interface Condition {
  /** Equal for equal conditions. */
  readonly key: string;
  /** In a visitor's words, as a chip shows it. */
  readonly label: string;
  readonly holds: (facts: CartFacts) => boolean;
  /** The fact it looks at, where a cart, or a whole stock, may not tell it. */
  readonly fact?: keyof CartFacts;
  /** In words, that a cart is anything else; without it, "Not" and the label. */
  readonly negation?: string;
  /** What is said where no cart in stock meets it. */
  readonly absence?: string;
  /** Whether it asks for a number of seats at least: those with the fewest are shown first. */
  readonly isLeast?: boolean;
}

/** That a cart is known to be anything else; of what a cart does not tell, nothing is assumed. */
export function negated(condition: Condition): Condition {
  const { key, label, negation = `Not ${label}`, fact, holds } = condition;
  return {
    key: `not ${key}`,
    label: negation,
    fact,
    holds: (facts) => (fact === undefined || facts[fact] !== undefined) && !holds(facts),
  };
}

/** Exactly two seats, or at least as many as asked for (spec S5.7). */
export function seatCondition(seats: number): Condition {
  const isExact = seats <= 2;
  return {
    key: `seats ${seats}`,
    label: isExact ? `${seats} seats` : `${seats} or more seats`,
    isLeast: !isExact,
    holds: (facts) =>
      facts.seats !== undefined && (isExact ? facts.seats === seats : facts.seats >= seats),
  };
}

/** Bounds of a figure; those that are absent hold nothing back. */
export interface Bounds {
  readonly below?: number;
  readonly upTo?: number;
  readonly above?: number;
  readonly from?: number;
}

/** That a price in US dollars is known and within its bounds. */
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
  return { key: words, label: words, holds: ({ price }) => isWithin(price, bounds) };
}

/** That a model year is known and within these years, both included. */
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
    key: `year ${words}`,
    label: words,
    holds: ({ year }) => isWithin(year, { from, upTo }),
  };
}

/** That a cart is known to go as fast, in miles an hour. */
export function speedCondition(from: number): Condition {
  const words = `${from} mph or more`;
  return { key: words, label: words, holds: (facts) => isWithin(facts.topSpeedMph, { from }) };
}

/** That a cart is known to go as far, in miles. */
export function rangeCondition(from: number): Condition {
  const words = `Range of ${from} miles or more`;
  return { key: words, label: words, holds: (facts) => isWithin(facts.rangeMiles, { from }) };
}

function isWithin(
  value: number | undefined,
  { below = Infinity, upTo = Infinity, above = -Infinity, from = -Infinity }: Bounds,
): boolean {
  return value !== undefined && value < below && value <= upTo && value > above && value >= from;
}

/** That a cart stands at the showroom with this id. */
export function showroomCondition(id: string): Condition {
  const city = showrooms.find((showroom) => showroom.id === id)?.city ?? id;
  return {
    key: `showroom ${id}`,
    label: `At ${city}`,
    negation: `Not at ${city}`,
    absence: `No cart stands at ${city} now.`,
    fact: 'showroom',
    holds: ({ showroom }) => showroom === id,
  };
}

/** What a cart is or is not known to be: in words, and the value of which fact says so. */
const attributes = {
  new: { label: 'New', negation: 'Not new', fact: 'condition', value: 'new' },
  used: { label: 'Used', negation: 'Not used', fact: 'condition', value: 'used' },
  electric: { label: 'Electric', negation: 'Not electric', fact: 'power', value: 'electric' },
  gas: { label: 'Gas', negation: 'Not gas', fact: 'power', value: 'gas' },
  street: { label: 'Street stance', negation: 'Lifted', fact: 'stance', value: 'street' },
  lifted: { label: 'Lifted', negation: 'Not lifted', fact: 'stance', value: 'lifted' },
  streetLegal: {
    label: 'Street legal',
    negation: 'Not street legal',
    fact: 'streetLegal',
    value: true,
  },
  cargoBed: {
    label: 'Utility or cargo bed',
    negation: 'No cargo bed',
    fact: 'hasCargoBed',
    value: true,
  },
  fourWheelDrive: {
    label: 'Four-wheel drive',
    negation: 'No four-wheel drive',
    fact: 'hasFourWheelDrive',
    value: true,
  },
  enclosed: { label: 'Enclosed', negation: 'Not enclosed', fact: 'isEnclosed', value: true },
} as const satisfies Readonly<
  Record<string, { label: string; negation: string; fact: keyof CartFacts; value: unknown }>
>;

export type Attribute = keyof typeof attributes;

/** That a cart is known to be what the attribute says. */
export function attributeCondition(attribute: Attribute): Condition {
  const { label, negation, fact, value } = attributes[attribute];
  return {
    ...{ key: attribute, label, negation, fact },
    absence: `No cart in stock is listed as ${label.toLowerCase()}.`,
    holds: (facts) => facts[fact] === value,
  };
}

/** That a cart is of this make, in any of its spellings (spec S4.9). */
export function brandCondition(brand: string): Condition {
  const make = makeOf(brand.trim());
  const folded = foldText(make);
  return {
    key: `brand ${folded}`,
    label: make,
    absence: `No ${make} is in stock now.`,
    holds: (facts) => facts.brand === folded,
  };
}

/** That a cart is of this series: its category contains the word (spec S5.5). */
export function seriesCondition(series: string): Condition {
  const folded = foldText(series.trim());
  return {
    key: `series ${folded}`,
    label: `${series.trim()} series`,
    holds: (facts) => facts.series.includes(folded),
  };
}
