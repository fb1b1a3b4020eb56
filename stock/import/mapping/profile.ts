import { pathsOf } from './source-value.ts';

export interface Profile {
  readonly path: string;
  readonly filled: number;
  /** Rows; the first {@link maxValues}. */
  readonly values: ReadonlyMap<string, number>;
  readonly present: number;
}

const maxValues = 200;

export function profilesOf(rows: Iterable<unknown>): readonly Profile[] {
  const byPath = new Map<
    string,
    { filled: number; values: Map<string, number>; present: number }
  >();
  for (const row of rows) {
    for (const [path, value] of pathsOf(row)) {
      const profile = byPath.get(path) ?? { filled: 0, values: new Map(), present: 0 };
      byPath.set(path, profile);
      const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
      profile.present += 1;
      const texts = entries
        .filter((entry) => entry !== null && entry !== undefined && typeof entry !== 'object')
        .map((entry) => String(entry).trim())
        .filter((text) => text !== '');
      if (texts.length > 0) profile.filled += 1;
      for (const text of new Set(texts)) {
        const count = profile.values.get(text);
        if (count !== undefined || profile.values.size < maxValues) {
          profile.values.set(text, (count ?? 0) + 1);
        }
      }
    }
  }
  return [...byPath].map(([path, profile]) => ({ path, ...profile }));
}
