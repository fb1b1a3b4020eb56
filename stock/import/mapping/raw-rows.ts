import { openStockFile } from '../file/stock-file.ts';
import { StockFileError } from '../file/stock-file-error.ts';
import { fieldOfHeader } from '../row/stock-field.ts';
import { type FoundRows, longestRows } from './find-rows.ts';

/** Rows of a table that are looked at to suggest a mapping. */
const mostRows = 5_000;

/**
 * The rows of a stock file as they are, before anything is understood.
 * @throws {StockFileError} when the file can't be read or has no rows
 */
export async function rawRows(file: string): Promise<FoundRows> {
  const opened = await openStockFile(file);
  if (opened.kind === 'json') {
    const longest = longestRows(opened.document);
    if (longest === undefined) throw new StockFileError('This file has no list of carts');
    return longest;
  }
  const rows: object[] = [];
  const isHeading = (cell: string) => fieldOfHeader(cell) !== undefined;
  for await (const { entries } of opened.rows(isHeading)) {
    rows.push(Object.fromEntries(entries));
    if (rows.length === mostRows) break;
  }
  if (rows.length === 0) throw new StockFileError('The file has no rows');
  return { path: '', rows };
}
