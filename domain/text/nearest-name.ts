/** At most one letter in three differs. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const distances = candidates.map(
    (candidate) => [candidate, lettersApart(name, candidate)] as const,
  );
  const [nearest, distance] = distances.reduce((a, b) => (b[1] < a[1] ? b : a), ['', Infinity]);
  return distance * 3 <= name.length ? nearest : undefined;
}

/** Levenshtein distance. */
function lettersApart(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, count) => count);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, expected] of [...other].entries()) {
      const replaced = (before[column] ?? 0) + (letter === expected ? 0 : 1);
      line.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    before = line;
  }
  return before.at(-1) ?? 0;
}
