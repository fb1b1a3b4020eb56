import { beforeEach, describe, expect, it, test } from 'vitest';
import { DealerRig } from '../../test/support/dealer-rig.ts';
import { inventoryCommands } from './inventory.ts';

const rig = new DealerRig(inventoryCommands);
beforeEach(() => importRows(rows));

const head = 'Stock #,Make,Model,Year,Price,Color,Seats,VIN,Serial #,Status,Sold';
const rover = 'A101,Denago,Rover XL,2025,9995,Blue,6,5LDGC4A1XRN000101,,,';
const precedent = 'U204,Club Car,Precedent,2018,5500,White,4,,PQ1834-812345,,';
const maverick = 'A107,Evolution,D5 Maverick 4,2025,7995,Red,4,,,on hold,';
const rows = [rover, precedent, maverick];

async function importRows(lines: readonly string[]) {
  const file = await rig.fileOf([head, ...lines].join('\n'));
  const { code, err } = await rig.run(['inventory', 'import', file]);
  expect(code, err).toBe(0);
  return err;
}

async function cart(id: string) {
  return (await rig.store.catalogue.list()).find((one) => one.id === id);
}

const set = (...words: string[]) => rig.run(['inventory', 'set', ...words]);

// spec S18.3
describe('inventory set', () => {
  it('reads values as an import does, and says old and new', async () => {
    const words = ['Price=$9,495 OBO', 'color=Forest Green', 'seats=4'];
    const { code, out, err } = await set('a101', ...words);
    expect([code, out]).toEqual([0, '']);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(
        /^A101 .*: price \$9,995 → \$9,495; exterior color Blue → Forest Green; seating capacity 6 → 4$/,
      ),
      'It stays until your stock file changes it.',
      '',
    ]);
    expect(await cart('a101')).toMatchObject({
      price: 9495,
      exteriorColor: 'Forest Green',
      specifications: { seatingCapacity: 4 },
      year: 2025,
      inStock: true,
    });
  });

  it('sets an unlikely price when that is meant, and says how it read one', async () => {
    expect(await set('A101', 'price=4.995,00', '--really')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^price “4.995,00” was read as \$4,995\nA101 .*→ \$4,995\n/),
    });
  });

  it.each(['U204', 'u204 ', 'PQ1834-812345'])('finds a cart by %s', async (key) => {
    await set(key, 'price=');
    expect((await cart('u204'))?.price).toBeUndefined();
  });

  it.each([
    [['nope', 'price=1'], 1, 'No cart has the id, stock number, VIN or serial number “nope”'],
    [['A101', 'price=cheap'], 1, "price “cheap” can't be read"],
    [['A101', 'price=4995'], 1, 'price $9,995 → $4,995 halves it or more. Add --really if that is'],
    [['A101', 'price=99950'], 1, 'price $9,995 → $99,950 doubles it or more. Add --really'],
    [['A101', 'Serial #=PQ1834-812345'], 1, 'U204 2018 Club Car Precedent has that number already'],
    [
      ['A101', 'colour of roof=red'],
      2,
      'There is no field “colour of roof”. The fields are listed by: dealer inventory fields',
    ],
    [['A101', 'prize=9000'], 2, 'There is no field “prize”. Did you mean “price”?'],
    [['A101', 'id=b'], 2, "“id” can't be set"],
    [['A101', 'price'], 2, '“price” has no =; write field=value'],
    [['A101', 'price=1', 'Asking price=2'], 2, 'price is given twice'],
  ])('answers %j with %i and changes nothing', async (words, code, message) => {
    const before = await rig.store.catalogue.version();
    const answer = await set(...words);
    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.err).toContain(message);
    expect(await rig.store.catalogue.version()).toBe(before);
  });

  it('asks for the id where several carts have the number', async () => {
    const [one, two] = await rig.store.catalogue.list();
    if (one === undefined || two === undefined) throw new Error('two carts are needed');
    const put = [one, two].map((vehicle) => ({ ...vehicle, stockNumber: 'SAME' }));
    await rig.store.catalogue.apply({ put, withdraw: [] }, '2026-05-02T12:00:00Z');
    const { code, err } = await set('same', 'price=1');
    expect([code, err]).toEqual([1, expect.stringContaining('name one by its id: a101, u204')]);
  });

  it('says where the file in STOCK_FROM says otherwise', async () => {
    const settings = { STOCK_FROM: '/stock.csv' };
    const { err } = await rig.run(['inventory', 'set', 'A101', 'price=9000'], settings);
    expect(err).toContain('The file in STOCK_FROM says otherwise');
    const back = await rig.run(['inventory', 'set', 'A101', 'price=9995'], settings);
    expect(back.err).toMatch(/^A101 .*: price \$9,000 → \$9,995\n$/);
    expect((await set('A101', 'price=9995')).err).toMatch(/already so\n$/);
  });
});

