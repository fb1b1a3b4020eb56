import { expect, test } from 'vitest';
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
