import { open, readFile, stat } from 'node:fs/promises';
import { failureText } from '../../../observability/failure-text.ts';
import type { RawRow } from '../row/row-fields.ts';
import { delimitedRows } from './delimited-rows.ts';
import { headedRows, headingCount, type IsHeading } from './headed-rows.ts';
import { parseJson } from './json-rows.ts';
import { StockFileError } from './stock-file-error.ts';
import { openStockText } from './stock-text.ts';
import { type Archive, openArchive } from './workbook/archive.ts';
import { openOds } from './workbook/ods.ts';
import type { Workbook } from './workbook/workbook.ts';
import { mainPart, openXlsx } from './workbook/xlsx.ts';

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
    return { kind: 'table', rows: (...how) => workbookRows(file, ...how) };
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

/** The first bytes of a file that can be one of stock. */
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

async function* workbookRows(file: string, isHeading: IsHeading, onOthers?: OnOthers): RawRows {
  const workbook = await openWorkbook(file);
  try {
    const { sheet, others } = chooseSheet(workbook, isHeading);
    onOthers?.(sheet.name, others);
    yield* headedRows(sheet.rows(), isHeading);
  } finally {
    workbook.close();
  }
}

/**
 * The sheet with the most known headings among its first rows, of equals the first, and where none
 * has any the first that is not blank; with the names of the others that look like stock.
 * @throws {StockFileError} when every sheet is blank or hidden
 */
function chooseSheet({ sheets }: Workbook, isHeading: IsHeading) {
  const counted = sheets
    .filter(({ top }) => top.length > 0)
    .map((sheet) => ({ sheet, headings: headingCount(sheet.top, isHeading) }));
  const [best] = counted.toSorted((a, b) => b.headings - a.headings);
  if (best === undefined) throw new StockFileError('Every sheet of the spreadsheet is empty');
  const others = counted.filter((one) => one !== best && one.headings > 1);
  return { sheet: best.sheet, others: others.map(({ sheet }) => sheet.name) };
}

/**
 * Opens an `.xlsx` or `.ods` file; its rows are read as they are asked for.
 * @throws {StockFileError} when it is damaged, locked, beyond the limits or another kind of archive
 */
async function openWorkbook(file: string): Promise<Workbook> {
  const archive = await openArchive(file);
  try {
    const type = await mediaType(archive);
    if (type.startsWith('application/vnd.oasis.opendocument.spreadsheet')) {
      return await openOds(archive);
    }
    const main = await mainPart(archive);
    if (main !== undefined && /^xl\/.*\.xml$/i.test(main)) return await openXlsx(archive, main);
    throw new StockFileError(`${file} ${otherKind(archive, type, main)}`);
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** What an OpenDocument file says it is. */
async function mediaType(archive: Archive): Promise<string> {
  for await (const piece of archive.read('mimetype')) return piece.toString('latin1', 0, 200);
  return '';
}

const instead = 'save it as an Excel workbook (.xlsx), and import that';

function otherKind(archive: Archive, type: string, main: string | undefined): string {
  if (archive.has('Index/Document.iwa') || archive.has('Index.zip')) {
    return 'is from Apple Numbers. In Numbers: File, Export To, Excel; import what it writes';
  }
  if (main?.endsWith('.bin')) return `is a binary Excel workbook (.xlsb). Open it, ${instead}`;
  if (main !== undefined || type !== '') return 'is a document, but not a spreadsheet';
  return 'is an archive (ZIP). Unpack it, and import the spreadsheet in it';
}

/** Why a compound file can't be read: it is a workbook with a password, or of Excel 97 to 2003. */
async function refuseOldWorkbook(file: string): Promise<StockFileError> {
  const bytes = await readFile(file);
  const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return new StockFileError(
    isLocked
      ? `${file} is locked with a password. Open it, save it without one, and import that`
      : `${file} is in the old Excel format (.xls). Open it, ${instead}`,
  );
}
