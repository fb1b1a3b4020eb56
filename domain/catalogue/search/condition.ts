import { makeOf } from '../models/makes.ts';
import type { CartFacts } from './cart-facts.ts';
import { bandCeiling, bandFloor, bandLabels, type Filters, type PriceBand } from './filters.ts';
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
    holds: (facts) =>
      facts.seats !== undefined && (isExact ? facts.seats === seats : facts.seats >= seats),
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
  cargoBed: { label: 'Cargo bed', negation: 'No cargo bed', fact: 'hasCargoBed', value: true },
  enclosed: { label: 'Enclosed', negation: 'Not enclosed', fact: 'isEnclosed', value: true },
} as const satisfies Readonly<
  Record<string, { label: string; negation: string; fact: keyof CartFacts; value: unknown }>
>;

export type Attribute = keyof typeof attributes;

/** That a cart is known to be what the attribute says. */
export function attributeCondition(attribute: Attribute): Condition {
  const { label, negation, fact, value } = attributes[attribute];
  return { key: attribute, label, negation, fact, holds: (facts) => facts[fact] === value };
}

/** That a cart is of this make, in any of its spellings (spec S4.9). */
export function brandCondition(brand: string): Condition {
  const make = makeOf(brand.trim());
  const folded = foldText(make);
  return {
    key: `brand ${folded}`,
    label: make,
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

function bandCondition(band: PriceBand): Condition {
  return {
    key: band,
    label: bandLabels[band],
    holds: ({ price }) => price !== undefined && isInBand(price, band),
  };
}

function isInBand(price: number, band: PriceBand): boolean {
  if (band === 'under-15000') return price < bandFloor;
  if (band === 'over-25000') return price > bandCeiling;
  return price >= bandFloor && price <= bandCeiling;
}

/** A filter's value as a condition; `undefined` where the filter asks for nothing. */
export const filterConditions = {
  brand: ({ brand }) => brand && brandCondition(brand),
  category: ({ category }) => category && seriesCondition(category),
  price: ({ price }) => price && bandCondition(price),
  seats: ({ seats }) => seats && seatCondition(Number(seats)),
  condition: ({ condition }) => condition && attributeCondition(condition),
  power: ({ power }) => power && attributeCondition(power),
  stance: ({ stance }) => stance && attributeCondition(stance),
  streetLegal: ({ streetLegal }) => streetLegal && attributeCondition('streetLegal'),
} as const satisfies Readonly<
  Record<
    Exclude<keyof Filters, 'q' | 'sort' | 'town'>,
    (filters: Filters) => Condition | '' | undefined
  >
>;

export type ConditionName = keyof typeof filterConditions;
