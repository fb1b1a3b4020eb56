import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { unguarded } from '../../../domain/text/csv-line.ts';
import type { RawRow } from '../row/row-fields.ts';
import { StockFileError } from './stock-text.ts';

/** Longest row, in characters, quotation marks and line breaks included. */
const longestRow = 1_000_000;

const delimiters = [',', '\t', ';', '|'] as const;

/**
 * Rows of a CSV or TSV, streamed. The first line that isn't empty is the header. The delimiter is
 * the one of comma, tab, semicolon and bar that the header line has most of outside quotation
 * marks. Cells may hold quoted line breaks; a stray quotation mark inside a cell stays text.
 * @throws {StockFileError} naming the line, for a quotation mark that is never closed
 */
export async function* delimitedRows(pieces: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const { delimiter, all } = await withDelimiter(pieces);
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: longestRow,
  });
  const fed = pipeline(Readable.from(all), parser).catch(() => {
    // The parser gives the same error to whoever reads it.
  });
  let headers: readonly string[] | undefined;
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const breaks = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
      const line = info.lines - breaks;
      lastLine = info.lines;
      if (record.every((cell) => cell.trim() === '')) continue;
      if (headers === undefined) headers = record.map((cell) => cell.trim());
      else yield rowOf(headers, record, line);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StockFileError(
      `The row after line ${lastLine} has no end: is a quotation mark (") left open there?`,
    );
  }
  await fed;
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function rowOf(headers: readonly string[], cells: readonly string[], line: number): RawRow {
  const entries = cells
    .slice(0, headers.length)
    .map((cell, index) => [headers[index] ?? '', unguarded(cell)] as const);
  const extra = cells.slice(headers.length).filter((cell) => cell.trim() !== '');
  return extra.length === 0
    ? { line, entries }
    : { line, entries, fault: `${cells.length} cells under ${headers.length} headers` };
}

/** Reads ahead to the end of the header line, and gives the whole text back behind it. */
async function withDelimiter(pieces: AsyncIterable<string>) {
  const iterator = pieces[Symbol.asyncIterator]();
  let start = '';
  for (;;) {
    const next = await iterator.next();
    if (next.done) break;
    start += next.value;
    if (/\S.*\n/.test(start) || start.length > longestRow) break;
  }
  async function* all(): AsyncGenerator<string> {
    yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield next.value;
    }
  }
  return { delimiter: delimiterOf(start), all: all() };
}

/** The delimiter of a header line; a comma where there is none. */
export function delimiterOf(text: string): (typeof delimiters)[number] {
  const header = text.trimStart().split('\n', 1)[0] ?? '';
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((mark) => bare.split(mark).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
