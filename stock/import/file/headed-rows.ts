import { unguarded } from '../../../domain/text/csv-line.ts';
import { specificationOfHeader } from '../row/heading-words.ts';
import type { RawRow } from '../row/row-fields.ts';
import { fieldOfHeader, headerKey } from '../row/stock-field.ts';
import { StockFileError } from './stock-file-error.ts';

export interface SheetRow {
  /** From 1, blank rows too. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly isColored?: boolean;
}

export type IsHeading = (cell: string) => boolean;

export const maxColumns = 500;

export const maxRowLength = 1_000_000;

export const topRows = 20;

/**
 * Headings: the first row with two known cells, else the first not blank. Repeats are left out.
 * @throws {StockFileError} for a row with more than {@link maxColumns}
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
      if (!repeats(headings, row)) yield rawRow(headings, row);
    }
  }
  for await (const row of rows) {
    if (row.cells.length > maxColumns) throw tooWide(row);
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (headings !== undefined) {
      if (!repeats(headings, row)) yield rawRow(headings, row);
    } else {
      top.push(row);
      if (top.length === topRows) yield* readTop();
    }
  }
  if (headings === undefined) yield* readTop();
}

/** Repeated headings get a number: `"Price (2)"`. */
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

export function headingsKey(rows: readonly SheetRow[], isHeading: IsHeading): string {
  const cells = rows[headingsAt(rows, isHeading)]?.cells ?? [];
  return cells.filter(isHeading).map(headerKey).toSorted().join(' ');
}

function headingsAt(rows: readonly SheetRow[], isHeading: IsHeading): number {
  const at = rows.findIndex(({ cells }) => cells.filter(isHeading).length > 1);
  return Math.max(at, 0);
}

function rawRow(headings: readonly string[], { cells, number, isColored }: SheetRow): RawRow {
  const columns = headings.map(
    (heading, index) => [heading, unguarded(cells[index] ?? '')] as const,
  );
  const entries = [...columns, ...attributesOf(columns)];
  const hasMore = cells.slice(headings.length).some((cell) => cell.trim() !== '');
  const row = { number, entries, ...(isColored && { isColored }) };
  return hasMore
    ? { ...row, fault: `it has ${cells.length} cells under ${headings.length} headings` }
    : row;
}

type Columns = readonly (readonly [heading: string, cell: string])[];

const attributeName = /^(attribute|option)(\d*)name(\d*)$/;

/** Pairs of columns (“Attribute 1 name”, “… value(s)”) that name a known attribute. */
function attributesOf(columns: Columns): Columns {
  if (!columns.some(([heading]) => attributeName.test(headerKey(heading)))) return [];
  const cells = new Map(columns.map(([heading, cell]) => [headerKey(heading), cell]));
  return columns.flatMap(([heading, name]) => {
    const key = headerKey(heading);
    const valueKey = key.replace(attributeName, '$1$2value$3');
    const cell = cells.get(valueKey) ?? cells.get(`${valueKey}s`);
    const isKnown = fieldOfHeader(name) ?? specificationOfHeader(name);
    const isTaken = columns.some(
      ([other, cell]) => cell !== '' && headerKey(other) === headerKey(name),
    );
    return attributeName.test(key) && cell && isKnown && !isTaken ? [[name, cell] as const] : [];
  });
}

function tooWide({ cells, number }: SheetRow): StockFileError {
  const count = cells.length.toLocaleString('en-US');
  return new StockFileError(`Row ${number} has ${count} columns; ${maxColumns} fit`);
}
