import { type Answer, encodeBest, sizeOf } from './answer.ts';
import type { Encoding } from './compression.ts';

/**
 * Answers kept whole, bounded in bytes, for one version of the stock. A hit is a lookup; many
 * requests for one missing page wait for one rendering.
 */
export interface PageCache {
  /** The answer kept under `key`, if it still holds at `now` (milliseconds). */
  get(key: string, version: string, encoding: Encoding, now: number): Answer | undefined;
  /** The answer for `key`, made by `make` unless it is known or already being made. */
  getOrMake(key: string, version: string, now: number, make: () => Promise<Made>): Promise<Answer>;
  /** What is known under `key` from any version; for when nothing newer can be made. */
  getStale(key: string): Answer | undefined;
  readonly bytes: number;
}

/** An answer and for how long it may be given out again: not at all, a while, or until stock changes. */
export interface Made {
  readonly answer: Answer;
  /** Milliseconds; 0 keeps it out, Infinity keeps it until the stock changes. */
  readonly keepFor: number;
}

interface Entry {
  readonly answer: Answer;
  readonly version: string;
  readonly until: number;
  hits: number;
  size: number;
}

/** Hits after which an answer is worth the best compression. */
const askedOften = 8;

export function createPageCache(maxBytes: number): PageCache {
  // A Map keeps the order of insertion: the first is the one longest unused.
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Answer>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function resize(key: string, entry: Entry): void {
    const size = sizeOf(entry.answer);
    if (entries.get(key) === entry) bytes += size - entry.size;
    entry.size = size;
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    if (entry.size > maxBytes / 4) return;
    entries.set(key, entry);
    bytes += entry.size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    get bytes() {
      return bytes;
    },

    get(key, version, encoding, now) {
      const entry = entries.get(key);
      if (entry === undefined || entry.version !== version || entry.until <= now) return undefined;
      entry.hits += 1;
      if (entry.hits === askedOften && entry.until === Number.POSITIVE_INFINITY) {
        encodeBest(entry.answer, encoding).then(() => resize(key, entry));
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.answer;
    },

    getStale: (key) => entries.get(key)?.answer,

    getOrMake(key, version, now, make) {
      const makingKey = `${version} ${key}`;
      let made = making.get(makingKey);
      if (made === undefined) {
        made = make()
          .then(({ answer, keepFor }) => {
            if (keepFor > 0) {
              const size = sizeOf(answer);
              keep(key, { answer, version, until: now + keepFor, hits: 0, size });
            }
            return answer;
          })
          .finally(() => making.delete(makingKey));
        making.set(makingKey, made);
      }
      return made;
    },
  };
}
