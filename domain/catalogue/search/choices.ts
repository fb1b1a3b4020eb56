import { type Bits, intersectionOf, intersects } from './bits.ts';
import { type ConditionName, filterConditions } from './condition.ts';
import { type Filters, fixedFilters, noFilters } from './filters.ts';
import type { StockIndex } from './stock-index.ts';
import { foldText } from './words.ts';

/** The values each list offers; a list that stock gives no reason for is missing. */
export type FilterChoices = { readonly [Name in ConditionName]?: readonly string[] };

/** The five specified series and the two specified brands, offered before all others. */
const specifiedSeries = ['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover'] as const;
const specifiedBrands = ['DENAGO', 'EVOLUTION'] as const;

/** Values that a list may offer, each with the vehicles that meet it. */
interface List {
  readonly values: readonly { readonly value: string; readonly bits: Bits }[];
  /** Offered whatever else was asked for, before the others. */
  readonly always: readonly string[];
  /** Whether stock gives reason for the list. */
  readonly isUseful: boolean;
}

type Lists = Readonly<Record<ConditionName, List>>;

const listsByIndex = new WeakMap<StockIndex, Lists>();

/** The lists for this stock, worked out once. */
export function listsOf(index: StockIndex): Lists {
  const lists = listsByIndex.get(index) ?? makeLists(index);
  listsByIndex.set(index, lists);
  return lists;
}

function makeLists(index: StockIndex): Lists {
  const listOf = (
    from: ConditionName,
    values: readonly string[],
    always: readonly string[] = [],
  ) => ({
    always,
    values: values.map((value) => {
      const condition = filterConditions[from]({ ...noFilters, [from]: value } as Filters);
      return { value, bits: condition ? index.meeting(condition) : index.all };
    }),
    isUseful: true,
  });
  /** A list that is shown only where stock has `least` of its values. */
  const differing = (from: keyof typeof fixedFilters & ConditionName, least: number): List => {
    const list = listOf(from, fixedFilters[from]);
    const inStock = list.values.filter(({ bits }) => intersects(bits, index.all));
    return { ...list, isUseful: inStock.length >= least };
  };
  const brands = specifiedBrands.map(foldText);
  const series = specifiedSeries.map(foldText);
  const otherBrands = index.brands.filter((name) => !brands.includes(foldText(name)));
  const otherSeries = index.series.filter((name) => {
    const folded = foldText(name);
    return !series.some((word) => folded.includes(word));
  });
  return {
    brand: listOf('brand', otherBrands, specifiedBrands),
    category: listOf('category', otherSeries, specifiedSeries),
    price: listOf('price', [], fixedFilters.price),
    seats: differing('seats', 1),
    condition: differing('condition', 1),
    power: differing('power', 2),
    stance: differing('stance', 1),
    streetLegal: differing('streetLegal', 1),
  };
}

/**
 * What each list offers: the values that leave something beside all other conditions, and always
 * the specified brands, series and price bands and the value that is chosen (spec S5.4 to S5.9).
 * @param found the vehicles that meet all conditions
 */
export function choicesIn(
  index: StockIndex,
  requirements: readonly { readonly from: string; readonly bits: Bits }[],
  matches: Bits,
  filters: Filters,
): FilterChoices {
  const lists = listsOf(index);
  const offered = (from: ConditionName): readonly string[] | undefined => {
    const { values, always, isUseful } = lists[from];
    const value = filters[from];
    if (!isUseful && value === undefined) return undefined;
    const others = requirements.filter((one) => one.from !== from).map(({ bits }) => bits);
    const rest =
      others.length === requirements.length ? matches : intersectionOf(index.all, ...others);
    const options = values
      .filter((one) => one.value === value || intersects(one.bits, rest))
      .map(({ value }) => value);
    return [...always, ...options];
  };
  return Object.fromEntries(
    (Object.keys(lists) as ConditionName[]).map((from) => [from, offered(from)]),
  );
}
