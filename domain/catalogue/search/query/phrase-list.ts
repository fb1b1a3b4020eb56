/** Words that turn round what stands behind them, in a pattern. */
export const denials = 'not|nor|non|no|without';

/** Where words stand in a text, and the words. */
export type TextMatch = Pick<RegExpExecArray, 'index' | 0>;

/**
 * Finds any of the phrases in folded text, as whole words. They are separated by a comma and a space
 * or a new line; each may be a pattern: `"loans?, pay (later|over time)"`.
 */
export function anyPhraseOf(phrases: string, flags = 'g'): RegExp {
  return new RegExp(`(?<!\\w)(?:${phrases.trim().split(/,\s+/).join('|')})(?!\\w)`, flags);
}

/** Every match of a global pattern. To copy the pattern, as `matchAll` does, takes longer than to look. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
  }
  return matches;
}
