import { isTradeWord } from './query/trade-words.ts';
import { type Word, wordsOf } from './words.ts';

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
 * The words of a search text that are counted (spec S22.11): those that the stock or the trade knows,
 * and numbers; so a name that somebody types is not kept. Undefined where none is left, or the text is
 * too long or like an e-mail address, a phone number or a serial number.
 * @param isInStock whether a text of the stock has this word, folded
 */
export function countedWords(q: string, isInStock: (whole: string) => boolean): string | undefined {
  const digits = q.replace(/\D/g, '').length;
  if (q.length > longest || digits > 6 || q.includes('@')) return undefined;
  const isNamed = ({ whole }: Word) => isTradeWord(whole) || isInStock(whole);
  const words = wordsOf(q);
  if (!words.some(isNamed)) return undefined;
  const counted = words.filter((word) => isNamed(word) || /^\d+k?$/.test(word.whole));
  const text = counted.map((word) => word.text).join(' ');
  return text.length < 3 ? undefined : text;
}
