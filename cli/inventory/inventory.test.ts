import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../store/open-store.ts';
import { InventoryRig, stockFixture } from '../../test/support/inventory-rig.ts';

const rig = new InventoryRig();

const state = () => rig.store.catalogue.list();

// spec S18.2, S19.1
test.each([
  ['dms.csv', [], 4, 1],
  ['nested.json', ['--mapping', stockFixture('nested.mapping.json')], 2, 0],
])(
  '%s becomes the stock, and coming again changes nothing',
  async (name, more, count, soldInFile) => {
    const first = await rig.dealer('inventory import', '--really', stockFixture(name), ...more);
    expect(first).toMatchObject({ code: 0, out: '' });
    expect(first.err).toContain(`${count} added, 0 changed, 32 sold, 0 kept\n`);
    const after = await state();
    const left = after.filter(({ withdrawnAt }) => withdrawnAt === '2026-05-02T12:00:00.000Z');
    expect([after.length, left.length]).toEqual([32 + count, 32 + soldInFile]);
    const version = await rig.store.catalogue.version();
    const second = await rig.dealer('inventory import', '--really', stockFixture(name), ...more);
    expect(second.err).toContain(`0 added, 0 changed, 0 sold, ${count} kept\n`);
    expect(await state()).toEqual(after);
    expect(await rig.store.catalogue.version()).toBe(version);
  },
);

// spec S18.2
test('a dry run reports what would change and changes nothing', async () => {
  const before = await state();
  const [same, changed] = before;
  const rows = [
    { ...same, offer: undefined },
    { ...changed, offer: undefined, price: 1 },
    { name: 'New one', make: 'Tomberlin' },
  ];
  const file = await rig.fileOf(JSON.stringify(rows), 'stock.json');
  const { code, out } = await rig.dealer('inventory import', '--really', file, '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('Added: 1\n  new-one New one\n');
  expect(out).toContain(`Changed: 1\n  ${changed?.id} ${changed?.name}  (price $16,995 → $1)\n`);
  expect(out).toContain('Sold (out of stock from now on): 30\n');
  expect(out).toContain(`Kept: 1\n  ${same?.id} ${same?.name}\n`);
  expect(await state()).toEqual(before);
});

// spec S19.17
test('a file without rows never empties the stock', async () => {
  const before = await state();
  const file = await rig.fileOf('make,name\n');
  const { code, err } = await rig.dealer('inventory import', '--really', file);
  const message = 'The file has no rows; the stock is not emptied';
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  expect(await state()).toEqual(before);
});

test('a wrong mapping is a misuse', async () => {
  for (const [mapping, words] of [
    [stockFixture('nested.mapping.json'), 'no list of rows'],
    ['/no.json', 'The mapping /no.json'],
  ] as const) {
    const args = [stockFixture('flat.json'), '--mapping', mapping];
    const { code, err } = await rig.dealer('inventory import', ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  }
});

// spec S18.2
test('the list is a table, filtered by words as the website understands them', async () => {
  await rig.dealer('inventory import', '--really', stockFixture('dms.csv'));
  const rowsOf = (out: string) => out.split('\n').slice(1, -1);
  const { out } = await rig.dealer('inventory list');
  expect(out).toMatch(/^STOCK # +NAME +BRAND +PRICE +STATUS +ID$/m);
  // What can be bought stands first.
  expect(rowsOf(out)[0]).toMatch(/^LR-\d+ /);
  expect(rowsOf(out).at(-1)).toMatch(/left on 2026-05-02 +\S+$/);
  const one = await rig.dealer('inventory list', 'LR-1001');
  expect(one.err).toBe(`1 cart of ${rowsOf(out).length}\n`);
  expect(rowsOf(one.out)).toEqual([
    expect.stringMatching(
      /^LR-1001 {2}2025 Denago Nomad XL +Denago +\$[\d,]+ {2}in stock +lr-1001$/,
    ),
  ]);
  const cheap = rowsOf((await rig.dealer('inventory list', 'denago', 'under', '9000')).out);
  expect(cheap.length).toBeGreaterThan(0);
  for (const row of cheap) expect(row).toMatch(/Denago .*\$[78],\d{3} /);
  // By its number a cart is found that has left the stock.
  const left = await rig.dealer('inventory list', 'Turfman-1000');
  expect(rowsOf(left.out)).toEqual([expect.stringMatching(/left on 2026-05-02 +turfman-1000$/)]);
  const none = await rig.dealer('inventory list', 'submarine');
  expect(none).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/^0 carts of/) });
});

// spec S18.5
test('feeds are checked in sum or unit by unit, and built into a folder', async () => {
  await rig.dealer('inventory import', '--really', stockFixture('dms.csv'));
  const { code, out } = await rig.dealer('feeds check');
  expect(code).toBe(0);
  expect(out).toMatch(/^google-vehicles {2}\d+ eligible, \d+ incomplete, \d+ not meant for it$/m);
  expect(out).toMatch(/^https?:\/\/.+\/feeds\/google-products\.xml\n/);
  expect(out).not.toContain('withdrawnAt');
  const all = await rig.dealer('feeds check', '--all');
  expect(all.out).toContain(out);
  expect(all.out).toContain(
    'lr-1001  2025 Denago Nomad XL\n  google-products  not meant: street legal',
  );
  expect(all.out).toMatch(/ev-city .*\n {2}google-products {2}not meant: left the stock/);
  const built = await rig.dealer('feeds build', '--out', join(rig.folder, 'out'));
  expect(built).toMatchObject({ code: 0, err: expect.stringContaining('meta-vehicles.csv\n') });
});

// spec S19.11
test('a row that can not be read is named by list and export, and left out', async () => {
  const raw = new DatabaseSync(join(rig.folder, sqliteFile));
  raw.exec(`update vehicles set body = '{"name":"Half"}' where id = 'ev-city'`);
  raw.close();
  for (const command of ['inventory list', 'inventory export']) {
    const { code, out, err } = await rig.dealer(command);
    expect([code, err]).toEqual([0, 'Left out: ev-city, whose row brand is missing\n']);
    expect(out).not.toContain('Half');
    expect(out).toContain('rover-xl6');
  }
});
