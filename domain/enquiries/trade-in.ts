import type { Fuel } from '../catalogue/vehicle.ts';
import { newYorkYear } from '../new-york-time.ts';
import { cleanLine } from '../text/clean-text.ts';
import { type EnquiryFields, type FieldErrors, parseEnquiryFields } from './enquiry-fields.ts';

/**
 * A cart that a visitor would trade in: the fields of its form, their rules and words, written once
 * and used by the form and by the server (spec S28.1, S28.2).
 */

export const tradeInConditions = ['runs-well', 'runs-with-problems', 'does-not-run'] as const;
export type TradeInCondition = (typeof tradeInConditions)[number];

export interface TradeIn {
  readonly make: string;
  readonly model: string;
  readonly year?: number;
  readonly power?: Fuel;
  /** Whole years; 0 for less than one. */
  readonly batteryAge?: number;
  /** What its meter says, in one of both. */
  readonly hours?: number;
  readonly miles?: number;
  readonly condition: TradeInCondition;
}

/** A trade-in as an enquiry keeps it. */
export interface EnquiryTradeIn extends TradeIn {
  /** How many photographs came with it. */
  readonly photographs: number;
}

export const tradeInFields = [
  'make',
  'model',
  'year',
  'power',
  'batteryAge',
  'hours',
  'condition',
] as const;
export type TradeInField = (typeof tradeInFields)[number];

export const tradeInLabels: Readonly<Record<TradeInField, string>> = {
  make: 'Make',
  model: 'Model',
  year: 'Model year',
  power: 'Power',
  batteryAge: 'Age of the batteries, in years',
  hours: 'Hours or miles',
  condition: 'How it runs',
};

/** The choices of `power`; the first says nothing. */
export const powerLabels: Readonly<Record<'' | Fuel, string>> = {
  '': 'I don’t know',
  electric: 'Electric',
  gas: 'Gas',
};

export const tradeInConditionLabels: Readonly<Record<TradeInCondition, string>> = {
  'runs-well': 'It runs well',
  'runs-with-problems': 'It runs, with problems',
  'does-not-run': 'It does not run',
};

/** Most characters of a make and of a model. */
const maxNameLength = 60;

/** A year before this one is a slip of the finger. */
const firstYear = 1950;
const maxBatteryAge = 40;
const maxHours = 99_999;
const maxMiles = 999_999;

type TradeInErrors = Partial<Record<TradeInField, string>>;

export type ParsedTradeIn =
  | { readonly ok: true; readonly message: EnquiryFields; readonly tradeIn: TradeIn }
  | { readonly ok: false; readonly errors: FieldErrors & TradeInErrors };

/**
 * Judges a trade-in with whom it comes from. As `parseEnquiryFields`, but the message may be empty. Returns
 * both, or one message per field at fault, those of the cart first, in the form's order.
 */
export function parseTradeIn(input: Readonly<Record<string, unknown>>, now: Date): ParsedTradeIn {
  const parsed = parseEnquiryFields({ ...input, interest: 'trade-in' }, { needsMessage: false });
  const { errors, tradeIn } = readCart(input, now);
  if (tradeIn !== undefined && parsed.ok) return { ok: true, message: parsed.message, tradeIn };
  return { ok: false, errors: { ...errors, ...(parsed.ok ? {} : parsed.errors) } };
}

function readCart(input: Readonly<Record<string, unknown>>, now: Date) {
  const errors: TradeInErrors = {};
  const text = (field: TradeInField) => {
    const value = input[field];
    return typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : '';
  };
  const name = (field: 'make' | 'model', like: string) => {
    const value = text(field);
    if (value !== '' && value.length <= maxNameLength) return value;
    errors[field] = `Write the ${field}, like ${like}, in at most ${maxNameLength} characters`;
    return '';
  };
  /** A field that may be empty. */
  const optional = <T>(
    field: TradeInField,
    read: (words: string) => T | undefined,
    error: string,
  ) => {
    const words = text(field);
    const value = words === '' ? undefined : read(words);
    if (words !== '' && value === undefined) errors[field] = error;
    return value;
  };
  const lastYear = newYorkYear(now) + 1;
  const cart = {
    make: name('make', 'Club Car'),
    model: name('model', 'Precedent'),
    year: optional(
      'year',
      (words) => wholeNumber(words, firstYear, lastYear),
      `Write the year with four digits, ${firstYear} to ${lastYear}`,
    ),
    power: optional(
      'power',
      (words): Fuel | undefined => (words === 'electric' || words === 'gas' ? words : undefined),
      'Choose electric or gas',
    ),
    batteryAge: optional(
      'batteryAge',
      (words) => wholeNumber(words.replace(/ ?years?$/i, ''), 0, maxBatteryAge),
      `Write whole years, 0 to ${maxBatteryAge}`,
    ),
    ...optional('hours', readMeter, 'Write hours or miles, like “400 hours” or “2,500 miles”'),
  };
  const condition = tradeInConditions.find((one) => one === text('condition'));
  if (condition === undefined) errors.condition = 'Choose how it runs';
  const isRight = condition !== undefined && Object.keys(errors).length === 0;
  return { errors, tradeIn: isRight ? { ...cart, condition } : undefined };
}

/** `"1,200 miles"`, `"400 hrs"`; a number alone is hours, which is what most carts count. */
function readMeter(words: string): Pick<TradeIn, 'hours' | 'miles'> | undefined {
  const match = /^([\d,]+) ?(h|hrs?|hours?|mi|miles?)?\.?$/i.exec(words);
  const [, digits = '', unit = 'h'] = match ?? [];
  const isMiles = /^m/i.test(unit);
  const number = wholeNumber(digits.replaceAll(',', ''), 0, isMiles ? maxMiles : maxHours);
  if (number === undefined) return undefined;
  return isMiles ? { miles: number } : { hours: number };
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,6}$/.test(text) && number >= least && number <= most ? number : undefined;
}
