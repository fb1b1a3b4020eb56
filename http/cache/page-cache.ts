import { compressions } from './compression.ts';
import { encodeFor, encodeWell, type StoredResponse, sizeOf } from './stored-response.ts';

/**
 * Responses kept whole, bounded in bytes, for one version of the stock. A hit is a lookup; many
 * requests for one missing page wait for one rendering.
 */
export interface PageCache {
  /** The response kept under `key`, if it still holds at `now` (milliseconds). */
  get(key: string, version: string, now: number): StoredResponse | undefined;
  /** The response for `key`, made by `make` unless it is kept or already being made. */
  getOrMake(
    key: string,
    version: string,
    now: number,
    make: () => Promise<Made>,
  ): Promise<StoredResponse>;
  /** Compresses a response for a client that accepts `acceptEncoding`, and counts what that takes. */
  encode(stored: StoredResponse, acceptEncoding: string | undefined): Promise<void>;
  /** Bytes kept, of keys and responses. */
  readonly bytes: number;
  /** Pages that wait for their best compression. */
  readonly improving: number;
}

/** A response and for how long it may be given to others. */
export interface Made {
  readonly response: StoredResponse;
  /** Milliseconds; 0 keeps it out, Infinity keeps it until the stock changes. */
  readonly keepFor: number;
}

interface Entry {
  readonly response: StoredResponse;
  readonly version: string;
  readonly until: number;
  hits: number;
  size: number;
}

/**
 * Hits after which a page is worth the best compression: a page requested twice will be requested
 * again, and a few bytes less can save a round trip.
 */
const askedOften = 1;

/** Pages that may wait for it. Beyond that a page keeps its quick compression. */
const mostImproving = 500;

export function createPageCache(maxBytes: number): PageCache {
  // A Map keeps the order of insertion, and a hit inserts again: the first is the least recently used.
  const entries = new Map<string, Entry>();
  const keyOf = new WeakMap<StoredResponse, string>();
  const making = new Map<string, Promise<StoredResponse>>();
  // Keys only, so that a dropped page is not kept in memory by this set.
  const toImprove = new Set<string>();
  let isImproving = false;
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
    toImprove.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    bytes += entry.size - (entries.get(key)?.size ?? 0);
    entries.delete(key);
    entries.set(key, entry);
    keyOf.set(entry.response, key);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  /** Counts a response again that has been compressed. */
  function recount(response: StoredResponse): void {
    const key = keyOf.get(response);
    const entry = key === undefined ? undefined : entries.get(key);
    if (key === undefined || entry?.response !== response) return;
    const size = sizeOfEntry(key, response);
    if (size > maxBytes / 2) drop(key);
    else keep(key, { ...entry, size });
  }

  /**
   * Compresses the waiting pages at the best level, one at a time: however many are requested at once
   * after a change of stock, most of the machine stays free for answering.
   */
  async function improveAll(): Promise<void> {
    if (isImproving) return;
    isImproving = true;
    for (const key of toImprove) {
      toImprove.delete(key);
      const response = entries.get(key)?.response;
      if (response === undefined) continue;
      for (const encoding of compressions) {
        const isStillKept = entries.get(key)?.response === response;
        if (!isStillKept || !response.representations.has(encoding)) continue;
        // A page that can't be compressed better stays as it is.
        await encodeWell(response, encoding).catch(() => undefined);
        recount(response);
      }
    }
    isImproving = false;
  }

  return {
    get bytes() {
      return bytes;
    },
    get improving() {
      return toImprove.size;
    },

    get(key, version, now) {
      const entry = entries.get(key);
      if (entry === undefined || entry.version !== version || entry.until <= now) return undefined;
      // Moving it each time would take a tenth of what a hit takes.
      if (entry.hits % 16 === 0) {
        entries.delete(key);
        entries.set(key, entry);
      }
      entry.hits += 1;
      const isWorthIt = entry.hits === askedOften && entry.until === Number.POSITIVE_INFINITY;
      if (isWorthIt && toImprove.size < mostImproving) {
        toImprove.add(key);
        void improveAll();
      }
      return entry.response;
    },

    getOrMake(key, version, now, make) {
      const makingKey = `${version} ${key}`;
      let made = making.get(makingKey);
      if (made === undefined) {
        made = make()
          .then(({ response, keepFor }) => {
            const size = sizeOfEntry(key, response);
            if (keepFor > 0 && size <= maxBytes / 2) {
              keep(key, { response, version, until: now + keepFor, hits: 0, size });
            }
            return response;
          })
          .finally(() => making.delete(makingKey));
        making.set(makingKey, made);
      }
      return made;
    },

    async encode(response, acceptEncoding) {
      await encodeFor(response, acceptEncoding);
      recount(response);
    },
  };
}

/** Bytes of an entry; each character of its key may take two. */
function sizeOfEntry(key: string, response: StoredResponse): number {
  return 2 * key.length + sizeOf(response);
}
