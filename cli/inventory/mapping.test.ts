import { expect, test } from 'vitest';
import { parseMapping } from '../../stock/import/mapping/mapping.ts';
import { readStock } from '../../stock/import/read-stock.ts';
import { fieldOfHeader, stockFields } from '../../stock/import/row/stock-field.ts';
import { dealerFile, dealerVehicles, vendorExport } from '../../test/support/dealer-file.ts';
import { InventoryRig } from '../../test/support/inventory-rig.ts';

const rig = new InventoryRig();
const dealer = (name: string, ...args: string[]) => rig.dealer(`inventory ${name}`, ...args);

// spec S18.2
test('a vendor’s file is right at the second try: mapping, then import', async () => {
  const file = await rig.fileOf(dealerFile(), 'stock.json');
  await expect(readStock(file)).rejects.toThrow(/dealer inventory mapping FILE/);
  const { code, out, err } = await dealer('mapping', file);
  expect(code).toBe(0);
  expect(err).toContain(
    '443 of 443 rows can be used with this mapping. Imported now: nothing. 30 of the 30 carts in stock would leave the site.',
  );
  expect(err).toContain('  name: 2025 Denago Rover XL\n');
  expect(err).toMatch(/“pricing.cost”.*own business/);
  const { vehicles } = await readStock(file, parseMapping(out));
  // The suggestion takes all pictures of a cart, up to 60.
  const firstPictures = vehicles.map((vehicle) => ({
    ...vehicle,
    images: vehicle.images.slice(0, 12),
  }));
  expect(firstPictures).toEqual(dealerVehicles());
});

// spec S19.20
test('a suggested mapping is judged as an import judges it', async () => {
  const file = await rig.fileOf(vendorExport());
  const suggested = await dealer('mapping', file);
  expect(suggested.code).toBe(0);
  const map = await rig.fileOf(suggested.out, 'map.json');
  const tried = await dealer('import', file, '--mapping', map, '--dry-run', '--really');
  const lines = tried.err.split('\n').filter((line) => line !== '');
  expect(lines.slice(0, 2)).toEqual([
    `Row 2 (LR2000): picture “photos/70000_1.jpg” is not in ${rig.folder}/photos; it is left out`,
    `Row 3 (LR2001): picture “photos/70001_1.jpg” is not in ${rig.folder}/photos; it is left out`,
  ]);
  for (const line of lines) expect(suggested.err).toContain(`${line}\n`);
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^Row 9 \(LR2007\): price is “#REF!”/),
    "Row 92 (LR2090): year “soon” can't be read",
    'Row 213 (LR2211): it has the same id as row 212',
    'Row 302 (LR2300): the make is missing',
  ]);
  expect(suggested.err).toContain('439 of 443 rows can be used with this mapping.');
  const { vehicles } = await readStock(file, parseMapping(suggested.out));
  expect(vehicles[1]).toMatchObject({
    ...{ exteriorColor: 'Black', fuel: 'electric', condition: 'new', id: '70001', price: 9995 },
  });
  expect(vehicles.filter(({ fuel }) => fuel === 'gas')).toHaveLength(69);
  expect(vehicles.every(({ location }) => location === undefined)).toBe(true);
  const plain = 'Make,Model,Is Electric,Is Gas\nEZGO,TXT,no,\nEZGO,RXV,,No\nEZGO,S4,,\n';
  const plainReading = await readStock(await rig.fileOf(plain, 'plain.csv'));
  expect(plainReading.vehicles.map(({ fuel }) => fuel)).toEqual(['gas', 'electric', undefined]);
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
  const { vehicles, rejected, unread } = await readStock(await rig.fileOf(out, 'template.csv'));
  expect({ vehicles, rejected, unread }).toEqual({ vehicles: [], rejected: [], unread: [] });
  const own = await readStock(await rig.fileOf(out.replace('EXAMPLE', 'A-1'), 'own.csv'));
  expect(own.vehicles).toMatchObject([
    { id: 'a-1', name: '2025 Club Car Onward', condition: 'used', fuel: 'electric', lifted: false },
  ]);
});
