import {
  addBits,
  type Bits,
  countBits,
  differenceOf,
  emptyBits,
  hasBit,
  intersectionOf,
  intersects,
} from './bits.ts';
import { meetingAll, type Requirement } from './query/requirements.ts';
import type { StockIndex } from './stock-index.ts';

export interface Group {
  readonly dropped: readonly Requirement[];
  readonly bits: Bits;
  readonly count: number;
}

export interface Miss {
  readonly position: number;
  readonly dropped: readonly Requirement[];
}

/** Near matches (spec S5.14), one of identical ones (spec S5.21), and groups of fewest misses. */
export function nearestTo(
  index: StockIndex,
  requirements: readonly Requirement[],
  max: number,
): { readonly closest: readonly Miss[]; readonly groups: readonly Group[] } {
  const closest = new Map<number | undefined, Miss>();
  let fewest: readonly Group[] = [];
  for (const groups of groupsByMisses(index, requirements)) {
    if (fewest.length === 0) fewest = groups.slice(0, max);
    for (const { dropped, bits } of groups) {
      for (const position of nearestFirst(index, dropped, bits, max)) {
        if (closest.size === max) return { closest: [...closest.values()], groups: fewest };
        const alike = index.groups[position];
        if (!closest.has(alike)) closest.set(alike, { position, dropped });
      }
    }
  }
  return { closest: [...closest.values()], groups: fewest };
}

/** By number of misses, then by the weight of the missed requirements, then by size. */
function* groupsByMisses(
  { all, positions }: StockIndex,
  requirements: readonly Requirement[],
): Generator<readonly Group[]> {
  // The rest of "club car" is not a search for every word that starts with "car".
  const others = requirements.filter(({ bits, isPart }) => !isPart && intersects(all, bits));
  let levels: readonly Bits[] = [all];
  for (const { bits } of others) {
    levels = [...levels, emptyBits(positions.length)].map((level, misses) => {
      const same = intersectionOf(level, bits);
      const better = levels[misses - 1];
      if (better !== undefined) addBits(same, differenceOf(better, bits));
      return same;
    });
  }
  const weightOf = ({ dropped }: Group) => Math.max(...dropped.map(({ weight }) => weight));
  for (const level of levels) {
    const groups: Group[] = [];
    let left = level;
    for (const position of positions) {
      if (!hasBit(left, position)) continue;
      const kept = others.filter(({ bits }) => hasBit(bits, position));
      const bits = meetingAll(left, kept);
      const dropped = requirements.filter((one) => !kept.includes(one));
      groups.push({ dropped, bits, count: countBits(bits) });
      left = differenceOf(left, bits);
      if (!intersects(left, all)) break;
    }
    if (groups.length > 0) {
      yield groups.sort((a, b) => weightOf(a) - weightOf(b) || b.count - a.count);
    }
  }
}

function* nearestFirst(
  { facts, groups, positions }: StockIndex,
  dropped: readonly Requirement[],
  bits: Bits,
  max: number,
): Generator<number> {
  const measures = dropped.flatMap(({ condition }) => condition?.distance ?? []);
  const nearest: { position: number; distance: number }[] = [];
  for (const position of positions) {
    const cart = facts[position];
    if (cart === undefined || !hasBit(bits, position)) continue;
    if (measures.length === 0) yield position;
    else {
      // Sorting all of a large stock would take longer than the search.
      let distance = 0;
      for (const measure of measures) distance += measure(cart);
      if (nearest.length === max && distance >= (nearest[max - 1]?.distance ?? 0)) continue;
      if (nearest.some((one) => groups[one.position] === groups[position])) continue;
      const at = nearest.findIndex((one) => distance < one.distance);
      nearest.splice(at < 0 ? nearest.length : at, 0, { position, distance });
      nearest.length = Math.min(nearest.length, max);
    }
  }
  for (const { position } of nearest) yield position;
}
