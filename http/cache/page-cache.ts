import { LRUCache } from 'lru-cache';
import type { Effort } from '../response/compression.ts';
import { encodeFor, type StoredResponse, sizeOf } from '../response/stored-response.ts';

export interface FreshPage {
  readonly response: StoredResponse;
  /** Milliseconds; 0 keeps nothing, Infinity until the stock changes. */
  readonly keepFor: number;
}

interface Entry {
  readonly response: StoredResponse;
  readonly version: string;
  readonly until: number;
}

/** Of one version of the stock. `now`: milliseconds of a monotonic clock. */
export function createPageCache(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 2,
    // Each character of a key may take two bytes.
    sizeCalculation: ({ response }, key) => 2 * key.length + sizeOf(response),
  });
  const keys = new WeakMap<StoredResponse, string>();
  const making = new Map<string, Promise<StoredResponse>>();

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry);
    keys.set(entry.response, key);
  }

  /** Counts the bytes again; lru-cache measures no value that is the same. */
  function recount(response: StoredResponse): void {
    const key = keys.get(response) ?? '';
    const entry = entries.get(key);
    if (entry?.response === response) keep(key, { ...entry });
  }

  return {
    get bytes() {
      return entries.calculatedSize;
    },

    get(key: string, version: string, now: number): StoredResponse | undefined {
      const entry = entries.get(key);
      return entry?.version === version && entry.until > now ? entry.response : undefined;
    },

    /** Concurrent requests share one rendering. */
    getOrMake(key: string, version: string, now: number, make: () => Promise<FreshPage>) {
      const makingKey = `${version} ${key}`;
      let rendering = making.get(makingKey);
      if (rendering === undefined) {
        rendering = make()
          .then(({ response, keepFor }) => {
            if (keepFor > 0) keep(key, { response, version, until: now + keepFor });
            return response;
          })
          .finally(() => making.delete(makingKey));
        making.set(makingKey, rendering);
      }
      return rendering;
    },

    async encode(response: StoredResponse, acceptEncoding: string | undefined, effort: Effort) {
      await encodeFor(response, acceptEncoding, effort);
      recount(response);
    },
  };
}
