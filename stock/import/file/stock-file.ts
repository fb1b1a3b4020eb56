import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { failureText } from '../../../base/failure-text.ts';
import { cleanLine } from '../../../domain/text/clean-text.ts';
import { headingWords } from '../row/heading-words.ts';
import type { RawRow } from '../row/row-fields.ts';
import { delimitedRows } from './delimited-rows.ts';
import { headedRows, headingCount, headingsKey, type IsHeading } from './headed-rows.ts';
import { parseJson } from './json-rows.ts';
import { StockFileError } from './stock-file-error.ts';
import { openArchive } from './workbook/archive.ts';
import { mainPart, openXlsx, type Sheet, type Workbook } from './workbook/xlsx.ts';

/**
 * In pieces with line feeds alone; by the mark, else UTF-8, Mac Roman or Windows-1252.
 * @throws {StockFileError} for binary files and HTML
 */
async function openStockText(file: string, head: Buffer) {
  const encoding = markedEncoding(head) ?? (await unmarkedEncoding(file));
  const start = new TextDecoder(encoding).decode(head).trimStart();
  if (/^<(?:!doctype|html|head|body|table|\?xml|!--)/i.test(start)) throw markup(file);
  return {
    format: /\.json$/i.test(file) || /^[[{]/.test(start) ? 'json' : 'delimited',
    pieces: () => decoded(file, encoding),
  };
}

/** Some programs name a web page `.xls`; some addresses answer with a sign-in page. */
function markup(file: string): StockFileError {
  return new StockFileError(
    /\.xls\w?$/i.test(file)
      ? `${file} is a web page under the name of an Excel file. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and import that`
      : `${file} is a web page (perhaps to sign in), not a spreadsheet. Publish the spreadsheet as CSV, or download it as .xlsx`,
  );
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

function markedEncoding(head: Buffer): Encoding | undefined {
  const mark = head.subarray(0, 3).toString('hex');
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  return mark.startsWith('feff') ? 'utf-16be' : undefined;
}

async function unmarkedEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let macMarks = 0;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) throw new StockFileError(`${file} is neither a spreadsheet nor text`);
    if (isUtf8) isUtf8 = decodes(decoder, bytes);
    for (const byte of bytes) macMarks += byte < 0x80 ? 0 : macMark(byte);
  }
  if (isUtf8 && decodes(decoder)) return 'utf-8';
  return macMarks > 0 ? 'macintosh' : 'windows-1252';
}

/** 1: common in Mac Roman, rare in Windows-1252; -1: the contrary. */
function macMark(byte: number): number {
  const isMac =
    (byte < 0x91 && byte !== 0x85) ||
    (byte > 0x97 && byte < 0xa0) ||
    (byte >= 0xd0 && byte <= 0xd5);
  const isWindows = byte === 0x85 || (byte >= 0x91 && byte <= 0x97) || byte >= 0xe0;
  return isMac ? 1 : isWindows ? -1 : 0;
}

function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** A piece may end between CR and LF. */
async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let left = '';
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = left + decoder.decode(bytes, { stream: true });
    left = text.endsWith('\r') ? '\r' : '';
    yield withLineFeeds(text.slice(0, text.length - left.length));
  }
  yield withLineFeeds(left + decoder.decode());
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

export type StockFile =
  | { readonly kind: 'json'; readonly document: unknown }
  | { readonly kind: 'table'; rows(isHeading: IsHeading, how?: SheetChoice): RawRows };

type RawRows = AsyncGenerator<RawRow>;

export interface SheetChoice {
  readonly sheets?: readonly string[];
  /** A sentence for each unread part. */
  readonly onRemark?: (remark: string) => void;
}

const maxBytes = 400 * 1024 * 1024;

/** The format is detected by the bytes. ⏎ @throws {StockFileError} with a remedy */
export async function openStockFile(file: string): Promise<StockFile> {
  const head = await readHead(file);
  const signature = head.subarray(0, 8).toString('latin1');
  if (archives.some((one) => signature.startsWith(one))) {
    return { kind: 'table', rows: (...how) => workbookRows(file, ...how) };
  }
  if (signature === oldOffice) throw await refuseOldWorkbook(file);
  if (signature.startsWith('%PDF')) throw new StockFileError(`${file} is a PDF, not a spreadsheet`);
  const text = await openStockText(file, head);
  if (text.format === 'json') return { kind: 'json', document: await parseJson(text.pieces()) };
  return { kind: 'table', rows: (isHeading) => delimitedRows(text.pieces, isHeading) };
}

const archives = ['PK\x03\x04', 'PK\x05\x06'];

