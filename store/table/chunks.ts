/** Rows to a statement: far below either engine's limit on parameters (32,766 on SQLite). */
const chunkSize = 500;

/** A list in pieces that fit one statement. */
export function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += chunkSize) yield all.slice(from, from + chunkSize);
}
