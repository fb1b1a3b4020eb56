import { cleanLine } from '../../domain/text/clean-text.ts';

/** Lines of one list; the rest is left out. */
const mostLines = 15;

/** `["4 about Rover XL", …]`, the most frequent first. */
export function countLines(
  label: string,
  counts: readonly (readonly [what: string, count: number])[],
): readonly string[] {
  const sorted = counts.toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'en'));
  const lines = sorted.slice(0, mostLines).map(([what, count]) => {
    return cleanLine(`${count} ${label} ${what}`);
  });
  return sorted.length > mostLines ? [...lines, `… ${sorted.length - mostLines} more`] : lines;
}
