import { showrooms } from '../../business/identity.ts';

/** The inventory's filters as an address carries them (spec S5.2 to S5.8). `undefined`: all. */
export interface Filters {
  readonly q: string;
  readonly brand?: string;
  readonly category?: string;
  readonly price?: PriceBand;
  /** Whole US dollars, both included. */
  readonly priceFrom?: string;
  readonly priceTo?: string;
  readonly seats?: SeatFilter;
  readonly condition?: ConditionFilter;
  /** The oldest model year. */
  readonly yearFrom?: string;
  /** Greatest height and width, in inches. */
  readonly heightTo?: string;
  readonly widthTo?: string;
  readonly power?: PowerFilter;
  readonly stance?: Stance;
  readonly streetLegal?: 'yes';
  /** Id of the showroom at which it stands. */
  readonly showroom?: string;
  /** Id of a cart, for those that agree with it (spec S5.21). */
  readonly like?: string;
  readonly sort?: Sort;
  /** Slug of the place that prices are worked out for (spec S8.1); it leaves no cart out. */
  readonly town?: string;
  /** Where that is none of the places: miles from the nearest showroom. */
  readonly miles?: string;
  /** Its ZIP code or town, where no miles are given. */
  readonly zip?: string;
}

const priceBands = ['under-15000', '15000-25000', 'over-25000'] as const;
export type PriceBand = (typeof priceBands)[number];

/** The price bands in a visitor's words. */
export const bandLabels: Readonly<Record<PriceBand, string>> = {
  'under-15000': 'Under $15,000',
  '15000-25000': '$15,000 to $25,000',
  'over-25000': 'Over $25,000',
};

/** Bounds of the middle band in US dollars, which includes both. */
export const bandFloor = 15_000;
export const bandCeiling = 25_000;

/** `2` means exactly two, the others at least that many. */
const seatFilters = ['2', '4', '6', '8'] as const;
export type SeatFilter = (typeof seatFilters)[number];

const conditionFilters = ['new', 'used'] as const;
export type ConditionFilter = (typeof conditionFilters)[number];

const powerFilters = ['electric', 'gas'] as const;
export type PowerFilter = (typeof powerFilters)[number];

const stances = ['street', 'lifted'] as const;
export type Stance = (typeof stances)[number];

/** Without one, what can be bought comes first, in the dealer's order. */
export const sorts = ['price', 'price-desc', 'seats', 'range', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const noFilters: Filters = { q: '' };

/** The filters with a fixed list of values, in the order of an address. */
export const fixedFilters = {
  price: priceBands,
  seats: seatFilters,
  condition: conditionFilters,
  power: powerFilters,
  stance: stances,
  streetLegal: ['yes'],
  showroom: showrooms.map(({ id }) => id),
  sort: sorts,
} as const satisfies { [Name in keyof Filters]?: readonly Filters[Name][] };

/** Every parameter of the inventory's address but the page, in the order of an address. */
export const filterNames = [
  'q',
  'brand',
  'category',
  'price',
  'priceFrom',
  'priceTo',
  'seats',
  'condition',
  'yearFrom',
  'heightTo',
  'widthTo',
  'power',
  'stance',
  'streetLegal',
  'showroom',
  'like',
  'sort',
  'town',
  'miles',
  'zip',
] as const satisfies readonly (keyof Filters)[];
export type FilterName = (typeof filterNames)[number];

/** The filters that hold a figure, and how each is read; `undefined` for what is none. */
const figureFilters: { readonly [Name in FilterName]?: (text: string) => string | undefined } = {
  priceFrom: dollarsIn,
  priceTo: dollarsIn,
  yearFrom: (text) => (/^(?:19|20)\d\d$/.test(text) ? text : undefined),
  heightTo: inchesIn,
  widthTo: inchesIn,
};

/** `"78.5 in"` → `"78.5"`: inches, up to three digits. */
function inchesIn(text: string): string | undefined {
  return /^(\d{1,3}(?:\.\d)?) ?(?:"|in)?$/.exec(text)?.[1];
}

/** `"$12,000"` → `"12000"`: whole dollars, up to seven digits. */
function dollarsIn(text: string): string | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d{1,7}$/.test(digits) ? String(Number(digits)) : undefined;
}

/**
 * Longest search text that is looked at, in UTF-16 units, as it is sent and once more folded; the
 * rest is dropped (spec S5.17).
 */
export const maxSearchLength = 200;

/**
 * Filters as an address carries them. A repeated parameter counts once (the first); a value that is
 * not on its list, an empty one and the word `all` count as "all".
 */
export function filtersFromParams(params: URLSearchParams): Filters {
  const filters: { [Name in FilterName]?: string } = {};
  for (const name of filterNames) {
    const text = (params.get(name) ?? '').trim().slice(0, maxSearchLength).toWellFormed();
    const list: readonly string[] | undefined =
      name in fixedFilters ? fixedFilters[name as keyof typeof fixedFilters] : undefined;
    const isAll = name !== 'q' && text.toLowerCase() === 'all';
    if (text === '' || isAll || list?.includes(text) === false) continue;
    const read = figureFilters[name];
    filters[name] = read === undefined ? text : read(text);
  }
  return { q: '', ...filters } as Filters;
}

/** The parameters of an address for these filters, always in the same order; none for "all". */
export function paramsFromFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name]?.trim();
    if (value) params.set(name, value);
  }
  return params;
}

/** Whether the filters may leave carts out, or order them. */
export function isFiltered(filters: Filters): boolean {
  return paramsFromFilters(withoutFilters(filters)).size < paramsFromFilters(filters).size;
}

/** The parameters that stay when all filters are cleared: the place of delivery. */
export function withoutFilters({ town, miles, zip }: Filters): Filters {
  return { ...noFilters, town, miles, zip };
}

/** Vehicles on one page of the inventory (spec S5.13). */
export const pageSize = 36;
