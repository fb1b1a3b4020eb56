import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { failureText } from '../../../base/failure-text.ts';
import { cleanLine } from '../../../domain/text/clean-text.ts';
import { isObject } from '../file/json-rows.ts';
import { isScalar, type Scalar } from '../row/row-fields.ts';
import { fieldOfHeader, headerKey, nearestHeading, type StockField } from '../row/stock-field.ts';

export class MappingError extends Error {
  override name = 'MappingError';
}

/**
 * Where each field of a stock file comes from. A source is a path (`"pricing.retail"`,
 * `"photos[0].url"`), a template with paths in braces (`"{cart.year} {cart.make}"`; over a list it
 * makes a text for each entry), or an object with these keys:
 *
 * - `from`, or `list` for a field that is a list: such a path or template, or several of them, of
 *   which the first that is filled counts; those of a list count together
 * - `values`: what the file's values mean, `{"true": "used", "false": "new"}`
 * - `nothing`: values that count as empty, `["Utility", "N/A"]`
 * - `most`: maximum of entries of a list
 * - `default`: the value for an empty one
 *
 * A path that no row has is an error, unless the entry ends in a question mark (`"salePrice?"`).
 */
export interface Mapping {
  /** Absent for an array. */
  readonly rows?: string;
  readonly sources: readonly Source[];
}

export interface Source {
  readonly entry: string;
  readonly target: StockField | { readonly specification: string };
  /** Text between paths, as a template alternates them; absent for a default alone. */
  readonly parts?: readonly (string | { readonly path: string })[];
  /** Lower case; `null`: empty. */
  readonly values: ReadonlyMap<string, Scalar | null>;
  readonly most?: number;
  readonly fallback?: Scalar | readonly Scalar[];
  readonly rank?: number;
}

export function pathsIn({ parts = [] }: Source): readonly string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.path]));
}

const record = (words: string) => v.custom<Readonly<Record<string, unknown>>>(isObject, words);

const mappingDocument = v.pipe(
  record('The mapping is not a JSON object'),
  v.looseObject({
    rows: v.optional(v.string('“rows” is not a path')),
    fields: v.optional(record('“fields” is not an object')),
  }),
);

function sourceObject(entry: string) {
  const path = v.pipe(v.string(), v.trim(), v.nonEmpty());
  const paths = v.union([path, v.pipe(v.array(path), v.minLength(1))]);
  const source = v.optional(v.message(paths, `“${entry}” needs a path or a template as text`));
  const most = v.pipe(v.number(), v.integer(), v.minValue(1));
  const scalar = v.union([v.string(), v.number(), v.boolean()]);
  const scalars = (words: string) => v.union([scalar, v.array(scalar)], words);
  return v.strictObject(
    {
      from: source,
      list: source,
      values: v.optional(record(`“values” of “${entry}” is not an object`), {}),
      nothing: v.optional(scalars(`“nothing” of “${entry}” is not a list of values`), []),
      most: v.optional(v.message(most, `“most” of “${entry}” is not a whole number above 0`)),
      default: v.optional(scalars(`“default” of “${entry}” is not text, a number, true or false`)),
    },
    ({ path }) =>
      `“${entry}” has a key “${path?.[0].key}”; there are from, list, values, nothing, most, default`,
  );
}

function read<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (!success) throw new MappingError(issues[0].message);
  return output;
}

/** Also the entries without `fields` around them. ⏎ @throws {MappingError} */
export function parseMapping(text: string): Mapping {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new MappingError(`The mapping has a mistake (as JSON): ${(error as Error).message}`);
  }
  const { rows, fields, ...flat } = read(mappingDocument, document);
  if (fields !== undefined && Object.keys(flat).length > 0) {
    throw new MappingError(`“${Object.keys(flat)[0]}” is next to “fields”; put it inside`);
  }
  const sources = Object.entries(fields ?? flat).flatMap(([entry, source]) =>
    sourcesOf(entry, source),
  );
  if (sources.length === 0) throw new MappingError('The mapping names no field');
  return { rows, sources };
}

function sourcesOf(entry: string, source: unknown): readonly Source[] {
  const target = targetOf(entry);
  const object = read(sourceObject(entry), isObject(source) ? source : { from: source });
  const { from, list, values, nothing, most, default: fallback } = object;
  if (from !== undefined && list !== undefined) {
    throw new MappingError(`“${entry}” has “from” and “list”; one of them says where it is`);
  }
  const path = from ?? list;
  if (path === undefined && fallback === undefined) {
    throw new MappingError(`“${entry}” needs “from”, “list” or “default”`);
  }
  const meanings = new Map<string, Scalar | null>();
  for (const [value, meaning] of Object.entries(values)) {
    if (meaning !== null && !isScalar(meaning)) {
      throw new MappingError(`“values” of “${entry}” says no value for “${value}”`);
    }
    meanings.set(valueKey(value), meaning);
  }
  for (const blank of [nothing].flat()) meanings.set(valueKey(blank), null);
  const shared = { entry, target, values: meanings, most, fallback };
  return path === undefined
    ? [shared]
    : [path].flat().map((one, rank) => ({ ...shared, parts: partsOf(entry, one), rank }));
}

export function valueKey(value: Scalar): string {
  return cleanLine(String(value)).toLowerCase();
}

function partsOf(entry: string, path: string): Source['parts'] {
  if (!/[{}]/.test(path)) return [{ path }];
  return path.split(/\{([^{}]*)\}/).map((part, index) => {
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

export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MappingError(`The mapping ${failureText(error)}`);
  });
  return parseMapping(text.replace(/^\uFEFF/, ''));
}
