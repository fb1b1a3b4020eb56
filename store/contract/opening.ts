import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Migration, migrate, migrations } from '../migrations.ts';
import { openStore } from '../open-store.ts';
import { makeEnquiry, makeVehicle, openDatabase, type Rig } from './rig.ts';

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
    const migration = (cut: boolean): Migration => ({
      name: '9999-half',
      async up(db) {
        await db.schema.createTable('half').addColumn('id', 'integer').execute();
        await db.schema.alterTable('enquiries').addColumn('half', 'text').execute();
        if (cut) throw new Error('power cut');
      },
    });
    await expect(migrate(database, [...migrations, migration(true)])).rejects.toThrow('power cut');
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow();
    await expect(sql`select half from enquiries`.execute(database.db)).rejects.toThrow();
    expect(await migrate(database, [...migrations, migration(false)])).toEqual(['9999-half']);
    expect(await migrate(database)).toEqual([]);
    await database.db.destroy();
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

  it('of a version before the first migration is refused in words, and left as it is', async () => {
    const at = rig.place();
    await (await openStore(at)).close();
    const database = await openDatabase(at);
    await sql`update schema_migrations set name = '0001-stock-leads-outbox'
              where name = ${migrations[0]?.name}`.execute(database.db);
    await expect(openStore(at)).rejects.toThrow('written by an earlier version of the site');
    expect(await sql`select id from stock`.execute(database.db)).toMatchObject({
      rows: [{ id: 1 }],
    });
    await database.db.destroy();
  });

  it('migrated by a newer version still serves the version before', async () => {
    const at = rig.place();
    await (await openStore(at)).close();
    const database = await openDatabase(at);
    // What the rule in store/migrations.ts allows.
    const next: Migration = {
      name: '9999-next',
      async up(db) {
        await db.schema.createTable('newer').addColumn('id', 'integer').execute();
        await db.schema.alterTable('enquiries').addColumn('newer', 'text').execute();
        await db.schema
          .alterTable('outbox')
          .addColumn('newer', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema.alterTable('vehicles').addColumn('newer', 'text').execute();
        await db.schema.createIndex('newer_enquiries').on('enquiries').columns(['newer']).execute();
      },
    };
    await migrate(database, [...migrations, next]);
    await database.db.destroy();

    const store = await openStore(at);
    expect(store.migrated).toEqual([]);
    const now = new Date();
    for (const price of [2, 1]) {
      const put = [makeVehicle('a', { price })];
      await store.catalogue.apply({ put, withdraw: [] }, now.toISOString());
    }
    expect(await store.catalogue.list()).toMatchObject([{ id: 'a', price: 1 }]);
    const { id } = await store.enquiries.keep(makeEnquiry(), 'one', ['dealer']);
    expect((await Array.fromAsync(store.enquiries.stream())).map((enquiry) => enquiry.id)).toEqual([
      id,
    ]);
    const [claim] = await store.outbox.claim(1, 60, new Date());
    expect(claim?.enquiryId).toBe(id);
    if (claim !== undefined) expect(await store.outbox.markSent(claim)).toBe(true);
    expect(await store.rate.hit('x', 60, now)).toBe(1);
    expect((await store.enquiries.forget(makeEnquiry().email)).enquiries).toBe(1);
    await store.close();
  });
}
