/** Words that turn round what stands behind them, in a pattern. */
export const denials = 'not|nor|non|no|without';

/**
 * Finds any of the phrases in folded text, as whole words. They are separated by a comma and a space
 * or a new line; each may be a pattern: `"loans?, pay (later|over time)"`.
 */
export function anyPhraseOf(phrases: string, flags = ''): RegExp {
  return new RegExp(`(?<!\\w)(?:${phrases.trim().split(/,\s+/).join('|')})(?!\\w)`, flags);
}
