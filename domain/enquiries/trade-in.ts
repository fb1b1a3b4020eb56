import * as v from 'valibot';
import { newYorkYear } from '../new-york-time.ts';
import { makeNames, makeOf } from '../stock/known-models/makes.ts';
import { vehicleTitle } from '../stock/model-name.ts';
import type { Fuel } from '../stock/vehicle.ts';
import { listOf, number, text, word } from '../stored-row.ts';
import { cleanLine } from '../text/clean-text.ts';
import { uncapitalized } from '../text/wording.ts';
import { type EnquiryErrors, type EnquiryFields, parseEnquiryFields } from './enquiry-fields.ts';

/** Fields and rules for form and server (spec S28.1, S28.2). */
const tradeInConditions = ['runs-well', 'runs-with-problems', 'does-not-run'] as const;
type TradeInCondition = (typeof tradeInConditions)[number];

export const enquiryTradeIn = v.object({
  make: text,
  model: text,
  year: v.optional(number),
  power: v.optional(word<Fuel>()),
  /** Whole years; 0 for less than one. */
  batteryAge: v.optional(number),
  /** Meter reading, in one of both. */
  hours: v.optional(number),
  miles: v.optional(number),
  condition: word<TradeInCondition>(),
  /** Sent ones; once decoded, readable ones. */
  photographs: number,
  /** A sentence for each unreadable photograph, once decoded. */
  unread: v.optional(listOf(text)),
});
export type EnquiryTradeIn = Readonly<v.InferOutput<typeof enquiryTradeIn>>;

type TradeIn = Omit<EnquiryTradeIn, 'photographs' | 'unread'>;

export const tradeInFields = [
  'make',
  'model',
  'year',
  'power',
  'batteryAge',
  'hours',
  'condition',
] as const;
type TradeInField = (typeof tradeInFields)[number];

export const tradeInLabels: Readonly<Record<TradeInField, string>> = {
  make: 'Make',
  model: 'Model',
  year: 'Model year',
  power: 'Power',
  batteryAge: 'Age of the batteries, in years',
  hours: 'Hours or miles',
  condition: 'How it runs',
};

export const powerLabels: Readonly<Record<'' | Fuel, string>> = {
  '': 'I don’t know',
  electric: 'Electric',
  gas: 'Gas',
};

export const tradeInConditionLabels: Readonly<Record<TradeInCondition, string>> = {
  'runs-well': 'It runs well',
  'runs-with-problems': 'It runs, with problems',
  'does-not-run': 'It doesn’t run',
};

const maxNameLength = 60;

/** Earlier years are typing errors. */
const firstYear = 1950;
const maxBatteryAge = 40;
const maxHours = 99_999;
const maxMiles = 999_999;

type TradeInErrors = Partial<Record<TradeInField, string>>;

type ParsedTradeIn =
  | { readonly ok: true; readonly fields: EnquiryFields; readonly tradeIn: TradeIn }
  | { readonly ok: false; readonly errors: EnquiryErrors & TradeInErrors };

/** As `parseEnquiryFields`, with an optional message; errors of the cart come first. */
export function parseTradeIn(input: Readonly<Record<string, unknown>>, now: Date): ParsedTradeIn {
  const parsed = parseEnquiryFields({ ...input, interest: 'trade-in' }, { needsMessage: false });
  const cart = v.safeParse(cartSchema(newYorkYear(now) + 1), input);
  if (cart.success && parsed.ok) {
    const { hours, ...others } = cart.output;
    return { ok: true, fields: parsed.fields, tradeIn: { ...others, ...hours } };
  }
  const faults = (cart.issues ?? []).map(({ path, message }) => [path?.[0].key, message]);
  return { ok: false, errors: { ...Object.fromEntries(faults), ...(!parsed.ok && parsed.errors) } };
}

/** One line; empty when missing or no text. */
const typed = v.pipe(
  v.optional(v.fallback(v.union([v.string(), v.number()]), ''), ''),
  v.transform((value) => cleanLine(String(value))),
);

