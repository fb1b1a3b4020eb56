import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { parseMapping } from '../../stock/import/mapping/mapping.ts';
import { readStock } from '../../stock/import/read-stock.ts';
import { fieldOfHeader, stockFields } from '../../stock/import/row/stock-field.ts';
import { runDealer } from '../../test/support/dealer.ts';
import { dealerFile, dealerVehicles } from '../../test/support/dealer-file.ts';
import { inventoryCommands } from './inventory.ts';

/** None of these commands opens the store. */
function dealer(...argv: readonly string[]) {
  return runDealer(['inventory', ...argv], inventoryCommands, {
    store: () => Promise.reject(new Error('The store was opened')),
    settings: readSettings({}),
    now: new Date('2026-05-02T12:00:00Z'),
  });
}

async function fileOf(content: string, name: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'mapping-')), name);
  await writeFile(file, content);
  return file;
}

// spec S18.2
test('a vendor’s file is right at the second try: mapping, then import', async () => {
  const file = await fileOf(dealerFile(), 'stock.json');
  await expect(readStock(file)).rejects.toThrow(/dealer inventory mapping FILE/);
  const { code, out, err } = await dealer('mapping', file);
  expect(code).toBe(0);
  expect(err).toContain('443 rows, of which 443 can be imported');
  expect(err).toContain('  name: 2025 Denago Rover XL\n');
  const { vehicles } = await readStock(file, parseMapping(out));
  // The suggestion takes all pictures of a cart, up to 60.
  const shown = vehicles.map((vehicle) => ({ ...vehicle, images: vehicle.images.slice(0, 12) }));
  expect(shown).toEqual(dealerVehicles());
});

// spec S18.2, S19.4
test('every field is listed, and recognized by its label', async () => {
  const { out } = await dealer('fields');
  for (const [name, { label }] of Object.entries(stockFields)) {
    expect(out).toContain(`${name} (${label})\n`);
    expect(fieldOfHeader(label)?.field).toBe(name);
  }
});

// spec S18.2
test('the starter spreadsheet is read, except for its example', async () => {
  const { out } = await dealer('template');
  expect(out).toMatch(/^Stock number,Year,Make,/);
  const { vehicles, rejected, unread } = await readStock(await fileOf(out, 'template.csv'));
  expect({ vehicles, rejected, unread }).toEqual({ vehicles: [], rejected: [], unread: [] });
  const own = await readStock(await fileOf(out.replace('EXAMPLE', 'A-1'), 'own.csv'));
  expect(own.vehicles).toMatchObject([
    { id: 'a-1', name: '2025 Club Car Onward', condition: 'used', fuel: 'electric', lifted: false },
  ]);
});
