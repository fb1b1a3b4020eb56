import { formatUsd } from '../../../domain/money.ts';
import { originalsFolder } from '../../../domain/stock/pictures/photo.ts';
import { quoted } from './availability.ts';
import { parse } from './parsers.ts';
import { readPhotoPath } from './photo-path.ts';
import { mostEntries, readAddress } from './read-list.ts';
import { hasDottedThousands, isAmbiguousAmount } from './read-money.ts';
import { dayCell, isBlank, isSheetError, unreadable } from './read-value.ts';
import type { RowFields } from './row-fields.ts';
import { labelOf, type StockField, type StockValue, stockFields } from './stock-field.ts';

/** Characters, and entries of a list. */
export const limits = {
  line: 200,
  description: 10_000,
  address: 2_000,
  images: 60,
  feature: 300,
  features: 100,
  specificationKey: 60,
  specification: 500,
  specifications: 100,
} as const;

export class RowReading {
  readonly reasons: string[] = [];
  readonly notes: string[] = [];
  readonly doubts: string[] = [];
  readonly #fields: RowFields;

  constructor(fields: RowFields) {
    this.#fields = fields;
  }

  line(field: StockField): string | undefined {
    const text = this.#fields.text[field];
    if (text === undefined) return undefined;
    const other = this.#fields.repeated[field];
    if (other !== undefined) {
      this.#refuseRow(
        `${labelOf(field)} is in two columns, as ${quoted(text)} and ${quoted(other)}`,
      );
    }
    this.checkFormula(labelOf(field), text);
    if (isSheetError(text)) return undefined;
    if (field === 'description' && text.length > limits.description) {
      this.#note(`description has ${text.length.toLocaleString('en-US')} characters; it is cut`);
      return cutAtSentence(text, limits.description);
    }
    if (field === 'description') return text;
    this.#checkLength(labelOf(field), text, field === 'externalUrl' ? limits.address : limits.line);
    return text;
  }

  /** An unreadable value rejects the row; of a choice it leaves the field open. */
  value<Field extends StockField>(field: Field): StockValue<Field> | undefined {
    const text = this.line(field);
    if (text === undefined) return undefined;
    const value = parse(field, text);
    const { kind } = stockFields[field];
    const isOpen = kind === 'choice' || (field === 'seats' && dayCell.test(text));
    if (value === unreadable && isOpen) {
      this.doubts.push(`${labelOf(field)} ${quoted(text)} can't be read and is left open`);
    } else if (value === unreadable) {
      this.refuse(field, text);
    }
    const isAmount = kind === 'dollars';
    if (isAmount && typeof value === 'number' && hasDottedThousands(text)) {
      this.#note(`${labelOf(field)} ${quoted(text)} was read as ${formatUsd(value)}`);
    }
    return value === unreadable ? undefined : value;
  }

  checkFormula(what: string, text: string): void {
    if (isSheetError(text)) this.#refuseRow(sheetError(what, text));
  }

  refuse(field: StockField, text: string): void {
    const isOpen = stockFields[field].kind === 'dollars' && isAmbiguousAmount(text);
    const reason = isOpen
      ? 'has a dot before three digits, which may mean thousands or cents: write 9,995 or 9995.00'
      : "can't be read";
    this.#refuseRow(`${labelOf(field)} ${quoted(text)} ${reason}`);
  }

  images(): readonly string[] {
    const entries = (this.#fields.lists.images ?? []).filter((one) => !isBlank(one));
    if (entries.length > limits.images) {
      this.#note(`${entries.length} pictures; the first ${limits.images} count`);
    }
    const addresses = entries.slice(0, limits.images).map((one) => {
      const address =
        one.length > limits.address ? unreadable : (photoPath(one) ?? readAddress(one, true));
      if (typeof address === 'string') return address;
      this.notes.push(
        `picture ${quoted(one)} is not an http(s) address, path on this site or file in photos/; it is left out`,
      );
      return undefined;
    });
    return [...new Set(addresses.filter((address) => address !== undefined))];
  }

  list(field: StockField): readonly string[] {
    const entries = this.#fields.lists[field] ?? [];
    this.#checkCount(labelOf(field), entries.length, limits.features);
    for (const entry of entries) {
      if (isSheetError(entry)) this.#refuseRow(sheetError(labelOf(field), entry));
      this.#checkLength(`one of ${labelOf(field)}`, entry, limits.feature);
    }
    return entries;
  }

  checked<T extends Readonly<Record<string, unknown>>>(specifications: T): T {
    const entries = Object.entries(specifications);
    this.#checkCount('specifications', entries.length, limits.specifications);
    for (const [key, value] of entries) {
      this.#checkLength('a specification’s name', key, limits.specificationKey);
      if (isSheetError(String(value))) this.#refuseRow(sheetError(quoted(key), String(value)));
      this.#checkLength(`specification ${quoted(key)}`, String(value), limits.specification);
    }
    return specifications;
  }

  #note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  #refuseRow(reason: string): void {
    if (!this.reasons.includes(reason)) this.reasons.push(reason);
  }

  #checkLength(what: string, text: string, limit: number): void {
    if (text.length <= limit) return;
    const count = text.length.toLocaleString('en-US');
    this.#refuseRow(`${what} has ${count} characters; ${limit.toLocaleString('en-US')} fit`);
  }

  #checkCount(what: string, count: number, limit: number): void {
    if (count <= limit) return;
    const total = count < mostEntries ? String(count) : `${mostEntries} or more`;
    this.#refuseRow(`${total} ${what}; ${limit} fit`);
  }
}

function cutAtSentence(text: string, limit: number): string {
  const start = text.slice(0, limit);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0];
  return sentence ?? start.replace(/\s+\S*$/, '');
}

/** In any case, with or without folder and caption. */
function photoPath(text: string): string | undefined {
  const below = text
    .replace(/^(?:\.\/)?photos\//i, '')
    .replace(/^([^:/]+\.(?:jpe?g|png|webp|gif|hei[cf])):.*$/i, '$1');
  // A dot before the first slash: an address without "https://".
  const isFile = /^[^/\\:.][^\\:]*\.[a-z]{3,4}$/i.test(below) && !/^[^/]*\.[^/]*\//.test(below);
  return isFile || below !== text ? readPhotoPath(`${originalsFolder}/${below}`) : undefined;
}

function sheetError(what: string, text: string): string {
  return `${what} is ${quoted(text)}: its formula has no result; correct it in the spreadsheet and save it there`;
}