function nameOf(field: 'make' | 'model', like: string) {
  const words = `Write the ${field}, like ${like}, in at most ${maxNameLength} characters`;
  return v.pipe(typed, v.nonEmpty(words), v.maxLength(maxNameLength, words));
}

function optional<T>(read: (words: string) => T | undefined, error: string) {
  return v.pipe(
    typed,
    v.transform((words) => ({ words, value: words === '' ? undefined : read(words) })),
    v.check(({ words, value }) => words === '' || value !== undefined, error),
    v.transform(({ value }) => value),
  );
}

function cartSchema(lastYear: number) {
  return v.object({
    make: nameOf('make', 'Club Car'),
    model: nameOf('model', 'Precedent'),
    year: optional(
      (words) => wholeNumber(words, firstYear, lastYear),
      `Write the year with four digits, ${firstYear} to ${lastYear}`,
    ),
    power: optional(
      (words): Fuel | undefined => (words === 'electric' || words === 'gas' ? words : undefined),
      'Choose electric or gas',
    ),
    batteryAge: optional(
      (words) => wholeNumber(words.replace(/ ?years?$/i, ''), 0, maxBatteryAge),
      `Write whole years, 0 to ${maxBatteryAge}`,
    ),
    hours: optional(readMeter, 'Write hours or miles, like “400 hours” or “2,500 miles”'),
    condition: v.pipe(typed, v.picklist(tradeInConditions, 'Choose how it runs')),
  });
}

/** `"1,200 miles"`, `"400 hrs"`; a bare number is hours, the usual count. */
function readMeter(words: string): Pick<TradeIn, 'hours' | 'miles'> | undefined {
  const match = /^([\d,]+) ?(h|hrs?|hours?|mi|miles?)?\.?$/i.exec(words);
  const [, digits = '', unit = 'h'] = match ?? [];
  const isMiles = /^m/i.test(unit);
  const count = wholeNumber(digits.replaceAll(',', ''), 0, isMiles ? maxMiles : maxHours);
  if (count === undefined) return undefined;
  return isMiles ? { miles: count } : { hours: count };
}

function wholeNumber(digits: string, min: number, max: number): number | undefined {
  const count = Number(digits);
  return /^\d{1,6}$/.test(digits) && count >= min && count <= max ? count : undefined;
}

export function tradeInTitle({ make, model, year }: TradeIn): string {
  return vehicleTitle({ name: model, brand: make, year });
}

export function tradeInFacts(tradeIn: EnquiryTradeIn): readonly string[] {
  const { power, batteryAge, hours, miles, condition, photographs } = tradeIn;
  return [
    power && powerLabels[power],
    batteryAge === undefined
      ? undefined
      : `Batteries ${batteryAge === 0 ? 'less than a year' : countWithCommas(batteryAge, 'year')} old`,
    hours === undefined ? undefined : countWithCommas(hours, 'hour'),
    miles === undefined ? undefined : countWithCommas(miles, 'mile'),
    tradeInConditionLabels[condition],
    photographs === 0 ? 'No photos' : countWithCommas(photographs, 'photo'),
  ].filter((fact) => fact !== undefined);
}

/** `"2015 Club Car Precedent (electric, batteries 3 years old, 400 hours, it runs well, …)"`. */
export function tradeInInWords(tradeIn: EnquiryTradeIn): string {
  const facts = tradeInFacts(tradeIn).map(uncapitalized);
  return `${tradeInTitle(tradeIn)} (${facts.join(', ')})`;
}

/** For unverified addresses: makes in the site's spelling, models in plain letters and digits. */
export function plainTradeInWords(tradeIn: EnquiryTradeIn): string {
  const make = makeOf(tradeIn.make);
  const named = {
    ...tradeIn,
    make: makeNames.includes(make) ? make : '',
    model:
      /^(?=.{1,24}$)[\p{L}\d]+(?:[ -][\p{L}\d]+){0,2}$/u.test(tradeIn.model) &&
      !/\d{5}/.test(tradeIn.model)
        ? tradeIn.model
        : 'cart',
  };
  return tradeInInWords(named);
}

function countWithCommas(count: number, unit: string): string {
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}
