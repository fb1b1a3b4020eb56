import { expect, test } from 'vitest';
import { InventoryRig, stockFixture } from '../../test/support/inventory-rig.ts';

const rig = new InventoryRig();

const state = () => rig.store.catalogue.list();
const fileText = (rows: unknown) =>
  JSON.stringify(rows, (key, value) => (key === 'offer' ? undefined : value));

// spec S18.2, S19.1
test.each([
  ['dms.csv', [], 4, 1],
  ['odd-headers.tsv', [], 3, 0],
  ['flat.json', [], 2, 0],
  ['nested.json', ['--mapping', stockFixture('nested.mapping.json')], 2, 0],
])(
  '%s becomes the stock, and coming again changes nothing',
  async (name, more, count, soldInFile) => {
    const first = await rig.dealer('inventory import', '--really', stockFixture(name), ...more);
    expect(first).toMatchObject({ code: 0, out: '' });
    expect(first.err).toContain(`${count} added, 0 changed, 32 sold, 0 kept\n`);
    const after = await state();
    expect(after.filter(({ withdrawnAt }) => withdrawnAt === undefined)).toHaveLength(
      count - soldInFile,
    );
    expect(
      after.filter(({ withdrawnAt }) => withdrawnAt === '2026-05-02T12:00:00.000Z'),
    ).toHaveLength(32 + soldInFile);
    const version = await rig.store.catalogue.version();
    const second = await rig.dealer('inventory import', '--really', stockFixture(name), ...more);
    expect(second.err).toContain(`0 added, 0 changed, 0 sold, ${count} kept\n`);
    expect(await state()).toEqual(after);
    expect(await rig.store.catalogue.version()).toBe(version);
  },
);

// How the store takes so many is in its own tests.
test('50,000 rows are read, and compared with the stock', async () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `U-${index},Tomberlin,Cart ${index},"$${(5000 + index).toLocaleString('en-US')}"`,
  );
  const file = await rig.fileOf(['stock,make,name,price', ...rows].join('\r\n'));
  const { code, out } = await rig.dealer('inventory import', '--really', '--dry-run', file);
  expect(code).toBe(0);
  expect(out).toContain('Added: 50000\n  U-0 Cart 0\n');
  expect(out).toContain('Sold (out of stock from now on): 32\n');
});

// spec S18.2
test('a dry run reports what would change and changes nothing', async () => {
  const before = await state();
  const [same, changed] = before;
  const sameRow = { ...same, offer: undefined };
  const rows = [
    sameRow,
    { ...changed, offer: undefined, price: 1 },
    { name: 'New one', make: 'Tomberlin' },
  ];
  const file = await rig.fileOf(fileText(rows), 'stock.json');
  const { code, out } = await rig.dealer('inventory import', '--really', file, '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('Added: 1\n  new-one New one\n');
  expect(out).toContain(`Changed: 1\n  ${changed?.id} ${changed?.name}  (price $16,995 → $1)\n`);
  expect(out).toContain('Sold (out of stock from now on): 30\n');
  expect(out).toContain(`Kept: 1\n  ${same?.id} ${same?.name}\n`);
  expect(await state()).toEqual(before);
});

// spec S19.17
test.each([
  ['make,name\n', 'stock.csv', 'The file has no rows; the stock is not emptied'],
  ['make,name\nDenago,\n', 'stock.csv', 'No row of the file can be used'],
  ['{"vehicles":[{"make":"Den', 'stock.json', 'cut off'],
])('%s never empties the stock', async (content, name, message) => {
  const before = await state();
  const file = await rig.fileOf(content, name);
  const { code, err } = await rig.dealer('inventory import', '--really', file);
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(await state()).toEqual(before);
});

test('a wrong mapping is a misuse', async () => {
  const mapping = stockFixture('nested.mapping.json');
  for (const [file, words] of [
    [mapping, 'no list of rows'],
    ['/no.json', 'The mapping /no.json'],
  ]) {
    const args = [stockFixture('flat.json'), '--mapping', file ?? ''];
    const { code, err } = await rig.dealer('inventory import', ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(words ?? '')]);
  }
});
