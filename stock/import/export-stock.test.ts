import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { dealerVehicles } from '../../test/support/dealer-file.ts';
import { row } from '../../test/support/rows.ts';
import { stockCsv, stockJson } from './export-stock.ts';
import { readStock } from './read-stock.ts';

const dates = { addedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const accented = row({
  id: 'a-1',
  name: 'Denago Nomad “Café”',
  brand: 'Denago',
  description: 'Señor Núñez’s',
});
const stock: readonly StockedVehicle[] = [...dealerVehicles(), accented].map((vehicle) => ({
  ...vehicle,
  ...dates,
}));

test.each([
  ['csv', stockCsv],
  ['json', stockJson],
])('443 carts and their accents come back from an export as %s', async (ending, write) => {
  const file = join(await mkdtemp(join(tmpdir(), 'export-')), `stock.${ending}`);
  await writeFile(file, [...write(stock)].join(''));
  const { vehicles, rejected, notes } = await readStock(file);
  expect({ rejected, notes }).toEqual({ rejected: [], notes: [] });
  expect(vehicles).toEqual([...dealerVehicles(), accented]);
});

test('a CSV begins with the mark by which spreadsheets know UTF-8', () => {
  expect([...stockCsv([])][0]).toMatch(/^\uFEFFid,name,brand,/);
});

test('carts that have left the stock, and fields of no table, are not exported', () => {
  const [first] = stock;
  if (first === undefined) throw new Error('the file is empty');
  const stored = { ...first, cost: 1 };
  expect([...stockJson([stored])].join('')).not.toContain('cost');
  expect([...stockJson([{ ...first, withdrawnAt: '2026-02-01T00:00:00Z' }])].join('')).toBe('[]\n');
});
