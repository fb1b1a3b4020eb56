import { cleanLine } from '../../../domain/text/clean-text.ts';
import { isObject } from '../file/json-rows.ts';
import { FieldCollector, type RawRow, type RowFields } from '../row/row-fields.ts';
import { fieldOfHeader, headerKey, isListField, type StockField } from '../row/stock-field.ts';

/** A mapping that doesn't say what it means; the message names the entry. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/**
 * Where each field of a stock file comes from. A source is a dotted path (`"pricing.retail"`,
 * `"photos[0].url"`; over an array without an index it means each entry), a template with paths in
 * braces (`"{cart.year} {cart.make}"`), or `{ "value": "…" }` for the same text in every row. A
 * path that no row has is an error, unless the entry ends in a question mark (`"salePrice?"`).
 */
export interface Mapping {
  /** Path of the array of rows; absent for CSV, and where the file is that array. */
  readonly rows?: string;
  readonly sources: readonly Source[];
}

interface Source {
  /** The entry as the mapping names it, for messages. */
  readonly entry: string;
  readonly target: StockField | { readonly specification: string };
  /** Text between paths, as a template alternates them; a single path has no text around it. */
  readonly parts: readonly (string | { readonly path: string })[];
}

/**
 * Reads a mapping, `{"rows": "data.items", "fields": {…}}` or the same without `fields` around the
 * entries. An entry is a field by any of its names, or `specifications.` and a name.
 * @throws {MappingError}
 */
export function parseMapping(text: string): Mapping {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new MappingError(`The mapping is not valid JSON: ${(error as Error).message}`);
  }
  if (!isObject(given)) throw new MappingError('The mapping is not a JSON object');
  const { rows, fields, ...flat } = given;
  if (rows !== undefined && typeof rows !== 'string') throw new MappingError('“rows” is no path');
  if (fields !== undefined && !isObject(fields)) throw new MappingError('“fields” is no object');
  if (fields !== undefined && Object.keys(flat).length > 0) {
    throw new MappingError(`“${Object.keys(flat)[0]}” stands beside “fields”; put it inside`);
  }
  const sources = Object.entries(fields ?? flat).map(([entry, source]) => sourceOf(entry, source));
  if (sources.length === 0) throw new MappingError('The mapping names no field');
  return { rows, sources };
}

function sourceOf(entry: string, source: unknown): Source {
  const target = targetOf(entry);
  if (isObject(source) && typeof source.value === 'string') {
    return { entry, target, parts: [source.value] };
  }
  if (typeof source !== 'string' || source.trim() === '') {
    throw new MappingError(`“${entry}” needs a path or a template as text`);
  }
  if (!/[{}]/.test(source)) return { entry, target, parts: [{ path: source.trim() }] };
  const parts = source.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 1) return { path: part.trim() };
    if (/[{}]/.test(part)) throw new MappingError(`“${entry}” has a brace that is not closed`);
    return part;
  });
  return { entry, target, parts };
}

function targetOf(entry: string): Source['target'] {
  const [head = '', ...rest] = entry.replace(/\?$/, '').split('.');
  const name = cleanLine(rest.join('.'));
  if (headerKey(head) === 'specifications' && name !== '') return { specification: name };
  const alias = fieldOfHeader(entry);
  if (alias === undefined) throw new MappingError(`“${entry}” is no field of a vehicle`);
  return alias.field;
}

/** Follows a path: own properties only, an index or each entry of an array, else `undefined`. */
export function follow(value: unknown, path: string): unknown {
  const steps = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');
  return steps.reduce<unknown>(step, value);
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    if (/^\d+$/.test(key)) return value[Number(key)];
    const found = value.flatMap((entry) => step(entry, key)).filter((one) => one !== undefined);
    return found.length === 0 && value.length > 0 ? undefined : found;
  }
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Reads rows as a mapping says. One per file: it remembers which paths were ever found. */
export class MappedReader {
  readonly #mapping: Mapping;
  readonly #found = new Set<number>();

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
  }

  read(row: RawRow): RowFields {
    const object: unknown = Object.fromEntries(row.entries.toReversed());
    const collector = new FieldCollector();
    for (const [index, source] of this.#mapping.sources.entries()) {
      const value = this.#valueOf(source, object);
      if (value === undefined) continue;
      this.#found.add(index);
      const { target } = source;
      const taken =
        typeof target === 'string'
          ? collector.put(target, value)
          : collector.putSpecification(target.specification, value);
      if (!taken)
        throw new MappingError(`“${source.entry}” leads to an object or a list, not to a value`);
    }
    return collector.fields();
  }

  /** Entries of the mapping that no row had anything for: most likely a misspelt path. */
  unfound(): readonly string[] {
    return this.#mapping.sources
      .map(({ entry }, index) => (this.#found.has(index) || entry.endsWith('?') ? '' : entry))
      .filter((entry) => entry !== '');
  }

  #valueOf({ parts, target }: Source, row: unknown): unknown {
    const [only] = parts;
    if (parts.length === 1 && typeof only === 'object') return valueAt(row, only.path);
    let isFilled = parts.length === 1;
    const texts = parts.map((part) => {
      if (typeof part === 'string') return part;
      const value = valueAt(row, part.path);
      if (value === undefined || value === null || typeof value === 'object') return '';
      isFilled = true;
      return String(value);
    });
    const text = texts.join('');
    return isFilled ? (isList(target) ? [text] : text) : undefined;
  }
}

/** A CSV header may contain dots; the whole path is tried as a name first. */
function valueAt(row: unknown, path: string): unknown {
  const whole = step(row, path);
  return whole === undefined ? follow(row, path) : whole;
}

function isList(target: Source['target']): boolean {
  return typeof target === 'string' && isListField(target);
}
