import { foldText } from './words.ts';

/** Words that were searched without finding a cart, and how often. */
export interface MissedSearch {
  readonly words: string;
  readonly count: number;
}

/** How often words were searched in vain, and nothing of who searched. */
export interface MissedSearches {
  /** Adds to the counts of this day (UTC); beyond {@link mostMissedWords} a day new words are dropped. */
  add(searches: readonly MissedSearch[], now: Date): Promise<void>;
  /** The most frequent since a day, most first. */
  list(since: Date, limit: number): Promise<readonly MissedSearch[]>;
}

/** Different words kept for one day. */
export const mostMissedWords = 500;

/** Days for which the counts are kept. */
export const missedSearchDays = 90;

const longest = 60;

/**
 * The words of a search text as they are counted; undefined where they are not: too short or long,
 * or like an e-mail address, a phone number or a serial number, which may be somebody's.
 */
export function countedWords(q: string): string | undefined {
  const words = foldText(q).replace(/\s+/g, ' ').trim();
  const digits = words.replace(/\D/g, '').length;
  if (words.length < 3 || words.length > longest || digits > 6 || q.includes('@')) return undefined;
  return words;
}
