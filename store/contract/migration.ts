import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Migration, migrate, migrations } from '../migrations.ts';
import { openStore, type StorePlace } from '../open-store.ts';
import { makeEnquiry, makeVehicle, openDatabase, type Rig } from './rig.ts';

const program = fileURLToPath(new URL('slow-migration.ts', import.meta.url));

export function migrationContract(rig: Rig): void {
  it('is unchanged after a killed migration, and migrated by the next start', async () => {
    const at = rig.place();
    const before = await openStore(at);
    const enquiry = makeEnquiry();
    await before.enquiries.keep(enquiry, 'one', ['dealer']);
    await before.close();
    for (let time = 0; time < 3; time += 1) {
      const child = spawn(process.execPath, [program, at.dataDir, at.databaseUrl ?? ''], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
      const store = await openStore(at);
      expect(store.migrated).toEqual([]);
      expect((await Array.fromAsync(store.enquiries.stream())).map(({ id }) => id)).toEqual([
        enquiry.id,
      ]);
      await store.close();
    }
    const database = await openDatabase(at);
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow();
    await expect(sql`select half from enquiries`.execute(database.db)).rejects.toThrow();
    const whole: Migration = {
      name: '9999-half',
      up: (db) => db.schema.createTable('half').addColumn('id', 'integer').execute(),
    };
    expect(await migrate(database, [...migrations, whole])).toEqual(['9999-half']);
    await database.db.destroy();
  });

  it('of a version before the first migration is refused in words, and left as it is', async () => {
    const at = rig.place();
    await (await openStore(at)).close();
    await asOfEarlierVersion(at);
    await expect(openStore(at)).rejects.toThrow('written by an earlier version of the site');
    const database = await openDatabase(at);
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
    await store.catalogue.apply({ put: [makeVehicle('a')], withdraw: [] }, now.toISOString());
    await store.catalogue.apply(
      { put: [makeVehicle('a', { price: 1 })], withdraw: [] },
      now.toISOString(),
    );
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

/** Makes a store look like one that other migrations have made. */
export async function asOfEarlierVersion(at: StorePlace): Promise<void> {
  const { db } = await openDatabase(at);
  await sql`update schema_migrations set name = '0001-stock-leads-outbox'
            where name = ${migrations[0]?.name}`.execute(db);
  await db.destroy();
}
