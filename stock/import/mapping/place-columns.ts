import { findShowroom } from '../../../domain/places/showrooms.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import { makeAtStart } from '../../../domain/stock/known-models/makes.ts';
import { counted } from '../../../domain/text/wording.ts';
import { stateOf } from '../row/availability.ts';
import {
  headingWords,
  isPrivateHeader,
  specificationOfHeader,
  withoutContainer,
} from '../row/heading-words.ts';
import { maxPlaceLength, parse } from '../row/parsers.ts';
import { isSheetError, readChoice, readVin, seatsPhrase, unreadable } from '../row/read-value.ts';
import { type AvailabilityCell, fieldSenses } from '../row/row-fields.ts';
import { fieldOfHeader, isListField, type StockField } from '../row/stock-field.ts';
import { senseOfColumn } from './availability-heading.ts';
import type { Profile } from './profile.ts';

interface PathName {
  readonly name: string;
  readonly guess: 0 | 1 | 2;
  /** As `locationId`. */
  readonly isCode?: true;
}

/** Needs the name before it. */
const hollow = /^(?:name|label|title|value|text|display|url|src|href|link|amount|code)$/i;

/** Before a name. */
const subject = /^(?:golf ?)?(?:cart|vehicle|unit|item|inventory|listing|product) (?=.)/;

const ending = / (?:name|label|text|value|description|desc|kit)$/;
const codeEnding = / (?:id|code|key|number|no|num)$/;

/** Most specific first: `cartColor` → `cartColor`, `color`. */
function pathNames(path: string): readonly PathName[] {
  const steps = path.split('.');
  const last = steps.at(-1) ?? '';
  const before = steps.at(-2);
  const whole = before === undefined ? [last] : lastTwo(before, last);
  const bare = whole.map((name) => headingWords(name).replace(subject, ''));
  return [
    ...whole.map((name) => ({ name, guess: 0 }) as const),
    ...bare
      .flatMap((name) => [name, name.replace(ending, '')])
      .map((name) => ({ name, guess: 1 }) as const),
    ...bare
      .filter((name) => codeEnding.test(name))
      .map((name) => ({ name: name.replace(codeEnding, ''), guess: 2, isCode: true }) as const),
  ];
}

/** The short name, then a longer one in case the first is taken. */
function specificationNames(path: string): readonly string[] {
  const [whole = '', last = whole] = pathNames(path).map(({ name }) => headingWords(name));
  const shortest = path.includes('.') && !hollow.test(path.split('.').at(-1) ?? '') ? last : whole;
  return [withoutContainer(shortest).replace(subject, ''), whole];
}

/** An id belongs to its element. */
function lastTwo(before: string, last: string): readonly string[] {
  const both = `${before} ${last}`;
  if (/^id$/i.test(last)) return [both];
  return hollow.test(last) ? [before, both] : [both, last, `${last} ${before.replace(/s$/i, '')}`];
}

export interface PlacedColumn {
  readonly profile: Profile;
  readonly target?: StockField | `specifications.${string}`;
  /** The filled column with the lowest rank wins. */
  readonly rank: number;
  readonly availability?: Omit<AvailabilityCell, 'text' | 'heading'>;
}

/** Under “unit” beside a value. */
const unitName = /^(?:mi|miles|km|hrs?|hours|lbs?|in|ft|usd)$/i;

/** An id in more rows is no id. */
const maxRowsOfId = 3;

export function placeColumns(profiles: readonly Profile[]): readonly PlacedColumn[] {
  const whole = profiles.map(({ path, ...profile }) => ({
    ...profile,
    path: path.replace(/^specifications\..*$/, 'specifications'),
  }));
  const columns = whole
    .filter(({ path }, at) => whole.findIndex((one) => one.path === path) === at)
    .map((profile) => placed(profile, whole));
  const specifications = new Set<string>();
  return withModel(ranked(columns)).map((column) => {
    const { profile, target, availability } = column;
    if (target !== undefined || availability !== undefined) return column;
    const names = specificationNames(profile.path);
    if (names.some(isPrivateHeader)) return column;
    const key = names
      .map(specificationOfHeader)
      .find((name) => name !== undefined && !specifications.has(name));
    if (key === undefined) return column;
    specifications.add(key);
    return { ...column, target: `specifications.${key}` };
  });
}

function placed(profile: Profile, profiles: readonly Profile[]): PlacedColumn {
  const path = headingOf(profile.path);
  const texts = [...profile.values.keys()];
  if (path === 'specifications') return { profile, target: 'specifications', rank: 0 };
  const alias = aliasOf(path);
  const sense = alias && fieldSenses[alias.field];
  const ofValues = fieldOfValues(texts);
  if ((sense !== undefined || alias?.field === 'name') && ofValues === 'condition') {
    return { profile, target: 'condition', rank: 999 };
  }
  const isQuantity = alias?.field === 'stockNumber' && countsCarts(alias, profile, profiles);
  if (isQuantity) return { profile, rank: 0, availability: { sense: 'quantity' } };
  const isOpen = alias === undefined || sense !== undefined || alias.field === 'category';
  const availability = isOpen ? senseOfColumn(path, profile) : undefined;
  if (sense !== undefined) {
    return {
      profile,
      target: alias?.field,
      rank: 0,
      availability: { sense, ...availability, field: alias?.field },
    };
  }
  if (availability !== undefined) return { profile, rank: 0, availability };
  const isNamed = alias !== undefined && !alias.isGuess;
  if (!isNamed && isPrivateHeader(path.split('.').at(-1) ?? '')) return { profile, rank: 0 };
  if (alias === undefined) return { profile, target: ofValues, rank: 999 };
  const { field, rank, isGuess } = alias;
  const isOther =
    (isPrivateHeader(path) && !texts.some((text) => makeAtStart(text) !== undefined)) ||
    (field === 'id' && [...profile.values.values()].some((rows) => rows > maxRowsOfId)) ||
    (field === 'name' && texts.length > 0 && texts.every((text) => unitName.test(text))) ||
    (isGuess && field !== 'location' && readableShare(profile, field) < 0.5);
  return isOther ? { profile, rank: 0 } : { profile, target: field, rank };
}

