import type { Condition } from '../condition.ts';
import { maxSearchLength } from '../filters.ts';
import { foldText, type Word, wordsOf } from '../words.ts';
import { figurePhrases } from './figure-phrases.ts';
import { type NamedPage, pagesNamedIn } from './page-words.ts';
import { attributePhrases, type PhraseReader, type PhraseRequest } from './phrases.ts';

/** A search text as it was read: conditions from its phrases, and words for the rest (spec S5.11). */
export interface ReadQuery {
  /** The text between spaces, as it was written. */
  readonly tokens: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly words: readonly QueryWord[];
  /** The pages it names besides (spec S5.24). */
  readonly pages: readonly NamedPage[];
  /** Misspelled words, folded, and how they were read (spec S5.22). */
  readonly corrections: readonly Correction[];
}

export interface Phrase extends PhraseRequest {
  /** Places of its tokens. */
  readonly places: readonly number[];
}

export interface QueryWord {
  readonly word: Word;
  /** Of its token. */
  readonly place: number;
}

export interface Correction {
  readonly from: string;
  readonly to: string;
}

/** The dependencies of reading a search text. */
export interface Vocabulary {
  /** Brands and series, longest first. */
  readonly names: readonly PhraseReader[];
  /** Whether the stock says of any vehicle whether it meets a condition of this kind. */
  readonly isKnown: (condition: Condition) => boolean;
  /** How a folded word is meant, where it is misspelled. */
  readonly correct: (word: string) => string | undefined;
}

/** Words that say nothing on a site of golf carts. */
const emptyWords = new Set(
  `golf cart a the with for in and or an any at buy find from i is me my near of on sale show to
  vehicle want car price priced cost can could will do does did it go its is are be what which
  where when who how much many you your our we us they that this these those have has need needs
  looking look get got some please there here use take takes driveway something anything`.match(
    /\w+/g,
  ),
);

/** A word by itself, long enough to be corrected. */
const correctable = /(?<![\p{L}\p{N}])\p{L}{4,40}(?![\p{L}\p{N}])/gu;

/**
 * Reads a search text. A phrase whose condition the stock knows nothing about is left among the
 * words, unless it is binding.
 */
export function readQuery(q: string, { names, isKnown, correct }: Vocabulary): ReadQuery {
  const tokens = q.split(/\s+/).filter((token) => token !== '');
  const corrections: Correction[] = [];
  const texts = foldedWithin(maxSearchLength, tokens).map((text) =>
    text.replace(correctable, (from) => {
      const to = correct(from);
      if (to !== undefined) corrections.push({ from, to });
      return to ?? from;
    }),
  );
  // A token keeps its place: folding may change its length, so places are counted in folded text.
  const folded = texts.map((text) => text.replaceAll('-', ' ').replace(/[?!;,]+$/, ''));
  const isTaken = folded.map(() => false);
  const phrases: Phrase[] = [];
  let left = folded.join(' ');
  const pages = pagesNamedIn(left);

  /** Places of the tokens that a match in `left` lies in. */
  function placesOf({ index, 0: { length } }: RegExpExecArray, of: readonly string[]) {
    const places: number[] = [];
    let start = 0;
    for (const [place, token] of of.entries()) {
      if (start < index + length && start + token.length > index) places.push(place);
      start += token.length + 1;
    }
    return places;
  }

  // A phrase that was read becomes a separator that no other phrase reaches across.
  const rest = () => folded.map((token, place) => (isTaken[place] ? '\u0001' : token));

  function take({ pattern, read }: PhraseReader): void {
    const match = pattern.exec(left);
    const request = match && read(match);
    if (!match || !request || !(request.isBinding || isKnown(request.condition))) return;
    const places = placesOf(match, rest());
    for (const place of places) isTaken[place] = true;
    left = rest().join(' ');
    phrases.push({ ...request, places });
  }

  for (const phrase of figurePhrases) take(phrase);
  for (const name of names) take(name);
  for (const phrase of attributePhrases) take(phrase);
  // Words that name a page exclude no cart.
  for (const { match } of pages) {
    for (const place of placesOf(match, folded)) isTaken[place] = true;
  }
  const words = texts.flatMap((text, place) =>
    isTaken[place] ? [] : wordsOf(text).map((word) => ({ word, place })),
  );
  return {
    ...{ tokens, phrases, corrections },
    words: words.filter(({ word }) => !emptyWords.has(word.whole)),
    pages: pages.map(({ page }) => page),
  };
}

/** The tokens folded, `most` characters of them: one character may fold to eighteen (U+FDFA). */
function foldedWithin(most: number, tokens: readonly string[]): readonly string[] {
  let room = most;
  return tokens.map((token) => {
    const text = foldText(token).slice(0, room);
    room -= text.length;
    return text;
  });
}