// spec S18.3
test.each([
  ['sold', 'A101', { status: 'sold', inStock: false }],
  ['hold', '5ldgc4a1xrn000101', { status: 'on-hold', inStock: false }],
  ['release', 'A107', { status: undefined, inStock: true }],
])('inventory %s is one change that can be taken back', async (verb, key, expected) => {
  const before = await rig.store.catalogue.list();
  const { code, err } = await rig.run(['inventory', verb, key]);
  expect([code, err]).toEqual([0, expect.stringContaining('→')]);
  const changed = (await rig.store.catalogue.list()).find(({ fileCells }) => fileCells);
  expect({ status: undefined, ...changed }).toMatchObject(expected);
  const isSold = verb === 'sold';
  expect(changed?.withdrawnAt !== undefined).toBe(isSold);
  const [latest] = await rig.store.catalogue.history();
  const counts = { added: 0, changed: isSold ? 0 : 1, withdrawn: isSold ? 1 : 0 };
  expect(latest).toMatchObject({ source: `inventory ${verb} ${key}`, ...counts });
  expect((await rig.run(['inventory', 'undo'])).code).toBe(0);
  expect(await rig.store.catalogue.list()).toEqual(before);
});

test('several carts are held at once, or none', async () => {
  const hold = (...keys: string[]) => rig.run(['inventory', 'hold', ...keys]);
  const { code, err } = await hold('A101', 'nope', 'U204');
  expect([code, err]).toEqual([1, expect.stringContaining('“nope”')]);
  expect((await cart('a101'))?.status).toBeUndefined();
  expect((await hold('A101', 'u204')).err.match(/→ on hold/gi)).toHaveLength(2);
  expect((await cart('u204'))?.status).toBe('on-hold');
});

// spec S19.14
describe('what was set by hand', () => {
  it('holds while the row of its cart is the same, whatever happens to other rows', async () => {
    await set('A101', 'price=9495');
    await rig.run(['inventory', 'sold', 'U204']);
    await rig.run(['inventory', 'release', 'A107']);
    const err = await importRows([maverick, rover, precedent, 'N1,Denago,Nomad,2025,1,,,,,,']);
    expect(err).toContain('1 added, 0 changed, 0 sold, 3 kept, 3 as set by hand');
    expect(await cart('a101')).toMatchObject({ price: 9495, inStock: true });
    expect(await cart('u204')).toMatchObject({ status: 'sold', withdrawnAt: expect.any(String) });
    expect(await cart('a107')).toMatchObject({ inStock: true });
  });

  it('sells a cart until its cells change, and offers one again that the file calls sold', async () => {
    const sold = [rover, `${precedent}yes`, maverick];
    await rig.run(['inventory', 'sold', 'U204']);
    await importRows(sold);
    expect(await cart('u204')).toMatchObject({ status: 'sold', withdrawnAt: expect.any(String) });
    expect((await set('U204', 'price=1')).err).toContain('first: inventory release U204');
    expect((await rig.run(['inventory', 'release', 'U204'])).err).toContain('back in stock');
    await importRows(sold);
    expect(await cart('u204')).toMatchObject({ inStock: true, price: 5500 });
    await importRows([rover, `${precedent}no`, maverick]);
    await importRows(sold);
    expect((await cart('u204'))?.withdrawnAt).toBeDefined();
  });

  it('leaves the stock with its row, and holds when the row is back', async () => {
    await rig.run(['inventory', 'hold', 'A101']);
    await importRows([precedent, maverick]);
    expect((await cart('a101'))?.withdrawnAt).toBeDefined();
    await importRows(rows);
    const back = await cart('a101');
    expect([back?.status, back?.withdrawnAt]).toEqual(['on-hold', undefined]);
  });
});
