import { formatPrice, formatUsdCents } from '../../money.ts';
import { deliveredPrice } from '../../places/delivered-price.ts';
import type { Destination } from '../../places/destination.ts';
import { stockLabelOf } from '../badges.ts';
import { tableFacts } from '../fields/field-text.ts';
import { type FinancingTerms, paymentInWords } from '../offer/monthly-payment.ts';
import { rangeMilesOf } from '../search/cart-facts.ts';
import { specificationLabel, specificationText, type Vehicle } from '../vehicle.ts';

/** Carts side by side; more than these are listed below the table (spec S7.1). */
export const besideEachOther = 4;

/** A fact about one cart. */
export interface ComparedValue {
  readonly text: string;
  /** Whether it is no difference of its own: it says whom to ask, or follows from the price. */
  readonly isOpen?: boolean;
  /** What it is better by, where better is clear: US dollars or miles. */
  readonly figure?: number;
}

/** A fact about each of the carts, in their order; `undefined` where it is not known. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (ComparedValue | undefined)[];
  /** Whether not all of what is known is the same. */
  readonly differs: boolean;
  /** The best figure and the word for it, where all are known and not all the same. */
  readonly best?: { readonly figure: number; readonly word: string };
}

/** A feature, and which carts list it; `undefined` for a cart whose features are not known. */
export interface ComparedFeature {
  readonly label: string;
  readonly values: readonly (boolean | undefined)[];
  readonly differs: boolean;
}

/** Every fact that is known of any of the carts, a row each, the price first (spec S7.5). */
export function comparedRows(
  vehicles: readonly Vehicle[],
  destination?: Destination,
  terms?: FinancingTerms,
): readonly ComparedRow[] {
  const rows = new Map<string, (ComparedValue | undefined)[]>();
  for (const [index, vehicle] of vehicles.entries()) {
    for (const [label, value] of factsOf(vehicle, destination, terms)) {
      const row = rows.get(label) ?? vehicles.map(() => undefined);
      row[index] ??= value;
      rows.set(label, row);
    }
  }
  return [...rows].map(([label, values]) => ({
    label,
    values,
    differs: areDifferent(values.map((value) => (value?.isOpen ? undefined : value?.text))),
    best: bestOf(label, values),
  }));
}

/** Every feature of any of the carts, a row each. */
export function comparedFeatures(vehicles: readonly Vehicle[]): readonly ComparedFeature[] {
  const key = (feature: string) => feature.toLowerCase();
  const labels = new Map<string, string>();
  for (const feature of vehicles.flatMap(({ features }) => features)) {
    if (!labels.has(key(feature))) labels.set(key(feature), feature);
  }
  const lists = vehicles.map(({ features }) => features.map(key));
  return [...labels].map(([feature, label]) => {
    const values = lists.map((list) => (list.length === 0 ? undefined : list.includes(feature)));
    return { label, values, differs: areDifferent(values) };
  });
}

/** Whether not all of what is known is the same. */
function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1;
}

const rangeLabel = specificationLabel('range');

function bestOf(label: string, values: ComparedRow['values']): ComparedRow['best'] {
  const figures = values.flatMap((value) => value?.figure ?? []);
  if (figures.length < values.length || !areDifferent(figures)) return undefined;
  return label === rangeLabel
    ? { figure: Math.max(...figures), word: 'longest' }
    : { figure: Math.min(...figures), word: 'lowest' };
}

/** Labels and values of one cart. */
function factsOf(
  vehicle: Vehicle,
  destination: Destination | undefined,
  terms: FinancingTerms | undefined,
): readonly (readonly [string, ComparedValue])[] {
  const { price, specifications } = vehicle;
  return [
    ['Price', priceValue(price)],
    ...(destination === undefined
      ? []
      : [[deliveredLabel(destination), deliveredValue(price, destination)] as const]),
    ...(terms === undefined ? [] : [['Financed', paymentValue(price, terms)] as const]),
    ['Availability', { text: stockLabelOf(vehicle) }],
    ...Object.entries(specifications).map(([key, value]) => {
      const text = specificationText(value);
      const figure = key === 'range' ? rangeMilesOf(vehicle) : undefined;
      return [specificationLabel(key), { text, figure, isOpen: /^ask us$/i.test(text) }] as const;
    }),
    ...tableFacts(vehicle).map(({ label, text }) => [label, { text }] as const),
  ];
}

/** The row of the prices delivered there. */
export function deliveredLabel({ inWords }: Destination): string {
  return `Delivered ${inWords}, with tax`;
}

function priceValue(price: number | undefined): ComparedValue {
  return { text: formatPrice(price), figure: price, isOpen: price === undefined };
}

function paymentValue(price: number | undefined, terms: FinancingTerms): ComparedValue {
  if (price === undefined) return priceValue(price);
  const { estimate, sum } = paymentInWords(price, terms);
  return { text: `${estimate}. ${sum}`, isOpen: true };
}

function deliveredValue(price: number | undefined, destination: Destination): ComparedValue {
  if (price === undefined) return priceValue(price);
  const { totalUsd, includesDelivery } = deliveredPrice(price, destination);
  const text = formatUsdCents(totalUsd);
  return includesDelivery ? { text, figure: totalUsd } : { text: `${text} and delivery as quoted` };
}
