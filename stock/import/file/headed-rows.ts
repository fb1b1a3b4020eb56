import { unguarded } from '../../../domain/text/csv-line.ts';
import type { RawRow } from '../row/row-fields.ts';
import { headerKey } from '../row/stock-field.ts';
import { StockFileError } from './stock-file-error.ts';

/** One row of a table as a spreadsheet shows it. */
export interface SheetRow {
  /** As a spreadsheet counts it, from 1; blank rows count too. */
  readonly number: number;
  /** Its cells as text, from the first column on. */
  readonly cells: readonly string[];
  /** Whether a cell has a color of its own. */
  readonly isColored?: boolean;
}

/** Whether a cell is the heading of a column we know. */
export type IsHeading = (cell: string) => boolean;

/** Cells of a row; no dealer's system has as many columns. */
export const mostColumns = 500;

/** Longest row, in characters, quotation marks and line breaks of a CSV included. */
export const longestRow = 1_000_000;

/** Rows at the top of a table, blank ones aside, among which the headings are looked for. */
export const topRows = 20;

/**
 * The rows below the headings, each with a cell for every heading. The headings are the first row with two
 * cells that `isHeading` knows, so that a title above them is skipped; else the first row that is
 * not blank. Blank rows and repeated headings are left out. `onHeadings` gets the number of columns that have one.
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

/** Headings of which each later one of the same text has its number behind it: `"Price (2)"`. */
function distinct(headings: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 || heading === '' ? heading : `${heading} (${count})`;
  });
}

/** Whether a row is the headings once more, as above each part of a list. */
function repeats(headings: readonly string[], { cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 1 &&
    cells.every((cell, at) => cell.trim() === '' || cell.trim() === headings[at])
  );
}

/** How many known headings the best of these rows has. */
export function headingCount(rows: readonly SheetRow[], isHeading: IsHeading): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.filter(isHeading).length));
}

/** The known headings of a table, as a text that is the same for the same ones in any order. */
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
