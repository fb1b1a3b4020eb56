import type { Vehicle } from './vehicle.ts';

/** The inventory's filters (specification 000 §5). `undefined` means "all". */
export interface Filters {
  readonly q: string;
  readonly brand?: string;
  readonly category?: string;
  readonly price?: PriceBand;
}

export const priceBands = ['under-15000', '15000-25000', 'over-25000'] as const;
export type PriceBand = (typeof priceBands)[number];

/** Bounds of the middle band in US dollars, which includes both. */
export const bandFloor = 15_000;
export const bandCeiling = 25_000;

export const noFilters: Filters = { q: '' };

/** The five series words of the specification, offered before every other series in stock. */
export const specifiedSeries = ['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover'] as const;

/** The two brands of the specification, offered before every other brand in stock. */
export const specifiedBrands = ['DENAGO', 'EVOLUTION'] as const;

/** Longest search text that is looked at, in UTF-16 units; the rest is dropped. */
export const maxSearchLength = 200;

/** Most text; it takes a tenth of the time. */
const plain = /^[ -~\n]*$/;

/**
 * Text for a comparison without regard to case, in any script: `ß` equals `SS`, `Σ` equals `ς`.
 * Accents stay significant.
 */
export function foldCase(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

type Searchable = Pick<Vehicle, 'name' | 'description' | 'brand' | 'category' | 'price'>;

interface Folded {
  readonly text: string;
  readonly brand: string;
  readonly category: string;
}

const folded = new WeakMap<object, Folded>();
const foldedLists = new WeakMap<readonly object[], readonly Folded[]>();

/** Folding 10,000 descriptions at every keystroke would take longer than a frame. */
function foldedOf(vehicle: Searchable): Folded {
  let found = folded.get(vehicle);
  if (found === undefined) {
    found = {
      text: `${foldCase(vehicle.name)}\n${foldCase(vehicle.description)}`,
      brand: foldCase(vehicle.brand.trim()),
      category: foldCase(vehicle.category),
    };
    folded.set(vehicle, found);
  }
  return found;
}

/** Looking each of them up would take twice as long as searching them. */
function foldedList(vehicles: readonly Searchable[]): readonly Folded[] {
  let found = foldedLists.get(vehicles);
  if (found === undefined) {
    found = vehicles.map(foldedOf);
    foldedLists.set(vehicles, found);
  }
  return found;
}

/** Does ahead what the first search in these vehicles would have to do. */
export function prepareSearch(vehicles: Iterable<Searchable>): void {
  for (const vehicle of vehicles) foldedOf(vehicle);
}

function inBand(price: number | undefined, band: PriceBand): boolean {
  if (price === undefined) return false;
  if (band === 'under-15000') return price < bandFloor;
  if (band === 'over-25000') return price > bandCeiling;
  return price >= bandFloor && price <= bandCeiling;
}

/**
 * The vehicles that match every filter, in the order given. A list is never changed once it has been
 * searched: what is compared is remembered with it. The text is found in the name or the
 * description; the brand is equal; the category contains the series word; a vehicle without a
 * price is in no band.
 */
export function searchVehicles<T extends Searchable>(
  vehicles: readonly T[],
  filters: Filters,
): readonly T[] {
  const text = foldCase(filters.q.trim()).replaceAll('\n', ' ');
  const brand = filters.brand === undefined ? undefined : foldCase(filters.brand.trim());
  const category = filters.category === undefined ? undefined : foldCase(filters.category.trim());
  const { price } = filters;
  if (text === '' && brand === undefined && category === undefined && price === undefined) {
    return vehicles;
  }
  const all = foldedList(vehicles);
  return vehicles.filter((vehicle, index) => {
    const words = all[index];
    return (
      words !== undefined &&
      (brand === undefined || words.brand === brand) &&
      (category === undefined || words.category.includes(category)) &&
      (price === undefined || inBand(vehicle.price, price)) &&
      (text === '' || words.text.includes(text))
    );
  });
}

/**
 * Filters as an address carries them. A repeated parameter counts once (the first), an unknown
 * price band, an empty value and the word `all` count as "all".
 */
export function filtersFromParams(params: URLSearchParams): Filters {
  const value = (name: string) => {
    const text = (params.get(name) ?? '').trim().slice(0, maxSearchLength).toWellFormed();
    return text === '' || text.toLowerCase() === 'all' ? undefined : text;
  };
  const price = priceBands.find((band) => band === value('price'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, maxSearchLength).toWellFormed(),
    brand: value('brand'),
    category: value('category'),
    price,
  };
}

/** The parameters of an address for these filters, always in the same order; none for "all". */
export function paramsFromFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.q.trim() !== '') params.set('q', filters.q.trim());
  if (filters.brand !== undefined) params.set('brand', filters.brand);
  if (filters.category !== undefined) params.set('category', filters.category);
  if (filters.price !== undefined) params.set('price', filters.price);
  return params;
}

export function isFiltered(filters: Filters): boolean {
  return paramsFromFilters(filters).size > 0;
}

/** Choices of the brand and category dropdowns for this stock. */
export interface FilterChoices {
  readonly brands: readonly string[];
  readonly categories: readonly string[];
}

/** The specification's choices first, then what else is in stock, in alphabetical order. */
export function filterChoices(vehicles: readonly Searchable[]): FilterChoices {
  const brands = new Map<string, string>(specifiedBrands.map((b) => [foldCase(b), b]));
  const categories = new Map<string, string>(specifiedSeries.map((s) => [foldCase(s), s]));
  const series = specifiedSeries.map(foldCase);
  const moreBrands = new Map<string, string>();
  const moreCategories = new Map<string, string>();
  for (const brand of new Set(vehicles.map((vehicle) => vehicle.brand.trim()))) {
    const word = foldCase(brand);
    if (word !== '' && !brands.has(word)) moreBrands.set(word, brand.toUpperCase());
  }
  for (const category of new Set(vehicles.map((vehicle) => vehicle.category.trim()))) {
    const words = foldCase(category);
    if (words !== '' && !series.some((word) => words.includes(word))) {
      const word = category.replace(/\s+series$/i, '');
      moreCategories.set(foldCase(word), word);
    }
  }
  return {
    brands: [...brands.values(), ...[...moreBrands.values()].sort()],
    categories: [...categories.values(), ...[...moreCategories.values()].sort()],
  };
}
