import { posix } from 'node:path';
import { longestRow, type SheetRow, topRows } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';
import type { Archive } from './archive.ts';
import type { Sheet, Workbook } from './workbook.ts';
import { emptyCell, placeOf, type XlsxContext, xlsxCellText } from './xlsx-cell.ts';
import { RichText, readSharedStrings, readStyles } from './xlsx-tables.ts';
import { localName, readAll, readXml, type XmlReader } from './xml.ts';

const mostSheets = 200;
const mostTallCells = 50_000;

/** `xl/workbook.xml`, `word/document.xml` */
export async function mainPart(archive: Archive): Promise<string | undefined> {
  const targets = await readTargets(archive, '');
  return [...targets.values()].find(({ type }) => type === 'officeDocument')?.part;
}

export async function openXlsx(archive: Archive, main: string): Promise<Workbook> {
  const { sheets: listed, is1904, isRecalculated } = await readMain(archive, main);
  const targets = await readTargets(archive, main);
  const partOf = (type: string) => [...targets.values()].find((one) => one.type === type)?.part;
  const context = {
    strings: await readSharedStrings(archive, partOf('sharedStrings')),
    ...(await readStyles(archive, partOf('styles'))),
    system: is1904 ? 1904 : 1900,
    isRecalculated,
  } as const;
  const sheets: Sheet[] = [];
  for (const { name, id, isHidden } of listed) {
    const target = targets.get(id);
    // The other kind of sheet is a chart.
    if (target?.type !== 'worksheet') continue;
    const { part } = target;
    const related = [...(await readTargets(archive, part)).values()];
    const top = await firstRows(sheetRows(archive, part, context, []));
    sheets.push({
      name,
      isHidden,
      hasComments: related.some(({ type }) => /^(?:comments|threadedComment)$/.test(type)),
      top,
      async *rows() {
        yield* sheetRows(archive, part, context, await tallCellsOf(archive, part));
      },
    });
  }
  return { sheets, close: archive.close };
}

async function readMain(archive: Archive, part: string) {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  let isRecalculated = false;
  await readAll(archive.read(part), {
    open(element, attributes) {
      const isOn = (name: string) => /^(?:1|true)$/.test(attributes[name] ?? '');
      switch (localName(element)) {
        case 'sheet': {
          const { name = '', state = 'visible' } = attributes;
          const id = Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1] ?? '';
          sheets.push({ name, id, isHidden: state !== 'visible' });
          break;
        }
        case 'workbookPr':
          is1904 = isOn('date1904');
          break;
        case 'calcPr':
          isRecalculated = isOn('fullCalcOnLoad');
          break;
      }
    },
  });
  if (sheets.length > mostSheets) {
    throw new StockFileError(`The spreadsheet has ${sheets.length} sheets; ${mostSheets} fit`);
  }
  return { sheets, is1904, isRecalculated };
}

async function firstRows(rows: AsyncIterable<SheetRow>): Promise<readonly SheetRow[]> {
  const top: SheetRow[] = [];
  for await (const row of rows) {
    if (row.cells.some((cell) => cell.trim() !== '')) top.push(row);
    if (top.length === topRows) break;
  }
  return top;
}

async function readTargets(archive: Archive, part: string) {
  const targets = new Map<string, { readonly part: string; readonly type: string }>();
  const { dir, base } = posix.parse(part);
  await readAll(archive.read(posix.join(dir, '_rels', `${base}.rels`)), {
    open(element, { Id = '', Type = '', Target = '' }) {
      if (localName(element) !== 'Relationship') return;
      const type = posix.basename(Type);
      targets.set(Id, { part: posix.resolve('/', dir, Target).slice(1), type });
    },
  });
  return targets;
}

async function* sheetRows(
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
  #length = 0;
  #number = 0;
  #cells: string[] = [];
  #cell = emptyCell(-1);
  #isValue = false;
  #isColored = false;

  constructor(context: XlsxContext, rows: SheetRow[]) {
    this.#context = context;
    this.#rows = rows;
  }

  open(element: string, { r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    const name = localName(element);
    this.#inline.open(name);
    if (name === 'row') {
      this.#number = r === undefined ? this.#number + 1 : placeOf(`A${r}`).row;
      this.#length = 0;
      this.#cells = [];
      this.#isColored = false;
      this.#cell = emptyCell(-1);
    } else if (name === 'c') {
      const column = r === undefined ? this.#cell.column + 1 : placeOf(r).column;
      this.#cell = emptyCell(column, t, Number(s));
      this.#isColored ||= this.#context.coloredStyles.has(Number(s));
    } else if (name === 'v') {
      this.#isValue = true;
    } else if (name === 'f') {
      this.#cell.isFormula = true;
    }
  }

  text(text: string): void {
    this.#count(text);
    if (this.#isValue) this.#cell.value += text;
    this.#inline.add(text);
  }

  close(element: string): void {
    const name = localName(element);
    this.#inline.close(name);
    if (name === 'v') {
      this.#isValue = false;
    } else if (name === 'c') {
      this.#cell.inline = this.#inline.take();
      const text = xlsxCellText(this.#cell, this.#context);
      if (this.#cell.type === 's') this.#count(text);
      if (text !== '') put(this.#cells, this.#cell.column, text);
    } else if (name === 'row') {
      const isColored = this.#isColored;
      this.#rows.push({ number: this.#number, cells: this.#cells, isColored });
    }
  }

  #count(text: string): void {
    this.#length += text.length;
    if (this.#length <= longestRow) return;
    const max = longestRow.toLocaleString('en-US');
    throw new StockFileError(`Row ${this.#number} has more than ${max} characters`);
  }
}

async function tallCellsOf(archive: Archive, part: string): Promise<readonly TallCell[]> {
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
  });
  return tallCells;
}

interface TallCell {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
}

/** A cell across several rows counts in all of them. */
class MergedCells {
  readonly #byRow = new Map<number, TallCell[]>();
  readonly #above = new Map<number, { text: string; lastRow: number }>();

  add(cell: TallCell): void {
    const cells = this.#byRow.get(cell.row) ?? [];
    cells.push(cell);
    this.#byRow.set(cell.row, cells);
  }

  /** Empty rows stay empty. */
  filled(row: SheetRow): SheetRow {
    const { number, cells } = row;
    for (const { column, lastRow } of this.#byRow.get(number) ?? []) {
      this.#above.set(column, { text: cells[column] ?? '', lastRow });
    }
    this.#byRow.delete(number);
    if (this.#above.size === 0 || cells.every((cell) => cell.trim() === '')) {
      return row;
    }
    const all = [...cells];
    for (const [column, { text, lastRow }] of this.#above) {
      if (number > lastRow) this.#above.delete(column);
      else if ((all[column] ?? '').trim() === '') put(all, column, text);
    }
    return { ...row, cells: all };
  }
}

function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}
