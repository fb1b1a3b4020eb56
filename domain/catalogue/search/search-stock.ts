import type { StockedVehicle } from '../vehicle.ts';
import { type Bits, countBits, hasBit, intersectionOf, positionsIn } from './bits.ts';
import { choicesIn, type FilterChoices } from './choices.ts';
import { type ConditionName, filterConditions } from './condition.ts';
import type { FilterName, Filters } from './filters.ts';
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

/** One thing the result has to meet, and the filters that ask for everything else. */
interface Requirement extends Without {
  /** The filter it comes from. */
  readonly from: FilterName;
  readonly bits: Bits;
  readonly isPhrase?: boolean;
}

/** The vehicles that meet every filter, in the order asked for, a page of them. */
export function searchStock(index: StockIndex, filters: Filters, page = 1): SearchResult {
  const { vehicles } = index;
  const requirements = [...filterRequirements(index, filters), ...textRequirements(index, filters)];
  const matches = intersectionOf(index.all, ...requirements.map(({ bits }) => bits));
  const matching = countBits(matches);
  const pageNumber = Math.min(Math.max(1, page), Math.max(1, Math.ceil(matching / pageSize)));
  return {
    vehicles: positionsOf(index, matches, filters, (pageNumber - 1) * pageSize, pageSize).flatMap(
      (position) => vehicles[position] ?? [],
    ),
    matching,
    total: vehicles.length,
    page: pageNumber,
    chips: requirements.filter(({ isPhrase }) => isPhrase).map(withoutOf),
    nearest: matching > 0 ? [] : nearestTo(index.all, requirements),
    choices: choicesIn(index, requirements, matches, filters),
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
      return { ...withoutOf(dropped), matching: countBits(intersectionOf(all, ...others)) };
    })
    .filter(({ matching }) => matching > 0)
    .sort((a, b) => b.matching - a.matching)
    .slice(0, mostNearest);
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
