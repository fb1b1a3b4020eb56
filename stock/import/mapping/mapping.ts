import { cleanLine } from '../../../domain/text/clean-text.ts';
import { isObject } from '../file/json-rows.ts';
import { isScalar, type Scalar } from '../row/row-fields.ts';
import { fieldOfHeader, headerKey, nearestHeading, type StockField } from '../row/stock-field.ts';

/** A mapping that doesn't say what it means; the message names the entry. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/**
 * Where each field of a stock file comes from. A source is a path (`"pricing.retail"`,
 * `"photos[0].url"`), a template with paths in braces (`"{cart.year} {cart.make}"`; over a list it
 * makes a text for each entry), or an object with these keys:
 *
 * - `from`, or `list` for a field that is a list: such a path or template
 * - `values`: what the file's values mean, `{"true": "used", "false": "new"}`
 * - `nothing`: values that say nothing, `["Utility", "N/A"]`
 * - `most`: how many entries of a list are taken
 * - `default`: what counts where the row says nothing
 *
 * A path that no row has is an error, unless the entry ends in a question mark (`"salePrice?"`).
 */
export interface Mapping {
  /** Path of the array of rows; absent for CSV, and where the file is that array. */
  readonly rows?: string;
  readonly sources: readonly Source[];
}

export interface Source {
  /** The entry as the mapping names it, for messages. */
  readonly entry: string;
  readonly target: StockField | { readonly specification: string };
  /** Text between paths, as a template alternates them; absent where only a default is given. */
  readonly parts?: readonly (string | { readonly path: string })[];
  /** By the file's value in lower case; `null` says nothing. */
  readonly values: ReadonlyMap<string, Scalar | null>;
  readonly most?: number;
  readonly fallback?: Scalar | readonly Scalar[];
}

/**
 * Reads a mapping, `{"rows": "data.items", "fields": {…}}` or the same without `fields` around the
 * entries. An entry is a field by any of its names, or `specifications.` and a name.
 * @throws {MappingError}
 */
export function parseMapping(text: string): Mapping {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new MappingError(`The mapping has a mistake (as JSON): ${(error as Error).message}`);
  }
  if (!isObject(document)) throw new MappingError('The mapping is not a JSON object');
  const { rows, fields, ...flat } = document;
  if (rows !== undefined && typeof rows !== 'string') throw new MappingError('“rows” is no path');
  if (fields !== undefined && !isObject(fields)) throw new MappingError('“fields” is no object');
  if (fields !== undefined && Object.keys(flat).length > 0) {
    throw new MappingError(`“${Object.keys(flat)[0]}” stands beside “fields”; put it inside`);
  }
  const sources = Object.entries(fields ?? flat).map(([entry, source]) => sourceOf(entry, source));
  if (sources.length === 0) throw new MappingError('The mapping names no field');
  return { rows, sources };
}

const sourceKeys = ['from', 'list', 'values', 'nothing', 'most', 'default'] as const;

function sourceOf(entry: string, source: unknown): Source {
  const target = targetOf(entry);
  if (!isObject(source)) return { entry, target, parts: partsOf(entry, source), values: new Map() };
  const unknownKey = Object.keys(source).find((key) => !sourceKeys.some((one) => one === key));
  if (unknownKey !== undefined) {
    throw new MappingError(
      `“${entry}” has a key “${unknownKey}”; there are ${sourceKeys.join(', ')}`,
    );
  }
  const { from, list, most, default: fallback } = source;
  if (from !== undefined && list !== undefined) {
    throw new MappingError(`“${entry}” has “from” and “list”; one of them says where it is`);
  }
  const path = from ?? list;
  if (path === undefined && fallback === undefined) {
    throw new MappingError(`“${entry}” needs “from”, “list” or “default”`);
  }
  if (most !== undefined && !(Number.isInteger(most) && Number(most) > 0)) {
    throw new MappingError(`“most” of “${entry}” is no whole number above 0`);
  }
  const isFallback = isScalar(fallback) || (Array.isArray(fallback) && fallback.every(isScalar));
  if (fallback !== undefined && !isFallback) {
    throw new MappingError(`“default” of “${entry}” is no text, number, true or false`);
  }
  return {
    entry,
    target,
    ...(path !== undefined && { parts: partsOf(entry, path) }),
    values: translations(entry, source),
    ...(most !== undefined && { most: Number(most) }),
    ...(isFallback && { fallback: fallback as Source['fallback'] }),
  };
}

function translations(
  entry: string,
  { values = {}, nothing = [] }: Readonly<Record<string, unknown>>,
): Source['values'] {
  const meanings = new Map<string, Scalar | null>();
  if (!isObject(values)) throw new MappingError(`“values” of “${entry}” is no object`);
  for (const [value, meaning] of Object.entries(values)) {
    if (meaning !== null && !isScalar(meaning)) {
      throw new MappingError(`“values” of “${entry}” says no value for “${value}”`);
    }
    meanings.set(valueKey(value), meaning);
  }
  const blanks: readonly unknown[] = Array.isArray(nothing) ? nothing : [nothing];
  for (const blank of blanks) {
    if (!isScalar(blank)) throw new MappingError(`“nothing” of “${entry}” is no list of values`);
    meanings.set(valueKey(blank), null);
  }
  return meanings;
}

/** Values are compared as text, without regard to case and to blanks at their ends. */
export function valueKey(value: Scalar): string {
  return cleanLine(String(value)).toLowerCase();
}

function partsOf(entry: string, source: unknown): Source['parts'] {
  if (typeof source !== 'string' || source.trim() === '') {
    throw new MappingError(`“${entry}” needs a path or a template as text`);
  }
  if (!/[{}]/.test(source)) return [{ path: source.trim() }];
  return source.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 1) return { path: part.trim() };
    if (/[{}]/.test(part)) throw new MappingError(`“${entry}” has a brace that is not closed`);
    return part;
  });
}

function targetOf(entry: string): Source['target'] {
  const [head = '', ...rest] = entry.replace(/\?$/, '').split('.');
  const name = cleanLine(rest.join('.'));
  if (headerKey(head) === 'specifications' && name !== '') return { specification: name };
  const alias = fieldOfHeader(entry);
  if (alias !== undefined) return alias.field;
  const nearest = nearestHeading(entry);
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  throw new MappingError(
    `There is no field “${entry}”.${hint} The fields are listed by: dealer inventory fields. Any other fact is “specifications.” and its name`,
  );
}
