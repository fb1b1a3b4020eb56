import { LRUCache } from 'lru-cache';
import type { Effort } from '../response/compression.ts';
import { encodeFor, type StoredResponse, sizeOf } from '../response/stored-response.ts';

/** Responses of one version of the stock; concurrent requests share one rendering. */
interface PageCache {
  /** @param now milliseconds of a monotonic clock */
  get(key: string, version: string, now: number): StoredResponse | undefined;
  /** Unless the response is kept or being made. */
  getOrMake(
    key: string,
    version: string,
    now: number,
    make: () => Promise<FreshPage>,
  ): Promise<StoredResponse>;
  encode(stored: StoredResponse, acceptEncoding: string | undefined, effort: Effort): Promise<void>;
  readonly bytes: number;
}

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

/** Drops the least recently used beyond `maxBytes`. */
export function createPageCache(maxBytes: number): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 2,
    // Each character of a key may take two bytes.
    sizeCalculation: ({ response }, key) => 2 * key.length + sizeOf(response),
  });
  const keyOf = new WeakMap<StoredResponse, string>();
  const making = new Map<string, Promise<StoredResponse>>();

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry);
    keyOf.set(entry.response, key);
  }

  /** Counts the bytes again; lru-cache measures no value that is the same. */
  function recount(response: StoredResponse): void {
    const key = keyOf.get(response) ?? '';
    const entry = entries.get(key);
    if (entry?.response === response) keep(key, { ...entry });
  }

  return {
    get bytes() {
      return entries.calculatedSize;
    },

    get(key, version, now) {
      const entry = entries.get(key);
      return entry?.version === version && entry.until > now ? entry.response : undefined;
    },

    getOrMake(key, version, now, make) {
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

    async encode(response, acceptEncoding, effort) {
      await encodeFor(response, acceptEncoding, effort);
      recount(response);
    },
  };
}
