import type { SpecificationValue } from '../../../domain/catalogue/vehicle.ts';
import { cleanLine, cleanText } from '../../../domain/text/clean-text.ts';
import { htmlText } from './html-text.ts';
import { mostEntries, splitList } from './read-list.ts';
import { isBlank } from './read-value.ts';
import { isListField, type StockField, stockFields } from './stock-field.ts';

/** Where a person finds a row. */
export interface RowPlace {
  /** Its row in the spreadsheet, or its entry in JSON; from 1. */
  readonly row: number;
  /** Where several sheets are read. */
  readonly sheet?: string | undefined;
}

/** `"row 12"`, `"row 12 of sheet “Used”"`. */
export function placeInWords({ row, sheet }: RowPlace): string {
  return sheet === undefined ? `row ${row}` : `row ${row} of sheet “${cleanLine(sheet)}”`;
}

/** One row as the file has it: header or key, and the cell or JSON value. */
export interface RawRow {
  /** As {@link RowPlace} has it. */
  readonly number: number;
  readonly sheet?: string;
  /** Whether a cell has a color of its own. */
  readonly isColored?: boolean;
  readonly entries: readonly (readonly [string, unknown])[];
  /** The error of the row as a whole, if any. */
  readonly fault?: string;
}

/**
 * How a column tells whether a cart is for sale: by words, flags and numbers (`words`), a quantity,
 * a mark or date of a sale (`sold`), a flag that takes it off (`denial`), or a name it is kept for
 * (`hold`).
 */
export type Sense = 'words' | 'quantity' | 'sold' | 'denial' | 'hold';

export interface AvailabilityCell {
  readonly heading: string;
  readonly sense: Sense;
  /** Where the column is one of these fields. */
  readonly field?: StockField;
  /** Whether a “no” keeps the cart off the site, as in “Published”. */
  readonly isPublication?: boolean;
  readonly text: string;
}

/** The fields of one row as cleaned text, before the text is understood. */
export interface RowFields {
  readonly text: Partial<Record<StockField, string>>;
  readonly lists: Partial<Record<StockField, readonly string[]>>;
  readonly specifications: Readonly<Record<string, SpecificationValue>>;
  /** The other text of a field for which two columns of the same heading differ. */
  readonly repeated: Partial<Record<StockField, string>>;
  readonly availability: readonly AvailabilityCell[];
}

/** The use of a column of a stock file. */
export interface ColumnUse {
  /** As the file has it; with a mapping, its path. */
  readonly heading: string;
  /** A field, `specifications.` and a name, or `availability`; absent for an unused column. */
  readonly target?: string;
}

export type Scalar = string | number | boolean;

/** Whether a cell holds one value that can be read. */
export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The fields of a row whose cells are known by their field. */
export function fieldsOf(entries: Iterable<readonly [string, unknown]>): RowFields {
  const collector = new FieldCollector();
  for (const [field, value] of entries) collector.put(field as StockField, value);
  return collector.fields();
}

/** The senses of the fields that tell whether a cart is for sale. */
export const fieldSenses: Partial<Record<StockField, Sense>> = {
  status: 'words',
  inStock: 'words',
  sold: 'sold',
};

/** Collects a row's fields one value at a time; the first filled value of a field stays. */
export class FieldCollector {
  readonly #text = new Map<StockField, { text: string; rank: number }>();
  readonly #repeated = new Map<StockField, string>();
  readonly #lists = new Map<StockField, string[]>();
  readonly #specifications = new Map<string, SpecificationValue>();
  readonly #availability: AvailabilityCell[] = [];

  /** False when the value is of a shape this field can't take (an object, a list of objects). */
  put(field: StockField, value: unknown, { rank = 0, heading = field as string } = {}): boolean {
    if (value === undefined || value === null) return true;
    if (isListField(field)) return this.#putList(field, value);
    if (field === 'specifications') return this.#putSpecifications(value);
    if (!isScalar(value)) return false;
    const sense = fieldSenses[field];
    if (sense !== undefined) return this.putAvailability({ heading, sense, field }, value);
    const isText = stockFields[field].kind === 'text';
    const plain = htmlText(String(value), isText);
    const text = isText ? cleanText(plain) : cleanLine(plain);
    const before = this.#text.get(field);
    if (isBlank(text)) return true;
    if (before === undefined || rank < before.rank) {
      this.#text.set(field, { text, rank });
      this.#repeated.delete(field);
    } else if (rank === before.rank && text !== before.text) {
      this.#repeated.set(field, text);
    }
    return true;
  }

  putAvailability(column: Omit<AvailabilityCell, 'text'>, value: unknown): boolean {
    if (!isScalar(value)) return value === undefined || value === null;
    const text = cleanLine(htmlText(String(value)));
    if (text !== '') this.#availability.push({ ...column, text });
    return true;
  }

  /** Keeps a value as a generic specification: text cleaned, numbers and booleans as they are. */
  putSpecification(key: string, value: unknown): boolean {
    if (value === undefined || value === null) return true;
    if (!isScalar(value)) return false;
    const name = cleanLine(key);
    const content = typeof value === 'string' ? cleanLine(htmlText(value)) : value;
    const usable = name !== '' && content !== '' && !['__proto__', 'constructor'].includes(name);
    if (usable && !this.#specifications.has(name)) this.#specifications.set(name, content);
    return true;
  }

  #putList(field: StockField, value: unknown): boolean {
    const isPictures = stockFields[field].kind === 'pictures';
    const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, mostEntries) : [value];
    const entries = values.map((entry) => (isPicture(entry) ? entry.url : entry));
    if (!entries.every((entry) => isScalar(entry) || entry === null)) return false;
    const list = this.#lists.get(field) ?? [];
    this.#lists.set(field, list);
    for (const entry of entries) {
      if (entry === null) continue;
      const text = isPictures ? String(entry) : htmlText(String(entry), true);
      const parts = Array.isArray(value) ? [cleanLine(text)] : splitList(text, isPictures);
      for (const part of parts) if (part !== '' && list.length < mostEntries) list.push(part);
    }
    return true;
  }

  #putSpecifications(value: unknown): boolean {
    const object = typeof value === 'string' ? parsedObject(value) : value;
    if (object === undefined || typeof object !== 'object' || Array.isArray(object)) return false;
    return Object.entries(object ?? {}).every(([key, one]) => this.putSpecification(key, one));
  }

  fields(): RowFields {
    return {
      text: Object.fromEntries([...this.#text].map(([field, { text }]) => [field, text])),
      lists: Object.fromEntries(this.#lists),
      specifications: Object.fromEntries(this.#specifications),
      repeated: Object.fromEntries(this.#repeated),
      availability: this.#availability,
    };
  }
}

/** Systems that describe their pictures give objects. */
function isPicture(value: unknown): value is { readonly url: unknown } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'url');
}

function parsedObject(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
