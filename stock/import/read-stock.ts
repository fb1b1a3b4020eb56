import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { findRows, jsonRows } from './file/json-rows.ts';
import { openStockFile, type StockFile } from './file/stock-file.ts';
import { StockFileError } from './file/stock-file-error.ts';
import { MappedReader } from './mapping/mapped-reader.ts';
import { type Mapping, MappingError } from './mapping/mapping.ts';
import { follow } from './mapping/path.ts';
import { identify, identitiesOf, type PendingRow } from './row/identify.ts';
import { nameOf, namesModel, readVehicle } from './row/read-vehicle.ts';
import { HeaderReader, type RawRow, type RowFields } from './row/row-fields.ts';
import { fieldOfHeader } from './row/stock-field.ts';

/** The most rows a stock file may have. */
const mostRows = 50_000;

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
  /** It names neither make nor model, or fills one cell alone: perhaps totals, or a heading. */
  readonly isKeyless?: boolean;
}

/** What a stock file says. */
export interface StockReading {
  readonly rows: number;
  readonly vehicles: readonly Vehicle[];
  /** Row (as in {@link NamedRow}) of each vehicle, by id. */
  readonly rowNumbers: ReadonlyMap<string, number>;
  /** What the cells about being sold or for sale say as they are written, by id; filled ones. */
  readonly saleCells: ReadonlyMap<string, string>;
  /** In the order of the file. */
  readonly rejected: readonly Rejection[];
  /** What was understood in another way than it was written, for the dealer to check. */
  readonly notes: readonly Note[];
  /** Headers of filled columns that nothing was made from. */
  readonly unread: readonly string[];
  /** Sheets of a workbook that look like stock too, and were not read. */
  readonly unreadSheets: readonly string[];
}

interface Note extends NamedRow {
  readonly text: string;
}

/**
 * Reads a stock file of up to {@link mostRows} rows, tables row by row, and makes a vehicle of every
 * row that can be one. `onRow` is called with how many rows are read.
 * @throws {StockFileError} when the file as such can't be read
 * @throws {MappingError} when the mapping doesn't fit the file
 */
export async function readStock(
  file: string,
  mapping?: Mapping,
  onRow: (rows: number) => void = () => {},
): Promise<StockReading> {
  const opened = await openStockFile(file);
  const headers = new HeaderReader();
  const mapped = mapping === undefined ? undefined : new MappedReader(mapping);
  const reader = mapped ?? headers;
  const pending: PendingRow[] = [];
  const saleCellsByRow = new Map<number, string>();
  const rejected: Rejection[] = [];
  const notes: Note[] = [];
  let rows = 0;
  let unreadSheets: readonly string[] = [];
  const onSheets = (_: string, others: readonly string[]) => {
    unreadSheets = others;
  };
  for await (const row of rowsOf(opened, mapping, onSheets)) {
    rows += 1;
    if (rows > mostRows) throw new StockFileError(`More than ${mostRows} rows`);
    const fields = reader.read(row);
    const { stockNumber } = fields.text;
    const name: NamedRow = { row: row.number, stockNumber };
    if (stockNumber === exampleStockNumber) {
      notes.push({ ...name, text: 'is the example of the starter spreadsheet; passed over' });
      continue;
    }
    const result = readVehicle(fields);
    if (row.fault === undefined && result.ok) {
      saleCellsByRow.set(row.number, saleCellsOf(fields));
      pending.push({ number: row.number, vehicle: result.vehicle, identity: result.identity });
      notes.push(...result.notes.map((text) => ({ ...name, text })));
    } else {
      const reasons = row.fault === undefined && !result.ok ? result.reasons : [row.fault ?? ''];
      const isKeyless = !namesModel(fields) || row.entries.filter(isFilled).length === 1;
      rejected.push({ ...name, reasons, ids: idsOf(fields), isKeyless });
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
  const saleCells = [...rowNumbers]
    .map(([id, row]) => [id, saleCellsByRow.get(row) ?? ''] as const)
    .filter(([, cells]) => cells !== '');
  return {
    rows,
    vehicles,
    rowNumbers,
    saleCells: new Map(saleCells),
    rejected: rejected.sort((a, b) => a.row - b.row),
    notes,
    unread: [...headers.unread],
    unreadSheets,
  };
}

function saleCellsOf({ text }: RowFields): string {
  const cells = [text.sold, text.status, text.inStock].map((cell) => cleanLine(cell ?? ''));
  return cells.join(' ').trim();
}

async function* rowsOf(
  file: StockFile,
  mapping: Mapping | undefined,
  onSheets: (sheet: string, others: readonly string[]) => void,
): AsyncGenerator<RawRow> {
  if (file.kind === 'json') {
    const { document } = file;
    yield* jsonRows(mapping?.rows === undefined ? findRows(document) : at(document, mapping.rows));
  } else if (mapping?.rows !== undefined) {
    throw new MappingError('“rows” is for JSON; a spreadsheet has its rows below its headings');
  } else {
    yield* file.rows(headingTest(mapping), onSheets);
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
  if (!Array.isArray(rows)) throw new MappingError(`The file has no list of rows at “${path}”`);
  return rows;
}

function isFilled([, value]: readonly [string, unknown]): boolean {
  return value !== undefined && value !== null && String(value).trim() !== '';
}

function idsOf(fields: RowFields): readonly string[] {
  return identitiesOf(fields, nameOf(fields)).map(({ id }) => id);
}
