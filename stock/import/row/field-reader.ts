import { formatUsd } from '../../../domain/money.ts';
import { originalsFolder } from '../../../domain/stock/pictures/photo.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { quoted } from './availability.ts';
import { parse } from './parsers.ts';
import { maxEntries, readUrl } from './read-list.ts';
import { hasDottedThousands, isAmbiguousAmount } from './read-money.ts';
import { isBlank, isSheetError, unreadable } from './read-value.ts';
import type { RowFields } from './row-fields.ts';
import { labelOf, type StockField, type StockValue, stockFields } from './stock-field.ts';

/** Characters, and entries of a list. */
export const cellLimits = {
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

/** If one is unreadable, the row is refused; other fields are left open. */
const essential: ReadonlySet<StockField> = new Set([
  ...(['id', 'name', 'brand', 'model', 'year'] as const),
  ...(['stockNumber', 'serialNumber', 'vin'] as const),
  ...(['price', 'salePrice', 'saleEnds'] as const),
]);

export class FieldReader {
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
    const what = labelOf(field);
    if (other !== undefined) {
      this.#leave(field, `${what} is in two columns, as ${quoted(text)} and ${quoted(other)}`);
      return undefined;
    }
    if (field === 'description' && text.length > cellLimits.description) {
      const count = text.length.toLocaleString('en-US');
      this.#add(this.notes, `description has ${count} characters; it is cut`);
      return cutAtSentence(text, cellLimits.description);
    }
    const limit = { externalUrl: cellLimits.address, description: cellLimits.description }[
      field as string
    ];
    const fault = faultIn(what, text, limit ?? cellLimits.line);
    if (fault !== undefined) this.#leave(field, fault);
    return fault === undefined ? text : undefined;
  }

  value<Field extends StockField>(field: Field): StockValue<Field> | undefined {
    const text = this.line(field);
    const value = text === undefined ? undefined : parse(field, text);
    if (text === undefined || value === unreadable) {
      if (text !== undefined) this.refuse(field, text);
      return undefined;
    }
    const isAmount = stockFields[field].kind === 'dollars' && typeof value === 'number';
    if (isAmount && hasDottedThousands(text)) {
      this.#add(this.notes, `${labelOf(field)} ${quoted(text)} was read as ${formatUsd(value)}`);
    }
    return value;
  }

  refuse(field: StockField, text: string): void {
    const isOpen = stockFields[field].kind === 'dollars' && isAmbiguousAmount(text);
    const reason = isOpen
      ? 'has a dot before three digits, which may mean thousands or cents: write 9,995 or 9995.00'
      : "can't be read";
    const end = essential.has(field) ? '' : ' and is left open';
    this.#leave(field, `${labelOf(field)} ${quoted(text)} ${reason}${end}`);
  }

  images(): readonly string[] {
    const entries = (this.#fields.lists.images ?? []).filter((one) => !isBlank(one));
    const addresses = this.#first(cellLimits.images, 'pictures', entries).map((one) => {
      const address =
        one.length > cellLimits.address ? unreadable : (photoPath(one) ?? readUrl(one, true));
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
    const what = labelOf(field);
    return this.#first(cellLimits.features, what, entries).filter((entry) =>
      this.#fits(`one of ${what}`, entry, cellLimits.feature),
    );
  }

  checked(specifications: Vehicle['specifications']): Vehicle['specifications'] {
    const entries = Object.entries(specifications);
    const fitting = this.#first(cellLimits.specifications, 'specifications', entries).filter(
      ([key, value]) =>
        this.#fits('a specification’s name', key, cellLimits.specificationKey) &&
        this.#fits(quoted(key), String(value), cellLimits.specification),
    );
    return Object.fromEntries(fitting);
  }

  #first<T>(max: number, what: string, entries: readonly T[]): readonly T[] {
    if (entries.length <= max) return entries;
    const count = entries.length < maxEntries ? String(entries.length) : `${maxEntries} or more`;
    this.#add(this.notes, `${count} ${what}; the first ${max} count`);
    return entries.slice(0, max);
  }

  #fits(what: string, text: string, limit: number): boolean {
    const fault = faultIn(what, text, limit);
    if (fault !== undefined) this.#add(this.doubts, fault);
    return fault === undefined;
  }

  #leave(field: StockField, reason: string): void {
    this.#add(essential.has(field) ? this.reasons : this.doubts, reason);
  }

  #add(list: string[], text: string): void {
    if (!list.includes(text)) list.push(text);
  }
}

function faultIn(what: string, text: string, limit: number): string | undefined {
  if (isSheetError(text)) {
    return `${what} is ${quoted(text)}: its formula has no result; correct it in the spreadsheet and save it there`;
  }
  if (text.length <= limit) return undefined;
  const [count, max] = [text.length, limit].map((one) => one.toLocaleString('en-US'));
  return `${what} has ${count} characters; ${max} fit`;
}

function cutAtSentence(text: string, limit: number): string {
  const start = text.slice(0, limit);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0];
  return sentence ?? start.replace(/\s+\S*$/, '');
}

const home = `${originalsFolder}/`;

export function isPhotoPath(image: string): boolean {
  return image.startsWith(home);
}

/** Undefined for control characters and paths that could leave the folder. */
export function readPhotoPath(text: string): string | undefined {
  if (!isPhotoPath(text) || /[\\\p{Cc}]/u.test(text)) return undefined;
  const isName = (part: string) => part !== '' && part !== '.' && part !== '..';
  return text.split('/').every(isName) ? text : undefined;
}

function photoPath(text: string): string | undefined {
  const below = text
    .replace(/^(?:\.\/)?photos\//i, '')
    .replace(/^([^:/]+\.(?:jpe?g|png|webp|gif|hei[cf])):.*$/i, '$1');
  // A dot before the first slash: an address without "https://".
  const isFile = /^[^/\\:.][^\\:]*\.[a-z]{3,4}$/i.test(below) && !/^[^/]*\.[^/]*\//.test(below);
  return isFile || below !== text ? readPhotoPath(`${originalsFolder}/${below}`) : undefined;
}
