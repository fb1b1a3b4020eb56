import { newYorkTime } from '../../domain/new-york-time.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { findRows, jsonRows } from './file/json-rows.ts';
import { openStockFile, type SheetChoice, type StockFile } from './file/stock-file.ts';
import { StockFileError } from './file/stock-file-error.ts';
import { type Mapping, MappingError, pathsIn } from './mapping/mapping.ts';
import { follow } from './mapping/path.ts';
import { placeColumns } from './mapping/place-columns.ts';
import { profilesOf } from './mapping/profile.ts';
import { RowReader } from './mapping/row-reader.ts';
import { mostProfiled } from './mapping/suggest-mapping.ts';
import type { ColumnUse, RawRow, RowPlace } from './row/row-fields.ts';
import { fieldOfHeader } from './row/stock-field.ts';
import { type Doubts, type NamedRow, type Note, type Rejection, StockRows } from './stock-rows.ts';

export type { NamedRow, Rejection } from './stock-rows.ts';

const maxRows = 50_000;

export interface StockReading {
  readonly rows: number;
  readonly vehicles: readonly Vehicle[];
  readonly places: ReadonlyMap<string, RowPlace>;
  /** As written, by id. */
  readonly saleCells: ReadonlyMap<string, string>;
  readonly rejected: readonly Rejection[];
  readonly hidden: readonly NamedRow[];
  readonly notes: readonly Note[];
  readonly doubts: ReadonlyMap<string, Doubts>;
  /** By key; to be answered before anything is applied. */
  readonly questions: ReadonlyMap<string, string>;
  readonly columns: readonly ColumnUse[];
  /** By use; empty with a mapping. */
  readonly headings: Readonly<Record<string, string>>;
  readonly unread: readonly string[];
  readonly remarks: readonly string[];
}

interface ReadOptions {
  readonly sheets?: readonly string[];
  readonly onRow?: (rows: number) => void;
  readonly now?: Date;
}

/**
 * @throws {StockFileError} when the file can't be read
 * @throws {MappingError} when the mapping doesn't fit
 */
export async function readStock(
  file: string,
  mapping?: Mapping,
  { sheets = [], onRow = () => {}, now = new Date() }: ReadOptions = {},
): Promise<StockReading> {
  const opened = await openStockFile(file);
  const start: object[] = [];
  for await (const row of rowsOf(opened, mapping, { sheets })) {
    if (start.length === mostProfiled) break;
    start.push(Object.fromEntries(row.entries));
  }
  const reader = new RowReader(placeColumns(profilesOf(start)), start.length, mapping);
  const today = newYorkTime(now).date;
  const stock = new StockRows();
  const remarks: string[] = [];
  let isColored = false;
  const onRemark = (remark: string) => remarks.push(remark);
  for await (const row of rowsOf(opened, mapping, { sheets, onRemark })) {
    isColored ||= row.isColored === true;
    stock.add(row, reader.read(row), today);
    if (stock.rows > maxRows) throw new StockFileError(`More than ${maxRows} rows`);
    onRow(stock.rows);
  }
  if (stock.rows > 0 && mapping === undefined && !reader.isRecognized) {
    throw new StockFileError(
      'No column of this file is known (are its headings in the first rows?); name them with a mapping',
    );
  }
  const fault = stock.rows === 0 || mapping === undefined ? undefined : reader.fault();
  if (fault !== undefined) throw new MappingError(fault);
  return {
    ...stock.reading(),
    questions: new Map(
      reader.words.map(({ heading, text, question }) => [`${heading} ${text}`, question]),
    ),
    columns: reader.columns(),
    headings: reader.headings(),
    unread: [...reader.unread].filter((heading) => heading !== ''),
    remarks: isColored ? [...remarks, colorRemark] : remarks,
  };
}

const colorRemark =
  'Cells are colored. Colors say nothing to the website: write it into a column, “Sold” or “Status”';

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
