import type { StockedVehicle } from '../vehicle.ts';
import { allBits, type Bits, common, countBits, hasBit, meet } from './bits.ts';
import { type ConditionName, filterConditions } from './condition.ts';
import { type FilterName, type Filters, fixedFilters, noFilters } from './filters.ts';
import { pageSize } from './page-size.ts';
import { readQuery } from './read-query.ts';
import type { StockIndex } from './stock-index.ts';
import { foldText } from './words.ts';

/** A result of the inventory's search. */
export interface SearchResult {
  /** The vehicles of the page that was asked for. */
  readonly vehicles: readonly StockedVehicle[];
  readonly matching: number;
  readonly total: number;
  /** Counts from 1; never beyond the last. */
  readonly page: number;
  /** The phrases that were understood in the search text. */
  readonly chips: readonly Without[];
  /** Without a match: what does match when one condition is dropped, most first. */
  readonly nearest: readonly (Without & { readonly matching: number })[];
  readonly choices: FilterChoices;
}

/** A condition, and the filters without it. */
export interface Without {
  readonly label: string;
  readonly filters: Filters;
}

/** The values each list offers; a list that stock gives no reason for is missing. */
export type FilterChoices = { readonly [Name in ConditionName]?: readonly string[] };

/** One thing the result has to meet, and the filters that ask for everything else. */
interface Requirement extends Without {
  /** The filter it comes from. */
  readonly from: FilterName;
  readonly bits: Bits;
  readonly isPhrase?: boolean;
}

/** The five specified series and the two specified brands, offered before all others. */
const specifiedSeries = ['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover'] as const;
const specifiedBrands = ['DENAGO', 'EVOLUTION'] as const;

/** The vehicles that meet every filter, in the order asked for, a page of them. */
export function searchStock(index: StockIndex, filters: Filters, page = 1): SearchResult {
  const { vehicles } = index;
  const requirements = [...filterRequirements(index, filters), ...textRequirements(index, filters)];
  const all = allBits(vehicles.length);
  const found = common(all, ...requirements.map(({ bits }) => bits));
  const matching = countBits(found);
  const shown = Math.min(Math.max(1, page), Math.max(1, Math.ceil(matching / pageSize)));
  return {
    vehicles: positionsOf(index, found, filters, (shown - 1) * pageSize, pageSize).flatMap(
      (position) => vehicles[position] ?? [],
    ),
    matching,
    total: vehicles.length,
    page: shown,
    chips: requirements.filter(({ isPhrase }) => isPhrase).map(withoutOf),
    nearest: matching > 0 ? [] : nearestTo(all, requirements),
    choices: choicesIn(index, all, requirements, filters),
  };
}

const withoutOf = ({ label, filters }: Without): Without => ({ label, filters });

function filterRequirements(index: StockIndex, filters: Filters): readonly Requirement[] {
  return (Object.keys(filterConditions) as ConditionName[]).flatMap((from) => {
    const condition = filterConditions[from](filters);
    if (!condition) return [];
    const without = { ...filters, [from]: undefined };
    return { from, label: condition.label, filters: without, bits: index.meeting(condition) };
  });
}

function textRequirements(index: StockIndex, filters: Filters): readonly Requirement[] {
  if (filters.q === '') return [];
  const { phrases, words } = readQuery(filters.q, index.names, index.isKnown);
  return [
    ...phrases.map(({ condition, rest }) => ({
      from: 'q' as const,
      label: condition.label,
      filters: { ...filters, q: rest },
      bits: index.meeting(condition),
      isPhrase: true,
    })),
    ...words.map((word) => ({
      from: 'q' as const,
      label: `“${word.text}”`,
      filters: { ...filters, q: withoutWord(filters.q, word.text) },
      bits: index.words().find(word),
    })),
  ];
}

function withoutWord(q: string, word: string): string {
  return q
    .split(/\s+/)
    .filter((token) => foldText(token) !== word)
    .join(' ');
}

/** At most this many ways out of a search without a match. */
const mostNearest = 3;

function nearestTo(all: Bits, requirements: readonly Requirement[]): SearchResult['nearest'] {
  return requirements
    .map((dropped) => {
      const others = requirements.filter((one) => one !== dropped).map(({ bits }) => bits);
      return { ...withoutOf(dropped), matching: countBits(common(all, ...others)) };
    })
    .filter(({ matching }) => matching > 0)
    .sort((a, b) => b.matching - a.matching)
    .slice(0, mostNearest);
}

/** Up to `most` positions of `found` after the first `skipped`, in the order asked for. */
function positionsOf(
  { vehicles, inOrder }: StockIndex,
  found: Bits,
  { sort }: Filters,
  skipped: number,
  most: number,
): readonly number[] {
  const order = sort && inOrder(sort);
  const positions: number[] = [];
  let before = 0;
  for (let place = 0; place < vehicles.length && positions.length < most; place += 1) {
    const position = order?.[place] ?? place;
    if (!hasBit(found, position)) continue;
    if (before >= skipped) positions.push(position);
    before += 1;
  }
  return positions;
}

/**
 * What each list offers: the values that leave something beside all other conditions, and always
 * the specified brands, series and price bands and the value that is chosen (spec S5.4 to S5.9).
 */
function choicesIn(
  index: StockIndex,
  all: Bits,
  requirements: readonly Requirement[],
  filters: Filters,
): FilterChoices {
  const bitsOf = (from: ConditionName, value: string) => {
    const condition = filterConditions[from]({ ...noFilters, [from]: value } as Filters);
    return condition ? index.meeting(condition) : all;
  };
  const offered = (from: ConditionName, values: readonly string[]) => {
    const others = requirements.filter((one) => one.from !== from).map(({ bits }) => bits);
    const rest = common(all, ...others);
    return values.filter((value) => filters[from] === value || meet(bitsOf(from, value), rest));
  };
  /** The same, of a list that is shown only where stock has `least` of its values. */
  const differing = (from: keyof typeof fixedFilters & ConditionName, least: number) => {
    const values: readonly string[] = fixedFilters[from];
    const inStock = values.filter((value) => meet(bitsOf(from, value), all));
    const isShown = inStock.length >= least || filters[from] !== undefined;
    return isShown ? offered(from, values) : undefined;
  };
  const others = (names: readonly string[], isSpecified: (folded: string) => boolean) =>
    names.filter((name) => !isSpecified(foldText(name)));
  const brands = specifiedBrands.map(foldText);
  const series = specifiedSeries.map(foldText);
  return {
    brand: [
      ...specifiedBrands,
      ...offered(
        'brand',
        others(index.brands, (name) => brands.includes(name)),
      ),
    ],
    category: [
      ...specifiedSeries,
      ...offered(
        'category',
        others(index.series, (name) => series.some((word) => name.includes(word))),
      ),
    ],
    price: fixedFilters.price,
    seats: differing('seats', 1),
    condition: differing('condition', 1),
    power: differing('power', 2),
    stance: differing('stance', 1),
    streetLegal: differing('streetLegal', 1),
  };
}
