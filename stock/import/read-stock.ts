import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { delimitedRows } from './file/delimited-rows.ts';
import { findRows, jsonRows, parseJson } from './file/json-rows.ts';
import { openStockText, StockFileError, type StockText } from './file/stock-text.ts';
import { MappedReader } from './mapping/mapped-reader.ts';
import { type Mapping, MappingError } from './mapping/mapping.ts';
import { follow } from './mapping/path.ts';
import { identify, type PendingRow } from './row/identify.ts';
import { nameOf, readVehicle } from './row/read-vehicle.ts';
import { HeaderReader, type RawRow, type RowFields } from './row/row-fields.ts';
import { fieldOfHeader } from './row/stock-field.ts';
import { identitiesOf } from './row/vehicle-id.ts';

/** The most rows a stock file may have. */
export const mostRows = 50_000;

/** Stock number of the example in the starter spreadsheet, which is no cart. */
export const exampleStockNumber = 'EXAMPLE';

/** A row as a message names it. */
export interface NamedRow {
  /** Its row in the spreadsheet, or which entry of JSON it is; from 1. */
  readonly row: number;
  readonly stockNumber?: string | undefined;
}

export interface Rejection extends NamedRow {
  readonly reasons: readonly string[];
  /** Ids its vehicle may have in stock, so that a bad row doesn't count as a sold cart. */
  readonly ids: readonly string[];
}

/** What a stock file says. */
export interface StockReading {
  readonly rows: number;
  readonly vehicles: readonly Vehicle[];
  /** Row (as in {@link NamedRow}) of each vehicle, by id. */
  readonly rowNumbers: ReadonlyMap<string, number>;
  /** In the order of the file. */
  readonly rejected: readonly Rejection[];
  /** What was understood in another way than it was written, for the dealer to check. */
  readonly notes: readonly Note[];
  /** Headers of filled columns that nothing was made from. */
  readonly unread: readonly string[];
}

interface Note extends NamedRow {
  readonly text: string;
}

/**
 * Reads a stock file of up to {@link mostRows} rows, CSV and TSV row by row, and makes a vehicle of
 * every row that can be one. `onRow` is called with how many rows are read.
 * @throws {StockFileError} when the file as such can't be read
 * @throws {MappingError} when the mapping doesn't fit the file
 */
export async function readStock(
  file: string,
  mapping?: Mapping,
  onRow: (rows: number) => void = () => {},
): Promise<StockReading> {
  const text = await openStockText(file);
  const headers = new HeaderReader();
  const mapped = mapping === undefined ? undefined : new MappedReader(mapping);
  const reader = mapped ?? headers;
  const pending: PendingRow[] = [];
  const rejected: Rejection[] = [];
  const notes: Note[] = [];
  let rows = 0;
  for await (const row of rowsOf(text, mapping)) {
    rows += 1;
    if (rows > mostRows) throw new StockFileError(`More than ${mostRows} rows`);
    const fields = reader.read(row);
    const { stockNumber } = fields.text;
    const named: NamedRow = { row: row.number, stockNumber };
    if (stockNumber === exampleStockNumber) {
      notes.push({ ...named, text: 'is the example of the starter spreadsheet; passed over' });
      continue;
    }
    const read = readVehicle(fields);
    if (row.fault === undefined && read.ok) {
      pending.push({ number: row.number, vehicle: read.vehicle, identity: read.identity });
      notes.push(...read.notes.map((text) => ({ ...named, text })));
    } else {
      const reasons = row.fault === undefined && !read.ok ? read.reasons : [row.fault ?? ''];
      rejected.push({ ...named, reasons, ids: idsOf(fields) });
    }
    onRow(rows);
  }
  if (rows > 0 && mapped === undefined && !headers.recognized) {
    throw new StockFileError(
      'No column of this file is known (are its headings in the first rows?); name them with a mapping',
    );
  }
  const fault = rows === 0 ? undefined : mapped?.fault();
  if (fault !== undefined) throw new MappingError(fault);
  const { vehicles, rowNumbers, duplicates } = identify(pending);
  for (const { row, reason } of duplicates) {
    const { stockNumber } = row.vehicle;
    rejected.push({ row: row.number, stockNumber, reasons: [reason], ids: [row.identity.id] });
  }
  return {
    rows,
    vehicles,
    rowNumbers,
    rejected: rejected.sort((a, b) => a.row - b.row),
    notes,
    unread: [...headers.unread],
  };
}

async function* rowsOf(text: StockText, mapping: Mapping | undefined): AsyncGenerator<RawRow> {
  if (text.format === 'json') {
    const document = await parseJson(text.pieces());
    yield* jsonRows(mapping?.rows === undefined ? findRows(document) : at(document, mapping.rows));
  } else if (mapping?.rows !== undefined) {
    throw new MappingError('“rows” is for JSON; a CSV or TSV has its rows at the top');
  } else {
    yield* delimitedRows(text.pieces(), headingTest(mapping));
  }
}

/** Headings are those of our fields or, with a mapping, the names its paths begin with. */
function headingTest(mapping: Mapping | undefined): (cell: string) => boolean {
  if (mapping === undefined) return (cell) => fieldOfHeader(cell) !== undefined;
  const parts = mapping.sources.flatMap((source) => source.parts ?? []);
  const paths = new Set(parts.map((part) => (typeof part === 'string' ? '' : part.path)));
  return (cell) => cell.trim() !== '' && paths.has(cell.trim());
}

function at(document: unknown, path: string): readonly unknown[] {
  const rows = follow(document, path);
  if (!Array.isArray(rows)) throw new MappingError(`The file has no array of rows at “${path}”`);
  return rows;
}

function idsOf(fields: RowFields): readonly string[] {
  return identitiesOf(fields, nameOf(fields)).map(({ id }) => id);
}
