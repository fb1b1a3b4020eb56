import { type Answer, encode, encodeWell, encodingFor, sizeOf } from './representation.ts';

/**
 * Answers kept whole, bounded in bytes, for one version of the stock. A hit is a lookup; many
 * requests for one missing page wait for one rendering.
 */
export interface PageCache {
  /** The answer kept under `key`, if it still holds at `now` (milliseconds). */
  get(key: string, version: string, now: number): Answer | undefined;
  /** The answer for `key`, made by `make` unless it is known or already being made. */
  getOrMake(key: string, version: string, now: number, make: () => Promise<Made>): Promise<Answer>;
  /** Compresses an answer for a client that accepts `acceptEncoding`, and counts what that takes. */
  prepare(answer: Answer, acceptEncoding: string | undefined): Promise<void>;
  /** Bytes kept. */
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

/**
 * Hits after which an answer is worth the best compression: the second one who asks won't be the
 * last, and a few bytes less can be a whole round trip less.
 */
const askedOften = 1;

export function createPageCache(maxBytes: number): PageCache {
  // A Map keeps the order of insertion, and hits insert anew: the first is the longest unused.
  const entries = new Map<string, Entry>();
  const keyOf = new WeakMap<Answer, string>();
  const making = new Map<string, Promise<Answer>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    if (entry.size > maxBytes / 2) return;
    entries.set(key, entry);
    keyOf.set(entry.answer, key);
    bytes += entry.size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  /** Counts an answer again that has been compressed. */
  function recount(answer: Answer): void {
    const key = keyOf.get(answer);
    const entry = key === undefined ? undefined : entries.get(key);
    if (key !== undefined && entry?.answer === answer) {
      keep(key, { ...entry, size: sizeOf(answer) });
    }
  }

  function improve(entry: Entry): void {
    const encodings = [...entry.answer.written.keys()].filter((name) => name !== 'identity');
    for (const encoding of encodings) {
      void encodeWell(entry.answer, encoding).then(() => recount(entry.answer));
    }
  }

  return {
    get bytes() {
      return bytes;
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
      if (entry.hits === askedOften && entry.until === Number.POSITIVE_INFINITY) improve(entry);
      return entry.answer;
    },

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

    async prepare(answer, acceptEncoding) {
      await encode(answer, encodingFor(answer, acceptEncoding));
      recount(answer);
    },
  };
}
