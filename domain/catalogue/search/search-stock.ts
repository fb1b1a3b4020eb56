import { counted, formatNames } from '../../text/wording.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { type Bits, countBits, hasBit } from './bits.ts';
import { choicesIn } from './choices.ts';
import { type Filters, isFiltered, pageSize } from './filters.ts';
import { leadersOf } from './like-groups.ts';
import { nearestTo } from './nearest.ts';
import { readQuery } from './query/read-query.ts';
import { meetingAll, missedBy, type Requirement, requirementsOf } from './query/requirements.ts';
import type { Token } from './query/tokens.ts';
import type { StockIndex } from './stock-index.ts';

export interface Offer {
  readonly vehicle: StockedVehicle;
  readonly count: number;
}

export interface Without {
  readonly label: string;
  readonly filters: Filters;
}

const maxClosest = 3;

/** `closest` and `drops`, the searches with the smallest omissions, are empty with a match. */
export type SearchResult = ReturnType<typeof searchStock>;

export function searchStock(index: StockIndex, filters: Filters, page = 1) {
  const { vehicles } = index;
  const query = readQuery(filters.q, index);
  const requirements = requirementsOf(index, filters, query);
  const matches = meetingAll(index.all, requirements);
  const matching = countBits(matches);
  const positions = inOrderOf(index, matches, filters, requirements);
  // A named cart's identical ones are shown one by one.
  const groups = filters.like === undefined ? index.groups : index.positions;
  const leaders = leadersOf(positions, groups);
  const pages = Math.max(1, Math.ceil(leaders.length / pageSize));
  const pageNumber = Math.min(Math.max(1, page), pages);
  const first = (pageNumber - 1) * pageSize;
  const onPage = leaders.slice(first, first + pageSize);
  const without = (dropped: readonly Requirement[]) =>
    filtersWithout(filters, query.tokens, requirements, dropped);
  const nearest = matching > 0 ? undefined : nearestTo(index, requirements, maxClosest);
  return {
    offers: onPage.flatMap(({ position, count }) => {
      const vehicle = vehicles[position];
      return vehicle === undefined ? [] : [{ vehicle, count }];
    }),
    matching,
    before: sumOf(leaders.slice(0, first)),
    shown: sumOf(onPage),
    total: vehicles.length,
    page: pageNumber,
    pages,
    requirements,
    chips: requirements
      .filter(({ from, condition }) => from !== 'q' || condition !== undefined)
      .map((one): Without => ({ label: one.label, filters: without([one]) })),
    namedPages: query.pages,
    corrections: query.corrections,
    closest: (nearest?.closest ?? []).flatMap(({ position, dropped }) => {
      const [vehicle, cart] = [vehicles[position], index.facts[position]];
      if (vehicle === undefined || cart === undefined) return [];
      return { vehicle, missed: dropped.map((one) => missedBy(cart, one)) };
    }),
    drops: (nearest?.groups ?? []).map(({ dropped, count }): Without => {
      const rest = without(dropped);
      const label = isFiltered(rest) ? dropLabel(dropped, count) : `Show all ${count} carts`;
      return { label, filters: rest };
    }),
    choices: choicesIn(index, requirements, matches, filters),
  };
}

function dropLabel(dropped: readonly Requirement[], count: number): string {
  const labels = dropped.map(({ label }) => (label.includes('“') ? label : `“${label}”`));
  return `Drop ${formatNames(labels)} (${counted(count, 'cart')})`;
}

export function everyMatch(index: StockIndex, filters: Filters): readonly StockedVehicle[] {
  const requirements = requirementsOf(index, filters);
  const matches = meetingAll(index.all, requirements);
  return inOrderOf(index, matches, filters, requirements).flatMap(
    (position) => index.vehicles[position] ?? [],
  );
}

const sumOf = (counted: readonly { readonly count: number }[]) =>
  counted.reduce((sum, { count }) => sum + count, 0);

function filtersWithout(
  filters: Filters,
  tokens: readonly Token[],
  requirements: readonly Requirement[],
  dropped: readonly Requirement[],
): Filters {
  const isTextLeft = requirements.some((one) => one.from === 'q' && !dropped.includes(one));
  const places = new Set(dropped.flatMap(({ places = [] }) => places));
  const others = Object.fromEntries(
    dropped.flatMap(({ from }) => (from === 'q' ? [] : [[from, undefined]])),
  );
  const left = tokens.filter((_, place) => isTextLeft && !places.has(place));
  return { ...filters, ...others, q: left.map(({ typed }) => typed).join(' ') };
}

function inOrderOf(
  index: StockIndex,
  matches: Bits,
  filters: Filters,
  requirements: readonly Requirement[],
): readonly number[] {
  const sort = filters.sort ?? requirements.find((one) => one.sort !== undefined)?.sort;
  const order = sort ?? requirements.find((one) => one.condition?.order)?.condition?.order;
  const positions = order === undefined ? index.positions : index.inOrder(order);
  return positions.filter((position) => hasBit(matches, position));
}
