import { formatPrice, formatUsd, formatUsdCents } from '../../money.ts';
import { deliveredPrice } from '../../places/delivered-price.ts';
import type { Destination } from '../../places/destination.ts';
import { formatNames } from '../../text/wording.ts';
import { tableFacts } from '../fields/field-text.ts';
import { vehicleFields } from '../fields/vehicle-fields.ts';
import { type FinancingTerms, monthlyPayment } from '../offer/monthly-payment.ts';
import { returnsInWords } from '../offer/returns.ts';
import { rangeMilesOf } from '../search/cart-facts.ts';
import {
  type OfferedVehicle,
  specificationFacts,
  specificationLabel,
  type Vehicle,
} from '../vehicle.ts';

/** Further carts are listed below the table (spec S7.1). */
export const besideEachOther = 4;

interface ComparedValue {
  readonly text: string;
  /** In place of the text. */
  readonly mark?: '✓' | '–';
  /** Never a difference: a question, or a result of the price. */
  readonly isOpen?: boolean;
  /** US dollars or miles. */
  readonly figure?: number;
}

export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (ComparedValue | undefined)[];
  readonly differs: boolean;
  readonly isInEveryView?: boolean;
  /** Where all figures are known and differ. */
  readonly best?: { readonly figure: number; readonly word: string };
}

export const priceLabel = 'Price';

export function comparedRows(
  vehicles: readonly OfferedVehicle[],
  destination?: Destination,
  terms?: FinancingTerms,
): readonly ComparedRow[] {
  const rows = new Map<string, (ComparedValue | undefined)[]>();
  for (const [index, vehicle] of vehicles.entries()) {
    for (const [label, value] of comparedFacts(vehicle, destination, terms)) {
      const row = rows.get(label) ?? vehicles.map(() => undefined);
      row[index] ??= value;
      rows.set(label, row);
    }
  }
  const always = 2 + Number(destination !== undefined) + Number(terms !== undefined);
  return [...rows]
    .map(([label, values], index) => ({
      label,
      values,
      differs: areDifferent(values.map(closedText)),
      isInEveryView: index < always,
      best: bestOf(label, values),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined));
}

const listed: ComparedValue = { text: 'Yes', mark: '✓' };
const unlisted: ComparedValue = { text: 'Not listed', mark: '–' };

export function comparedFeatures(vehicles: readonly Vehicle[]): readonly ComparedRow[] {
  const lists = vehicles.map(({ features }) => features.map((one) => one.toLowerCase()));
  const labels = new Map<string, string>();
  for (const feature of vehicles.flatMap(({ features }) => features)) {
    const key = feature.toLowerCase();
    if (!labels.has(key)) labels.set(key, feature);
  }
  return [...labels].map(([key, label]) => {
    const values = lists.map((list) =>
      list.length === 0 ? undefined : list.includes(key) ? listed : unlisted,
    );
    return { label, values, differs: areDifferent(values) };
  });
}

/** A sentence for each group of carts that are equal in all known rows but numbers (spec S7.9). */
export function alikeInWords(
  vehicles: readonly Vehicle[],
  rows: readonly ComparedRow[],
): readonly string[] {
  const facts = rows.map(({ values }) => values.map(closedText));
  const groups: number[][] = [];
  for (const index of vehicles.keys()) {
    const isAlike = (other: number) =>
      !facts.some((values) => areDifferent([values[index], values[other]]));
    const group = groups.find((others) => others.every(isAlike));
    if (group === undefined) groups.push([index]);
    else group.push(index);
  }
  return groups
    .filter(({ length }) => length > 1)
    .map((group) => {
      const names = formatNames(group.flatMap((index) => nameOf(vehicles[index])));
      const carts = group.length === vehicles.length ? 'these carts' : names;
      return `On paper, ${carts} are alike. Drive them back to back to choose.`;
    });
}

function nameOf(vehicle: Vehicle | undefined): string | readonly string[] {
  const { name, stockNumber: stock } = vehicle ?? {};
  return name === undefined ? [] : stock === undefined ? name : `${name} (stock ${stock})`;
}

function closedText(value: ComparedValue | undefined): string | undefined {
  return value?.isOpen ? undefined : value?.text;
}

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

const leading: readonly (keyof Vehicle)[] = ['condition', 'year', 'mileage', 'exteriorColor'];

const numbers: ReadonlySet<keyof Vehicle> = new Set(['stockNumber', 'serialNumber', 'vin']);

function comparedFacts(
  vehicle: OfferedVehicle,
  destination: Destination | undefined,
  terms: FinancingTerms | undefined,
): readonly (readonly [string, ComparedValue | undefined])[] {
  const { price } = vehicle;
  const facts = tableFacts(vehicle);
  const returns = returnsInWords(vehicle);
  const fact = (name: keyof Vehicle) => {
    const text = facts.find(({ field }) => field === name)?.text;
    const label = name === 'exteriorColor' ? 'Color' : vehicleFields[name].label;
    return [label, text === undefined ? undefined : { text, isOpen: numbers.has(name) }] as const;
  };
  return [
    [priceLabel, priceValue(price)],
    ...(destination === undefined
      ? []
      : [[deliveredLabel(destination), deliveredValue(price, destination)] as const]),
    ...(terms === undefined ? [] : [['Monthly payment', monthlyValue(vehicle, terms)] as const]),
    fact('stockNumber'),
    ['Availability', { text: vehicle.offer.label }],
    ...leading.map(fact),
    ['Returns', returns === undefined ? { text: 'Ask us', isOpen: true } : { text: returns }],
    ...specificationFacts(vehicle).map(({ key, label, text }) => {
      const figure = key === 'range' ? rangeMilesOf(vehicle) : undefined;
      return [label, { text, figure, isOpen: /^ask us$/i.test(text) }] as const;
    }),
    ...facts.flatMap(({ field }) =>
      field === 'stockNumber' || leading.includes(field) ? [] : [fact(field)],
    ),
  ];
}

export function deliveredLabel({ inWords }: Destination): string {
  return `Delivered ${inWords}, with tax`;
}

function priceValue(price: number | undefined): ComparedValue {
  return { text: formatPrice(price), figure: price, isOpen: price === undefined };
}

function monthlyValue({ price, offer }: OfferedVehicle, terms: FinancingTerms): ComparedValue {
  if (price === undefined) return priceValue(price);
  if (!offer.isForSale) return { text: offer.label, isOpen: true };
  const { monthlyUsd } = monthlyPayment(price, terms);
  return { text: `about ${formatUsd(Math.round(monthlyUsd))}`, isOpen: true };
}

function deliveredValue(price: number | undefined, destination: Destination): ComparedValue {
  if (price === undefined) return priceValue(price);
  const { totalUsd, includesDelivery } = deliveredPrice(price, destination);
  const text = formatUsdCents(totalUsd);
  return includesDelivery ? { text, figure: totalUsd } : { text: `${text} and delivery as quoted` };
}
