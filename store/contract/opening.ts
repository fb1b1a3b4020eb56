import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Migration, migrate, migrations } from '../migrations.ts';
import { makeVehicle, openDatabase, type Rig } from './rig.ts';

export function openingContract(rig: Rig): void {
  it('opens, and migrates only once', async () => {
    const first = await rig.open();
    await first.check();
    expect(first.engine).toBe(rig.engine);
    expect(first.migrated).toEqual(migrations.map(({ name }) => name));
    expect((await rig.open()).migrated).toEqual([]);
    expect(await first.catalogue.list()).toEqual([]);
  });

  it('is migrated by exactly one of many that open it at once', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => rig.open()));
    const applied = stores.flatMap(({ migrated }) => migrated);
    // In any order: one may apply the first, another the next.
    expect(applied.toSorted()).toEqual(migrations.map(({ name }) => name));
  });

  it('undoes an interrupted migration and does it at the next start', async () => {
    const database = await openDatabase(rig.place());
    const half: Migration = {
      name: '9999-half',
      async up(db) {
        await db.schema.createTable('half').addColumn('id', 'integer').execute();
        throw new Error('power cut');
      },
    };
    const whole: Migration = {
      ...half,
      up: (db) => db.schema.createTable('half').addColumn('id', 'integer').execute(),
    };
    await expect(migrate(database, [...migrations, half])).rejects.toThrow('power cut');
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow();
    expect(await migrate(database, [...migrations, whole])).toEqual(['9999-half']);
    expect(await migrate(database)).toEqual([]);
    await database.db.destroy();
  });

  it('rejects when the store no longer answers', async () => {
    const store = await rig.open();
    await store.close();
    await expect(store.check()).rejects.toThrow();
    await expect(store.catalogue.version()).rejects.toThrow();
  });

  it('is seeded by exactly one of many, and never over stock that was there', async () => {
    const stores = await Promise.all([rig.open(), rig.open(), rig.open(), rig.open()]);
    const sample = [makeVehicle('b'), makeVehicle('a')];
    const seeded = await Promise.all(
      stores.map(({ catalogue }) => catalogue.seed(sample, new Date().toISOString())),
    );
    expect(seeded.filter(Boolean)).toHaveLength(1);
    const [store] = stores;
    expect((await store?.catalogue.list())?.map(({ id }) => id)).toEqual(['b', 'a']);

    const dealers = await rig.open(await rig.another());
    const now = new Date().toISOString();
    await dealers.catalogue.apply({ put: [makeVehicle('own')], withdraw: [] }, now);
    await dealers.catalogue.apply({ put: [], withdraw: ['own'] }, now);
    expect(await dealers.catalogue.seed(sample, now)).toBe(false);
    expect((await dealers.catalogue.list()).map(({ id }) => id)).toEqual(['own']);
  });
}
