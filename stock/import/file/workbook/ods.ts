import { type SheetRow, topRows } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';
import type { Archive } from './archive.ts';
import { OdsReader, type OdsRow } from './ods-reader.ts';
import type { Sheet, Workbook } from './workbook.ts';
import { readXml } from './xml.ts';

const content = 'content.xml';

/**
 * Opens an OpenDocument spreadsheet (ODF 1.3, part 3). All its sheets are in one part, which is read
 * once for their first rows, and once again for the rows of a sheet.
 * @throws {StockFileError} when it is damaged, locked with a password or beyond the limits
 */
export async function openOds(archive: Archive): Promise<Workbook> {
  if (await isEncrypted(archive)) {
    throw new StockFileError(
      'The spreadsheet is locked with a password. Open it, save it without one, and import that',
    );
  }
  const tops = new Map<number, SheetRow[]>();
  const { reader, rows } = reading(archive);
  for await (const { sheet, row } of rows) {
    const top = tops.get(sheet) ?? [];
    tops.set(sheet, top);
    if (top.length < topRows && row.cells.some((cell) => cell.trim() !== '')) top.push(row);
  }
  const sheets = reader.sheets.map(({ name, isHidden }, index): Sheet & { isHidden: boolean } => ({
    name,
    isHidden,
    top: tops.get(index) ?? [],
    async *rows() {
      for await (const { sheet, row } of reading(archive).rows) {
        if (sheet > index) return;
        if (sheet === index) yield row;
      }
    },
  }));
  return { sheets: sheets.filter(({ isHidden }) => !isHidden), close: archive.close };
}

function reading(archive: Archive) {
  const out: OdsRow[] = [];
  const reader = new OdsReader(out);
  return { reader, rows: readXml(archive.read(content), reader, out) };
}

/** The list of an encrypted file's parts says how each was encrypted. */
async function isEncrypted(archive: Archive): Promise<boolean> {
  let text = '';
  for await (const piece of archive.read('META-INF/manifest.xml')) {
    text = text.slice(-100) + piece.toString('latin1');
    if (text.includes('encryption-data')) return true;
  }
  return false;
}
