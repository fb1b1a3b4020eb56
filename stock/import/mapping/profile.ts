import { pathsOf } from './path.ts';

/** The values of a file's rows at one path. */
export interface Profile {
  readonly path: string;
  /** Rows that have something there. */
  readonly filled: number;
  /** Different values as text, with how many rows have each; the first {@link mostValues}. */
  readonly values: ReadonlyMap<string, number>;
  /** Entries of the longest list there; 0 where it is never a list. */
  readonly longest: number;
}

/** Different values that are looked at. */
const mostValues = 200;

/** Looks through rows, path by path, in the order in which the paths appear. */
export function profilesOf(rows: Iterable<unknown>): readonly Profile[] {
  const byPath = new Map<
    string,
    { filled: number; values: Map<string, number>; longest: number }
  >();
  for (const row of rows) {
    for (const [path, value] of pathsOf(row)) {
      const profile = byPath.get(path) ?? { filled: 0, values: new Map(), longest: 0 };
      byPath.set(path, profile);
      const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
      if (Array.isArray(value)) profile.longest = Math.max(profile.longest, value.length);
      const texts = entries
        .filter((entry) => entry !== null && entry !== undefined && typeof entry !== 'object')
        .map((entry) => String(entry).trim())
        .filter((text) => text !== '');
      if (texts.length > 0) profile.filled += 1;
      for (const text of new Set(texts)) {
        const count = profile.values.get(text);
        if (count !== undefined || profile.values.size < mostValues) {
          profile.values.set(text, (count ?? 0) + 1);
        }
      }
    }
  }
  return [...byPath].map(([path, profile]) => ({ path, ...profile }));
}
