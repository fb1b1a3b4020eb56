import { findShowroom } from '../../../domain/places/showrooms.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import { readDay } from './read-day.ts';
import { readUrl } from './read-list.ts';
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

type AnyField = (typeof stockFields)[StockField];
type Kind = Exclude<AnyField['kind'], 'pictures' | 'list' | 'specifications'>;

const asWritten = (text: string) => text;

const parsers: Readonly<Record<Kind, (text: string, field: AnyField) => Read<unknown>>> = {
  id: asWritten,
  line: asWritten,
  text: asWritten,
  address: (text) => readUrl(text, false),
  dollars: readMoney,
  miles: readMiles,
  year: readYear,
  day: readDay,
  seats: readSeats,
  vin: readVin,
  place: showroomIdOr,
  flag: (text, field) => readFlag(text, 'words' in field ? field.words : undefined),
  choice: (text, field) => ('choices' in field ? readChoice<string>(text, field) : undefined),
};

/** Of a field that is a single cell. */
export function parse<Field extends StockField>(
  field: Field,
  text: string,
): Read<StockValue<Field>> {
  const parser = parserByField[field] ?? parsers[stockFields[field].kind as Kind];
  return parser(text, stockFields[field]) as Read<StockValue<Field>>;
}

export const maxPlaceLength = 60;

/** A number alone is no place. */
function showroomIdOr(text: string): Read<string> {
  if (/^[\d\W]+$/.test(text)) return undefined;
  return (text.length <= maxPlaceLength ? findShowroom(text)?.id : undefined) ?? text;
}
