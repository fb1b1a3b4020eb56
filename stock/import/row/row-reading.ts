import { readPhotoPath } from '../../photos/photo-path.ts';
import { readAddress } from './read-list.ts';
import { isBlank, type Read, unreadable } from './read-value.ts';
import type { RowFields } from './row-fields.ts';
import type { StockField } from './stock-field.ts';

/** Limits that keep one row from being megabytes. Characters, and entries of a list. */
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

const lengthOf: Partial<Record<StockField, number>> = {
  description: limits.description,
  externalUrl: limits.address,
};

/** Fields by the name a person knows them by, where that is not the field's own. */
const labels: Partial<Record<StockField, string>> = {
  brand: 'make',
  salePrice: 'sale price',
  msrp: 'MSRP',
  vin: 'VIN',
  stockNumber: 'stock number',
  exteriorColor: 'exterior color',
  interiorColor: 'interior color',
  externalUrl: 'link',
  inStock: 'stock status',
  isNew: 'new arrival',
  isNewUnit: 'new',
  streetLegal: 'street legal',
};

/** Reads one row's cells and remembers every reason it can't be taken. */
export class RowReading {
  readonly reasons: string[] = [];
  readonly #fields: RowFields;

  constructor(fields: RowFields) {
    this.#fields = fields;
  }

  /** The cell as text; `undefined` when it says nothing. */
  line(field: StockField): string | undefined {
    const text = this.#fields.text[field];
    if (text === undefined || isBlank(text)) return undefined;
    this.#checkLength(labels[field] ?? field, text, lengthOf[field] ?? limits.line);
    return text;
  }

  /** The cell as `read` understands it. */
  value<T>(field: StockField, read: (text: string) => Read<T>): T | undefined {
    const text = this.line(field);
    if (text === undefined) return undefined;
    const found = read(text);
    if (found !== unreadable) return found;
    this.reasons.push(`${labels[field] ?? field} ${quoted(text)} can't be read`);
    return undefined;
  }

  /** Picture addresses and paths of the dealer's own files, each once. */
  images(): readonly string[] {
    const given = this.#fields.images.filter((one) => !isBlank(one));
    this.#checkCount('pictures', given.length, limits.images);
    const addresses = given.slice(0, limits.images).map((one) => {
      this.#checkLength('a picture address', one, limits.address);
      const address = readPhotoPath(one) ?? readAddress(one, true);
      if (typeof address === 'string') return address;
      this.reasons.push(
        `picture ${quoted(one)} is no http(s) address, path on this site or file in photos/`,
      );
      return undefined;
    });
    return [...new Set(addresses.filter((address) => address !== undefined))];
  }

  features(): readonly string[] {
    const { features } = this.#fields;
    this.#checkCount('features', features.length, limits.features);
    for (const feature of features) this.#checkLength('a feature', feature, limits.feature);
    return features;
  }

  /** Looks at the sizes of a vehicle's specifications and gives them back. */
  checked<T extends Readonly<Record<string, unknown>>>(specifications: T): T {
    const entries = Object.entries(specifications);
    this.#checkCount('specifications', entries.length, limits.specifications);
    for (const [key, value] of entries) {
      this.#checkLength('a specification’s name', key, limits.specificationKey);
      this.#checkLength(`specification ${quoted(key)}`, String(value), limits.specification);
    }
    return specifications;
  }

  #checkLength(what: string, text: string, limit: number): void {
    if (text.length <= limit) return;
    const count = text.length.toLocaleString('en-US');
    this.reasons.push(`${what} has ${count} characters; ${limit.toLocaleString('en-US')} fit`);
  }

  #checkCount(what: string, count: number, limit: number): void {
    if (count > limit) this.reasons.push(`${count} ${what}; ${limit} fit`);
  }
}

/** A cell in a message, short enough to stay on one line. */
export function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
