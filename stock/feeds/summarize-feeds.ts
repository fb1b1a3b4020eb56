import { isListed, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { type Block, blocksOf, type FeedId, feedIds } from './eligibility.ts';

/** How many units of the stock a feed has. */
export interface FeedCount {
  readonly feed: FeedId;
  readonly eligible: number;
  /** Units the feed is for that lack something. */
  readonly incomplete: number;
  /** Units the feed is not for. */
  readonly notMeant: number;
}

/** Something that is missing, and the units to work through. */
export interface Missing extends Pick<Block, 'field' | 'rule'> {
  readonly feeds: readonly FeedId[];
  /** Stock numbers, in their order; the id of a unit without one. */
  readonly units: readonly string[];
}

/** `LR-9` before `LR-10`. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

export interface FeedSummary {
  readonly counts: readonly FeedCount[];
  /** The missing fields, most frequent first. */
  readonly missing: readonly Missing[];
}

/**
 * Sums up what keeps units out of the feeds they are meant for. A unit that a feed is not meant for
 * (it is for the other kind of ads) is counted and nothing is asked of it; one that has left the stock
 * is not counted.
 */
export function summarizeFeeds(stock: readonly StockedVehicle[]): FeedSummary {
  const vehicles = stock.filter(isListed);
  const missing = new Map<string, { block: Block; feeds: Set<FeedId>; units: Set<string> }>();
  const counts = feedIds.map((feed): FeedCount => {
    let eligible = 0;
    let notMeant = 0;
    for (const vehicle of vehicles) {
      const blocks = blocksOf(feed, vehicle);
      if (blocks.length === 0) eligible += 1;
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
    return { feed, eligible, notMeant, incomplete: vehicles.length - eligible - notMeant };
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
