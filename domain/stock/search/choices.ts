import { brands as dealerBrands, seriesListedFirst } from '../../dealer/business/models/brands.ts';
import { memoized } from '../../memoized.ts';
import { type Bits, countCommon, intersectionOf, intersects } from './bits.ts';
import { type ConditionName, filterConditions } from './filter-conditions.ts';
import { type Filters, fixedFilters, noFilters } from './filters.ts';
import type { StockIndex } from './stock-index.ts';
import { foldText } from './words.ts';

type ListName = Exclude<ConditionName, 'priceFrom' | 'priceTo' | 'heightTo' | 'widthTo'>;

export interface Choice {
  readonly value: string;
  readonly count?: number;
}

export type FilterChoices = { readonly [Name in ListName]?: readonly Choice[] };

const ownBrands = dealerBrands.map(({ name }) => name.toUpperCase());

interface List {
  readonly values: readonly { readonly value: string; readonly bits: Bits }[];
  readonly always: number;
  readonly isUseful: boolean;
}

type Lists = Readonly<Record<ListName, List>>;

export const listsOf = memoized(makeLists);

function makeLists(index: StockIndex): Lists {
  const listOf = (from: ListName, others: readonly string[], always: readonly string[] = []) => ({
    always: always.length,
    values: [...always, ...others].map((value) => {
      const condition = filterConditions[from]({ ...noFilters, [from]: value } as Filters);
      return { value, bits: condition ? index.meeting(condition) : index.all };
    }),
    isUseful: true,
  });
  const differing = (from: keyof typeof fixedFilters & ListName, min: number): List => {
    const list = listOf(from, fixedFilters[from]);
    const inStock = list.values.filter(({ bits }) => intersects(bits, index.all));
    return { ...list, isUseful: inStock.length >= min };
  };
  const brands = ownBrands.map(foldText);
  const series = seriesListedFirst.map(foldText);
  const otherBrands = index.brands.filter((name) => !brands.includes(foldText(name)));
  const otherSeries = index.series.filter((name) => {
    const folded = foldText(name);
    return !series.some((word) => folded.includes(word));
  });
  return {
    brand: listOf('brand', otherBrands, ownBrands),
    category: listOf('category', otherSeries, seriesListedFirst),
    price: listOf('price', [], fixedFilters.price),
    seats: differing('seats', 1),
    condition: differing('condition', 1),
    power: differing('power', 2),
    stance: differing('stance', 1),
    streetLegal: differing('streetLegal', 1),
    showroom: differing('showroom', 1),
    yearFrom: { ...listOf('yearFrom', index.years), isUseful: index.years.length > 0 },
  };
}

/** Values that leave a match, and always the specified and chosen ones (spec S5.4 to S5.9). */
export function choicesIn(
  index: StockIndex,
  requirements: readonly { readonly from: string; readonly bits: Bits }[],
  matches: Bits,
  filters: Filters,
): FilterChoices {
  const lists = listsOf(index);
  const offered = (from: ListName): readonly Choice[] | undefined => {
    const { values, always, isUseful } = lists[from];
    const chosen = filters[from];
    if (!isUseful && chosen === undefined) return undefined;
    const others = requirements.filter((one) => one.from !== from).map(({ bits }) => bits);
    const rest =
      others.length === requirements.length ? matches : intersectionOf(index.all, ...others);
    const isOffered = (bits: Bits, value: string) => value === chosen || intersects(bits, rest);
    return values.flatMap(({ value, bits }, at) => {
      if (at >= always && !isOffered(bits, value)) return [];
      return always === 0 ? { value } : { value, count: countCommon(bits, rest) };
    });
  };
  return Object.fromEntries(
    (Object.keys(lists) as ListName[]).map((from) => [from, offered(from)]),
  );
}
