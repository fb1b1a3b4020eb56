import type { MissedSearches } from '../domain/catalogue/search/missed-searches.ts';
import { minute } from '../domain/duration.ts';
import type { Log } from '../observability/log.ts';

export interface MissedSearchCounter {
  /** Counts the words of a search that found no cart; costs no time. */
  note(words: string): void;
  /** Keeps what was counted. */
  flush(): Promise<void>;
  stop(): void;
}

/** Different words counted between two writings. */
const mostWaiting = 200;

/** Counts searches without a match in memory and writes the counts to the store every minute. */
export function countMissedSearches(kept: MissedSearches, log: Log): MissedSearchCounter {
  let waiting = new Map<string, number>();

  async function flush(): Promise<void> {
    const counted = waiting;
    waiting = new Map();
    // The page searches while somebody types: “yam” on the way to “yamaha” is not a search.
    const isBeginning = (words: string) =>
      [...counted.keys()].some((other) => other !== words && other.startsWith(words));
    const searches = [...counted]
      .filter(([words]) => !isBeginning(words))
      .map(([words, count]) => ({ words, count }));
    if (searches.length === 0) return;
    await kept.add(searches, new Date()).catch((error: unknown) =>
      // Only the report lacks them.
      log('warn', 'missed searches can not be kept', { error: String(error) }),
    );
  }

  const timer = setInterval(flush, minute).unref();
  return {
    note(words) {
      if (!waiting.has(words) && waiting.size >= mostWaiting) return;
      waiting.set(words, (waiting.get(words) ?? 0) + 1);
    },
    flush,
    stop: () => clearInterval(timer),
  };
}
