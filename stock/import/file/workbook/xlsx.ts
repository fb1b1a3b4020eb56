import { posix } from 'node:path';
import { maxRowLength, type SheetRow, topRows } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';
import type { Archive } from './archive.ts';
import { type NumberKind, noResult, numberText } from './number-text.ts';
import { plainText, RichText, readSharedStrings, readStyles } from './xlsx-tables.ts';
import { localName, readAll, readXml, type XmlReader } from './xml.ts';

interface XlsxContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberKind[];
  readonly coloredStyles: ReadonlySet<number>;
  readonly system: 1900 | 1904;
  /** Formulas without results are 0. */
  readonly isRecalculated: boolean;
}

/** ECMA-376, part 1, 18.3.1.4. */
interface XlsxCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  inline: string;
  isFormula: boolean;
}

function emptyCell(column: number, type = 'n', style = 0): XlsxCell {
  return { column, type, style, value: '', inline: '', isFormula: false };
}

function xlsxCellText(cell: XlsxCell, context: XlsxContext): string {
  const { strings, styles, system, isRecalculated } = context;
  const value = cell.value.trim();
  const isMissing = value === '' || (isRecalculated && value === '0');
  switch (cell.type) {
    case 'inlineStr':
      return cell.inline;
    case 's':
      return value === '' ? '' : (strings[Number(value)] ?? '');
    case 'str':
      return plainText(cell.value);
    case 'b':
      return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return value;
    case 'd':
      return value.slice(0, 10);
    default:
      if (cell.isFormula && isMissing) return noResult;
      if (value === '' || !Number.isFinite(Number(value))) return '';
      return numberText(Number(value), styles[cell.style], system);
  }
}

const maxSheetColumns = 16_384;

/** `"AB12"` → row 12, column 27. */
function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = '', row = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column < 0 || column >= maxSheetColumns) {
    throw new StockFileError(`The spreadsheet is damaged: it has a cell “${reference}”`);
  }
  return { row: Number(row), column };
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
  close(): void;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly hasComments: boolean;
  readonly top: readonly SheetRow[];
  /** Hidden ones too: a filter hides stock. */
  rows(): AsyncGenerator<SheetRow>;
}

const maxSheets = 200;
const maxTallCells = 50_000;

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
      const kind = localName(element);
      if (kind === 'sheet') {
        const { name = '', state = 'visible' } = attributes;
        const id = Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1] ?? '';
        sheets.push({ name, id, isHidden: state !== 'visible' });
      }
      if (kind === 'workbookPr') is1904 = isOn('date1904');
      if (kind === 'calcPr') isRecalculated = isOn('fullCalcOnLoad');
    },
  });
  if (sheets.length > maxSheets) {
    throw new StockFileError(`The spreadsheet has ${sheets.length} sheets; ${maxSheets} fit`);
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
  const filled = mergedCells(tallCells);
  const rows: SheetRow[] = [];
  const reader = rowsReader(context, rows);
  for await (const row of readXml(archive.read(part), reader, rows)) yield filled(row);
}

function rowsReader(context: XlsxContext, rows: SheetRow[]): XmlReader {
  const inline = new RichText();
  let [length, number] = [0, 0];
  let cells: string[] = [];
  let cell = emptyCell(-1);
  let isValue = false;
  let isColored = false;
  function count(text: string): void {
    length += text.length;
    if (length <= maxRowLength) return;
    const max = maxRowLength.toLocaleString('en-US');
    throw new StockFileError(`Row ${number} has more than ${max} characters`);
  }
  return {
    open(element, { r, t = 'n', s = '0' }) {
      const name = localName(element);
      inline.open(name);
      if (name === 'row') {
        number = r === undefined ? number + 1 : placeOf(`A${r}`).row;
        [length, cells, isColored, cell] = [0, [], false, emptyCell(-1)];
      } else if (name === 'c') {
        const column = r === undefined ? cell.column + 1 : placeOf(r).column;
        cell = emptyCell(column, t, Number(s));
        isColored ||= context.coloredStyles.has(Number(s));
      } else if (name === 'v') {
        isValue = true;
      } else if (name === 'f') {
        cell.isFormula = true;
      }
    },
    text(text) {
      count(text);
      if (isValue) cell.value += text;
      inline.add(text);
    },
    close(element) {
      const name = localName(element);
      inline.close(name);
      if (name === 'v') {
        isValue = false;
      } else if (name === 'c') {
        cell.inline = inline.take();
        const text = xlsxCellText(cell, context);
        if (cell.type === 's') count(text);
        if (text !== '') put(cells, cell.column, text);
      } else if (name === 'row') {
        rows.push({ number, cells, isColored });
      }
    },
  };
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
      if (tallCells.length > maxTallCells) {
        throw new StockFileError(`The spreadsheet has more than ${maxTallCells} merged cells`);
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

/** Copies a merged cell into each of its rows; empty rows stay empty. */
function mergedCells(tallCells: readonly TallCell[]): (row: SheetRow) => SheetRow {
  const byRow = Map.groupBy(tallCells, ({ row }) => row);
  const above = new Map<number, { text: string; lastRow: number }>();
  return (row) => {
    const { number, cells } = row;
    for (const { column, lastRow } of byRow.get(number) ?? []) {
      above.set(column, { text: cells[column] ?? '', lastRow });
    }
    if (above.size === 0 || cells.every((cell) => cell.trim() === '')) return row;
    const all = [...cells];
    for (const [column, { text, lastRow }] of above) {
      if (number > lastRow) above.delete(column);
      else if ((all[column] ?? '').trim() === '') put(all, column, text);
    }
    return { ...row, cells: all };
  };
}

function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}
