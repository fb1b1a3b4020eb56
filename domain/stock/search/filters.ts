import { showrooms } from '../../dealer/business/identity.ts';
import { destinationFieldsOf } from '../../places/destination-fields.ts';
import { wellFormed } from '../../text/clean-text.ts';

export const fixedFilters = {
  price: ['under-15000', '15000-25000', 'over-25000'],
  /** `2` is exact, the others are minima. */
  seats: ['2', '4', '6', '8'],
  condition: ['new', 'used'],
  power: ['electric', 'gas'],
  stance: ['street', 'lifted'],
  streetLegal: ['yes'],
  showroom: showrooms.map(({ id }) => id),
  /** Default: buyable carts first, in the dealer's order. */
  sort: ['price', 'price-desc', 'seats', 'range', 'newest'],
} as const;
type Value<Name extends keyof typeof fixedFilters> = (typeof fixedFilters)[Name][number];

export type PriceBand = Value<'price'>;
export type Sort = Value<'sort'>;

export const bandLabels: Readonly<Record<PriceBand, string>> = {
  'under-15000': 'Under $15,000',
  '15000-25000': '$15,000 to $25,000',
  'over-25000': 'Over $25,000',
};

/** US dollars; the middle band includes both bounds. */
export const bandFloor = 15_000;
export const bandCeiling = 25_000;

function oneOf<Name extends keyof typeof fixedFilters>(name: Name) {
  const values: readonly string[] = fixedFilters[name];
  return (text: string) => (values.includes(text) ? (text as Value<Name>) : undefined);
}

/** Parameters of the address but the page, in order (spec S5.2); `undefined`: unreadable. */
const readers = {
  q: String,
  brand: String,
  category: String,
  price: oneOf('price'),
  priceFrom: dollarsIn,
  priceTo: dollarsIn,
  seats: oneOf('seats'),
  condition: oneOf('condition'),
  yearFrom: (text: string) => (/^(?:19|20)\d\d$/.test(text) ? text : undefined),
  heightTo: inchesIn,
  widthTo: inchesIn,
  power: oneOf('power'),
  stance: oneOf('stance'),
  streetLegal: oneOf('streetLegal'),
  showroom: oneOf('showroom'),
  /** Id of a cart, for identical ones (spec S5.21). */
  like: String,
  sort: oneOf('sort'),
  /** Place of delivery (spec S8.1); filters nothing. */
  place: String,
  town: String,
  miles: String,
  zip: String,
};
export type FilterName = keyof typeof readers;
export const filterNames = Object.keys(readers) as readonly FilterName[];

export type Filters = { readonly q: string } & {
  readonly [Name in Exclude<FilterName, 'q'>]?: ReturnType<(typeof readers)[Name]>;
};

export const noFilters: Filters = { q: '' };

/** `"78.5 in"` → `"78.5"`, up to three digits. */
function inchesIn(text: string): string | undefined {
  return /^(\d{1,3}(?:\.\d)?) ?(?:"|in)?$/.exec(text)?.[1];
}

/** `"$12,000"` → `"12000"`, up to seven digits. */
function dollarsIn(text: string): string | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d{1,7}$/.test(digits) ? String(Number(digits)) : undefined;
}

/** UTF-16 units, as sent and as folded (spec S5.17). */
export const maxSearchLength = 200;

export function filtersFromParams(params: URLSearchParams): Filters {
  const filters: { [Name in FilterName]?: string } = {};
  for (const name of filterNames) {
    const text = wellFormed((params.get(name) ?? '').trim().slice(0, maxSearchLength));
    const isAll = name !== 'q' && text.toLowerCase() === 'all';
    if (text !== '' && !isAll) filters[name] = readers[name](text);
  }
  return { q: '', ...filters } as Filters;
}

export function pageFromParams(params: URLSearchParams): number {
  return Number.parseInt(params.get('page') ?? '', 10) || 1;
}

export function paramsFromFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name]?.trim();
    if (value) params.set(name, value);
  }
  return params;
}

export function isFiltered(filters: Filters): boolean {
  return `${paramsFromFilters(withoutFilters(filters))}` !== `${paramsFromFilters(filters)}`;
}

export function withoutFilters(filters: Filters): Filters {
  return { ...noFilters, ...destinationFieldsOf(filters) };
}

export function findSame(first: Filters, second: Filters): boolean {
  const other = { ...second, ...destinationFieldsOf(first) };
  return `${paramsFromFilters(first)}` === `${paramsFromFilters(other)}`;
}

/** Vehicles a page (spec S5.13). */
export const pageSize = 36;
