import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeVehicle } from '../../store/contract/rig.ts';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { inventoryCommands } from './inventory.ts';

const rig = new DealerRig(inventoryCommands);
const dealer = (...argv: string[]) => rig.run(argv);
const carts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => makeVehicle(`cart-${from + n}`));
const inStock = async () =>
  (await rig.store.catalogue.list()).filter((one) => one.inStock).map(({ id }) => id);

const fileOf = (name: string, vehicles: readonly unknown[]) =>
  rig.fileOf(JSON.stringify(vehicles), name);

// spec S19.21
test('an import of a file that lacks a column it had has to be meant', async () => {
  const file = join(rig.folder, 'stock.csv');
  const importing = async (price: string, ...more: string[]) => {
    await writeFile(
      file,
      `Stock #,Arrived,Make,Model,${price},Comments\nA1,2026-05-01,Denago,Nomad,8000,dent\n`,
    );
    return dealer('inventory', 'import', file, ...more);
  };
  const { err } = await importing('Price');
  expect(err).toContain('  Stock #: shown to everyone as the stock number\n');
  expect(err).toContain('\n  Arrived: used as the in stock since; no one sees it\n');
  expect(err).toContain('\n  Comments: not used; no one sees it\n');
  expect(await importing('Our best price')).toMatchObject({
    code: 1,
    err: 'Columns not used: Our best price, Comments\nThe file no longer has the column “Price”. Nothing was changed. Add --really if that is right.\n',
  });
  expect((await rig.store.catalogue.list())[0]?.price).toBe(8000);
  expect((await importing('Our best price', '--really')).code).toBe(0);
});

// spec S18.3
test('history names what changed the stock, and undo takes it back', async () => {
  expect(await dealer('inventory', 'history')).toMatchObject({ code: 0, out: '' });
  await dealer('inventory', 'import', await fileOf('all.json', carts(0, 30)));
  await dealer('inventory', 'import', await fileOf('small.json', carts(29, 31)), '--really');
  const { out } = await dealer('inventory', 'history');
  expect(out).toContain('\n  cart-0 Cart cart-0: sold\n');
  expect(out).toContain('\n  cart-1 Cart cart-1: added\n');
  expect(out).toContain('\n  … and 20 more\n');
  const day = 'Sat, May 2, 2026, 8:00 AM';
  const lines = out.split('\n').filter((line) => !line.startsWith('  '));
  expect(lines.map((line) => line.slice(0, line.indexOf('.json')))).toEqual([
    `change 2, ${day}: 1 added, 0 changed, 29 sold (inventory import small`,
    `change 1, ${day}: 30 added, 0 changed, 0 sold (inventory import all`,
    '',
  ]);
  const undone = await dealer('inventory', 'undo');
  expect(undone).toMatchObject({ code: 0, err: expect.stringMatching(/^Taken back: .*small/) });
  expect(await inStock()).toEqual(carts(0, 30).map(({ id }) => id));
  expect((await dealer('inventory', 'history')).out).toMatch(
    /small.*\), taken back Sat, May 2, 2026, 8:00 AM/,
  );
  await dealer('inventory', 'undo');
  expect(await inStock()).toEqual([]);
  expect(await dealer('inventory', 'undo')).toMatchObject({
    code: 1,
    err: 'There is no such change to take back.\n',
  });
});

// spec S18.3
test('undo with a number takes back that change and says whose it is', async () => {
  await dealer('inventory', 'import', await fileOf('all.json', carts(0, 3)));
  const by = 'a link from the mail to kim@carts.example';
  const put = (id: string, price: number) =>
    rig.store.catalogue.apply(
      { put: [makeVehicle(id, { price })], withdraw: [] },
      '2026-05-02T12:00:00Z',
      { source: 'link in a mail', by, origin: 'hand' },
    );
  await put('cart-1', 7000);
  await put('cart-2', 8000);
  expect(await dealer('inventory', 'undo', '2')).toMatchObject({
    code: 0,
    err: expect.stringContaining(
      `Taken back: change 2, Sat, May 2, 2026, 8:00 AM: 0 added, 1 changed, 0 sold (link in a mail, by ${by})`,
    ),
  });
  const prices = (await rig.store.catalogue.list()).map(({ price }) => price);
  expect(prices).toEqual([12_995, 12_995, 8000]);
  const { out } = await dealer('inventory', 'history');
  expect(out).toMatch(/\n {2}cart-2 Cart cart-2: category.*; price \$12,995 → \$8,000\n/);
  expect((await dealer('inventory', 'undo', '2')).err).toMatch(/^Already taken back: change 2, /);
  expect((await dealer('inventory', 'undo', '9')).code).toBe(1);
  expect((await dealer('inventory', 'undo', 'x')).code).toBe(2);
  await put('cart-2', 8100);
  expect((await dealer('inventory', 'undo', '3')).err).toMatch(
    /^Nothing was taken back, because of later changes: cart-2 Cart cart-2\.$/m,
  );
});

// spec S19.1
test('of two imports at once the later one is the stock, not both together', async () => {
  const [one, two] = [await fileOf('one.json', carts(0, 3)), await fileOf('two.json', carts(2, 5))];
  const { catalogue } = rig.store;
  let readings = 0;
  const interrupted = {
    ...catalogue,
    async list(...args: Parameters<typeof catalogue.list>) {
      const listed = await catalogue.list(...args);
      readings += 1;
      // The first reading is the guard's, the second the plan's; then another import comes first.
      if (readings === 2) await dealer('inventory', 'import', two);
      return listed;
    },
  };
  const interruptedStore = async () => ({ ...rig.store, catalogue: interrupted });
  const first = await rig.run(['inventory', 'import', one], {}, { store: interruptedStore });
  expect(first).toMatchObject({ code: 0, err: expect.stringContaining('comparing again') });
  expect(first.err).toContain('2 added, 0 changed, 2 sold, 1 kept');
  expect((await inStock()).toSorted()).toEqual(['cart-0', 'cart-1', 'cart-2']);
});
