import { delimitedRows } from '../file/delimited-rows.ts';
import { parseJson } from '../file/json-rows.ts';
import { openStockText, StockFileError } from '../file/stock-text.ts';
import { fieldOfHeader } from '../row/stock-field.ts';
import { type FoundRows, longestRows } from './find-rows.ts';

/** Rows of a CSV that are looked at to suggest a mapping. */
const mostRows = 5_000;

/**
 * The rows of a stock file as they are, before anything is understood.
 * @throws {StockFileError} when the file can't be read or has no rows
 */
export async function rawRows(file: string): Promise<FoundRows> {
  const text = await openStockText(file);
  if (text.format === 'json') {
    const found = longestRows(await parseJson(text.pieces()));
    if (found === undefined) throw new StockFileError('This JSON has no array of objects');
    return found;
  }
  const rows: object[] = [];
  const known = (cell: string) => fieldOfHeader(cell) !== undefined;
  for await (const { entries } of delimitedRows(text.pieces(), known)) {
    rows.push(Object.fromEntries(entries));
    if (rows.length === mostRows) break;
  }
  if (rows.length === 0) throw new StockFileError('The file has no rows');
  return { path: '', rows };
}
