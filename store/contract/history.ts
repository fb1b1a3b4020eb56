import { expect, it } from 'vitest';
import { makeVehicle, noon, type Rig } from './rig.ts';

const later = '2026-05-02T12:00:00.000Z';

export function historyContract(rig: Rig): void {
  it('applies a change only to the stock it was planned on', async () => {
    const [here, there] = await Promise.all([rig.open(), rig.open()]);
    const plannedOn = await here.catalogue.version();
    const changes = await Promise.all(
      [here, there].map(({ catalogue }, n) =>
        catalogue.apply({ put: [makeVehicle(`v${n}`)], withdraw: [] }, noon, { plannedOn }),
      ),
    );
    expect(changes.filter((one) => one === 'conflict')).toHaveLength(1);
    expect(changes).toContainEqual(expect.objectContaining({ number: 1, added: 1 }));
    expect(await here.catalogue.list()).toHaveLength(1);
    expect(await here.catalogue.history()).toHaveLength(1);
  });

  it('lists what each change did, and takes them back one after the other', async () => {
    const { catalogue } = await rig.open();
    expect(await catalogue.history()).toEqual([]);
    expect(await catalogue.undo(noon)).toEqual({ kind: 'nothing' });
    const put = ['a', 'b', 'c'].map((id) => makeVehicle(id));
    await catalogue.apply({ put, withdraw: [] }, noon, { source: 'first.csv', by: 'robin' });
    const atFirst = await catalogue.list();
    const change = { put: [makeVehicle('d'), makeVehicle('b', { price: 1 })], withdraw: ['a'] };
    await catalogue.apply(change, later, { source: 'second.csv' });
    const second = {
      ...{ number: 2, at: later, source: 'second.csv', added: 1, changed: 1, withdrawn: 1 },
    };
    const first = {
      ...{ number: 1, at: noon, source: 'first.csv', by: 'robin' },
      ...{ added: 3, changed: 0, withdrawn: 0 },
    };
    expect(await catalogue.history()).toEqual([second, first]);

    const version = await catalogue.version();
    const undone = await catalogue.undo(later);
    expect(undone).toEqual({ kind: 'done', change: { ...second, undoneAt: later }, undo: 3 });
    expect(await catalogue.version()).not.toBe(version);
    expect(await catalogue.list()).toEqual(atFirst);
    expect(await catalogue.undo(later)).toMatchObject({ kind: 'done', change: first });
    expect(await catalogue.list()).toEqual([]);
    expect(await catalogue.undo(later)).toEqual({ kind: 'nothing' });
    expect(await catalogue.history()).toMatchObject([
      { number: 4, source: 'undo of change 1: first.csv', undoes: 1, withdrawn: 3 },
      { number: 3, source: 'undo of change 2: second.csv', undoes: 2 },
      { number: 2, undoneAt: later },
      { number: 1, undoneAt: later },
    ]);
  });

  it('takes back one change and no other, says who, and takes an undo back', async () => {
    const { catalogue } = await rig.open();
    await catalogue.apply({ put: [makeVehicle('a'), makeVehicle('b')], withdraw: [] }, noon);
    const change = { put: [makeVehicle('a', { price: 1 }), makeVehicle('c')], withdraw: [] };
    const from = { source: 'stock.csv', origin: 'followed' } as const;
    await catalogue.apply(change, later, from);
    await catalogue.apply({ put: [makeVehicle('b', { price: 2 })], withdraw: [] }, later);
    const prices = async () =>
      (await catalogue.list()).flatMap(({ id, price, withdrawnAt }) =>
        withdrawnAt === undefined ? [`${id} ${price}`] : [],
      );
    const all = ['a 1', 'b 2', 'c 12995'];
    expect(await prices()).toEqual(all);

    const by = 'link, kim@carts.example';
    const undone = await catalogue.undo(later, { number: 2, by });
    expect(undone).toMatchObject({ kind: 'done', change: { number: 2, undoneBy: by } });
    expect(await prices()).toEqual(['a 12995', 'b 2']);
    expect(await catalogue.undo(later, { number: 2 })).toMatchObject({
      kind: 'already',
      change: { number: 2, undoneAt: later, undoneBy: by },
    });
    expect(await catalogue.undo(later, { number: 9 })).toEqual({ kind: 'nothing' });

    // The undo of change 2 is change 4, and is taken back by 5; that by 6.
    const again = await catalogue.undo(later, { number: 4, by });
    expect(again).toMatchObject({ kind: 'done', change: { number: 4, undoneBy: by }, undo: 5 });
    expect((await prices()).toSorted()).toEqual(all);
    const marks = async () =>
      (await catalogue.history()).filter(({ undoneAt }) => undoneAt).map(({ number }) => number);
    expect(await marks()).toEqual([4]);
    expect(await catalogue.undo(later, { number: 5 })).toMatchObject({ kind: 'done', undo: 6 });
    expect(await prices()).toEqual(['a 12995', 'b 2']);
    expect(await marks()).toEqual([5, 2]);
    expect(await catalogue.checkUndo(2)).toMatchObject({ kind: 'already' });
    // Without a number, an undo is passed over.
    expect(await catalogue.undo(later)).toMatchObject({ change: { number: 3 } });
    await catalogue.apply({ put: [makeVehicle('a', { price: 5 })], withdraw: [] }, later);
    expect(await catalogue.undo(later, { number: 6 })).toEqual({ kind: 'conflict', ids: ['a'] });
  });

  it('keeps what the file says of a cart set by hand, until it is put without it or that is taken back', async () => {
    const { catalogue } = await rig.open();
    const fileCells = async () => (await catalogue.list())[0]?.fileCells;
    await catalogue.apply({ put: [makeVehicle('a')], withdraw: [] }, noon);
    const sold = makeVehicle('a', { price: 1, status: 'sold', inStock: false });
    const byHand = { ...sold, fileCells: { price: 12_995, status: [null, true] } };
    await catalogue.apply({ put: [byHand], withdraw: ['a'] }, noon, { origin: 'hand' });
    expect(await fileCells()).toEqual(byHand.fileCells);
    await catalogue.apply({ put: [makeVehicle('a', { price: 2 })], withdraw: [] }, later);
    expect(await fileCells()).toBeUndefined();
    await catalogue.undo(later);
    expect(await fileCells()).toEqual(byHand.fileCells);
    await catalogue.undo(later);
    expect(await fileCells()).toBeUndefined();
  });

  it('keeps what a file that is read again says of carts whose change was taken back', async () => {
    const { catalogue } = await rig.open();
    const [a, b] = [makeVehicle('a'), makeVehicle('b')];
    await catalogue.apply({ put: [a, b], withdraw: [] }, noon);
    const put = [makeVehicle('a', { price: 1 }), makeVehicle('new')];
    await catalogue.apply({ put, withdraw: ['b'] }, later, { origin: 'followed' });
    await catalogue.undo(later);
    const [first, second, added] = await catalogue.list();
    expect(first).toMatchObject({ ...a, fileCells: { price: 1 } });
    expect(second).toMatchObject({ ...b, fileCells: { row: 'none' } });
    expect(added).toMatchObject({
      withdrawnAt: later,
      fileCells: { row: 'removed', price: 12_995 },
    });
    await catalogue.undo(later);
    expect((await catalogue.list()).map(({ id }) => id)).toEqual(['new']);
  });

  it('passes over what changes no cart, but only what the file says of it', async () => {
    const { catalogue } = await rig.open();
    const [cart, sold] = [makeVehicle('a', { price: 1 }), makeVehicle('a', { price: 2 })];
    await catalogue.apply({ put: [cart], withdraw: [] }, noon);
    await catalogue.apply({ put: [sold], withdraw: [] }, noon, { origin: 'hand' });
    const put = [{ ...sold, fileCells: { price: 1 } }];
    expect(await catalogue.apply({ put, withdraw: [] }, later)).toMatchObject({ changed: 0 });
    expect((await catalogue.list())[0]?.fileCells).toEqual({ price: 1 });
    expect(await catalogue.history()).toHaveLength(2);
    expect(await catalogue.undo(later)).toMatchObject({ kind: 'done', change: { number: 2 } });
    expect((await catalogue.list())[0]?.price).toBe(1);
  });

  it('forgets changes after 90 days', async () => {
    const { catalogue } = await rig.open();
    for (const [price, day] of ['2026-01-01', '2026-01-02', '2026-04-02'].entries()) {
      const put = [makeVehicle('a', { price })];
      await catalogue.apply({ put, withdraw: [] }, `${day}T12:00:00.000Z`, { source: day });
    }
    const sources = (await catalogue.history()).map(({ source }) => source);
    expect(sources).toEqual(['2026-04-02', '2026-01-02']);
  });
}
