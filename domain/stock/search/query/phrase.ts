import type { Condition, ConditionOrder } from '../condition.ts';
import type { Sort } from '../filters.ts';

export interface PhraseRequest {
  readonly condition: Condition;
  readonly sort?: Sort | ConditionOrder;
  /** Behind a "not"; default: the denial stays a word. */
  readonly opposite?: () => Condition | undefined;
  readonly isOptional?: boolean;
}

export interface PhraseReader {
  readonly patterns: readonly RegExp[];
  readonly read: (match: RegExpExecArray) => PhraseRequest | undefined;
}

export interface PhraseRow extends PhraseReader {
  readonly examples: Readonly<Record<string, string>>;
}

export type TextMatch = Pick<RegExpExecArray, 'index' | 0>;

/** Whole words of folded text; commas separate phrases or patterns: `"pay (later|over time)"`. */
export function anyPhraseOf(phrases: string, flags = 'g'): RegExp {
  return new RegExp(`(?<!\\w)(?:${phrases.trim().split(/,\s+/).join('|')})(?!\\w)`, flags);
}

/** `matchAll` copies the pattern, which takes longer than the search. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
  }
  return matches;
}
