import { counted, formatNames } from '../../text/wording.ts';
import type { StockedVehicle } from '../vehicle.ts';
import {
  addBits,
  type Bits,
  countBits,
  differenceOf,
  emptyBits,
  firstIn,
  hasBit,
  intersectionOf,
  intersects,
  positionsIn,
  setBit,
} from './bits.ts';
import { choicesIn } from './choices.ts';
import { kinds } from './condition.ts';
import { type Filters, isFiltered, pageSize } from './filters.ts';
import { readQuery } from './query/read-query.ts';
import {
  labelOf,
  meetingAll,
  missedBy,
  type Requirement,
  requirementsOf,
} from './query/requirements.ts';
import type { Token } from './query/tokens.ts';
import type { StockIndex } from './stock-index.ts';

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
  const isOneByOne = filters.like !== undefined;
  const firsts = isOneByOne ? positions : firstOfGroups(positions, index.groups);
  const alike = (position: number) =>
    isOneByOne ? [position] : index.identicalTo(position).filter((one) => hasBit(matches, one));
  const pages = Math.max(1, Math.ceil(firsts.length / pageSize));
  const pageNumber = Math.min(Math.max(1, page), pages);
  const start = (pageNumber - 1) * pageSize;
  const onPage = firsts.slice(start, start + pageSize).map(alike);
  const without = (dropped: readonly Requirement[]) =>
    filtersWithout(filters, query.tokens, requirements, dropped);
  const nearest = matching > 0 ? undefined : nearestTo(index, requirements, maxClosest);
  return {
    hits: onPage.flatMap(([first = -1, ...others]) => {
      const vehicle = vehicles[first];
      return vehicle === undefined ? [] : [{ vehicle, count: 1 + others.length }];
    }),
    matching,
    before: firsts.slice(0, start).flatMap(alike).length,
    shown: onPage.flat().length,
    total: vehicles.length,
    page: pageNumber,
    pages,
    requirements,
    chips: requirements
      .filter(({ from, condition }) => from !== 'q' || condition !== undefined)
      .map((one): Without => ({ label: labelOf(one), filters: without([one]) })),
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
  const labels = dropped.map(labelOf).map((label) => (label.includes('“') ? label : `“${label}”`));
  return `Drop ${formatNames(labels)} (${counted(count, 'cart')})`;
}

export function everyMatch(index: StockIndex, filters: Filters): readonly StockedVehicle[] {
  const requirements = requirementsOf(index, filters);
  const matches = meetingAll(index.all, requirements);
  return inOrderOf(index, matches, filters, requirements).flatMap(
    (position) => index.vehicles[position] ?? [],
  );
}

function firstOfGroups(positions: readonly number[], groups: StockIndex['groups']) {
  const seen = emptyBits(groups.length);
  return positions.filter((position) => {
    const group = groups[position] ?? 0;
    const isFirst = !hasBit(seen, group);
    setBit(seen, group);
    return isFirst;
  });
}

function filtersWithout(
  filters: Filters,
  tokens: readonly Token[],
  requirements: readonly Requirement[],
  dropped: readonly Requirement[],
): Filters {
  const isTextLeft = requirements.some((one) => one.from === 'q' && !dropped.includes(one));
  const omitted = new Set(dropped.flatMap((one) => one.tokens ?? []));
  const others = Object.fromEntries(
    dropped.flatMap(({ from }) => (from === 'q' ? [] : [[from, undefined]])),
  );
  const left = tokens.filter((token) => isTextLeft && !omitted.has(token));
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
  if (order === undefined || firstIn(matches) < 0) return positionsIn(matches);
  return index.inOrder(order).filter((position) => hasBit(matches, position));
}

interface MissGroup {
  readonly dropped: readonly Requirement[];
  readonly bits: Bits;
  readonly count: number;
}

/** Near matches (spec S5.14), of equal ones each name once, and groups of fewest misses. */
function nearestTo(index: StockIndex, requirements: readonly Requirement[], max: number) {
  const closest = new Map<unknown, { position: number; dropped: readonly Requirement[] }>();
  const names = new Set<string | undefined>();
  let fewest: readonly MissGroup[] = [];
  for (const groups of groupsByMisses(index, requirements)) {
    if (fewest.length === 0) fewest = groups.slice(0, max);
    for (const { dropped, bits } of groups) {
      const nearest = nearestFirst(index, dropped, bits, max);
      for (const isRepeated of [false, true]) {
        for (const position of nearest) {
          if (closest.size === max) return { closest: [...closest.values()], groups: fewest };
          const [group, name] = [index.groups[position], index.vehicles[position]?.name];
          if (closest.has(group) || (names.has(name) && !isRepeated)) continue;
          closest.set(group, { position, dropped });
          names.add(name);
        }
      }
    }
  }
  return { closest: [...closest.values()], groups: fewest };
}

/** By number of misses, then by the weight of the missed requirements, then by size. */
function* groupsByMisses(
  { all, vehicles }: StockIndex,
  requirements: readonly Requirement[],
): Generator<readonly MissGroup[]> {
  // The rest of "club car" is not a search for every word that starts with "car".
  const others = requirements.filter(({ bits, isPart }) => !isPart && intersects(all, bits));
  let levels: readonly Bits[] = [all];
  for (const { bits } of others) {
    levels = [...levels, emptyBits(vehicles.length)].map((level, misses) => {
      const same = intersectionOf(level, bits);
      const better = levels[misses - 1];
      if (better !== undefined) addBits(same, differenceOf(better, bits));
      return same;
    });
  }
  const weightOf = ({ dropped }: MissGroup) =>
    Math.max(...dropped.map(({ kind }) => kinds.indexOf(kind)));
  for (const level of levels) {
    const groups: MissGroup[] = [];
    let left = level;
    for (let position = firstIn(left); position >= 0; position = firstIn(left)) {
      const kept = others.filter(({ bits }) => hasBit(bits, position));
      const bits = meetingAll(left, kept);
      const dropped = requirements.filter((one) => !kept.includes(one));
      groups.push({ dropped, bits, count: countBits(bits) });
      left = differenceOf(left, bits);
    }
    if (groups.length > 0) {
      yield groups.sort((a, b) => weightOf(a) - weightOf(b) || b.count - a.count);
    }
  }
}

function nearestFirst(
  { groups, distancesFrom }: StockIndex,
  dropped: readonly Requirement[],
  bits: Bits,
  max: number,
): readonly number[] {
  const measures = dropped.flatMap(
    ({ condition }) => (condition && distancesFrom(condition)) ?? [],
  );
  if (measures.length === 0) return positionsIn(bits);
  const nearest: { position: number; distance: number }[] = [];
  for (const position of positionsIn(bits)) {
    // Sorting all of a large stock would take longer than the search.
    let distance = 0;
    for (const measure of measures) distance += measure(position);
    if (nearest.length === max && distance >= (nearest[max - 1]?.distance ?? 0)) continue;
    if (nearest.some((one) => groups[one.position] === groups[position])) continue;
    const at = nearest.findIndex((one) => distance < one.distance);
    nearest.splice(at < 0 ? nearest.length : at, 0, { position, distance });
    nearest.length = Math.min(nearest.length, max);
  }
  return nearest.map(({ position }) => position);
}
