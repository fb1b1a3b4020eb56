import type { Condition } from '../condition.ts';
import { type Word, wordsOf } from '../words.ts';
import { figurePhrases } from './figure-phrases.ts';
import { pagesNamedIn } from './named-pages.ts';
import { matchesOf, type PhraseReader, type PhraseRequest, type TextMatch } from './phrase.ts';
import { attributePhrases } from './phrases.ts';
import { readTokens, type Token } from './tokens.ts';
import { isEmptyWord, isFillerWord } from './trade-words.ts';

/** Conditions from the phrases of a search text, words for the rest (spec S5.11). */
export type ReadQuery = ReturnType<typeof readQuery>;

export interface Phrase extends Pick<PhraseRequest, 'condition' | 'sort'> {
  readonly tokens: readonly Token[];
}

export interface QueryWord {
  readonly word: Word;
  readonly token: Token;
  readonly denial?: Token;
}

export interface Vocabulary {
  readonly names: PhraseReader;
  readonly isKnown: (condition: Condition) => boolean;
  /** Of a word that begins a word of any listing. */
  readonly isWordStart: (word: string) => boolean;
  readonly correct: (word: string) => string | undefined;
}

/** Meaningless together, though one word may describe a cart. */
const emptyPhrase = /\b(?:how long|most popular|top rated)\b/g;

const denialBefore = /(?<!\w)(?:not|non) (?:an? )?$/;

const isQuestion = /\d| (?:vs|versus|or|to) /;

/** A purpose that no listing names filters nothing: "for my dogs". */
const isFor = ({ text }: Token) => text === 'for';

/** In place of taken letters, so that no phrase reaches across them. */
const taken = '\u0001';

export function readQuery(q: string, { names, isKnown, isWordStart, correct }: Vocabulary) {
  const { tokens, corrections } = readTokens(q, correct);
  let left = tokens.map(({ plain }) => plain).join(' ');

  function take({ index, 0: { length } }: TextMatch): readonly Token[] {
    return tokens.filter(({ start, plain }) => {
      const end = start + plain.length;
      if (start >= index + length || end <= index) return false;
      left = left.slice(0, start) + taken.repeat(plain.length) + left.slice(end);
      return true;
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
          ? { condition: negation, tokens: [...take(denied), ...take(match)] }
          : { condition, sort, tokens: take(match) };
      }),
    );
  }

  const pages = pagesNamedIn(left, isWordStart);
  const matches = pages.flatMap((page) => page.matches);
  // "$250 a month" is no price, "lithium or lead acid" a question, "deliver to Scranton" no lot.
  const isDelivered = pages.some(({ page }) => 'topic' in page && page.topic === 'delivery');
  const zips = pages.flatMap(({ page, matches: named }) =>
    'zip' in page || ('place' in page && isDelivered) ? named : [],
  );
  for (const match of [...zips, ...matches.filter(({ 0: text }) => isQuestion.test(text))])
    take(match);
  const readers = [...(/\d/.test(left) ? figurePhrases : []), names, ...attributePhrases];
  const phrases = withOneSeats(readers.flatMap(readPhrases));
  for (const match of [...matches, ...matchesOf(emptyPhrase, left)]) take(match);
  const words = wordsLeft(tokens, ({ start }) => left[start] === taken, isWordStart);
  return { tokens, phrases, corrections, words, pages: pages.map(({ page }) => page) };
}

/** Seats by number, read first, outweigh those of a use: "8 person shuttle". */
function withOneSeats(phrases: readonly Phrase[]): readonly Phrase[] {
  const seats = phrases.filter(({ condition }) => condition.key.startsWith('seats '));
  const tokens = seats.flatMap((phrase) => phrase.tokens);
  return phrases.flatMap((phrase) =>
    !seats.includes(phrase) ? phrase : phrase === seats[0] ? { ...phrase, tokens } : [],
  );
}

function wordsLeft(
  tokens: readonly Token[],
  isTaken: (token: Token) => boolean,
  isWordStart: Vocabulary['isWordStart'],
): readonly QueryWord[] {
  let denial: Token | undefined;
  return tokens.flatMap((token, at) => {
    if (!isTaken(token) && token.text === 'not') {
      denial = token;
      return [];
    }
    const isPurpose = tokens.slice(Math.max(0, at - 3), at).some(isFor);
    const words = (isTaken(token) ? [] : wordsOf(token.text)).filter(
      ({ whole }) =>
        !isEmptyWord(whole) && (isWordStart(whole) || !(isPurpose || isFillerWord(whole))),
    );
    const meant = words.map((word) => ({ word, token, denial }));
    if (isTaken(token) || meant.length > 0) denial = undefined;
    return meant;
  });
}
