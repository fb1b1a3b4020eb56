import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { findRows, jsonRows } from './file/json-rows.ts';
import { openStockFile, type SheetChoice, type StockFile } from './file/stock-file.ts';
import { StockFileError } from './file/stock-file-error.ts';
import { MappedReader } from './mapping/mapped-reader.ts';
import { type Mapping, MappingError, pathsIn } from './mapping/mapping.ts';
import { follow } from './mapping/path.ts';
import { identify, identitiesOf, type PendingRow } from './row/identify.ts';
import { nameOf, namesModel, readVehicle } from './row/read-vehicle.ts';
import {
  type ColumnUse,
  HeaderReader,
  type RawRow,
  type RowFields,
  type RowPlace,
} from './row/row-fields.ts';
import { fieldOfHeader } from './row/stock-field.ts';

const mostRows = 50_000;

/** Stock number of the example in the starter spreadsheet, which is no cart. */
export const exampleStockNumber = 'EXAMPLE';

/** A row as a message names it. */
export interface NamedRow extends RowPlace {
  readonly stockNumber?: string | undefined;
}

export interface Rejection extends NamedRow {
  readonly reasons: readonly string[];
  /** Ids its vehicle may have in stock, so that a bad row doesn't count as a sold cart. */
  readonly ids: readonly string[];
  /** It names neither make nor model, or fills one cell alone: perhaps totals, or a heading. */
  readonly isKeyless?: boolean;
  /** It says of a cart what an earlier row says. */
  readonly isRepeat?: boolean;
}

export interface StockReading {
  readonly rows: number;
  readonly vehicles: readonly Vehicle[];
  /** Where the row of each vehicle stands, by id. */
  readonly places: ReadonlyMap<string, RowPlace>;
  /** The filled cells about being sold or for sale as they are written, by id. */
  readonly saleCells: ReadonlyMap<string, string>;
  /** In the order of the file. */
  readonly rejected: readonly Rejection[];
  /** Values read in another way than they are written, for the dealer to check. */
  readonly notes: readonly Note[];
  readonly columns: readonly ColumnUse[];
  /**
   * The headings that something is made of, by what they are taken for. Empty with a mapping, which
   * refuses a file that lacks what it names.
   */
  readonly headings: Readonly<Record<string, string>>;
  /** Headers of filled columns that nothing was made from. */
  readonly unread: readonly string[];
  /** Sheets that were not read, and what the file says in colors and comments of cells. */
  readonly remarks: readonly string[];
}

interface Note extends NamedRow {
  readonly text: string;
}

/**
 * Reads a stock file of up to {@link mostRows} rows, tables row by row, and makes a vehicle of every
 * row that can be one.
 * @param sheets the sheets of a workbook to read, where not those that look like stock
 * @param onRow called with how many rows are read
 * @throws {StockFileError} when the file as such can't be read
 * @throws {MappingError} when the mapping doesn't fit the file
 */
export async function readStock(
  file: string,
  mapping?: Mapping,
  {
    sheets = [],
    onRow = () => {},
  }: { readonly sheets?: readonly string[]; readonly onRow?: (rows: number) => void } = {},
): Promise<StockReading> {
  const opened = await openStockFile(file);
  const headers = new HeaderReader();
  const mapped = mapping === undefined ? undefined : new MappedReader(mapping);
  const reader = mapped ?? headers;
  const pending: PendingRow[] = [];
  const saleCellsByRow = new Map<RowPlace, string>();
  const rejected: Rejection[] = [];
  const notes: Note[] = [];
  let rows = 0;
  const remarks: string[] = [];
  const sheetsInOrder: (string | undefined)[] = [];
  let isColored = false;
  const onRemark = (remark: string) => remarks.push(remark);
  for await (const row of rowsOf(opened, mapping, { sheets, onRemark })) {
    rows += 1;
    if (rows > mostRows) throw new StockFileError(`More than ${mostRows} rows`);
    const fields = reader.read(row);
    const { stockNumber } = fields.text;
    const { number, sheet } = row;
    const place: RowPlace = { row: number, ...(sheet !== undefined && { sheet }) };
    const name: NamedRow = { ...place, stockNumber };
    if (!sheetsInOrder.includes(sheet)) sheetsInOrder.push(sheet);
    isColored ||= row.isColored === true;
    if (stockNumber === exampleStockNumber) {
      notes.push({ ...name, text: 'is the example of the starter spreadsheet; passed over' });
      continue;
    }
    const result = readVehicle(fields);
    if (row.fault === undefined && result.ok) {
      saleCellsByRow.set(place, saleCellsOf(fields));
      pending.push({ place, vehicle: result.vehicle, identity: result.identity });
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
  const { vehicles, places, duplicates } = identify(pending);
  for (const { row, reason, isRepeat } of duplicates) {
    const { stockNumber } = row.vehicle;
    rejected.push({
      ...row.place,
      stockNumber,
      reasons: [reason],
      ids: [row.identity.id],
      isRepeat,
    });
  }
  if (isColored) remarks.push(colorRemark);
  const saleCells = [...places]
    .map(([id, place]) => [id, saleCellsByRow.get(place) ?? ''] as const)
    .filter(([, cells]) => cells !== '');
  return {
    rows,
    vehicles,
    places,
    saleCells: new Map(saleCells),
    rejected: rejected.sort(
      (a, b) => sheetsInOrder.indexOf(a.sheet) - sheetsInOrder.indexOf(b.sheet) || a.row - b.row,
    ),
    notes,
    columns: reader.columns(),
    headings: headers.headings(),
    unread: [...reader.unread].filter((heading) => heading !== ''),
    remarks,
  };
}

const colorRemark =
  'Cells are colored. Colors say nothing to the website: write it into a column, “Sold” or “Status”';

function saleCellsOf({ text }: RowFields): string {
  const cells = [text.sold, text.status, text.inStock].map((cell) => cleanLine(cell ?? ''));
  return cells.join(' ').trim();
}

async function* rowsOf(
  file: StockFile,
  mapping: Mapping | undefined,
  how: SheetChoice,
): AsyncGenerator<RawRow> {
  if (file.kind === 'json') {
    const { document } = file;
    yield* jsonRows(mapping?.rows === undefined ? findRows(document) : at(document, mapping.rows));
  } else if (mapping?.rows !== undefined) {
    throw new MappingError('“rows” is for JSON; a spreadsheet has its rows below its headings');
  } else {
    yield* file.rows(headingTest(mapping), how);
  }
}

/** Headings are those of our fields or, with a mapping, the names its paths begin with. */
function headingTest(mapping: Mapping | undefined): (cell: string) => boolean {
  if (mapping === undefined) return (cell) => fieldOfHeader(cell) !== undefined;
  const paths = new Set(mapping.sources.flatMap(pathsIn));
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
