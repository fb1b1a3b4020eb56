import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { failureText } from '../../../observability/failure-text.ts';
import type { RawRow } from '../row/row-fields.ts';
import { delimitedRows } from './delimited-rows.ts';
import { headedRows, type IsHeading } from './headed-rows.ts';
import { parseJson } from './json-rows.ts';
import { StockFileError } from './stock-file-error.ts';
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
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw unopened(error);
  });
  if (stats.isDirectory()) throw new StockFileError(`${file} is a folder; name the file in it`);
  if (!stats.isFile()) throw new StockFileError(`${file} is not a regular file`);
  if (stats.size > mostBytes) throw new StockFileError(`${file} is larger than 400 MB`);
  if (stats.size === 0) throw new StockFileError(`${file} is empty`);
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

/** The text of a stock file. */
interface StockText {
  readonly format: 'json' | 'delimited';
  /** The text in pieces, without a byte order mark; every line break is one line feed. */
  pieces(): AsyncIterable<string>;
}

/**
 * Looks at a file's first bytes and reads it once to learn its encoding: UTF-8 or UTF-16 by its
 * mark, UTF-8 where every byte agrees, else Windows-1252 (what Excel in the United States saves as
 * "CSV"). It is JSON when its name ends in `.json` or its text starts with `[` or `{`.
 * @param head the first bytes of the file
 * @throws {StockFileError} for what is binary or HTML
 */
async function openStockText(file: string, head: Buffer): Promise<StockText> {
  const encoding = markedEncoding(head) ?? (await unmarkedEncoding(file));
  const start = new TextDecoder(encoding).decode(head).trimStart();
  if (/^<(?:!doctype|html|head|body|table|\?xml|!--)/i.test(start)) throw markup(file);
  return {
    format: /\.json$/i.test(file) || /^[[{]/.test(start) ? 'json' : 'delimited',
    pieces: () => decoded(file, encoding),
  };
}

/** Some programs write a web page and call it `.xls`; some addresses answer with one to sign in. */
function markup(file: string): StockFileError {
  return new StockFileError(
    /\.xls\w?$/i.test(file)
      ? `${file} is a web page under the name of an Excel file. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and import that`
      : `${file} is a web page (perhaps to sign in), not a spreadsheet. Publish the spreadsheet as CSV, or download it as .xlsx`,
  );
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

function markedEncoding(head: Buffer): Encoding | undefined {
  const mark = head.subarray(0, 3).toString('hex');
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  return mark.startsWith('feff') ? 'utf-16be' : undefined;
}

async function unmarkedEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) throw new StockFileError(`${file} is neither a spreadsheet nor text`);
    if (isUtf8) isUtf8 = decodes(decoder, bytes);
  }
  return isUtf8 && decodes(decoder) ? 'utf-8' : 'windows-1252';
}

/** Whether the bytes go on from the ones before as UTF-8; without bytes, whether that was the end. */
function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let ended = false;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    const { text, endsInReturn } = withLineFeeds(decoder.decode(bytes, { stream: true }), ended);
    ended = endsInReturn;
    yield text;
  }
  yield withLineFeeds(decoder.decode(), ended).text;
}

/** CRLF and CR as LF, also where a piece ends between the two. */
function withLineFeeds(piece: string, afterReturn: boolean) {
  const rest = afterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
  const endsInReturn = rest.endsWith('\r') || (rest === '' && piece === '' && afterReturn);
  return { text: rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest, endsInReturn };
}
