import { isObject } from '../file/json-rows.ts';
import { openStockFile } from '../file/stock-file.ts';
import { StockFileError } from '../file/stock-file-error.ts';
import { fieldOfHeader } from '../row/stock-field.ts';

/** Where the most objects of a parsed JSON file stand in one array, and what they are. */
export interface FoundRows {
  /** A path as a mapping's `rows` takes it; empty where the file is the array. */
  readonly path: string;
  readonly rows: readonly object[];
}

/** Rows of a table that are looked at to suggest a mapping. */
const mostRows = 5_000;

/**
 * The rows of a stock file as they are, before anything is understood.
 * @throws {StockFileError} when the file can't be read or has no rows
 */
export async function rawRows(file: string, sheets: readonly string[] = []): Promise<FoundRows> {
  const opened = await openStockFile(file);
  if (opened.kind === 'json') {
    const longest = longestRows(opened.document);
    if (longest === undefined) throw new StockFileError('This file has no list of carts');
    return longest;
  }
  const rows: object[] = [];
  const isHeading = (cell: string) => fieldOfHeader(cell) !== undefined;
  for await (const { entries } of opened.rows(isHeading, { sheets })) {
    rows.push(Object.fromEntries(entries));
    if (rows.length === mostRows) break;
  }
  if (rows.length === 0) throw new StockFileError('The file has no rows');
  return { path: '', rows };
}

/** How deep an array of rows is looked for. */
const deepest = 5;

/** The longest array of objects in the file; `undefined` when there is none. */
export function longestRows(document: unknown, path = '', depth = 0): FoundRows | undefined {
  if (Array.isArray(document)) {
    const rows = document.filter(isObject);
    return rows.length === 0 ? undefined : { path, rows };
  }
  if (!isObject(document) || depth > deepest) return undefined;
  return Object.entries(document)
    .map(([key, value]) => longestRows(value, path === '' ? key : `${path}.${key}`, depth + 1))
    .filter((one) => one !== undefined)
    .sort((a, b) => b.rows.length - a.rows.length)[0];
}
