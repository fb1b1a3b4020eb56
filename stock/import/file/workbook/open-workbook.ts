import { readFile } from 'node:fs/promises';
import { StockFileError } from '../stock-file-error.ts';
import { type Archive, openArchive } from './archive.ts';
import { openOds } from './ods.ts';
import type { Workbook } from './workbook.ts';
import { mainPart, openXlsx } from './xlsx.ts';

const instead = 'save it as an Excel workbook (.xlsx), and import that';

/**
 * Opens an `.xlsx` or `.ods` file; its rows are read as they are asked for.
 * @throws {StockFileError} when it is damaged, locked, beyond the limits or another kind of archive
 */
export async function openWorkbook(file: string): Promise<Workbook> {
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

function otherKind(archive: Archive, type: string, main: string | undefined): string {
  if (archive.has('Index/Document.iwa') || archive.has('Index.zip')) {
    return 'is from Apple Numbers. In Numbers: File, Export To, Excel; import what it writes';
  }
  if (main?.endsWith('.bin')) return `is a binary Excel workbook (.xlsb). Open it, ${instead}`;
  if (main !== undefined || type !== '') return 'is a document, but not a spreadsheet';
  return 'is an archive (ZIP). Unpack it, and import the spreadsheet in it';
}

/** Why a compound file can't be read: it is a workbook with a password, or of Excel 97 to 2003. */
export async function refuseOldWorkbook(file: string): Promise<StockFileError> {
  const bytes = await readFile(file);
  const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return new StockFileError(
    isLocked
      ? `${file} is locked with a password. Open it, save it without one, and import that`
      : `${file} is in the old Excel format (.xls). Open it, ${instead}`,
  );
}
