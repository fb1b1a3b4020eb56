import { decodeHTMLStrict } from 'entities';
import type { SpecificationValue } from '../../../domain/stock/vehicle.ts';
import { cleanLine, cleanText } from '../../../domain/text/clean-text.ts';
import { maxEntries, splitList } from './read-list.ts';
import { isBlank } from './read-value.ts';
import { isListField, type StockField, stockFields } from './stock-field.ts';

export interface RowPlace {
  /** From 1. */
  readonly row: number;
  readonly sheet?: string | undefined;
}

export interface NamedRow extends RowPlace {
  readonly stockNumber?: string | undefined;
}

export function placeInWords({ row, sheet }: RowPlace): string {
  return sheet === undefined ? `row ${row}` : `row ${row} of sheet “${cleanLine(sheet)}”`;
}

export interface RawRow {
  readonly number: number;
  readonly sheet?: string;
  readonly isColored?: boolean;
  readonly entries: readonly (readonly [string, unknown])[];
  /** Of the row as a whole. */
  readonly fault?: string;
}

/** `sold`: a mark or date; `denial`: a yes takes the cart off; `hold`: a name. */
export type Sense = 'words' | 'quantity' | 'sold' | 'denial' | 'hold';

export interface AvailabilityCell {
  readonly heading: string;
  readonly sense: Sense;
  readonly field?: StockField;
  /** A “no” keeps the cart off the site. */
  readonly isPublication?: boolean;
  readonly text: string;
}

export interface RowFields {
  readonly text: Partial<Record<StockField, string>>;
  readonly lists: Partial<Record<StockField, readonly string[]>>;
  readonly specifications: Readonly<Record<string, SpecificationValue>>;
  /** Differing columns of one heading. */
  readonly repeated: Partial<Record<StockField, string>>;
  readonly availability: readonly AvailabilityCell[];
}

export interface ColumnUse {
  /** With a mapping, its path. */
  readonly heading: string;
  /** A field, `specifications.` and a name, or `availability`. */
  readonly target?: string;
}

export type Scalar = string | number | boolean;

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

export function fieldsOf(entries: Iterable<readonly [string, unknown]>): RowFields {
  const collector = new FieldCollector();
  for (const [field, value] of entries) collector.put(field as StockField, value);
  return collector.fields();
}

/** Of the fields of a cart's availability. */
export const fieldSenses: Partial<Record<StockField, Sense>> = {
  status: 'words',
  inStock: 'words',
  sold: 'sold',
};

export class FieldCollector {
  readonly #text = new Map<StockField, { text: string; rank: number; other?: string }>();
  readonly #lists = new Map<StockField, string[]>();
  readonly #specifications = new Map<string, SpecificationValue>();
  readonly #availability: AvailabilityCell[] = [];

  /** False for an object, or a list of objects. */
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
    if (before === undefined || rank < before.rank) this.#text.set(field, { text, rank });
    else if (rank === before.rank && text !== before.text) before.other = text;
    return true;
  }

  putAvailability(column: Omit<AvailabilityCell, 'text'>, value: unknown): boolean {
    if (!isScalar(value)) return value === undefined || value === null;
    const text = cleanLine(htmlText(String(value)));
    if (text !== '') this.#availability.push({ ...column, text });
    return true;
  }

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
    const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : [value];
    const entries = values.map((entry) => (isPicture(entry) ? entry.url : entry));
    if (!entries.every((entry) => isScalar(entry) || entry === null)) return false;
    const list = this.#lists.get(field) ?? [];
    this.#lists.set(field, list);
    for (const entry of entries) {
      if (entry === null) continue;
      const text = isPictures ? String(entry) : htmlText(String(entry), true);
      const parts = Array.isArray(value) ? [cleanLine(text)] : splitList(text, isPictures);
      for (const part of parts) if (part !== '' && list.length < maxEntries) list.push(part);
    }
    return true;
  }

  #putSpecifications(value: unknown): boolean {
    const object = typeof value === 'string' ? parsedObject(value) : value;
    if (object === undefined || typeof object !== 'object' || Array.isArray(object)) return false;
    return Object.entries(object ?? {}).every(([key, one]) => this.putSpecification(key, one));
  }

  fields(): RowFields {
    const texts = [...this.#text];
    return {
      text: Object.fromEntries(texts.map(([field, { text }]) => [field, text])),
      lists: Object.fromEntries(this.#lists),
      specifications: Object.fromEntries(this.#specifications),
      repeated: Object.fromEntries(texts.map(([field, { other }]) => [field, other])),
      availability: this.#availability,
    };
  }
}

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

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d*);/i;

/** HTML, Markdown and escaped breaks as plain text, in lines or with commas; idempotent. */
export function htmlText(text: string, isLines = false): string {
  let plain = text;
  for (let times = 0; times < 4 && markup.test(plain); times += 1) plain = withoutMarkup(plain);
  if (plain !== text && !isLines) plain = plain.replace(/(?<=[^\s:;,.])\n+/g, ', ');
  return isLines ? withoutMarks(plain) : plain;
}

function withoutMarkup(text: string): string {
  const plain = text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/(?<=[^\s:])<\/t[dh]>\s*(?=<t[dh]\b)/gi, ': ')
    .replace(/<\/?(?:p|div|ul|ol|li|br|h[1-6]|tr|table|section|hr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
  return decodeHTMLStrict(plain)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

function withoutMarks(text: string): string {
  return text
    .replace(/\\r\\n|\\n|\\r/g, '\n')
    .replace(/\\([*_\-#~`[\]().!+])/g, '$1')
    .replace(/\*{3,}/g, ' ')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/^[ \t]*(?:[*+•-]|#{1,6})[ \t]+/gm, '')
    .replace(/!?\[([^[\]\n]{0,200})\]\((?:https?:|\/)[^()\s]{0,500}\)/g, '$1')
    .replace(
      /\[\/?(?:b|i|u|s|h\d|list|size|color|center|quote|url|img)(?:=[^[\]\n]{0,100})?\]/gi,
      '',
    );
}
