import type { Condition } from '../condition.ts';
import type { Sort } from '../filters.ts';
import { type Word, wordsOf } from '../words.ts';
import { figurePhrases } from './figure-phrases.ts';
import { pagesNamedIn } from './named-pages.ts';
import { matchesOf, type PhraseReader, type TextMatch } from './phrase.ts';
import { attributePhrases } from './phrases.ts';
import { readTokens, type Token } from './tokens.ts';
import { isEmptyWord, isFillerWord } from './trade-words.ts';

/** Conditions from the phrases of a search text, words for the rest (spec S5.11). */
export type ReadQuery = ReturnType<typeof readQuery>;

export interface Phrase {
  readonly condition: Condition;
  readonly sort?: Sort;
  readonly places: readonly number[];
}

export interface QueryWord {
  readonly word: Word;
  readonly place: number;
  readonly denial?: number;
}

export interface Vocabulary {
  readonly names: PhraseReader;
  readonly isKnown: (condition: Condition) => boolean;
  readonly says: (word: string) => boolean;
  readonly correct: (word: string) => string | undefined;
}

/** Meaningless together, though one word may describe a cart. */
const emptyPhrase = /\b(?:how long|most popular|top rated)\b/g;

const denialBefore = /(?<!\w)(?:not|non) (?:an? )?$/;

const isQuestion = /\d| (?:vs|versus|or) /;

/** A purpose that no listing names filters nothing: "for my dogs". */
const isFor = ({ text }: Token) => text === 'for';

/** In place of taken letters, so that no phrase reaches across them. */
const taken = '\u0001';

export function readQuery(q: string, { names, isKnown, says, correct }: Vocabulary) {
  const { tokens, corrections } = readTokens(q, correct);
  let left = tokens.map(({ plain }) => plain).join(' ');

  function take({ index, 0: { length } }: TextMatch): readonly number[] {
    return tokens.flatMap(({ start, plain }, place) => {
      const end = start + plain.length;
      if (start >= index + length || end <= index) return [];
      left = left.slice(0, start) + taken.repeat(plain.length) + left.slice(end);
      return place;
    });
  }

  function readPhrases({ patterns, read }: PhraseReader): readonly Phrase[] {
    return patterns.flatMap((pattern) =>
      matchesOf(pattern, left).flatMap((match): Phrase | readonly never[] => {
        const { condition, opposite, isOptional, sort } = read(match) ?? {};
        if (condition === undefined || (isOptional && !isKnown(condition))) return [];
        const denied = denialBefore.exec(left.slice(0, match.index));
        const negation = denied && opposite?.();
        return negation
          ? { condition: negation, places: [...take(denied), ...take(match)] }
          : { condition, sort, places: take(match) };
      }),
    );
  }

  const pages = pagesNamedIn(left, says);
  const matches = pages.flatMap((page) => page.matches);
  // "$250 a month" is no price, "lithium or lead acid" a question, "deliver to Scranton" no lot.
  const isDelivered = pages.some(({ page }) => 'topic' in page && page.topic === 'delivery');
  const zips = pages.flatMap(({ page, matches: named }) =>
    'zip' in page || ('place' in page && isDelivered) ? named : [],
  );
  for (const match of [...zips, ...matches.filter(({ 0: text }) => isQuestion.test(text))])
    take(match);
  const readers = [...(/\d/.test(left) ? figurePhrases : []), names, ...attributePhrases];
  const phrases = readers.flatMap(readPhrases);
  for (const match of [...matches, ...matchesOf(emptyPhrase, left)]) take(match);
  let denial: number | undefined;
  const words = tokens.flatMap(({ text, start }, place): readonly QueryWord[] => {
    if (left[start] === taken) denial = undefined;
    else if (text === 'not') denial = place;
    else {
      const isPurpose = tokens.slice(Math.max(0, place - 2), place).some(isFor);
      const meant = wordsOf(text).filter(
        ({ whole }) => !isEmptyWord(whole) && (says(whole) || !(isPurpose || isFillerWord(whole))),
      );
      const read = meant.map((word) => ({ word, place, denial }));
      if (read.length > 0) denial = undefined;
      return read;
    }
    return [];
  });
  return { tokens, phrases, corrections, words, pages: pages.map(({ page }) => page) };
}
