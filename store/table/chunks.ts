/** Rows, far below SQLite's 32,766 parameters. */
const chunkSize = 500;

export function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += chunkSize) yield all.slice(from, from + chunkSize);
}
