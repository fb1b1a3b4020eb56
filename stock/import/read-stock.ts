import { newYorkTime } from '../../domain/new-york-time.ts';
import { findRows, jsonRows } from './file/json-rows.ts';
import { openStockFile, type SheetChoice, type StockFile } from './file/stock-file.ts';
import { StockFileError } from './file/stock-file-error.ts';
import { type Mapping, MappingError, pathsIn } from './mapping/mapping.ts';
import { follow } from './mapping/path.ts';
import { placeColumns } from './mapping/place-columns.ts';
import { profilesOf } from './mapping/profile.ts';
import { RowReader } from './mapping/row-reader.ts';
import { maxProfiled } from './mapping/suggest-mapping.ts';
import type { ColumnUse, RawRow } from './row/row-fields.ts';
import { fieldOfHeader } from './row/stock-field.ts';
import { type GroupedRows, groupRows, type RowResult, readRow } from './stock-rows.ts';

export type { Rejection } from './stock-rows.ts';

const maxRows = 50_000;

export interface StockReading extends GroupedRows {
  /** By key; to be answered before anything is applied. */
  readonly questions: ReadonlyMap<string, string>;
  readonly columns: readonly ColumnUse[];
  /** By use; empty with a mapping. */
  readonly headings: Readonly<Record<string, string>>;
  readonly unread: readonly string[];
}

interface ReadOptions {
  readonly sheets?: readonly string[];
  readonly onRow?: (rows: number) => void;
  readonly now?: Date;
}

/** @throws {StockFileError} or, when the mapping doesn't fit, {MappingError} */
export async function readStock(
  file: string,
  mapping?: Mapping,
  { sheets = [], onRow = () => {}, now = new Date() }: ReadOptions = {},
): Promise<StockReading> {
  const opened = await openStockFile(file);
  const start: object[] = [];
  for await (const { entries } of rowsOf(opened, mapping, { sheets })) {
    if (start.push(Object.fromEntries(entries)) === maxProfiled) break;
  }
  const reader = new RowReader(placeColumns(profilesOf(start)), start.length, mapping);
  const fileRemarks: string[] = [];
  const onRemark = (remark: string) => fileRemarks.push(remark);
  const today = newYorkTime(now).date;
  const results: RowResult[] = [];
  for await (const row of rowsOf(opened, mapping, { sheets, onRemark })) {
    onRow(results.push(readRow(row, reader.read(row), today)));
    if (results.length > maxRows) throw new StockFileError(`More than ${maxRows} rows`);
  }
  if (results.length > 0) reader.check();
  const { remarks, ...rows } = groupRows(results);
  return {
    ...rows,
    questions: new Map(
      reader.words.map(({ heading, text, question }) => [`${heading} ${text}`, question]),
    ),
    columns: reader.columns(),
    headings: reader.headings(),
    unread: reader.unread(),
    remarks: [...fileRemarks, ...remarks],
  };
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
