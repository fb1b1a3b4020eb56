import type { UnreadableRow } from '../../domain/row-shape.ts';

/** The report of a row that could not be used. */
export type OnUnreadable = (row: UnreadableRow) => void;

/**
 * The value that `make` puts together from a row, if `faultOf` finds nothing wrong with it. A row
 * whose JSON text does not parse or whose fields are not what the domain says is told to
 * `onUnreadable` and left out: one bad row must not take the others with it.
 */
export function readRow<Row extends { readonly id: string }, T>(
  row: Row,
  make: (row: Row) => T,
  faultOf: (value: unknown) => string | undefined,
  onUnreadable?: OnUnreadable,
): T | undefined {
  const value = parse(() => make(row));
  const reason = value === undefined ? 'is not JSON' : faultOf(value);
  if (reason === undefined) return value;
  onUnreadable?.({ id: row.id, reason });
  return undefined;
}

function parse<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
