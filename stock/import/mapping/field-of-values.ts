import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { readChoice, readVin, seatsPhrase } from '../row/read-value.ts';
import type { StockField } from '../row/stock-field.ts';

const pictureAddress = /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i;

const longestPlace = 60;

const { condition, fuel } = vehicleFields;

/** A letter alone may be a flag. */
function isWordOf(text: string, { choices, unsaid }: { choices: object; unsaid?: string }) {
  return text.length > 2 && typeof readChoice(text, choices as never, unsaid) !== 'symbol';
}

const kinds: readonly (readonly [StockField, (text: string) => boolean])[] = [
  ['vin', (text) => typeof readVin(text) === 'string'],
  ['images', (text) => pictureAddress.test(text)],
  ['location', (text) => text.length <= longestPlace && findShowroom(text) !== undefined],
  ['seats', (text) => seatsPhrase.test(text)],
  ['condition', (text) => isWordOf(text, condition)],
  ['fuel', (text) => /^(?:electric|gas|gasoline)$/i.test(text) && isWordOf(text, fuel)],
];

export function fieldOfValues(texts: readonly string[]): StockField | undefined {
  return texts.length === 0 ? undefined : kinds.find(([, isOfKind]) => texts.every(isOfKind))?.[0];
}
