import type { Condition } from '../condition.ts';
import { maxSearchLength, type Sort } from '../filters.ts';
import { foldText, type Word, wordsOf } from '../words.ts';
import { figurePhrases, withDigits } from './figure-phrases.ts';
import { type NamedPage, pagesNamedIn } from './page-words.ts';
import { denials, matchesOf, type TextMatch } from './phrase-list.ts';
import { attributePhrases, type PhraseReader } from './phrases.ts';
import { isEmptyWord } from './trade-words.ts';

/** A search text as it was read: conditions from its phrases, and words for the rest (spec S5.11). */
export interface ReadQuery {
  /** The text between spaces, as it was written; an "or" behind a denial as "nor". */
  readonly tokens: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly words: readonly QueryWord[];
  /** The pages it names besides (spec S5.24). */
  readonly pages: readonly NamedPage[];
  /** Misspelled words, folded, and how they were read (spec S5.22). */
  readonly corrections: readonly Correction[];
}

export interface Phrase {
  readonly condition: Condition;
  /** The order it asks for. */
  readonly sort?: Sort;
  /** Places of its tokens. */
  readonly places: readonly number[];
}

export interface QueryWord {
  readonly word: Word;
  /** Of its token. */
  readonly place: number;
  /** Of the "no", "not" or "without" before it. */
  readonly denial?: number;
}

export interface Correction {
  readonly from: string;
  readonly to: string;
}

/** The dependencies of reading a search text. */
export interface Vocabulary {
  /** Makes, showrooms and series. */
  readonly names: PhraseReader;
  /** Whether the stock says of any vehicle whether it meets a condition of this kind. */
  readonly isKnown: (condition: Condition) => boolean;
  /** Whether some text has a word that starts so. */
  readonly says: (word: string) => boolean;
  /** How a folded word is meant, where it is misspelled. */
  readonly correct: (word: string) => string | undefined;
}

/** A word by itself, long enough to be corrected. */
const correctable = /(?<![\p{L}\p{N}])\p{L}{4,40}(?![\p{L}\p{N}])/gu;

/** Words that say nothing together, though one of them may be said of carts. */
const emptyPhrase = /\b(?:how long|most popular|top rated)\b/g;

const denial = new RegExp(`^(?:${denials})$`);

/** A denial before a phrase. */
const denialBefore = new RegExp(`(?<!\\w)(?:${denials}) (?:an? )?$`);

/** A word, or some that say "not" together; "nothing but" does not. */
const tokenPattern =
  /(?:nothing but|(?:any|every)thing (?:but|except)|any(?: other)? colou?r (?:but|except)|other than|(?:(?:do|does) not|(?:do|does)n?['’]?t) (?:want|need|like|have)|not interested in)(?!\S)|\S+/giu;

/** Such words that are read as "not". */
const saysNot =
  /^(?:(?:is|are)n['’]?t|(?:do|does)n['’]?t|never|neither|except|excluding|(?!nothing but).+ (?:but|except|than|want|need|like|have|in)|nothing)$/;

const letters = /^[a-z]+$/;

/** What is excepted is denied with all that "and" joins to it: "except red and blue". */
const exception = /^(?:exc.+|.+ (?:but|except|than))$/;

/** Places from a denial to an "or" that it reaches. */
const mostBetween = 3;

/** The senses of folded pieces of a text; the "or" behind a denial turns round too: "not black or white" is neither. */
function sensesOf(pieces: readonly string[]): readonly string[] {
  let denied = -Infinity;
  let joint = /^or$/;
  return pieces.map((text, place) => {
    const around = [pieces[place - 1], pieces[place + 1]];
    const isDenied =
      joint.test(text) &&
      place - denied <= mostBetween &&
      around.every((word) => word !== undefined && letters.test(word));
    const sense = isDenied ? 'nor' : saysNot.test(text) ? 'not' : text;
    if (denial.test(sense)) denied = place;
    if (sense === 'not') joint = exception.test(text) ? /^(?:or|and)$/ : /^or$/;
    return sense;
  });
}

/**
 * Reads a search text. A phrase whose condition the stock knows nothing about is left among the
 * words where it is optional.
 */
export function readQuery(q: string, { names, isKnown, says, correct }: Vocabulary): ReadQuery {
  const pieces = q.replace(/\s+/g, ' ').match(tokenPattern) ?? [];
  const corrections: Correction[] = [];
  const senses = sensesOf(foldedWithin(maxSearchLength, pieces));
  // "Or" says the other thing once the denial before it is dropped.
  const tokens = pieces.map((token, place) => (senses[place] === 'nor' ? 'nor' : token));
  const texts = senses.map((text) =>
    text.replace(correctable, (from) => {
      const to = correct(from);
      if (to !== undefined) corrections.push({ from, to });
      return to ?? from;
    }),
  );
  // A token keeps its place: folding may change its length, so places are counted in folded text.
  const folded = texts.map((text) =>
    withDigits(text.replaceAll('-', ' ').replace(/[?!;,.]+$/, '')),
  );
  const isTaken = folded.map(() => false);
  let left = folded.join(' ');

  /** Takes the tokens that a match lies in: they become separators, as long, that no other phrase reaches across. */
  function take({ index, 0: { length } }: TextMatch): readonly number[] {
    const places: number[] = [];
    let start = 0;
    for (const [place, token] of folded.entries()) {
      if (start < index + length && start + token.length > index) places.push(place);
      start += token.length + 1;
    }
    for (const place of places) isTaken[place] = true;
    left = folded
      .map((token, place) => (isTaken[place] ? '\u0001'.repeat(token.length) : token))
      .join(' ');
    return places;
  }

  const phrases: Phrase[] = [];

  function takePhrases({ pattern, read }: PhraseReader): void {
    for (const match of matchesOf(pattern, left)) {
      const { condition, opposite, isOptional, sort } = read(match) ?? {};
      if (condition === undefined || (isOptional && !isKnown(condition))) continue;
      const denied = denialBefore.exec(left.slice(0, match.index));
      const negation = denied && opposite?.();
      phrases.push(
        negation
          ? { condition: negation, places: [...take(denied), ...take(match)] }
          : { condition, sort, places: take(match) },
      );
    }
  }

  const pages = pagesNamedIn(left, says);
  const isSpanish = pages.some(({ page }) => 'topic' in page && page.topic === 'spanish');
  const matches = pages.flatMap(({ matches }) => matches);
  // "New York" is no new cart, and "$250 a month" no price.
  const zips = pages.flatMap(({ page, matches }) => ('zip' in page ? matches : []));
  for (const match of [...zips, ...matches.filter(({ 0: text }) => /\d/.test(text))]) take(match);
  if (/\d/.test(left)) figurePhrases.forEach(takePhrases);
  takePhrases(names);
  attributePhrases.forEach(takePhrases);
  // Words that name a page exclude no cart.
  for (const match of [...matches, ...matchesOf(emptyPhrase, left)]) take(match);
  let denialPlace: number | undefined;
  const words = texts.flatMap((text, place) => {
    if (isTaken[place] || isSpanish) {
      denialPlace = undefined;
      return [];
    }
    if (denial.test(text)) denialPlace = place;
    const others = wordsOf(text).filter(({ whole }) => !isEmptyWord(whole) && !denial.test(whole));
    const read = others.map((word) => ({ word, place, denial: denialPlace }));
    if (read.length > 0) denialPlace = undefined;
    return read;
  });
  return { tokens, phrases, corrections, words, pages: pages.map(({ page }) => page) };
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
