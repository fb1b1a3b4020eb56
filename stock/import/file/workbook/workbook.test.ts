import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { odsOf, rowOf, xlsxOf } from '../../../../test/support/workbook.ts';
import { fieldOfHeader } from '../../row/stock-field.ts';
import { openStockFile } from '../stock-file.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/workbooks/', import.meta.url));

async function rowsOf(file: string) {
  const opened = await openStockFile(file);
  if (opened.kind !== 'table') throw new Error('no table');
  const rows: [number, ...unknown[]][] = [];
  let sheets: readonly string[] = [];
  const isHeading = (cell: string) => fieldOfHeader(cell) !== undefined;
  const onSheets = (sheet: string, others: readonly string[]) => {
    sheets = [sheet, ...others];
  };
  for await (const { number, entries } of opened.rows(isHeading, onSheets)) {
    rows.push([number, ...entries.map(([, cell]) => cell)]);
  }
  return { rows, sheets };
}

async function written(bytes: Buffer, name = 'stock.xlsx'): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'workbook-')), name);
  await writeFile(file, bytes);
  return file;
}

/**
 * One table as five programs write it: titles above the headings, a make merged over two rows, a
 * hidden row, a comment, dates (one with its time), a percentage, prices in a format of money, a
 * number shown as 00123, TRUE and FALSE, a formula, a formula that fails, a hidden sheet before it
 * or behind it. Of openpyxl, which works no formula out, the results are missing.
 */
const table = [
  [
    5,
    ...['A101', 'Denago', 'Rover XL', '2025', 'New', '9995', 'Blue', '', '2026-03-01', '95%'],
    'First line\nsecond line',
  ],
  [
    6,
    ...['A102', 'Denago', 'Rover XL6', '2025', 'New', '10495.5', 'Red', 'FALSE', '2026-03-02'],
    ...['50%', 'Tom & Jerry <EV>, café'],
  ],
  [
    7,
    ...['00123', 'Club Car', 'Onward', '2019', 'Used', '8250.5', 'White', 'TRUE', '2019-12-31'],
    '100%',
  ],
  [8, 'A104', 'Club Car', 'DS', '2015', 'Used', '#DIV/0!', 'Tan'],
];
const unworked = (cell: unknown) => (cell === '10495.5' || cell === '#DIV/0!' ? '#CALC!' : cell);

/** spec S19.15 */
test.each([
  ['libreoffice.xlsx', table],
  ['libreoffice.ods', table],
  ['gnumeric.xlsx', table],
  ['gnumeric.ods', table],
  ['xlsxwriter-1904.xlsx', table],
  ['openpyxl.xlsx', table.map((row) => row.map(unworked))],
])('%s is read as it is shown', async (name, expected) => {
  const { rows, sheets } = await rowsOf(join(fixtures, name));
  expect(rows).toEqual(expected);
  expect(sheets[0]).toBe('Stock');
});

const heads = rowOf('Make', 'Name');

test.each<[string, Buffer, unknown[][]]>([
  ['cells without places', xlsxOf({ A: heads + rowOf('Denago', 'A') }), [[2, 'Denago', 'A']]],
  [
    'names of elements with a prefix',
    xlsxOf({ A: (heads + rowOf('Denago', 'A')).replace(/<(\/?)(\w)/g, '<$1x:$2') }),
    [[2, 'Denago', 'A']],
  ],
  [
    'text in runs, without how it is spoken',
    xlsxOf(
      { A: `${heads}<row r="9"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>` },
      {
        'xl/texts.xml':
          '<sst><si><r><t>Dena</t></r><r><t>go</t></r><rPh><t>x</t></rPh></si><si><t>A_x000D_B</t></si></sst>',
      },
    ),
    [[9, 'Denago', 'A\rB']],
  ],
  [
    'cells in any order of columns, and a date as text',
    xlsxOf({ A: `${heads}<row r="3"><c r="B3" t="d"><v>2026-03-01T00:00:00</v></c></row>` }),
    [[3, '', '2026-03-01']],
  ],
  [
    'a merged cell over rows of which one has nothing else',
    xlsxOf({
      A: `${heads}${rowOf('Denago', 'A')}<row/>${rowOf('', 'B')}</sheetData><mergeCells><mergeCell ref="A2:B4"/></mergeCells><sheetData>`,
    }),
    [
      [2, 'Denago', 'A'],
      [4, 'Denago', 'B'],
    ],
  ],
  [
    'an OpenDocument row that is repeated, and blank ones to the sheet’s end',
    odsOf(
      `<table:table table:name="A"><table:table-row><table:table-cell><text:p>Make</text:p></table:table-cell><table:table-cell><text:p>Name</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string" table:number-columns-repeated="2"><text:p>Den<text:span>a</text:span>go<text:s text:c="2"/>X</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16382"/></table:table-row><table:table-row table:number-rows-repeated="1048573"><table:table-cell/></table:table-row></table:table>`,
    ),
    [
      [2, 'Denago  X', 'Denago  X'],
      [3, 'Denago  X', 'Denago  X'],
    ],
  ],
  [
    'OpenDocument formulas of no type, with a result and without',
    odsOf(
      `<table:table table:name="A"><table:table-row><table:table-cell><text:p>Make</text:p></table:table-cell><table:table-cell><text:p>Name</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell table:formula="of:=[.C1]"><text:p>Denago</text:p></table:table-cell><table:table-cell table:formula="of:=[.D1]"/></table:table-row></table:table>`,
    ),
    [[2, 'Denago', '#CALC!']],
  ],
])('reads %s', async (_, bytes, expected) => {
  expect((await rowsOf(await written(bytes))).rows).toEqual(expected);
});

test('the sheet with the most headings is read; others that look like stock are named', async () => {
  const sold = rowOf('Make', 'Name') + rowOf('Denago', 'Sold');
  const stock = rowOf('Make', 'Name', 'Price') + rowOf('Denago', 'A', '1');
  const file = await written(xlsxOf({ Notes: rowOf('Call Kim'), Sold: sold, Stock: stock }));
  expect(await rowsOf(file)).toEqual({
    rows: [[2, 'Denago', 'A', '1']],
    sheets: ['Stock', 'Sold'],
  });
});
