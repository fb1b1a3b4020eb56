import { findShowroom } from '../../../domain/places/showrooms.ts';
import type { FieldValues } from '../../../domain/stock/fields/vehicle-field.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import { readDay } from './read-day.ts';
import { readAddress } from './read-list.ts';
import { readMoney } from './read-money.ts';
import {
  type Read,
  readChoice,
  readColor,
  readFlag,
  readLifted,
  readMiles,
  readSeats,
  readSerial,
  readStockNumber,
  readVin,
  readYear,
} from './read-value.ts';
import { type StockField, type StockValue, stockFields } from './stock-field.ts';

const parserByField: Partial<Record<StockField, (text: string) => Read<unknown>>> = {
  stockNumber: readStockNumber,
  serialNumber: readSerial,
  exteriorColor: readColor,
  interiorColor: readColor,
  lifted: (text) => readLifted(text, vehicleFields.lifted.words),
};

interface CellValues extends Omit<FieldValues, 'pictures' | 'list' | 'specifications'> {
  readonly seats: number;
  readonly choice: string;
}
type Kind = keyof CellValues;

const parsers: {
  readonly [Name in Kind]: (text: string, field: FieldOf<Name>) => Read<CellValues[Name]>;
} = {
  id: asWritten,
  line: asWritten,
  text: asWritten,
  address: (text) => readAddress(text, false),
  dollars: readMoney,
  miles: readMiles,
  year: readYear,
  day: readDay,
  seats: readSeats,
  vin: readVin,
  place: showroomIdOr,
  flag: (text, field) => readFlag(text, 'words' in field ? field.words : undefined),
  choice: readChoice,
};

type AnyField = (typeof stockFields)[StockField];
type FieldOf<Name extends Kind> = Extract<AnyField, { readonly kind: Name }>;

export function parse<Field extends StockField>(
  field: Field,
  text: string,
): Read<StockValue<Field>> {
  const special = parserByField[field];
  const value = special === undefined ? parseAs(stockFields[field], text) : special(text);
  return value as Read<StockValue<Field>>;
}

function parseAs(field: AnyField, text: string): Read<unknown> {
  const { kind } = field;
  if (kind === 'pictures' || kind === 'list' || kind === 'specifications') {
    throw new TypeError(`A field of kind ${kind} is no single cell`);
  }
  return (parsers[kind] as (text: string, field: AnyField) => Read<unknown>)(text, field);
}

function asWritten(text: string): string {
  return text;
}

const longestPlace = 60;

/** A number alone is no place. */
function showroomIdOr(text: string): Read<string> {
  if (/^[\d\W]+$/.test(text)) return undefined;
  return (text.length <= longestPlace ? findShowroom(text)?.id : undefined) ?? text;
}