/** A compound file: an `.xls`, or any Office document with a password. */
const oldOffice = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';

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
  if (stats.size > maxBytes) throw new StockFileError(`${file} is larger than 400 MB`);
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

async function* workbookRows(
  file: string,
  isHeading: IsHeading,
  { sheets: names = [], onRemark = () => {} }: SheetChoice = {},
): RawRows {
  const workbook = await openWorkbook(file);
  try {
    const { sheets, left } = chooseSheets(workbook, isHeading, names);
    for (const { name, reason } of left) {
      onRemark(`Sheet “${cleanLine(name)}” was not read: ${reason}`);
    }
    if (sheets.some(({ hasComments }) => hasComments)) {
      onRemark('Cells have comments. They are not read: nobody sees them');
    }
    let isColored = false;
    for (const sheet of sheets) {
      for await (const row of headedRows(sheet.rows(), isHeading)) {
        if (row.isColored && !isColored) onRemark(colorRemark);
        isColored ||= row.isColored === true;
        yield sheets.length > 1 ? { ...row, sheet: sheet.name } : row;
      }
    }
  } finally {
    workbook.close();
  }
}

const colorRemark =
  'Cells are colored. Colors say nothing to the website: write it into a column, “Sold” or “Status”';

const asideName = /\b(?:sold|archived?|old)\b/;

/**
 * The sheet with the most known headings, and each with the same; names others like stock.
 * @throws {StockFileError} for no sheet, or a missing named one
 */
function chooseSheets({ sheets }: Workbook, isHeading: IsHeading, names: readonly string[]) {
  const filled = sheets.filter(({ top }) => top.length > 0);
  if (filled.length === 0) throw new StockFileError('Every sheet of the spreadsheet is empty');
  const nameKey = (name: string) => cleanLine(name).toLowerCase();
  const filledNames = new Set(filled.map(({ name }) => nameKey(name)));
  const missing = names.find((name) => !filledNames.has(nameKey(name)));
  if (missing !== undefined) {
    const all = filled.map(({ name }) => `“${cleanLine(name)}”`).join(', ');
    throw new StockFileError(
      `The spreadsheet has no sheet “${missing}”, which STOCK_SHEETS names; it has ${all}`,
    );
  }
  const isNamed = new Set(names.map(nameKey));
  const reasonToLeave = ({ name, isHidden }: Sheet): string | undefined => {
    if (isNamed.size > 0 && !isNamed.has(nameKey(name))) return 'STOCK_SHEETS does not name it';
    if (isNamed.size > 0) return undefined;
    if (isHidden) return 'it is hidden';
    return asideName.test(headingWords(name)) ? 'its name says sold, archive or old' : undefined;
  };
  const count = ({ top }: Sheet) => headingCount(top, isHeading);
  const offered = filled.filter((sheet) => reasonToLeave(sheet) === undefined);
  const [best] = offered.toSorted((a, b) => count(b) - count(a));
  if (best === undefined) {
    throw new StockFileError(
      'Every sheet of the spreadsheet is hidden, or its name says sold, archive or old; STOCK_SHEETS can name those to read',
    );
  }
  const bestKey = headingsKey(best.top, isHeading);
  const isAlike = ({ top }: Sheet) => count(best) > 1 && headingsKey(top, isHeading) === bestKey;
  const isRead = (sheet: Sheet) =>
    offered.includes(sheet) && (sheet === best || isNamed.size > 0 || isAlike(sheet));
  const left = filled
    .filter((sheet) => count(sheet) > 1 && !isRead(sheet))
    .map((sheet) => ({
      name: sheet.name,
      reason: reasonToLeave(sheet) ?? `its headings are not those of “${cleanLine(best.name)}”`,
    }));
  return { sheets: filled.filter(isRead), left };
}

const instead = 'Open it, save it as .xlsx or CSV, and import that';

/** @throws {StockFileError} for a damaged workbook, one beyond the limits, or another archive */
async function openWorkbook(file: string): Promise<Workbook> {
  const archive = await openArchive(file);
  try {
    const main = await mainPart(archive);
    if (main !== undefined && /^xl\/.*\.xml$/i.test(main)) return await openXlsx(archive, main);
    throw new StockFileError(
      `${file} is not an Excel spreadsheet (.xlsx), but another document or archive. ${instead}`,
    );
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function refuseOldWorkbook(file: string): Promise<StockFileError> {
  const bytes = await readFile(file);
  const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return new StockFileError(
    isLocked
      ? `${file} is locked with a password. Open it, save it without one, and import that`
      : `${file} is in the old Excel format (.xls). ${instead}`,
  );
}