/** Without the number of a repeated heading. */
function headingOf(path: string): string {
  return path.replace(/ \(\d+\)$/, '');
}

function aliasOf(path: string) {
  for (const { name, guess, isCode } of pathNames(path)) {
    const alias = fieldOfHeader(name);
    if (alias === undefined || (isCode && alias.field !== 'location')) continue;
    return { ...alias, rank: alias.rank + 100 * guess, isGuess: guess > 0 };
  }
  return undefined;
}

/** Small numbers under “Stock” that repeat, or beside a stock number. */
function countsCarts(
  { rank }: { readonly rank: number },
  { path, values, filled }: Profile,
  profiles: readonly Profile[],
): boolean {
  const texts = [...values.keys()];
  if (headingOf(path).toLowerCase() !== 'stock' || !texts.every((text) => /^\d{1,2}$/.test(text))) {
    return false;
  }
  const isRepeated = texts.length < filled || values.has('0');
  const hasOther = profiles.some(
    (other) =>
      other.path !== path && other.filled > 0 && aliasOf(other.path)?.field === 'stockNumber',
  );
  return rank >= 0 && texts.length > 0 && (isRepeated || hasOther);
}

function readableShare({ values }: Profile, field: StockField): number {
  if (isListField(field) || field === 'specifications' || values.size === 0) return 1;
  const isRead = (text: string) => {
    const value = parse(field, text);
    return isSheetError(text) || (value !== unreadable && value !== undefined);
  };
  return [...values.keys()].filter(isRead).length / values.size;
}

function ranked(columns: readonly PlacedColumn[]): readonly PlacedColumn[] {
  const byTarget = Map.groupBy(columns, ({ target }) => target);
  return columns.map((column) => {
    const { target, profile, availability } = column;
    const rivals = byTarget.get(target) ?? [];
    if (target === undefined || availability !== undefined || rivals.length < 2) return column;
    const field = target as StockField;
    if (isListField(field)) return column;
    const isRead = (one: PlacedColumn) => readableShare(one.profile, field) >= 0.5;
    const better = rivals.filter((one) => one !== column && isRead(one));
    if (isRead(column) || better.length === 0) return column;
    const isNothing = [...profile.values.keys()].every((text) => parse(field, text) === undefined);
    return isNothing ? { ...column, rank: column.rank + 1000 } : { profile, rank: 0 };
  });
}

/** A short description is the model. */
function withModel(columns: readonly PlacedColumn[]): readonly PlacedColumn[] {
  const isShort = ({ profile }: PlacedColumn) =>
    profile.filled > 0 && [...profile.values.keys()].every((text) => text.length <= 60);
  if (columns.some(({ target }) => target === 'model' || target === 'name')) return columns;
  if (!columns.some(({ target }) => target === 'brand')) return columns;
  return columns.map((column) =>
    column.target === 'description' && isShort(column) ? { ...column, target: 'model' } : column,
  );
}

export interface CommonWord {
  readonly heading: string;
  readonly text: string;
  readonly question: string;
}

/** Unknown words of sale in more than half of the rows (spec S19.24). */
export function commonWords(columns: readonly PlacedColumn[], rows: number): readonly CommonWord[] {
  return columns.flatMap(({ profile, availability }) =>
    availability === undefined
      ? []
      : [...profile.values]
          .filter(
            ([text, count]) =>
              count > 1 &&
              2 * count > rows &&
              stateOf({ ...availability, heading: profile.path, text }) === unreadable,
          )
          .map(([text, count]) => ({
            heading: profile.path,
            text,
            question: `“${text}” stands under “${profile.path}” in ${count} of ${counted(rows, 'row')}. Nobody knows the word: are these carts for sale?`,
          })),
  );
}

const pictureAddress = /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i;

const { condition, fuel } = vehicleFields;

/** A letter alone may be a flag. */
function isWordOf(text: string, choice: typeof condition | typeof fuel) {
  return text.length > 2 && typeof readChoice<string>(text, choice) !== 'symbol';
}

const kinds: readonly (readonly [StockField, (text: string) => boolean])[] = [
  ['vin', (text) => typeof readVin(text) === 'string'],
  ['images', (text) => pictureAddress.test(text)],
  ['location', (text) => text.length <= maxPlaceLength && findShowroom(text) !== undefined],
  ['seats', (text) => seatsPhrase.test(text)],
  ['condition', (text) => isWordOf(text, condition)],
  ['fuel', (text) => /^(?:electric|gas|gasoline)$/i.test(text) && isWordOf(text, fuel)],
];

function fieldOfValues(texts: readonly string[]): StockField | undefined {
  return texts.length === 0 ? undefined : kinds.find(([, isOfKind]) => texts.every(isOfKind))?.[0];
}
