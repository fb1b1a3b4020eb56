import { isObject } from '../file/json-rows.ts';
import { openStockFile } from '../file/stock-file.ts';
import { StockFileError } from '../file/stock-file-error.ts';
import { fieldOfHeader } from '../row/stock-field.ts';

interface FoundRows {
  /** A mapping's `rows`; empty for an array. */
  readonly path: string;
  readonly rows: readonly object[];
}

const mostRows = 5_000;

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

const deepest = 5;

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
