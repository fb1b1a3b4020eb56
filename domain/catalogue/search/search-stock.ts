import type { StockedVehicle } from '../vehicle.ts';
import { type Bits, countBits, hasBit, intersectionOf, positionsIn } from './bits.ts';
import { choicesIn, type FilterChoices } from './choices.ts';
import { type ConditionName, filterConditions } from './condition.ts';
import { type FilterName, type Filters, pageSize } from './filters.ts';
import { nearestTo } from './nearest.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import type { StockIndex } from './stock-index.ts';

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

/** One thing the result has to meet, and the filters that ask for everything else. */
interface Requirement {
  readonly label: string;
  /** The filter it comes from. */
  readonly from: FilterName;
  /** Of what comes from the search text, the tokens it stands in, and whether they are a phrase. */
  readonly places?: readonly number[];
  readonly isPhrase?: boolean;
  readonly bits: Bits;
}

/** The vehicles that meet every filter, in the order asked for, a page of them. */
export function searchStock(index: StockIndex, filters: Filters, page = 1): SearchResult {
  const { vehicles } = index;
  const query = readQuery(filters.q, index.names, index.isKnown);
  const requirements = [...filterRequirements(index, filters), ...textRequirements(index, query)];
  const matches = intersectionOf(index.all, ...requirements.map(({ bits }) => bits));
  const matching = countBits(matches);
  const pageNumber = Math.min(Math.max(1, page), Math.max(1, Math.ceil(matching / pageSize)));
  const without = (dropped: readonly Requirement[]): Without => ({
    label: dropped.map(({ label }) => label).join(' and '),
    filters: filtersWithout(filters, query.tokens, dropped),
  });
  return {
    vehicles: positionsOf(index, matches, filters, (pageNumber - 1) * pageSize, pageSize).flatMap(
      (position) => vehicles[position] ?? [],
    ),
    matching,
    total: vehicles.length,
    page: pageNumber,
    chips: requirements.filter(({ isPhrase }) => isPhrase).map((one) => without([one])),
    nearest:
      matching > 0
        ? []
        : nearestTo(index.all, requirements).map(({ dropped, matching }) => ({
            ...without(dropped),
            matching,
          })),
    choices: choicesIn(index, requirements, matches, filters),
  };
}

function filterRequirements(index: StockIndex, filters: Filters): readonly Requirement[] {
  return (Object.keys(filterConditions) as ConditionName[]).flatMap((from) => {
    const condition = filterConditions[from](filters);
    if (!condition) return [];
    return { from, label: condition.label, bits: index.meeting(condition) };
  });
}

function textRequirements(
  index: StockIndex,
  { phrases, words }: ReadQuery,
): readonly Requirement[] {
  return [
    ...phrases.map(({ condition, places }) => ({
      from: 'q' as const,
      label: condition.label,
      places,
      isPhrase: true,
      bits: index.meeting(condition),
    })),
    ...words.map(({ word, place }) => ({
      from: 'q' as const,
      label: `“${word.text}”`,
      places: [place],
      bits: index.words().find(word),
    })),
  ];
}

/** The filters that ask for everything but what is dropped. */
function filtersWithout(
  filters: Filters,
  tokens: readonly string[],
  dropped: readonly Requirement[],
): Filters {
  const places = new Set(dropped.flatMap(({ places = [] }) => places));
  const others = Object.fromEntries(
    dropped.flatMap(({ from }) => (from === 'q' ? [] : [[from, undefined]])),
  );
  return { ...filters, ...others, q: tokens.filter((_, place) => !places.has(place)).join(' ') };
}

/** Up to `most` positions of `matches` after the first `skipped`, in the order asked for. */
function positionsOf(
  { inOrder }: StockIndex,
  matches: Bits,
  { sort }: Filters,
  skipped: number,
  most: number,
): readonly number[] {
  const positions: number[] = [];
  let before = 0;
  for (const position of sort ? inOrder(sort) : positionsIn(matches)) {
    if (positions.length === most) break;
    if (!hasBit(matches, position)) continue;
    if (before >= skipped) positions.push(position);
    before += 1;
  }
  return positions;
}
