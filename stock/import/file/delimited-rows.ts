import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { unguarded } from '../../../domain/text/csv-line.ts';
import type { RawRow } from '../row/row-fields.ts';
import { StockFileError } from './stock-text.ts';

/** Longest row, in characters, quotation marks and line breaks included. */
const longestRow = 1_000_000;

/** Cells of a row; no dealer's system has as many columns. */
const mostColumns = 500;

/** Lines at the top of a file among which the headings are looked for. */
const linesLookedAt = 20;

const delimiters = [',', '\t', ';', '|'] as const;
type Delimiter = (typeof delimiters)[number];

/** Whether a cell is the heading of a column we know. */
export type IsHeading = (cell: string) => boolean;

/**
 * Rows of a CSV or TSV, streamed. The headings are the first line with two cells that `isHeading`
 * knows, so that a title above them is skipped; else the first line that isn't empty. The
 * delimiter is that of comma, tab, semicolon and bar which gives the most known headings. Cells may
 * hold quoted line breaks; a stray quotation mark inside a cell stays text.
 * @throws {StockFileError} naming the line, for a quotation mark that is never closed, a row beyond
 * the limits, and a last row that is cut off
 */
export async function* delimitedRows(
  pieces: AsyncIterable<string>,
  isHeading: IsHeading,
): AsyncGenerator<RawRow> {
  const { start, all, endsInBreak } = await startOf(pieces);
  const delimiter = delimiterOf(start, isHeading);
  const top: Parsed[] = [];
  let headings: readonly string[] | undefined;
  let last: Parsed | undefined;
  function* read(row: Parsed): Generator<RawRow> {
    if (headings === undefined) return;
    last = row;
    yield rowOf(headings, row);
  }
  function* readTop(): Generator<RawRow> {
    const known = ({ record }: Parsed) => record.filter(isHeading).length;
    const at = top.findIndex((row) => known(row) > 1);
    const from = Math.max(at, 0);
    headings = top[from]?.record.map((cell) => cell.trim());
    for (const row of top.splice(0).slice(from + 1)) yield* read(row);
  }
  for await (const row of parsedRows(all, delimiter)) {
    if (row.record.length > mostColumns) throw tooWide(row);
    if (row.record.every((cell) => cell.trim() === '')) continue;
    if (headings !== undefined) {
      yield* read(row);
    } else {
      top.push(row);
      if (top.length === linesLookedAt) yield* readTop();
    }
  }
  yield* readTop();
  if (last !== undefined && !endsInBreak()) refuseCut(headings ?? [], last);
}

interface Parsed {
  readonly record: readonly string[];
  /** Where it starts, counted from 1. */
  readonly line: number;
}

async function* parsedRows(
  all: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<Parsed> {
  /** Line in which the last whole row ended; rows may wait between parser and reader. */
  let parsedTo = 0;
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: longestRow,
    on_record: (record, info) => {
      parsedTo = info.lines;
      return record;
    },
  });
  const fed = pipeline(Readable.from(all), parser).catch(() => {
    // The parser emits the same error to its reader.
  });
  const rows = parser as AsyncIterable<{ record: readonly string[]; info: { lines: number } }>;
  let lines = 0;
  try {
    for await (const { record, info } of rows) {
      const breaks = info.lines > lines + 1 ? record.join('').split('\n').length - 1 : 0;
      lines = info.lines;
      yield { record, line: lines - breaks };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The error names the line in which the parser gave up, which may be the last of the file.
    throw new StockFileError(
      `The row in line ${parsedTo + 1} has no end, or more than ${longestRow.toLocaleString('en-US')} characters: is a quotation mark (") left open there?`,
    );
  }
  await fed;
}

function tooWide({ record, line }: Parsed): StockFileError {
  const count = record.length.toLocaleString('en-US');
  return new StockFileError(`Line ${line} has ${count} columns; ${mostColumns} fit`);
}

/**
 * Programs that write a CSV give every row all its cells. A last row with fewer, and no line break
 * behind it, is what is left of a file whose end got lost on its way.
 */
function refuseCut(headings: readonly string[], { record, line }: Parsed): void {
  const columns = headings.findLastIndex((heading) => heading !== '') + 1;
  if (record.length >= columns) return;
  throw new StockFileError(
    `The file is cut off in line ${line}: that row has ${record.length} of ${columns} cells and no line break behind it. Get the file again; if it is complete, add a line break at its end`,
  );
}

function rowOf(headings: readonly string[], { record, line }: Parsed): RawRow {
  const entries = record
    .slice(0, headings.length)
    .map((cell, index) => [headings[index] ?? '', unguarded(cell)] as const);
  const extra = record.slice(headings.length).filter((cell) => cell.trim() !== '');
  return extra.length === 0
    ? { line, entries }
    : { line, entries, fault: `${record.length} cells under ${headings.length} headers` };
}

/** Reads ahead over the first lines; `all` is the whole text, with them. */
async function startOf(pieces: AsyncIterable<string>) {
  const iterator = pieces[Symbol.asyncIterator]();
  let start = '';
  let breaks = 0;
  while (breaks < linesLookedAt && start.length <= longestRow) {
    const next = await iterator.next();
    if (next.done) break;
    start += next.value;
    breaks += next.value.split('\n', linesLookedAt + 1).length - 1;
  }
  let end = start;
  async function* all(): AsyncGenerator<string> {
    yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      if (next.value !== '') end = next.value;
      yield next.value;
    }
  }
  return { start, all: all(), endsInBreak: () => end.endsWith('\n') };
}

/**
 * The delimiter that gives the most known headings in one of the first lines; where none is known,
 * the one that the first line has most of outside quotation marks, else a comma.
 */
function delimiterOf(start: string, isHeading: IsHeading): Delimiter {
  const lines = start
    .slice(0, longestRow)
    .split('\n', 3 * linesLookedAt)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  const cellsOf = (line: string, mark: Delimiter) =>
    line.split(mark, mostColumns).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const known = delimiters.map((mark) =>
    Math.max(0, ...lines.map((line) => cellsOf(line, mark).filter(isHeading).length)),
  );
  const bare = (lines[0] ?? '').replace(/"[^"]*"/g, '');
  const split = delimiters.map((mark) => bare.split(mark).length);
  const best = Math.max(...known) > 0 ? known : split;
  return delimiters[best.indexOf(Math.max(...best))] ?? ',';
}
