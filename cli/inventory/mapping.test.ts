import { expect, test } from 'vitest';
import { csvLine } from '../../domain/text/csv-line.ts';
import { parseMapping } from '../../stock/import/mapping/mapping.ts';
import { readStock } from '../../stock/import/read-stock.ts';
import { fieldOfHeader, stockFields } from '../../stock/import/row/stock-field.ts';
import { dealerFile, dealerVehicles } from '../../test/support/dealer-file.ts';
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

/**
 * A vendor's table of 40 carts: names that begin with "cart", numbers for the places, pictures by the names of
 * files on the vendor's machine, and four rows that nobody can use.
 */
function vendorExport(): string {
  const faults: Readonly<Record<number, object>> = {
    ...{ 7: { webPrice: '#REF!' }, 9: { modelYear: 'soon' } },
    ...{ 21: { cartId: 70_020 }, 30: { cartMake: '' } },
  };
  const rows = Array.from({ length: 40 }, (_, n) => ({
    ...{ cartId: 70_000 + n, stockNo: `LR${2000 + n}`, cartMake: 'EZGO', cartModel: 'RXV' },
    ...{ modelYear: 2020, isUsed: n % 2 === 0, isElectric: n % 4 > 0, cartColor: 'Black' },
    ...{ locationId: n % 3 ? 412 : 977, webPrice: '$5,995.00', imageName: `${n}_1.jpg` },
    ...{ statusName: 'retail', comments: 'One owner.\nAsk.', internalNotes: 'floor price 5000' },
    ...faults[n],
  }));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))];
  return lines.map(csvLine).join('');
}

// spec S19.20
test('a suggested mapping is judged as an import judges it', async () => {
  const file = await rig.fileOf(vendorExport());
  const suggested = await dealer('mapping', file);
  expect(suggested.code).toBe(0);
  const map = await rig.fileOf(suggested.out, 'map.json');
  const tried = await dealer('import', file, '--mapping', map, '--dry-run', '--really');
  const lines = tried.err.split('\n').filter((line) => line !== '');
  expect(lines[0]).toBe(
    `Row 2 (LR2000): picture “photos/0_1.jpg” is not in ${rig.folder}/photos; it is left out`,
  );
  for (const line of lines) expect(suggested.err).toContain(`${line}\n`);
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^Row 9 \(LR2007\): price is “#REF!”/),
    "Row 11 (LR2009): year “soon” can't be read",
    'Row 23 (LR2021): it has the same id as row 22',
    'Row 32 (LR2030): the make is missing',
  ]);
  expect(suggested.err).toContain('36 of 40 rows can be used with this mapping.');
  const { vehicles } = await readStock(file, parseMapping(suggested.out));
  expect(vehicles[1]).toMatchObject({
    ...{ exteriorColor: 'Black', fuel: 'electric', condition: 'new', id: '70001', price: 5995 },
  });
  expect(vehicles[0]).toMatchObject({ fuel: 'gas', condition: 'used' });
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
