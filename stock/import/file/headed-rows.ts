import { unguarded } from '../../../domain/text/csv-line.ts';
import type { RawRow } from '../row/row-fields.ts';
import { headerKey } from '../row/stock-field.ts';
import { StockFileError } from './stock-file-error.ts';

export interface SheetRow {
  /** From 1, blank rows too. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly isColored?: boolean;
}

export type IsHeading = (cell: string) => boolean;

export const mostColumns = 500;

/** Characters of a CSV. */
export const longestRow = 1_000_000;

/** Blank ones aside. */
export const topRows = 20;

/**
 * Headings: the first row with two known cells, else the first not blank. Repeats are left out.
 * @throws {StockFileError} for a row with more than {@link mostColumns}
 */
export async function* headedRows(
  rows: AsyncIterable<SheetRow>,
  isHeading: IsHeading,
  onHeadings: (columns: number) => void = () => {},
): AsyncGenerator<RawRow> {
  const top: SheetRow[] = [];
  let headings: readonly string[] | undefined;
  function* readTop(): Generator<RawRow> {
    const at = headingsAt(top, isHeading);
    headings = distinct(top[at]?.cells.map((cell) => cell.trim()) ?? []);
    onHeadings(headings.findLastIndex((heading) => heading !== '') + 1);
    for (const row of top.splice(0).slice(at + 1)) {
      if (!repeats(headings, row)) yield rowOf(headings, row);
    }
  }
  for await (const row of rows) {
    if (row.cells.length > mostColumns) throw tooWide(row);
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (headings !== undefined) {
      if (!repeats(headings, row)) yield rowOf(headings, row);
    } else {
      top.push(row);
      if (top.length === topRows) yield* readTop();
    }
  }
  if (headings === undefined) yield* readTop();
}

/** A later heading of the same text has its number behind it: `"Price (2)"`. */
function distinct(headings: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 || heading === '' ? heading : `${heading} (${count})`;
  });
}

function repeats(headings: readonly string[], { cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 1 &&
    cells.every((cell, at) => cell.trim() === '' || cell.trim() === headings[at])
  );
}

export function headingCount(rows: readonly SheetRow[], isHeading: IsHeading): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.filter(isHeading).length));
}

/** In any order. */
export function headingsKey(rows: readonly SheetRow[], isHeading: IsHeading): string {
  const cells = rows[headingsAt(rows, isHeading)]?.cells ?? [];
  return cells.filter(isHeading).map(headerKey).toSorted().join(' ');
}

function headingsAt(rows: readonly SheetRow[], isHeading: IsHeading): number {
  return Math.max(
    rows.findIndex(({ cells }) => cells.filter(isHeading).length > 1),
    0,
  );
}

function rowOf(headings: readonly string[], { cells, number, isColored }: SheetRow): RawRow {
  const entries = headings.map(
    (heading, index) => [heading, unguarded(cells[index] ?? '')] as const,
  );
  const hasMore = cells.slice(headings.length).some((cell) => cell.trim() !== '');
  const row = { number, entries, ...(isColored && { isColored }) };
  return hasMore
    ? { ...row, fault: `it has ${cells.length} cells under ${headings.length} headings` }
    : row;
}

function tooWide({ cells, number }: SheetRow): StockFileError {
  const count = cells.length.toLocaleString('en-US');
  return new StockFileError(`Row ${number} has ${count} columns; ${mostColumns} fit`);
}
