import type { StockedVehicle } from '../vehicle.ts';
import { type Bits, countBits, hasBit, intersects } from './bits.ts';
import { choicesIn, type FilterChoices } from './choices.ts';
import { type Filters, pageSize } from './filters.ts';
import { leadersOf } from './like-groups.ts';
import { type Nearest, nearestTo } from './nearest.ts';
import type { NamedPage } from './query/page-words.ts';
import { type Correction, readQuery, type Vocabulary } from './query/read-query.ts';
import { meetingAll, type Requirement, requirementsOf } from './query/requirements.ts';
import type { StockIndex } from './stock-index.ts';

/** A result of the inventory's search. */
export interface SearchResult {
  /** The page that was asked for: of vehicles that agree (spec S5.21), one. */
  readonly offers: readonly Offer[];
  /** How many vehicles match; with how many before this page, and how many on it. */
  readonly matching: number;
  readonly before: number;
  readonly shown: number;
  readonly total: number;
  /** Counts from 1; never beyond the last. */
  readonly page: number;
  readonly pages: number;
  /** The filters and all of the search text. */
  readonly requirements: readonly Requirement[];
  /** The filters, and the phrases that were understood in the search text. */
  readonly chips: readonly Without[];
  /** The pages that the search text names (spec S5.24). */
  readonly namedPages: readonly NamedPage[];
  readonly corrections: readonly Correction[];
  /** Without a match: what no vehicle meets, in sentences. */
  readonly absences: readonly string[];
  /**
   * Without a match, or without one of exactly as many seats as are asked for: what does match when
   * one condition is dropped.
   */
  readonly nearest: readonly (Without & { readonly matching: number })[];
  readonly choices: FilterChoices;
}

/** A vehicle, and how many of the result it stands for. */
export interface Offer {
  readonly vehicle: StockedVehicle;
  readonly count: number;
}

/** A condition, and the filters without it. */
export interface Without {
  readonly label: string;
  readonly filters: Filters;
}

/** The vehicles that meet every filter, in the order asked for, a page of them. */
export function searchStock(index: StockIndex, filters: Filters, page = 1): SearchResult {
  const { vehicles } = index;
  const query = readQuery(filters.q, index);
  const requirements = requirementsOf(index, filters, query);
  const matches = meetingAll(index.all, requirements);
  const matching = countBits(matches);
  const positions = inOrderOf(index, matches, filters, requirements);
  // Where one cart is named, each that agrees with it is shown by itself.
  const groups = filters.like === undefined ? index.groups : index.positions;
  const leaders = leadersOf(positions, groups);
  const pages = Math.max(1, Math.ceil(leaders.length / pageSize));
  const pageNumber = Math.min(Math.max(1, page), pages);
  const first = (pageNumber - 1) * pageSize;
  const onPage = leaders.slice(first, first + pageSize);
  const without = (dropped: readonly Requirement[]): Without => ({
    label: dropped.map(({ label }) => label).join(' and '),
    filters: filtersWithout(filters, query.tokens, requirements, dropped),
  });
  return {
    offers: onPage.flatMap(({ position, count }) => {
      const vehicle = vehicles[position];
      return vehicle === undefined ? [] : [{ vehicle, count }];
    }),
    matching,
    before: sumOf(leaders.slice(0, first)),
    shown: sumOf(onPage),
    total: vehicles.length,
    ...{ page: pageNumber, pages, requirements },
    chips: requirements
      .filter(({ from, condition }) => from !== 'q' || condition !== undefined)
      .map((one) => without([one])),
    namedPages: query.pages,
    corrections: query.corrections,
    absences: matching > 0 ? [] : absencesIn(requirements),
    nearest: nearestIn(index, requirements, matches).map(({ dropped, matching }) => ({
      ...without(dropped),
      matching,
    })),
    choices: choicesIn(index, requirements, matches, filters),
  };
}

/**
 * Positions of the vehicles that meet the filters.
 * @param vocabulary of the stock that the search text was written for, where it is another
 */
export function matchesIn(
  index: StockIndex,
  filters: Filters,
  vocabulary: Vocabulary = index,
): Bits {
  const query = readQuery(filters.q, vocabulary);
  return meetingAll(index.all, requirementsOf(index, filters, query));
}

/** Every vehicle that meets the filters, in the order asked for. */
export function everyMatch(index: StockIndex, filters: Filters): readonly StockedVehicle[] {
  const requirements = requirementsOf(index, filters);
  const matches = meetingAll(index.all, requirements);
  return inOrderOf(index, matches, filters, requirements).flatMap(
    (position) => index.vehicles[position] ?? [],
  );
}

const sumOf = (counted: readonly { readonly count: number }[]) =>
  counted.reduce((sum, { count }) => sum + count, 0);

/** The requirements to drop where nothing matches, or no match has exactly the seats that are asked for. */
function nearestIn(
  { all, meeting }: StockIndex,
  requirements: readonly Requirement[],
  matches: Bits,
): readonly Nearest[] {
  if (countBits(matches) === 0) return nearestTo(all, requirements);
  const seats = requirements.find(({ condition }) => condition?.exact);
  const exact = seats?.condition?.exact;
  if (exact === undefined || intersects(matches, meeting(exact))) return [];
  const exactly = { ...seats, bits: meeting(exact) } as Requirement;
  return nearestTo(
    all,
    requirements.map((one) => (one === seats ? exactly : one)),
  ).flatMap(({ dropped }) => {
    if (dropped.includes(exactly)) return [];
    const others = requirements.filter((one) => !dropped.includes(one));
    return { dropped, matching: countBits(meetingAll(all, others)) };
  });
}

/** The explanations for conditions that no vehicle in stock meets by itself. */
function absencesIn(requirements: readonly Requirement[]): readonly string[] {
  return requirements
    .filter(({ bits }) => countBits(bits) === 0)
    .flatMap(({ from, condition, label }) => {
      if (condition !== undefined) return condition.absence ?? [];
      return from === 'q' ? `Nothing matches ${label}.` : [];
    });
}

/** The filters that ask for everything but what is dropped. */
function filtersWithout(
  filters: Filters,
  tokens: readonly string[],
  requirements: readonly Requirement[],
  dropped: readonly Requirement[],
): Filters {
  const isTextLeft = requirements.some((one) => one.from === 'q' && !dropped.includes(one));
  const places = new Set(dropped.flatMap(({ places = [] }) => places));
  const others = Object.fromEntries(
    dropped.flatMap(({ from }) => (from === 'q' ? [] : [[from, undefined]])),
  );
  const q = isTextLeft ? tokens.filter((_, place) => !places.has(place)).join(' ') : '';
  return { ...filters, ...others, q };
}

/** The matches in the order asked for; without one, those nearest to what is asked for at least. */
function inOrderOf(
  index: StockIndex,
  matches: Bits,
  filters: Filters,
  requirements: readonly Requirement[],
): readonly number[] {
  const sort = filters.sort ?? requirements.find((one) => one.sort !== undefined)?.sort;
  const least = requirements.find(({ condition }) => condition?.nearestFirst);
  const order = sort ?? least?.condition?.nearestFirst;
  const positions = order === undefined ? index.positions : index.inOrder(order);
  return positions.filter((position) => hasBit(matches, position));
}
