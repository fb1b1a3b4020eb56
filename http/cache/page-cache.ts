import { LRUCache } from 'lru-cache';
import type { Effort } from '../response/compression.ts';
import { encodeFor, type StoredResponse, sizeOf } from '../response/stored-response.ts';

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
}

/** An empty cache of at most `maxBytes`; beyond them what was not asked for longest is dropped. */
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

  /** Counts a response again that has been compressed; a value that is the same is not measured. */
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
