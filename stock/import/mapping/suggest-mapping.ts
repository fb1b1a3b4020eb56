import { showrooms } from '../../../domain/business/identity.ts';
import { findShowroom } from '../../../domain/places/showrooms.ts';
import { counted } from '../../../domain/text/wording.ts';
import { isPrivateHeader, specificationOfHeader } from '../row/heading-words.ts';
import { parse } from '../row/parsers.ts';
import { isSheetError, unreadable } from '../row/read-value.ts';
import { limits } from '../row/row-reading.ts';
import {
  fieldOfHeader,
  isListField,
  labelOf,
  type StockField,
  stockFields,
} from '../row/stock-field.ts';
import { fieldOfValues } from './field-of-values.ts';
import { namesOf, specificationNamesOf } from './path-names.ts';
import { type Profile, profilesOf } from './profile.ts';

/** A mapping for a file, from its own names and values, and what is left for a person to decide. */
export interface SuggestedMapping {
  /** As `parseMapping` reads it. */
  readonly fields: Readonly<Record<string, SuggestedSource>>;
  /** Sentences about paths that were not placed, and about values that are not understood. */
  readonly remarks: readonly string[];
}

type SuggestedSource =
  | string
  | {
      readonly from: string;
      readonly values?: Readonly<Record<string, string>>;
      readonly nothing?: readonly string[];
    }
  | { readonly list: string; readonly most: number };

/** Rows that are looked at. */
const mostRows = 5_000;

/** Values named in one remark. */
const mostListed = 12;

/** Above this share of different values that can't be read, the path is something else. */
const mostUnreadable = 0.5;

/** Rows that one id may have by mistake. */
const mostAlike = 3;

interface Candidate {
  readonly profile: Profile;
  readonly field: StockField;
  readonly rank: number;
  readonly unread: readonly string[];
  readonly isCode?: true;
}

/** Places what the rows have: by the names of their paths, checked against the values there. */
export function suggestMapping(rows: readonly unknown[]): SuggestedMapping {
  const profiles = profilesOf(rows.slice(0, mostRows)).filter(({ filled }) => filled > 0);
  const remarks: string[] = [];
  const best = new Map<StockField, Candidate>();
  const rest: Profile[] = [];
  for (const profile of profiles) {
    const candidate = candidateFor(profile);
    if (candidate === undefined) {
      rest.push(profile);
      continue;
    }
    const before = best.get(candidate.field);
    const wins = before === undefined || isBetter(candidate, before);
    if (wins) best.set(candidate.field, candidate);
    const loser = wins ? before : candidate;
    if (loser === undefined) continue;
    const winner = wins ? candidate : before;
    remarks.push(
      `“${loser.profile.path}” could be ${labelOf(loser.field)} too; “${winner?.profile.path}” was taken`,
    );
  }
  const fields: Record<string, SuggestedSource> = {};
  for (const [field, candidate] of best) {
    const flag = flags[field];
    if (flag === undefined) fields[field] = sourceFor(candidate, remarks);
    else if (!best.has(flag.field)) fields[flag.field] ??= flagSource(candidate, flag);
  }
  if (best.has('isNew') && fields.condition === undefined) {
    const path = best.get('isNew')?.profile.path;
    remarks.push(
      `“${path}” was taken for the NEW badge. If it tells new carts from used ones, write "condition": {"from": "${path}", "values": {"true": "new", "false": "used"}} instead of "isNew"`,
    );
  }
  for (const profile of rest) {
    const names = specificationNamesOf(profile.path);
    const key = names.some(isPrivateHeader)
      ? undefined
      : names
          .map(specificationOfHeader)
          .find((name) => name !== undefined && !(`specifications.${name}` in fields));
    if (key !== undefined) fields[`specifications.${key}`] = profile.path;
    else remarks.push(remarkOn(profile));
  }
  return { fields, remarks };
}

/** A column that says yes or no, and what that means for a field that has no column of its own. */
interface Flag {
  readonly field: StockField;
  readonly yes: string;
  readonly no: string;
}

const flags: Partial<Record<StockField, Flag>> = {
  usedUnit: { field: 'condition', yes: 'used', no: 'new' },
  newUnit: { field: 'condition', yes: 'new', no: 'used' },
  electricUnit: { field: 'fuel', yes: 'electric', no: 'gas' },
  gasUnit: { field: 'fuel', yes: 'gas', no: 'electric' },
};

function flagSource({ field, profile }: Candidate, { yes, no }: Flag): SuggestedSource {
  const values = [...profile.values.keys()].map((text) => [
    text,
    parse(field, text) === true ? yes : no,
  ]);
  return { from: profile.path, values: Object.fromEntries(values) };
}

