import { parse } from '../row/parsers.ts';
import { readVin, unreadable } from '../row/read-value.ts';
import { limits } from '../row/row-reading.ts';
import {
  fieldOfHeader,
  isListField,
  isPrivateHeader,
  labelOf,
  type StockField,
  specificationOfHeader,
  stockFields,
} from '../row/stock-field.ts';
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

/** Above this share of different values that can't be read, the path is something else. */
const mostUnreadable = 0.5;

interface Candidate {
  readonly profile: Profile;
  readonly field: StockField;
  readonly rank: number;
  readonly unread: readonly string[];
}

/** Places what the rows have: by the names of their paths, checked against the values there. */
export function suggestMapping(rows: readonly unknown[]): SuggestedMapping {
  const profiles = profilesOf(rows.slice(0, mostRows)).filter(({ filled }) => filled > 0);
  const remarks: string[] = [];
  const best = new Map<StockField, Candidate>();
  const left: Profile[] = [];
  for (const profile of profiles) {
    const candidate = candidateFor(profile);
    if (candidate === undefined) {
      left.push(profile);
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
    const { path } = candidate.profile;
    const condition = conditionFrom(field, path, best);
    if (condition !== undefined) fields.condition = condition;
    else if (!isConditionFlag(field)) fields[field] = sourceFor(candidate, remarks);
  }
  if (best.has('isNew') && fields.condition === undefined) {
    const path = best.get('isNew')?.profile.path;
    remarks.push(
      `“${path}” was taken for the NEW badge. If it tells new carts from used ones, write "condition": {"from": "${path}", "values": {"true": "new", "false": "used"}} instead of "isNew"`,
    );
  }
  for (const profile of left) {
    const key = specificationOfHeader(lastNames(profile.path)[0] ?? '');
    if (key !== undefined) fields[`specifications.${key}`] = profile.path;
    else remarks.push(remarkOn(profile));
  }
  return { fields, remarks };
}

function isConditionFlag(field: StockField): field is 'newUnit' | 'usedUnit' {
  return field === 'newUnit' || field === 'usedUnit';
}

/** A column that says yes or no to "used" or "new" becomes the condition, if nothing better is. */
function conditionFrom(
  field: StockField,
  from: string,
  best: ReadonlyMap<StockField, Candidate>,
): SuggestedSource | undefined {
  if (!isConditionFlag(field) || best.has('condition')) return undefined;
  if (field === 'newUnit' && best.has('usedUnit')) return undefined;
  const [yes, no] = field === 'usedUnit' ? ['used', 'new'] : ['new', 'used'];
  const values = Object.fromEntries(
    [...(best.get(field)?.profile.values.keys() ?? [])].map((text) => [
      text,
      parse(field, text) === true ? yes : no,
    ]),
  );
  return { from, values };
}

function sourceFor({ profile, field, unread }: Candidate, remarks: string[]): SuggestedSource {
  const { path, longest } = profile;
  if (isListField(field)) {
    return longest > limits.images ? { list: path, most: limits.images } : path;
  }
  if (unread.length === 0) return path;
  const { kind } = stockFields[field];
  const listed = unread.map((text) => `“${text}” (${profile.values.get(text)} rows)`).join(', ');
  const how = kind === 'choice' ? '; write under "values" what they mean' : '';
  remarks.push(`${labelOf(field)} from “${path}”: ${listed} not understood and left out${how}`);
  return { from: path, nothing: unread };
}

function candidateFor(profile: Profile): Candidate | undefined {
  const { path, values } = profile;
  if (isPrivateHeader(path.split('.').at(-1) ?? '')) return undefined;
  const names = lastNames(path);
  const alias = names.map(fieldOfHeader).find((found) => found !== undefined);
  const texts = [...values.keys()];
  if (alias === undefined) {
    const isVin = texts.length > 0 && texts.every((text) => typeof readVin(text) === 'string');
    return isVin ? { profile, field: 'vin', rank: 99, unread: [] } : undefined;
  }
  const { field, rank } = alias;
  const unread = isListField(field) ? [] : texts.filter((text) => !isReadable(field, text));
  if (unread.length > texts.length * mostUnreadable) return undefined;
  return { profile, field, rank, unread: unread.slice(0, 20) };
}

/** Serial numbers under VIN and the like are put right when the row is read. */
function isReadable(field: StockField, text: string): boolean {
  return field === 'vin' || parse(field, text) !== unreadable;
}

/** Names that only say that there is a value: the one before them says what it is. */
const hollow = /^(?:name|label|title|value|text|display|url|src|href|link|amount|code)$/i;

/** What a path may be called, most telling first: `a.make.name` → `make`, `makename`, `name`. */
function lastNames(path: string): readonly string[] {
  const steps = path.split('.');
  const last = steps.at(-1) ?? '';
  const before = steps.at(-2);
  if (before === undefined) return [last];
  const both = `${before} ${last}`;
  return hollow.test(last) ? [before, both] : [both, last];
}

/** The more telling heading wins, then what more rows have. */
function isBetter(one: Candidate, other: Candidate): boolean {
  return one.rank === other.rank
    ? one.profile.filled > other.profile.filled
    : one.rank < other.rank;
}

function remarkOn({ path, values }: Profile): string {
  const isPrivate = isPrivateHeader(path.split('.').at(-1) ?? '');
  const some = [...values.keys()].slice(0, 3).map((text) => text.slice(0, 30));
  const why = isPrivate ? 'left out: it looks like the dealer’s own business' : 'not placed';
  return `“${path}” (${some.join(', ')}) ${why}`;
}
