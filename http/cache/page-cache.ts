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
  const making = new Map<string, Promise<StoredResponse>>();

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
            if (keepFor > 0) entries.set(key, { response, version, until: now + keepFor });
            return response;
          })
          .finally(() => making.delete(makingKey));
        making.set(makingKey, rendering);
      }
      return rendering;
    },

    async encode(
      key: string,
      response: StoredResponse,
      accepted: string | undefined,
      effort: Effort,
    ) {
      await encodeFor(response, accepted, effort);
      const entry = entries.get(key);
      // Its bytes are counted again; lru-cache measures no value that is the same.
      if (entry?.response === response) entries.set(key, { ...entry });
    },
  };
}
