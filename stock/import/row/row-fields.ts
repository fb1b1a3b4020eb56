import { decodeHTMLStrict } from 'entities';
import type { SpecificationValue } from '../../../domain/stock/vehicle.ts';
import { cleanLine } from '../../../domain/text/clean-text.ts';
import type { StockField } from './stock-field.ts';

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

/** Of the fields of a cart's availability. */
export const fieldSenses: Partial<Record<StockField, Sense>> = {
  status: 'words',
  inStock: 'words',
  sold: 'sold',
};

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
