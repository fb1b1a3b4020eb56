import type { SheetRow } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';
import type { Archive } from './archive.ts';
import { MergedCells, put, type TallCell } from './merged-cells.ts';
import { type NumberKind, noResult, numberText } from './number-text.ts';
import { RowLength } from './row-length.ts';
import { plainText, RichText } from './xlsx-tables.ts';
import { localName, readAll, readXml, type XmlReader } from './xml.ts';

/** What the cells of a workbook refer to. */
export interface XlsxContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberKind[];
  readonly system: 1900 | 1904;
  /** Whether the program that wrote it left its formulas to be worked out: their results are 0. */
  readonly isRecalculated: boolean;
}

/** Columns a sheet can have. */
const mostColumns = 16_384;

const mostTallCells = 50_000;

/** The rows of a sheet, each cell as text, with what merged cells above a row say. */
export async function* xlsxRows(
  archive: Archive,
  part: string,
  context: XlsxContext,
  tallCells: readonly TallCell[],
): AsyncGenerator<SheetRow> {
  const merged = new MergedCells();
  for (const cell of tallCells) merged.add(cell);
  const rows: SheetRow[] = [];
  const reader = new RowsReader(context, rows);
  for await (const row of readXml(archive.read(part), reader, rows)) yield merged.filled(row);
}

class RowsReader implements XmlReader {
  readonly #context: XlsxContext;
  readonly #rows: SheetRow[];
  readonly #inline = new RichText();
  readonly #length = new RowLength();
  #number = 0;
  #cells: string[] = [];
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  #isValue = false;
  #isFormula = false;

  constructor(context: XlsxContext, rows: SheetRow[]) {
    this.#context = context;
    this.#rows = rows;
  }

  open(element: string, { r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    const name = localName(element);
    this.#inline.open(name);
    if (name === 'row') {
      this.#number = r === undefined ? this.#number + 1 : placeOf(`A${r}`).row;
      this.#length.start(this.#number);
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = r === undefined ? this.#column + 1 : placeOf(r).column;
      this.#type = t;
      this.#style = Number(s);
      this.#value = '';
      this.#isFormula = false;
    } else if (name === 'v') {
      this.#isValue = true;
    } else if (name === 'f') {
      this.#isFormula = true;
    }
  }

  text(text: string): void {
    this.#length.add(text);
    if (this.#isValue) this.#value += text;
    this.#inline.add(text);
  }

  close(element: string): void {
    const name = localName(element);
    this.#inline.close(name);
    if (name === 'v') {
      this.#isValue = false;
    } else if (name === 'c') {
      const text = this.#cellText();
      if (this.#type === 's') this.#length.add(text);
      if (text !== '') put(this.#cells, this.#column, text);
    } else if (name === 'row') {
      this.#rows.push({ number: this.#number, cells: this.#cells });
    }
  }

  #cellText(): string {
    const { strings, styles, system, isRecalculated } = this.#context;
    const inline = this.#inline.take();
    const value = this.#value.trim();
    const isMissing = value === '' || (isRecalculated && value === '0');
    switch (this.#type) {
      case 'inlineStr':
        return inline;
      case 's':
        return value === '' ? '' : (strings[Number(value)] ?? '');
      case 'str':
        return plainText(this.#value);
      case 'b':
        return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return value;
      case 'd':
        return value.slice(0, 10);
      default:
        if (this.#isFormula && isMissing) return noResult;
        if (value === '' || !Number.isFinite(Number(value))) return '';
        return numberText(Number(value), styles[this.#style], system);
    }
  }
}

/** The cells of a sheet that cover several rows: they are told behind all rows. */
export async function tallCellsOf(archive: Archive, part: string): Promise<readonly TallCell[]> {
  const tallCells: TallCell[] = [];
  await readAll(archive.read(part), {
    open(element, { ref = '' }) {
      if (localName(element) !== 'mergeCell') return;
      const [from = '', to = from] = ref.split(':');
      const { row, column } = placeOf(from);
      const cell = { row, column, lastRow: placeOf(to).row };
      if (cell.lastRow > row) tallCells.push(cell);
      if (tallCells.length > mostTallCells) {
        throw new StockFileError(`The spreadsheet has more than ${mostTallCells} merged cells`);
      }
    },
    close() {},
  });
  return tallCells;
}

/** `"AB12"` → row 12, column 27. */
function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = '', row = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column < 0 || column >= mostColumns) {
    throw new StockFileError(`The spreadsheet is damaged: it has a cell “${reference}”`);
  }
  return { row: Number(row), column };
}
