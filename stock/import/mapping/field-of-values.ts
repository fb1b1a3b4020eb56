import { findShowroom } from '../../../domain/places/showrooms.ts';
import { readVin } from '../row/read-value.ts';
import type { StockField } from '../row/stock-field.ts';

const pictureAddress = /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i;

/** Longest text that is the name of a place and no sentence with one in it. */
const longestPlace = 60;

const kinds: readonly (readonly [StockField, (text: string) => boolean])[] = [
  ['vin', (text) => typeof readVin(text) === 'string'],
  ['images', (text) => pictureAddress.test(text)],
  ['location', (text) => text.length <= longestPlace && findShowroom(text) !== undefined],
];

/** The field that values can be of whatever they are called by: where each of them is of its kind. */
export function fieldOfValues(texts: readonly string[]): StockField | undefined {
  if (texts.length === 0) return undefined;
  return kinds.find(([, isOfKind]) => texts.every(isOfKind))?.[0];
}
