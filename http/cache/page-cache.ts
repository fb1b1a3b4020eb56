import { LRUCache } from 'lru-cache';
import { compressions, type Effort } from '../response/compression.ts';
import { encodeFor, encodeWell, type StoredResponse, sizeOf } from '../response/stored-response.ts';

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
    make: () => Promise<FreshPage>,
  ): Promise<StoredResponse>;
  /** Compresses a response for a client that accepts `acceptEncoding`, and counts what that takes. */
  encode(stored: StoredResponse, acceptEncoding: string | undefined, effort: Effort): Promise<void>;
  /** Bytes kept, of keys and responses. */
  readonly bytes: number;
  /** Pages that wait for their best compression. */
  readonly improving: number;
}

/** A response and for how long it may be given to others. */
export interface FreshPage {
  readonly response: StoredResponse;
  /** Milliseconds; 0 keeps it out, Infinity keeps it until the stock changes. */
  readonly keepFor: number;
}

interface Entry {
  readonly response: StoredResponse;
  readonly version: string;
  readonly until: number;
  hits: number;
}

/**
 * Hits after which a page is worth the best compression: a page requested twice will be requested
 * again, and a few bytes less can save a round trip.
 */
const askedOften = 1;

/** Pages that may wait for it. Beyond that a page keeps its quick compression. */
const mostImproving = 500;

/** An empty cache of at most `maxBytes`; beyond them what was not asked for longest is dropped. */
export function createPageCache(maxBytes: number): PageCache {
  // Keys only, so that a dropped page is not kept in memory by this set.
  const toImprove = new Set<string>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 2,
    // Each character of a key may take two bytes.
    sizeCalculation: ({ response }, key) => 2 * key.length + sizeOf(response),
    dispose: (_, key) => toImprove.delete(key),
    noDisposeOnSet: true,
  });
  const keyOf = new WeakMap<StoredResponse, string>();
  const making = new Map<string, Promise<StoredResponse>>();
  let isImproving = false;

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry);
    keyOf.set(entry.response, key);
  }

  /** The key and entry of a response that is still kept. */
  function findEntry(response: StoredResponse) {
    const key = keyOf.get(response);
    const entry = key === undefined ? undefined : entries.get(key);
    return key === undefined || entry?.response !== response ? undefined : { key, entry };
  }

  /** Counts a response again that has been compressed; a value that is the same is not measured. */
  function recount(response: StoredResponse): void {
    const current = findEntry(response);
    if (current !== undefined) keep(current.key, { ...current.entry });
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
        if (!findEntry(response) || !response.representations.has(encoding)) continue;
        // A page that can't be compressed better stays as it is.
        await encodeWell(response, encoding).catch(() => undefined);
        recount(response);
      }
    }
    isImproving = false;
  }

  return {
    get bytes() {
      return entries.calculatedSize;
    },
    get improving() {
      return toImprove.size;
    },

    get(key, version, now) {
      const entry = entries.get(key);
      if (entry === undefined || entry.version !== version || entry.until <= now) return undefined;
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
      let rendering = making.get(makingKey);
      if (rendering === undefined) {
        rendering = make()
          .then(({ response, keepFor }) => {
            if (keepFor > 0) keep(key, { response, version, until: now + keepFor, hits: 0 });
            return response;
          })
          .finally(() => making.delete(makingKey));
        making.set(makingKey, rendering);
      }
      return rendering;
    },

    async encode(response, acceptEncoding, effort) {
      await encodeFor(response, acceptEncoding, effort);
      recount(response);
    },
  };
}