function sourceFor(candidate: Candidate, remarks: string[]): SuggestedSource {
  const { profile, field, unread } = candidate;
  const { path, longest } = profile;
  if (field === 'location') return locationSource(candidate, remarks);
  if (isListField(field)) {
    return longest > limits.images ? { list: path, most: limits.images } : path;
  }
  if (unread.length === 0) return path;
  const { kind } = stockFields[field];
  const how = kind === 'choice' ? '; write what they mean under "values"' : '';
  const listed = listedValues(profile, unread);
  remarks.push(`${labelOf(field)} (“${path}”): ${listed} not understood and left out${how}`);
  return { from: path, nothing: unread };
}

/** The showrooms that the values name; of the others it is said what to write. */
function locationSource({ profile, field, isCode }: Candidate, remarks: string[]): SuggestedSource {
  const { path } = profile;
  const values: Record<string, string> = {};
  const others: string[] = [];
  for (const text of profile.values.keys()) {
    const id = findShowroom(text)?.id;
    if (id === undefined) others.push(text);
    else if (parse(field, text) !== id) values[text] = id;
  }
  // A number tells a visitor nothing; words do, whatever place they name.
  const nothing = others.filter((text) => isCode || /^[\d\W]+$/.test(text));
  if (others.length > 0) {
    const what = nothing.length > 0 ? 'left out' : 'shown as they are';
    const ids = showrooms.map(({ id }) => id).join(', ');
    remarks.push(
      `location (“${path}”): ${listedValues(profile, others)} name none of our showrooms and are ${what}; for each that is one write under "values", as in {"${others[0]}": "…"}, which: ${ids}`,
    );
  }
  const hasValues = Object.keys(values).length > 0;
  if (!hasValues && nothing.length === 0) return path;
  return { from: path, ...(hasValues && { values }), ...(nothing.length > 0 && { nothing }) };
}

/** `“T1” (443 rows), “T2” (1 row)`: the first of them. */
function listedValues({ values }: Profile, texts: readonly string[]): string {
  const first = texts.slice(0, mostListed);
  const more = texts.length - first.length;
  const listed = first.map((text) => `“${text}” (${counted(values.get(text) ?? 0, 'row')})`);
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function candidateFor(profile: Profile): Candidate | undefined {
  const { path, values } = profile;
  if (isPrivateHeader(path.split('.').at(-1) ?? '')) return undefined;
  const alias = aliasOf(path);
  const texts = [...values.keys()];
  if (alias === undefined) {
    const field = fieldOfValues(texts);
    return field === undefined ? undefined : { profile, field, rank: 999, unread: [] };
  }
  const { field, rank, isCode } = alias;
  if (field === 'id' && isShared(profile)) return undefined;
  // Lists and specifications are no single cell: the import checks them row by row.
  const isSingleCell = !isListField(field) && field !== 'specifications';
  const unread = !isSingleCell ? [] : texts.filter((text) => !isReadable(field, text));
  if (unread.length > texts.length * mostUnreadable) return undefined;
  return { profile, field, rank, unread: unread.slice(0, 20), ...(isCode && { isCode }) };
}

/** Whether rows have a value in common, as carts of one dealer have the dealer's. */
function isShared({ values }: Profile): boolean {
  return [...values.values()].some((rows) => rows > mostAlike);
}

/** The field that a path is called by, if only in part: then another path with all of it wins. */
function aliasOf(path: string) {
  for (const { name, guess, isCode } of namesOf(path)) {
    const alias = fieldOfHeader(name);
    if (alias === undefined || (isCode && alias.field !== 'location')) continue;
    return { field: alias.field, rank: alias.rank + 100 * guess, isCode };
  }
  return undefined;
}

/**
 * Serial numbers under VIN and the like are put right when the row is read; a formula that fails is
 * a mistake in one row, which an import names.
 */
function isReadable(field: StockField, text: string): boolean {
  return field === 'vin' || isSheetError(text) || parse(field, text) !== unreadable;
}

/** The more specific heading wins, then what more rows have. */
function isBetter(one: Candidate, other: Candidate): boolean {
  return one.rank === other.rank
    ? one.profile.filled > other.profile.filled
    : one.rank < other.rank;
}

function remarkOn({ path, values }: Profile): string {
  const isPrivate = isPrivateHeader(path.split('.').at(-1) ?? '');
  const some = [...values.keys()].slice(0, 3).map((text) => text.slice(0, 30));
  const why = isPrivate
    ? 'left out: it looks like the dealer’s own business'
    : 'left out: no field is called like that; to have it, add it to the mapping';
  return `“${path}” (${some.join(', ')}) ${why}`;
}
