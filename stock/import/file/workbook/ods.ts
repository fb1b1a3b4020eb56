import { type SheetRow, topRows } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';
import type { Archive } from './archive.ts';
import { MergedCells, put } from './merged-cells.ts';
import { type OdsCell, odsCellText } from './ods-cell.ts';
import { RowLength } from './row-length.ts';
import type { Sheet, Workbook } from './workbook.ts';
import { readXml, type XmlReader } from './xml.ts';

/** The part that all sheets are in. */
const content = 'content.xml';

/** Sheets of one workbook, and columns of one sheet. */
const mostSheets = 200;
const mostColumns = 16_384;

/** Rows that are the same as the one before, in all sheets. */
const mostRepeated = 50_000;

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
  const { reader, rows } = openRows(archive);
  for await (const { sheet, row } of rows) {
    const top = tops.get(sheet) ?? [];
    tops.set(sheet, top);
    if (top.length < topRows && row.cells.some((cell) => cell.trim() !== '')) top.push(row);
  }
  const sheets = reader.sheets.map(
    (sheet, index): Sheet => ({
      ...sheet,
      top: tops.get(index) ?? [],
      async *rows() {
        for await (const { sheet, row } of openRows(archive).rows) {
          if (sheet > index) return;
          if (sheet === index) yield row;
        }
      },
    }),
  );
  return { sheets, close: archive.close };
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

/** The rows of all sheets, and the reader that names the sheets it has come by. */
function openRows(archive: Archive) {
  const out: OdsRow[] = [];
  const reader = new OdsReader(out);
  return { reader, rows: readXml(archive.read(content), reader, out) };
}

interface OdsRow {
  /** Which sheet it stands in, from 0. */
  readonly sheet: number;
  readonly row: SheetRow;
}

/** Elements in a sheet or a cell that are not its text: comments, drawings, earlier versions. */
const aside =
  /^(?:office:annotation|office:forms|table:shapes|table:tracked-changes|table:dde-links|draw:.*|text:tracked-changes)$/;

/** Reads the rows of all sheets of an OpenDocument spreadsheet, in their order. */
class OdsReader implements XmlReader {
  readonly sheets: { readonly name: string; readonly isHidden: boolean; hasComments: boolean }[] =
    [];
  readonly #out: OdsRow[];
  readonly #hiddenStyles = new Set<string>();
  readonly #coloredStyles = new Set<string>();
  /** Elements open inside one that is passed over, itself included. */
  #aside = 0;
  #style = '';
  #merged = new MergedCells();
  #number = 0;
  #repeated = 0;
  readonly #length = new RowLength();
  #row = emptyRow();
  #cell: OdsCell | undefined;
  #isParagraph = false;

  constructor(out: OdsRow[]) {
    this.#out = out;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#aside > 0 || aside.test(name)) {
      this.#aside += 1;
      const sheet = this.sheets.at(-1);
      if (name === 'office:annotation' && sheet !== undefined) sheet.hasComments = true;
      return;
    }
    switch (name) {
      case 'style:style':
        this.#style = attributes['style:name'] ?? '';
        break;
      case 'style:table-properties':
        if (attributes['table:display'] === 'false') this.#hiddenStyles.add(this.#style);
        break;
      case 'style:table-cell-properties':
        if (isColor(attributes['fo:background-color'])) this.#coloredStyles.add(this.#style);
        break;
      case 'table:table':
        this.#openSheet(attributes);
        break;
      case 'table:table-row':
        this.#length.start(this.#number + 1);
        this.#row = { ...emptyRow(), times: times(attributes, 'rows') };
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#row.isColored ||= this.#coloredStyles.has(attributes['table:style-name'] ?? '');
        // A cell under a merged one is not visible.
        this.#cell = { attributes, lines: [], isCovered: name !== 'table:table-cell' };
        break;
      case 'text:p':
        this.#cell?.lines.push('');
        this.#isParagraph = true;
        break;
      case 'text:s':
        this.text(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 1000)));
        break;
      case 'text:tab':
        this.text('\t');
        break;
      case 'text:line-break':
        this.text('\n');
        break;
    }
  }

  text(text: string): void {
    const lines = this.#cell?.lines;
    if (this.#aside > 0 || !this.#isParagraph || lines === undefined) return;
    this.#length.add(text);
    lines[lines.length - 1] += text;
  }

  close(name: string): void {
    if (this.#aside > 0) {
      this.#aside -= 1;
    } else if (name === 'text:p') {
      this.#isParagraph = false;
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      if (this.#cell !== undefined) this.#closeCell(this.#cell);
      this.#cell = undefined;
    } else if (name === 'table:table-row') {
      this.#closeRow();
    }
  }

  #openSheet(attributes: Readonly<Record<string, string>>): void {
    const { 'table:name': name = '', 'table:style-name': style = '' } = attributes;
    const isHidden = this.#hiddenStyles.has(style);
    this.sheets.push({ name, isHidden, hasComments: false });
    if (this.sheets.length > mostSheets) {
      throw new StockFileError(`The spreadsheet has more than ${mostSheets} sheets`);
    }
    this.#merged = new MergedCells();
    this.#number = 0;
  }

  #closeCell(cell: OdsCell): void {
    const row = this.#row;
    const { attributes } = cell;
    const columns = times(attributes, 'columns');
    const text = cell.isCovered ? '' : odsCellText(cell);
    if (text !== '') {
      const last = Math.min(row.column + columns, mostColumns);
      for (let column = row.column; column < last; column += 1) put(row.cells, column, text);
      const spanned = Number(attributes['table:number-rows-spanned'] ?? 1);
      const first = this.#number + 1;
      if (spanned > 1) {
        this.#merged.add({ row: first, column: row.column, lastRow: first + spanned - 1 });
      }
    }
    row.column += columns;
  }

  #closeRow(): void {
    const { times: count, cells, isColored } = this.#row;
    const sheet = this.sheets.length - 1;
    // A blank row says nothing, however often it is repeated: to the sheet's end, as a rule.
    const rowCount = cells.length === 0 ? 0 : count;
    this.#repeated += Math.max(rowCount - 1, 0);
    if (this.#repeated > mostRepeated) {
      throw new StockFileError(`Row ${this.#number + 1} is repeated ${count} times`);
    }
    for (let index = 1; index <= rowCount; index += 1) {
      const row = this.#merged.filled({ number: this.#number + index, cells, isColored });
      this.#out.push({ sheet, row });
    }
    this.#number += count;
  }
}

function emptyRow() {
  return { times: 1, cells: [] as string[], column: 0, isColored: false };
}

/** White is no color, nor is what a cell has without one. */
function isColor(value = 'transparent'): boolean {
  return !/^(?:transparent|#fff(?:fff)?)$/i.test(value);
}

/** How often a row or a cell is to be repeated. */
function times(attributes: Readonly<Record<string, string>>, what: 'rows' | 'columns'): number {
  const count = Number(attributes[`table:number-${what}-repeated`] ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
