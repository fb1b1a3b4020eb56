import { expect, it } from 'vitest';
import { stocked } from '../../test/support/cart.ts';
import { hostileTexts } from './hostile.ts';
import { makeVehicle, noon, type Rig } from './rig.ts';

const later = '2026-05-02T12:00:00.000Z';

export function catalogueContract(rig: Rig): void {
  it('keeps the order, the first date and every field through changes', async () => {
    const { catalogue } = await rig.open();
    const full = makeVehicle('full', {
      price: 15_595.5,
      externalUrl: 'https://maker.example/full',
      year: 2026,
      vin: '1LRGC00000A000001',
      mileage: 0,
      streetLegal: false,
      msrp: 16_000,
      specifications: { zeta: 1.5, alpha: true, __proto__: undefined as never },
    });
    await catalogue.apply({ put: [full, makeVehicle('second')], withdraw: [] }, noon);
    await catalogue.apply(
      { put: [makeVehicle('third'), { ...full, price: undefined }], withdraw: [] },
      later,
    );
    const [first, second, third] = await catalogue.list();
    const { price: _, ...unpriced } = full;
    expect(first).toEqual(stocked({ ...unpriced, addedAt: noon, updatedAt: later }));
    expect(Object.keys(first?.specifications ?? {})).toEqual(Object.keys(full.specifications));
    expect(second).toEqual(stocked({ ...makeVehicle('second'), addedAt: noon, updatedAt: noon }));
    expect(third?.addedAt).toBe(later);
  });

  it('withdraws a vehicle once, and restores it when it comes back', async () => {
    const { catalogue } = await rig.open();
    await catalogue.apply({ put: [makeVehicle('a'), makeVehicle('b')], withdraw: [] }, noon);
    await catalogue.apply({ put: [], withdraw: ['a', 'unknown'] }, noon);
    await catalogue.apply({ put: [], withdraw: ['a'] }, later);
    const [gone, present] = await catalogue.list();
    expect(gone).toMatchObject({ id: 'a', withdrawnAt: noon, offer: { state: 'left' } });
    expect(present).toMatchObject({ id: 'b', offer: { isInStock: true } });
    if (gone === undefined) throw new Error('no vehicle');
    await catalogue.apply({ put: [{ ...gone, inStock: true }], withdraw: [] }, later);
    const [back] = await catalogue.list();
    expect(back).toEqual(stocked({ ...makeVehicle('a'), addedAt: noon, updatedAt: later }));
  });

  it('shows a change to every other connection, by its version', async () => {
    const [here, there] = await Promise.all([rig.open(), rig.open()]);
    const before = await there.catalogue.version();
    expect(await here.catalogue.version()).toBe(before);
    await here.catalogue.apply({ put: [makeVehicle('a')], withdraw: [] }, noon);
    const after = await there.catalogue.version();
    expect(after).not.toBe(before);
    expect(await here.catalogue.version()).toBe(after);
    expect(await there.catalogue.list()).toHaveLength(1);
    await there.catalogue.apply({ put: [], withdraw: ['a'] }, noon);
    expect(await here.catalogue.version()).not.toBe(after);
  });

  // spec S23.9
  it('lets others in while it reads a large stock', async () => {
    const { catalogue } = await rig.open();
    const put = Array.from({ length: 1_000 }, (_, n) => makeVehicle(`cart-${n}`));
    await catalogue.apply({ put, withdraw: [] }, noon);
    let turns = 0;
    let isRead = false;
    const reading = catalogue.list().finally(() => {
      isRead = true;
    });
    while (!isRead) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect(await reading).toHaveLength(1_000);
    expect(turns).toBeGreaterThan(3);
  });

  it('lists an unchanged vehicle as the same object, and a changed one anew', async () => {
    const [here, there] = await Promise.all([rig.open(), rig.open()]);
    await here.catalogue.apply({ put: [makeVehicle('a'), makeVehicle('b')], withdraw: [] }, noon);
    const [unchanged, before] = await here.catalogue.list();
    // Changed elsewhere, within the same millisecond.
    await there.catalogue.apply({ put: [makeVehicle('b', { price: 1 })], withdraw: [] }, noon);
    const [same, after] = await here.catalogue.list();
    expect(same).toBe(unchanged);
    expect(after).not.toBe(before);
    expect(after).toMatchObject({ id: 'b', price: 1 });
  });

  it('applies two concurrent changes one after the other', async () => {
    const [here, there] = await Promise.all([rig.open(), rig.open()]);
    const batch = (name: string) =>
      Array.from({ length: 600 }, (_, index) => makeVehicle(`${name}-${index}`));
    await Promise.all([
      here.catalogue.apply({ put: batch('a'), withdraw: [] }, noon),
      there.catalogue.apply({ put: batch('b'), withdraw: [] }, noon),
    ]);
    const ids = (await here.catalogue.list()).map(({ id }) => id);
    const halves = [ids.slice(0, 600).join(), ids.slice(600).join()].sort();
    expect(halves).toEqual([batch('a'), batch('b')].map((all) => all.map(({ id }) => id).join()));
  });

  it('applies a change whole or not at all', async () => {
    const { catalogue } = await rig.open();
    await catalogue.apply({ put: [makeVehicle('a')], withdraw: [] }, noon);
    const version = await catalogue.version();
    const bad = makeVehicle('bad', { inStock: true });
    Object.defineProperty(bad, 'id', { value: null });
    const put = [...Array.from({ length: 700 }, (_, n) => makeVehicle(`n${n}`)), bad];
    await expect(catalogue.apply({ put, withdraw: ['a'] }, noon)).rejects.toThrow();
    expect(await catalogue.version()).toBe(version);
    expect((await catalogue.list()).map(({ id, inStock }) => [id, inStock])).toEqual([['a', true]]);
  });

  it.each(hostileTexts)('keeps %s exactly', async (_, text) => {
    const { catalogue } = await rig.open();
    const vehicle = makeVehicle('odd', {
      name: text,
      description: text,
      features: [text],
      specifications: { [text]: text },
    });
    await catalogue.apply({ put: [vehicle], withdraw: [] }, noon);
    expect(await catalogue.list()).toEqual([
      stocked({ ...vehicle, addedAt: noon, updatedAt: noon }),
    ]);
  });

  // A statement takes 32,766 parameters on SQLite and 65,535 on PostgreSQL; a vehicle is nine.
  it('takes more vehicles in one change than a statement has parameters for', async () => {
    const { catalogue } = await rig.open();
    const count = rig.engine === 'sqlite' ? 4_000 : 8_000;
    const put = Array.from({ length: count }, (_, index) => makeVehicle(`cart-${index}`));
    await catalogue.apply({ put, withdraw: [] }, noon);
    const unknown = Array.from({ length: 8 * count }, (_, index) => `unknown-${index}`);
    const withdraw = [...put.slice(1).map(({ id }) => id), ...unknown];
    await catalogue.apply({ put: put.slice(0, 1), withdraw }, later);
    const listed = await catalogue.list();
    expect(listed.map(({ id }) => id)).toEqual(put.map(({ id }) => id));
    expect(listed.filter(({ inStock }) => inStock)).toHaveLength(1);
  });
}
