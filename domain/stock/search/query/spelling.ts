import { memoizedByText } from '../../../memoized.ts';
import type { WordIndex } from '../word-index.ts';
import { wordsOf } from '../words.ts';
import { namesPage } from './page-topics.ts';
import { isTradeWord, sameWordAs, tradeNames, tradeSpellings } from './trade-words.ts';

/** `undefined` for an unchanged word (spec S5.22); `names`: preferred makes and series. */
export function spellingOf(
  words: () => WordIndex,
  names: readonly string[],
): (word: string) => string | undefined {
  const preferred = [
    ...names.flatMap((name) => wordsOf(name).map(({ whole }) => whole)),
    ...tradeSpellings,
    ...tradeNames,
  ].filter((word) => word.length >= 5);
  return memoizedByText((word) => wordFor(words(), word, preferred), 512);
}

function wordFor(index: WordIndex, word: string, preferred: readonly string[]): string | undefined {
  const [{ whole } = { whole: word }] = wordsOf(word);
  const same = index.hasStart(whole) ? undefined : sameWordAs(whole);
  if (same !== undefined && index.hasStart(same)) return same;
  if (isWordOf(index, word, preferred) || namesPage(word)) return undefined;
  const others = [...preferred, ...(word.length < 5 ? [] : index.letterWords)];
  return others.find((other) => isMisspelled(word, other));
}

/** A word of the trade, or the start of a known word. */
function isWordOf(index: WordIndex, word: string, preferred: readonly string[]): boolean {
  const [{ whole } = { whole: word }] = wordsOf(word);
  return (
    isTradeWord(whole) ||
    index.hasStart(whole) ||
    preferred.some((other) => other.startsWith(word) || other === whole)
  );
}

/** One letter after the first is wrong, missing or extra, or two are swapped. */
function isMisspelled(typed: string, other: string): boolean {
  const longer = typed.length - other.length;
  if (Math.abs(longer) > 1 || (typed.length < 5 && longer !== -1)) return false;
  if (typed[0] !== other[0]) return false;
  let start = 1;
  while (start < typed.length && typed[start] === other[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (longer === 1) return rest(typed, 1) === rest(other, 0);
  if (longer === -1) return rest(typed, 0) === rest(other, 1);
  const isSwapped = typed[start] === other[start + 1] && typed[start + 1] === other[start];
  return rest(typed, 1) === rest(other, 1) || (isSwapped && rest(typed, 2) === rest(other, 2));
}
