import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { blocksOf, type FeedBlock, type FeedId, feedIds } from './eligibility.ts';

interface FeedCount {
  readonly feed: FeedId;
  readonly eligible: number;
  readonly incomplete: number;
  readonly notMeant: number;
  /** The most frequent reason where no cart is shown. */
  readonly why?: string;
}

interface Missing extends Pick<FeedBlock, 'field' | 'rule'> {
  readonly feeds: readonly FeedId[];
  readonly units: readonly string[];
}

/** `LR-9` before `LR-10`. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

export interface FeedSummary {
  readonly counts: readonly FeedCount[];
  readonly missing: readonly Missing[];
}

/** A unit that a feed is not meant for is only counted. */
export function summarizeFeeds(stock: readonly StockedVehicle[]): FeedSummary {
  const vehicles = stock.filter(({ offer }) => offer.isListed);
  const missing = new Map<string, { block: FeedBlock; feeds: Set<FeedId>; units: Set<string> }>();
  const counts = feedIds.map((feed): FeedCount => {
    let eligible = 0;
    let notMeant = 0;
    const reasons = new Map<string, number>();
    for (const vehicle of vehicles) {
      const blocks = blocksOf(feed, vehicle);
      if (blocks.length === 0) eligible += 1;
      for (const { rule } of blocks) reasons.set(rule, (reasons.get(rule) ?? 0) + 1);
      if (blocks.some(({ kind }) => kind === 'not-meant')) {
        notMeant += 1;
        continue;
      }
      for (const block of blocks) {
        const entry = missing.get(block.rule) ?? { block, feeds: new Set(), units: new Set() };
        missing.set(block.rule, entry);
        entry.feeds.add(feed);
        entry.units.add(vehicle.stockNumber ?? vehicle.id);
      }
    }
    const [why] = [...reasons].sort(([, a], [, b]) => b - a);
    const incomplete = vehicles.length - eligible - notMeant;
    return {
      feed,
      eligible,
      notMeant,
      incomplete,
      ...(eligible === 0 && why && { why: `${why[1]} ${why[0]}` }),
    };
  });
  return {
    counts,
    missing: [...missing.values()]
      .map(({ block: { field, rule }, feeds, units }) => ({
        field,
        rule,
        feeds: [...feeds],
        units: [...units].sort(byName),
      }))
      .sort((a, b) => b.units.length - a.units.length),
  };
}
