import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { RawRow } from '../row/row-fields.ts';
import {
  headedRows,
  type IsHeading,
  maxColumns,
  maxRowLength,
  type SheetRow,
  topRows,
} from './headed-rows.ts';
import { StockFileError } from './stock-file-error.ts';

const delimiters = [',', '\t', ';', '|'] as const;
type Delimiter = (typeof delimiters)[number];

/**
 * A stray quotation mark inside a cell stays text.
 * @throws {StockFileError} naming the row: an open quotation mark, the limits, a cut last row
 */
export async function* delimitedRows(
  pieces: () => AsyncIterable<string>,
  isHeading: IsHeading,
): AsyncGenerator<RawRow> {
  const delimiter = delimiterOf(await startOf(pieces()), isHeading);
  let columns = 0;
  let end = '';
  let last: SheetRow | undefined;
  async function* all(): AsyncGenerator<string> {
    for await (const piece of pieces()) {
      if (piece !== '') end = piece;
      yield piece;
    }
  }
  async function* noted(): AsyncGenerator<SheetRow> {
    for await (const row of parsedRows(all(), delimiter)) {
      if (row.cells.some((cell) => cell.trim() !== '')) last = row;
      yield row;
    }
  }
  yield* headedRows(noted(), isHeading, (count) => {
    columns = count;
  });
  if (last !== undefined && !end.endsWith('\n')) refuseCut(columns, last);
}

async function* parsedRows(
  all: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<SheetRow> {
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowLength,
  });
  const fed = pipeline(Readable.from(bounded(all)), parser).catch(() => {
    // The parser emits the same error to its reader.
  });
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<readonly string[]>) {
      number += 1;
      yield { number, cells: cells.map(withoutStrayQuotes) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StockFileError(
      `Row ${parser.info.records + 1} has no end, or more than ${maxRowLength.toLocaleString('en-US')} characters: is a quotation mark (") left open there?`,
    );
  }
  await fed;
}

function withoutStrayQuotes(cell: string): string {
  if (!cell.includes('"')) return cell;
  const isOdd = cell.split('"').length % 2 === 0;
  const bare = isOdd && cell.length > 2 && /^".*"$/s.test(cell) ? cell.slice(1, -1) : cell;
  return bare.replaceAll('""', '"');
}

async function* bounded(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of pieces) {
    for (const [index, line] of piece.split('\n').entries()) {
      length = index === 0 ? length + line.length : line.length;
      if (length > maxRowLength) {
        const max = maxRowLength.toLocaleString('en-US');
        throw new StockFileError(`The file has a line of more than ${max} characters`);
      }
    }
    yield piece;
  }
}

/** A last row with fewer cells and no line break. */
function refuseCut(columns: number, { cells, number }: SheetRow): void {
  if (cells.length >= columns) return;
  throw new StockFileError(
    `The file is cut off in row ${number}: it has ${cells.length} of ${columns} cells and no line break behind it. Get the file again; if it is complete, add a line break at its end`,
  );
}

async function startOf(pieces: AsyncIterable<string>): Promise<string> {
  let start = '';
  for await (const piece of pieces) {
    start += piece;
    if (start.length > maxRowLength || start.split('\n', topRows + 1).length > topRows) break;
  }
  return start;
}

/** By the known headings in the first lines, else by frequency outside quotation marks. */
function delimiterOf(start: string, isHeading: IsHeading): Delimiter {
  const lines = start
    .slice(0, maxRowLength)
    .split('\n', 3 * topRows)
    .filter((line) => line.trim() !== '')
    .slice(0, topRows);
  const cellsOf = (line: string, mark: Delimiter) =>
    line.split(mark, maxColumns).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const headingCounts = delimiters.map((mark) =>
    Math.max(0, ...lines.map((line) => cellsOf(line, mark).filter(isHeading).length)),
  );
  const bare = (lines[0] ?? '').replace(/"[^"]*"/g, '');
  const split = delimiters.map((mark) => bare.split(mark).length);
  const best = Math.max(...headingCounts) > 0 ? headingCounts : split;
  return delimiters[best.indexOf(Math.max(...best))] ?? ',';
}
