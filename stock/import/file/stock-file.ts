import { open, stat } from 'node:fs/promises';
import { failureText } from '../../../observability/failure-text.ts';
import type { RawRow } from '../row/row-fields.ts';
import { delimitedRows } from './delimited-rows.ts';
import { headedRows, type IsHeading } from './headed-rows.ts';
import { parseJson } from './json-rows.ts';
import { StockFileError } from './stock-file-error.ts';
import { openStockText } from './stock-text.ts';
import { chooseSheet } from './workbook/choose-sheet.ts';
import { openWorkbook, refuseOldWorkbook } from './workbook/open-workbook.ts';

/** What a stock file has: a table, or a document of JSON. */
export type StockFile =
  | { readonly kind: 'json'; readonly document: unknown }
  | { readonly kind: 'table'; rows(isHeading: IsHeading, onOthers?: OnOthers): RawRows };

type RawRows = AsyncGenerator<RawRow>;

/** Told which sheet of a workbook is read, and which others look like stock and are not. */
type OnOthers = (sheet: string, others: readonly string[]) => void;

/** Beyond this it is no stock file of 50,000 rows. */
const mostBytes = 400 * 1024 * 1024;

/**
 * Opens a CSV, TSV, JSON, `.xlsx` or `.ods` file. What it is, its bytes say and not its name.
 * @throws {StockFileError} for what is missing, unreadable, a folder, empty, too large or of another
 * kind, in words that say what to do instead
 */
export async function openStockFile(file: string): Promise<StockFile> {
  const head = await readHead(file);
  const signature = head.subarray(0, 8).toString('latin1');
  if (archives.some((one) => signature.startsWith(one))) {
    return { kind: 'table', rows: workbookRows(file) };
  }
  if (signature === oldOffice) throw await refuseOldWorkbook(file);
  if (signature.startsWith('%PDF')) throw new StockFileError(`${file} is a PDF, not a spreadsheet`);
  const text = await openStockText(file, head);
  if (text.format === 'json') return { kind: 'json', document: await parseJson(text.pieces()) };
  return { kind: 'table', rows: (isHeading) => delimitedRows(text.pieces(), isHeading) };
}

/** The beginnings of a ZIP archive, of an empty one too. */
const archives = ['PK\x03\x04', 'PK\x05\x06'];

/** The beginning of a compound file: an `.xls`, or any Office document with a password. */
const oldOffice = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';

function workbookRows(file: string) {
  return async function* rows(isHeading: IsHeading, onOthers?: OnOthers): RawRows {
    const workbook = await openWorkbook(file);
    try {
      const { sheet, others } = chooseSheet(workbook, isHeading);
      onOthers?.(sheet.name, others);
      yield* headedRows(sheet.rows(), isHeading);
    } finally {
      workbook.close();
    }
  };
}

async function readHead(file: string): Promise<Buffer> {
  const unopened = (error: NodeJS.ErrnoException) =>
    new StockFileError(
      error.code === 'ENOENT' || error.code === 'ENOTDIR'
        ? `There is no file ${file}`
        : failureText(error),
    );
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw unopened(error);
  });
  if (found.isDirectory()) throw new StockFileError(`${file} is a folder; name the file in it`);
  if (!found.isFile()) throw new StockFileError(`${file} is not a regular file`);
  if (found.size > mostBytes) throw new StockFileError(`${file} is larger than 400 MB`);
  if (found.size === 0) throw new StockFileError(`${file} is empty`);
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw unopened(error);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
