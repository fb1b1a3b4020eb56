import type { Condition } from '../condition.ts';
import type { Sort } from '../filters.ts';

/** The request that a phrase makes. */
export interface PhraseRequest {
  readonly condition: Condition;
  readonly sort?: Sort;
  /** The condition behind a "not"; without it the denial stays a word. */
  readonly opposite?: () => Condition | undefined;
  /** Whether it is searched as words where no row of the stock states the fact. */
  readonly isOptional?: boolean;
}

/** A kind of phrase: its patterns in folded text without hyphens, and its meaning. */
export interface PhraseReader {
  /** Global. */
  readonly patterns: readonly RegExp[];
  readonly read: (match: RegExpExecArray) => PhraseRequest | undefined;
}

/** A row of the table of phrases. */
export interface PhraseRow extends PhraseReader {
  /** Example texts, with the label of the condition that each is read as. */
  readonly examples: Readonly<Record<string, string>>;
}

/** Where words stand in a text, and the words. */
export type TextMatch = Pick<RegExpExecArray, 'index' | 0>;

/**
 * Finds any of the phrases in folded text, as whole words. Commas separate them, and each may be a
 * pattern: `"loans?, pay (later|over time)"`.
 */
export function anyPhraseOf(phrases: string, flags = 'g'): RegExp {
  return new RegExp(`(?<!\\w)(?:${phrases.trim().split(/,\s+/).join('|')})(?!\\w)`, flags);
}

/** Every match of a global pattern; `matchAll` copies the pattern, which takes longer than the search. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
  }
  return matches;
}
