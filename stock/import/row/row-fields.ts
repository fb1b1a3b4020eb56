import type { SpecificationValue } from '../../../domain/catalogue/vehicle.ts';
import { cleanLine, cleanText } from '../../../domain/text/clean-text.ts';
import { specificationOfHeader, withoutContainer } from './heading-words.ts';
import { htmlText } from './html-text.ts';
import { mostEntries, splitList } from './read-list.ts';
import { isBlank } from './read-value.ts';
import { fieldOfHeader, isListField, type StockField, stockFields } from './stock-field.ts';

/** Where a person finds a row. */
export interface RowPlace {
  /** Its row in the spreadsheet, or which entry of JSON it is; from 1. */
  readonly row: number;
  /** Its sheet, where several are read. */
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

/** The fields of one row as cleaned text, before the text is understood. */
export interface RowFields {
  readonly text: Partial<Record<StockField, string>>;
  readonly lists: Partial<Record<StockField, readonly string[]>>;
  readonly specifications: Readonly<Record<string, SpecificationValue>>;
  /** The other text of a field that two columns of the same heading say differently. */
  readonly repeated: Partial<Record<StockField, string>>;
}

/** The field of a column of a stock file. */
export interface ColumnUse {
  /** As the file has it; of a mapping, the path that it names. */
  readonly heading: string;
  /** A field, or `specifications.` and a name; absent where nothing is made of the column. */
  readonly target?: string;
}

/** Reads rows by the names of their columns. One per file: it remembers what each header means. */
export class HeaderReader {
  readonly #columns = new Map<string, { readonly column: Column; rows: number }>();
  #rows = 0;
  /** Headers of filled columns that were not read, for the report. At most 100. */
  readonly unread = new Set<string>();
  /** Whether any header stood for a field. */
  recognized = false;

  read(row: RawRow): RowFields {
    const collector = new FieldCollector();
    if (row.entries.length > 0) this.#rows += 1;
    for (const [header, value] of row.entries) {
      const column = this.#columnOf(header);
      const isRead =
        column.kind === 'field'
          ? collector.put(column.field, value, column.rank)
          : column.kind === 'specification' && collector.putSpecification(column.key, value);
      const filled = value !== null && value !== undefined && value !== '';
      if (!isRead && filled && this.unread.size < 100) this.unread.add(cleanLine(header));
    }
    return collector.fields();
  }

  /** The columns of the file, in its order. */
  columns(): readonly ColumnUse[] {
    return [...this.#columns].flatMap(([header, { column }]) => {
      const target = targetOf(column);
      const heading = cleanLine(header);
      return heading === '' ? [] : [{ heading, ...(target !== undefined && { target }) }];
    });
  }

  /** The headings that something is made of and every row has, by what they are taken for. */
  headings(): Readonly<Record<string, string>> {
    const inEveryRow = [...this.#columns].filter(([, { rows }]) => rows >= this.#rows);
    return Object.fromEntries(
      inEveryRow.flatMap(([header, { column }]) => {
        const target = targetOf(column);
        return target === undefined ? [] : [[target, cleanLine(header)]];
      }),
    );
  }

  #columnOf(header: string): Column {
    const earlier = this.#columns.get(header);
    if (earlier !== undefined) {
      earlier.rows += 1;
      return earlier.column;
    }
    const column = meaningOf(header);
    if (column.kind === 'field') this.recognized = true;
    // JSON may give every row keys of its own; what is remembered stays bounded.
    if (this.#columns.size < 1000) this.#columns.set(header, { column, rows: 1 });
    return column;
  }
}

function targetOf(column: Column): string | undefined {
  if (column.kind === 'specification') return `specifications.${column.key}`;
  return column.kind === 'field' ? column.field : undefined;
}

type Column =
  | { readonly kind: 'field'; readonly field: StockField; readonly rank: number }
  | { readonly kind: 'specification'; readonly key: string }
  | { readonly kind: 'unread' };

function meaningOf(header: string): Column {
  const alias = fieldOfHeader(header);
  if (alias !== undefined) return { kind: 'field', ...alias };
  const key = specificationOfHeader(withoutContainer(header));
  return key === undefined ? { kind: 'unread' } : { kind: 'specification', key };
}

export type Scalar = string | number | boolean;

/** Whether a cell holds one value that can be read. */
export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Collects a row's fields one value at a time; the first filled value of a field stays. */
export class FieldCollector {
  readonly #text = new Map<StockField, { text: string; rank: number }>();
  readonly #repeated = new Map<StockField, string>();
  readonly #lists = new Map<StockField, string[]>();
  readonly #specifications = new Map<string, SpecificationValue>();

  /** False when the value is of a shape this field can't take (an object, a list of objects). */
  put(field: StockField, value: unknown, rank = 0): boolean {
    if (value === undefined || value === null) return true;
    if (isListField(field)) return this.#putList(field, value);
    if (field === 'specifications') return this.#putSpecifications(value);
    if (!isScalar(value)) return false;
    const clean = stockFields[field].kind === 'text' ? cleanText : cleanLine;
    const text = clean(htmlText(String(value)));
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
      const text = isPictures ? String(entry) : htmlText(String(entry));
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
    };
  }
}

/** Systems that describe their pictures give objects; their address is what we want. */
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
