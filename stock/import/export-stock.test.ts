import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { stocked } from '../../test/support/cart.ts';
import { dealerVehicles } from '../../test/support/dealer-file.ts';
import { row } from '../../test/support/rows.ts';
import { readText } from '../../test/support/stock-file.ts';
import { stockCsv, stockJson } from './export-stock.ts';
import { templateCsv } from './field-guide.ts';
import { planImport } from './plan/import-plan.ts';
import { readStock } from './read-stock.ts';

/** Carts of which a spreadsheet, or a reader, could make something else. */
const odd: readonly Vehicle[] = [
  row({ id: 'a-1', name: 'Denago Nomad “Café”', description: 'Señor Núñez’s\n"as new"' }),
  row({ id: '00123', stockNumber: '00123', specifications: { model: '4.10', trim: '3-12' } }),
  row({ id: '12e4', stockNumber: '12E4', serialNumber: '1234567890123456789' }),
  row({ id: 'own-page', stockNumber: 'B7', name: '=1+1', brand: "'Quoted", features: ['a|b'] }),
  row({ id: 'b8', stockNumber: 'B8', features: ['one, two'], location: 'Barn 2', lifted: false }),
  row({ id: 'b9', stockNumber: 'B9', category: 'Utility', isNew: true, inStock: false }),
  row({
    ...{ id: 'b10', stockNumber: 'B10', location: 'pocono-pines', inStockSince: '2026-03-01' },
    specifications: {
      model: 'TRUE',
      seatingCapacity: 4,
      topSpeed: '25',
      cupholders: 8,
      deck: true,
    },
  }),
  row({ id: 'b11', stockNumber: 'B11', status: 'on-hold', inStock: false, description: '@x' }),
];

/** Added on New Year's Eve in New York. */
const stock = [
  ...dealerVehicles().filter(({ status }, at) => status !== 'sold' && (at < 2 || at % 9 === 0)),
  ...sampleVehicles,
  ...odd,
].map(stocked);

const readBack = (pieces: Iterable<string>, ending: string) =>
  readText([...pieces].join(''), `stock.${ending}`);

/** spec S18.8 */
test.each([
  ['csv', stockCsv],
  ['json', stockJson],
])('an export of the stock as %s changes nothing when it is imported', async (ending, write) => {
  const reading = await readBack(write(stock), ending);
  expect(reading).toMatchObject({ rejected: [], notes: [], unread: [] });
  const cells = ending === 'csv' ? cellsOf(write(stock)).flat() : [];
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(reading.vehicles).toEqual(
    stock.map(({ addedAt: _, updatedAt: __, offer: ___, ...vehicle }) => ({
      inStockSince: '2025-12-31',
      ...vehicle,
    })),
  );
  const { put, withdraw } = planImport(stock, reading).change;
  expect({ put, withdraw }).toEqual({ put: [], withdraw: [] });
});

/** A CSV of the odd carts, opened and saved again as a workbook by LibreOffice 7.4. */
test('an export that LibreOffice saved as .xlsx changes nothing', async () => {
  const file = fileURLToPath(new URL('./fixtures/workbooks/export.xlsx', import.meta.url));
  const reading = await readStock(file);
  expect(reading).toMatchObject({ rejected: [], notes: [], unread: [] });
  expect(planImport(odd.map(stocked), reading).change).toEqual({ put: [], withdraw: [] });
});

const cellsOf = (pieces: Iterable<string>): string[][] =>
  parse([...pieces].join(''), { bom: true });

test('the columns of a CSV are those of the template, one for each field, then what else there is', () => {
  const [template = []] = cellsOf([templateCsv()]);
  const [headings = [], first = []] = cellsOf(stockCsv(stock.slice(0, 1)));
  expect(headings).toEqual([...template, 'ID', 'Top speed']);
  const cells = Object.fromEntries(headings.map((heading, at) => [heading, first[at]]));
  expect(cells).toMatchObject({
    ...{ 'Stock number': 'LR2000', Make: 'Denago', Model: 'Rover XL', Year: '2025', Seats: '6' },
    ...{ Power: 'electric', 'Street legal': 'yes', 'In stock since': '2025-12-31', ID: '70000' },
  });
});

test('what is added to a CSV comes back in, also where facts are in one cell', async () => {
  const cart = stocked(row({ id: 'a', specifications: { seatingCapacity: '4', deck: true } }));
  const [headings = [], cells = []] = cellsOf(stockCsv([cart]));
  cells[headings.indexOf('Seats')] = '6';
  cells[headings.indexOf('In stock since')] = '3/1/2026';
  const text = [headings, cells].map((line) =>
    line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
  );
  const { vehicles } = await readBack([`${text.join('\n')}\n`], 'csv');
  expect(vehicles[0]).toMatchObject({
    inStockSince: '2026-03-01',
    specifications: { seatingCapacity: 6, deck: true },
  });
});

test('a copied row with a new stock number is a new cart, and a corrected model corrects the name', async () => {
  const [, first] = stock;
  if (first === undefined) throw new Error('no cart');
  const { id: _, ...rest } = first;
  const cart = { ...rest, id: 'lr2001' };
  const lines = [...stockCsv([cart])];
  const copy = lines[1]
    ?.replace('LR2001', 'X1')
    .replace('Rover XL', 'Nomad')
    .replace('JW1511-100007', 'JW9');
  const { vehicles } = await readBack([...lines, copy ?? ''], 'csv');
  expect(vehicles.map(({ id, name }) => [id, name])).toEqual([
    ['lr2001', '2025 Denago Rover XL'],
    ['x1', '2025 Denago Nomad'],
  ]);
});

test('carts that have left the stock, and fields of no table, are not exported', () => {
  const [first] = stock;
  if (first === undefined) throw new Error('the file is empty');
  const stored = { ...first, cost: 1 };
  expect([...stockJson([stored])].join('')).not.toContain('cost');
  const left = stocked({ ...first, withdrawnAt: '2026-02-01T00:00:00Z' });
  expect([...stockJson([left])].join('')).toBe('[]\n');
});
