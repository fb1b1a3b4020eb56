import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stockFile } from '../../../../test/support/stock-file.ts';
import { rowOf, xlsxOf } from '../../../../test/support/workbook.ts';
import { fieldOfHeader } from '../../row/stock-field.ts';
import { openStockFile } from '../stock-file.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/workbooks/', import.meta.url));

async function rowsOf(file: string, sheets: readonly string[] = []) {
  const opened = await openStockFile(file);
  if (opened.kind !== 'table') throw new Error('no table');
  const rows: [number, ...unknown[]][] = [];
  const remarks: string[] = [];
  const isHeading = (cell: string) => fieldOfHeader(cell) !== undefined;
  const onRemark = (remark: string) => void remarks.push(remark);
  for await (const { number, sheet, entries } of opened.rows(isHeading, { sheets, onRemark })) {
    const cells = entries.map(([, cell]) => cell);
    const row = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    rows.push([number, ...(sheet === undefined ? [] : [sheet]), ...row]);
  }
  return { rows, remarks };
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
  ['gnumeric.xlsx', table],
  ['xlsxwriter-1904.xlsx', table],
  ['openpyxl.xlsx', table.map((row) => row.map(unworked))],
])('%s is read as it is shown', async (name, expected) => {
  const { rows, remarks } = await rowsOf(join(fixtures, name));
  expect(rows).toEqual(expected);
  expect(remarks[0]).toMatch(/^Sheet “Old” was not read: /);
  expect(remarks[1] ?? '').toMatch(name.startsWith('xlsxwriter') ? /^$/ : /^Cells have comments/);
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
    'text in runs',
    xlsxOf(
      { A: `${heads}<row r="9"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>` },
      {
        'xl/texts.xml':
          '<sst><si><r><t>Dena</t></r><r><t>go</t></r></si><si><t>A_x000D_B</t></si></sst>',
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
])('reads %s', async (_, bytes, expected) => {
  expect((await rowsOf(await stockFile(bytes))).rows).toEqual(expected);
});

const cart = (name: string) => rowOf('Denago', name);
const price = rowOf('Make', 'Name', 'Price');
const left = (name: string, reason: string) => `Sheet “${name}” was not read: ${reason}`;

// spec S19.15
test.each<[string, Record<string, string>, string[], unknown[][], string[]]>([
  [
    'sheets with the same headings are one stock',
    // Their names only begin like old and sold.
    { Notes: rowOf('Kim'), Golden: heads + cart('A'), Soldier: rowOf('NAME', 'Make') + cart('B') },
    [],
    [
      [2, 'Golden', 'Denago', 'A'],
      [2, 'Soldier', 'Denago', 'B'],
    ],
    [],
  ],
  [
    'the one with the most headings counts, and others that look like stock are named',
    { Rentals: heads + cart('A'), Stock: price + rowOf('Denago', 'B', '1') },
    [],
    [[2, 'Denago', 'B', '1']],
    [left('Rentals', 'its headings are not those of “Stock”')],
  ],
  [
    'sold carts, an archive and an old list are left',
    {
      Stock: heads + cart('A'),
      'SOLD 2025': heads + cart('B'),
      archive_1: heads + cart('C'),
      'Old stock': heads + cart('D'),
    },
    [],
    [[2, 'Denago', 'A']],
    ['SOLD 2025', 'archive_1', 'Old stock'].map((name) =>
      left(name, 'its name says sold, archive or old'),
    ),
  ],
  [
    'a setting names the sheets, with whatever headings and names',
    { New: heads + cart('A'), 'Old ': price + rowOf('Denago', 'B', '1'), Stock: price + cart('C') },
    ['new', 'OLD'],
    [
      [2, 'New', 'Denago', 'A'],
      [2, 'Old ', 'Denago', 'B', '1'],
    ],
    [left('Stock', 'STOCK_SHEETS does not name it')],
  ],
])('%s', async (_, sheets, names, rows, remarks) => {
  expect(await rowsOf(await stockFile(xlsxOf(sheets)), names)).toEqual({ rows, remarks });
});

test.each([
  [
    { Stock: heads + cart('A') },
    ['Used'],
    /no sheet “Used”, which STOCK_SHEETS names; it has “Stock”/,
  ],
  [{ Sold: heads + cart('A') }, [], /hidden, or its name says sold/],
])('%o with %j is refused', async (sheets, names, message) => {
  await expect(stockFile(xlsxOf(sheets)).then((file) => rowsOf(file, names))).rejects.toThrow(
    message,
  );
});
