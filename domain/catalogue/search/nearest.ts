import { type Bits, countBits, intersects } from './bits.ts';
import { meetingAll, type Requirement } from './query/requirements.ts';

/** Something to leave out of a search without a match, and how many vehicles match then. */
export interface Nearest {
  readonly dropped: readonly Requirement[];
  readonly matching: number;
}

/** At most this many ways out of a search without a match. */
const mostNearest = 3;

/** Beyond this many requirements that some vehicle meets, no two of them are dropped together. */
const mostPaired = 12;

/**
 * The vehicles that match when as little as possible is dropped of requirements that no vehicle of `all` meets
 * together (spec S5.14): what a buyer gives up first comes first, then what leaves most: what nothing meets by itself, and beside it nothing, else
 * one of the others, else two. What says nothing by itself (`isPart`) is never left. Empty
 * where that does not help.
 */
export function nearestTo(all: Bits, requirements: readonly Requirement[]): readonly Nearest[] {
  const countWithout = (dropped: readonly Requirement[]): Nearest => {
    const others = requirements.filter((one) => !dropped.includes(one));
    return { dropped, matching: countBits(meetingAll(all, others)) };
  };
  // The rest of "club car" is not a search for every word that starts with "car".
  const isSensible = (dropped: readonly Requirement[]) =>
    !requirements.some((one) => one.isPart && !dropped.includes(one));
  const weightOf = ({ dropped }: Nearest) => Math.max(...dropped.map(({ weight }) => weight));
  const isMet = ({ bits }: Requirement) => intersects(all, bits);
  const unmet = requirements.filter((one) => !isMet(one));
  const met = requirements.filter(isMet);
  const ways: readonly (() => readonly (readonly Requirement[])[])[] = [
    () => (unmet.length > 0 ? [unmet] : []),
    () => met.map((one) => [...unmet, one]),
    () => (met.length > mostPaired ? [] : pairsOf(met).map((pair) => [...unmet, ...pair])),
  ];
  for (const sets of ways) {
    const nearest = sets()
      .map(countWithout)
      .filter(({ matching, dropped }) => matching > 0 && isSensible(dropped))
      .sort((a, b) => weightOf(a) - weightOf(b) || b.matching - a.matching);
    if (nearest.length > 0) return nearest.slice(0, mostNearest);
  }
  return [];
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other]));
}
