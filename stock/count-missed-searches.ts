import type { MissedSearches } from '../domain/catalogue/search/missed-searches.ts';
import { day, minute } from '../domain/duration.ts';
import type { Log } from '../observability/log.ts';

export interface MissedSearchCounter {
  /** Counts the words of a search that found no cart, asked from a network; costs no time. */
  note(words: string, network: string): void;
  /** Keeps what was counted. */
  flush(): Promise<void>;
  stop(): void;
}

/** Different words counted between two writings. */
const mostWaiting = 200;

/** Different words counted of one network on a day, so that a program leaves room for visitors. */
const mostOfNetwork = 60;

/** Networks told apart on a day; those beyond are not counted. */
const mostNetworks = 10_000;

/** Counts searches without a match in memory and writes the counts to the store every minute. */
export function countMissedSearches(store: MissedSearches, log: Log): MissedSearchCounter {
  let waiting = new Map<string, number>();
  let today = 0;
  const wordsOf = new Map<string, Set<string>>();

  /** Whether the network may have these words counted today. Networks are kept nowhere else. */
  function hasRoom(words: string, network: string): boolean {
    const date = Math.floor(Date.now() / day);
    if (date !== today) wordsOf.clear();
    today = date;
    const counted = wordsOf.get(network) ?? new Set();
    if (!wordsOf.has(network) && wordsOf.size >= mostNetworks) return false;
    wordsOf.set(network, counted);
    if (!counted.has(words) && counted.size >= mostOfNetwork) return false;
    counted.add(words);
    return true;
  }

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    // The page searches while somebody types: “yam” on the way to “yamaha” is not a search.
    const isBeginning = (words: string) =>
      [...batch.keys()].some((other) => other !== words && other.startsWith(words));
    const searches = [...batch]
      .filter(([words]) => !isBeginning(words))
      .map(([words, count]) => ({ words, count }));
    if (searches.length === 0) return;
    await store.add(searches, new Date()).catch((error: unknown) =>
      // Only the report lacks them.
      log('warn', 'missed searches can not be kept', { error: String(error) }),
    );
  }

  const timer = setInterval(flush, minute).unref();
  return {
    note(words, network) {
      if (!hasRoom(words, network)) return;
      if (!waiting.has(words) && waiting.size >= mostWaiting) return;
      waiting.set(words, (waiting.get(words) ?? 0) + 1);
    },
    flush,
    stop: () => clearInterval(timer),
  };
}
