import { posix } from 'node:path';
import { topRows } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';
import type { Archive } from './archive.ts';
import { firstRows, type Sheet, type Workbook } from './workbook.ts';
import { tallCellsOf, xlsxRows } from './xlsx-rows.ts';
import { readSharedStrings, readStyles } from './xlsx-tables.ts';
import { localName, readAll } from './xml.ts';

/** Sheets of one workbook. */
const mostSheets = 200;

/** The part of an Office document that names all others: `xl/workbook.xml`, `word/document.xml`. */
export async function mainPart(archive: Archive): Promise<string | undefined> {
  const targets = await readTargets(archive, '');
  return [...targets.values()].find(({ type }) => type === 'officeDocument')?.part;
}

/**
 * Opens an Excel workbook (ECMA-376, part 1, 18).
 * @param main its main part
 * @throws {StockFileError} when it is damaged or beyond the limits
 */
export async function openXlsx(archive: Archive, main: string): Promise<Workbook> {
  const { sheets: listed, is1904, isRecalculated } = await readMain(archive, main);
  const targets = await readTargets(archive, main);
  const partOf = (type: string) => [...targets.values()].find((one) => one.type === type)?.part;
  const context = {
    strings: await readSharedStrings(archive, partOf('sharedStrings')),
    styles: await readStyles(archive, partOf('styles')),
    system: is1904 ? 1904 : 1900,
    isRecalculated,
  } as const;
  const sheets: Sheet[] = [];
  for (const { name, id, isHidden } of listed) {
    const target = targets.get(id);
    // The other kind of sheet is a chart.
    if (isHidden || target?.type !== 'worksheet') continue;
    const { part } = target;
    const top = await firstRows(xlsxRows(archive, part, context, []), topRows);
    sheets.push({
      name,
      top,
      async *rows() {
        yield* xlsxRows(archive, part, context, await tallCellsOf(archive, part));
      },
    });
  }
  return { sheets, close: archive.close };
}

interface ListedSheet {
  readonly name: string;
  readonly id: string;
  readonly isHidden: boolean;
}

async function readMain(archive: Archive, part: string) {
  const sheets: ListedSheet[] = [];
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
    close() {},
  });
  if (sheets.length > mostSheets) {
    throw new StockFileError(`The spreadsheet has ${sheets.length} sheets; ${mostSheets} fit`);
  }
  return { sheets, is1904, isRecalculated };
}

/** The parts that a part names, by the id it gives them. */
async function readTargets(archive: Archive, part: string) {
  const targets = new Map<string, { readonly part: string; readonly type: string }>();
  const { dir, base } = posix.parse(part);
  await readAll(archive.read(posix.join(dir, '_rels', `${base}.rels`)), {
    open(element, { Id = '', Type = '', Target = '' }) {
      if (localName(element) !== 'Relationship') return;
      const type = posix.basename(Type);
      targets.set(Id, { part: posix.resolve('/', dir, Target).slice(1), type });
    },
    close() {},
  });
  return targets;
}
