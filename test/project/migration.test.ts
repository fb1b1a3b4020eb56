import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { makeLead, makeVehicle, openDatabase } from '../../store/contract/rig.ts';
import { type Migration, migrate, migrations } from '../../store/migrations.ts';
import { openStore, type StorePlace } from '../../store/open-store.ts';
import { toLeadRow } from '../../store/table/leads.ts';
import { freshDatabase } from '../support/postgres.ts';

const program = fileURLToPath(new URL('../support/slow-migration.ts', import.meta.url));
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

describe.each(['sqlite', 'postgres'] as const)('a store on %s', (engine) => {
  async function place(): Promise<StorePlace> {
    const dataDir = mkdtempSync(join(tmpdir(), 'laurel-migration-'));
    cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
    if (engine === 'sqlite') return { dataDir };
    const database = await freshDatabase();
    cleanups.push(() => database.drop());
    return { dataDir, databaseUrl: database.url };
  }

  test('is unchanged after a killed migration, and migrated by the next start', async () => {
    const at = await place();
    const before = await openStore(at);
    const lead = makeLead();
    await before.leads.keep(lead, 'one', ['dealer']);
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
      expect((await store.leads.list()).map(({ id }) => id)).toEqual([lead.id]);
      await store.close();
    }
    const database = await openDatabase(at);
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow();
    await expect(sql`select half from leads`.execute(database.db)).rejects.toThrow();
    const whole: Migration = {
      name: '9999-half',
      up: (db) => db.schema.createTable('half').addColumn('id', 'integer').execute(),
    };
    expect(await migrate(database, [...migrations, whole])).toEqual(['9999-half']);
    await database.db.destroy();
  });

  test('filled by an earlier version names pictures that are published', async () => {
    const at = await place();
    const address = (view: string, width: number) =>
      `/pictures/carts/ev-city-${view}-${width}.webp`;
    const now = '2026-05-01T12:00:00.000Z';
    const before = await openStore(at);
    const images = [address('front', 1600), address('side', 1600), address('rear', 1600)];
    await before.catalogue.apply({ put: [makeVehicle('a', { images })], withdraw: [] }, now);
    await before.catalogue.apply({ put: [], withdraw: ['a'] }, now);
    const version = await before.catalogue.version();
    await before.close();
    const database = await openDatabase(at);
    const names = ['0007-narrower-pictures', '0014-one-webp'];
    await sql`delete from schema_migrations where name in (${sql.join(names)})`.execute(
      database.db,
    );
    await database.db.destroy();

    const store = await openStore(at);
    cleanups.push(() => store.close());
    expect(store.migrated).toEqual(names);
    expect(await store.catalogue.version()).not.toBe(version);
    expect((await store.catalogue.undo(now)).kind).toBe('undone');
    const [vehicle] = await store.catalogue.list();
    expect(vehicle).toMatchObject({
      inStock: true,
      images: [address('front', 800), address('side', 800), address('rear', 800)],
    });
  });

  test('filled when mails to the staff had a queue of their own sends what waits, once', async () => {
    const at = await place();
    const database = await openDatabase(at);
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0008'),
    );
    const lead = { ...toLeadRow(makeLead({ id: 'lead' }), 'form') };
    const run = (query: ReturnType<typeof sql>) => query.execute(database.db);
    await database.db.insertInto('leads').values(lead).execute();
    await run(sql`insert into outbox
      (id, lead_id, kind, state, queued_at, due_at, attempts, trying_since, problem)
      values ('mail', 'lead', 'dealer', 'queued', 1, 2, 3, 4, 'busy')`);
    await run(sql`insert into staff_mails (key, queued_at, due_at, sent_at, subject, body) values
      ('waiting', 10, 20, null, 'Stock changed', '1 added'), ('sent', 10, 20, 30, 'Week', '')`);
    await database.db.destroy();

    const store = await openStore(at);
    cleanups.push(() => store.close());
    expect(await store.outbox.count()).toEqual({ queued: 2, sent: 1, dead: 0 });
    const claims = await store.outbox.claim(9, 60, new Date(100));
    expect(claims).toMatchObject([
      { id: 'mail', kind: 'dealer', leadId: 'lead', attempts: 4, problem: 'busy' },
      { id: 'waiting', kind: 'staff', mail: { subject: 'Stock changed', text: '1 added' } },
    ]);
    expect(claims[0]?.tryingSince).toBe(new Date(4).toISOString());
    const mail = { subject: 'Week', text: '' };
    expect(await store.outbox.queue('sent', mail, new Date(100))).toBe(false);
  });

  test('migrated by a newer version still serves the version before', async () => {
    const at = await place();
    await (await openStore(at)).close();
    const database = await openDatabase(at);
    // What the rule in store/migrations.ts allows.
    const next: Migration = {
      name: '9999-next',
      async up(db) {
        await db.schema.createTable('newer').addColumn('id', 'integer').execute();
        await db.schema.alterTable('leads').addColumn('newer', 'text').execute();
        await db.schema
          .alterTable('outbox')
          .addColumn('newer', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema.alterTable('vehicles').addColumn('newer', 'text').execute();
        await db.schema.createIndex('newer_leads').on('leads').columns(['newer']).execute();
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
    const { id } = await store.leads.keep(makeLead(), 'one', ['dealer']);
    expect((await store.leads.list()).map((lead) => lead.id)).toEqual([id]);
    const [claim] = await store.outbox.claim(1, 60, new Date());
    expect(claim?.leadId).toBe(id);
    if (claim !== undefined) expect(await store.outbox.markSent(claim)).toBe(true);
    expect(await store.rate.hit(['x'], 60, now)).toEqual([1]);
    expect((await store.leads.forget(makeLead().email)).enquiries).toBe(1);
    await store.close();
  });
});

test('no migration after the first removes what the version before uses', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-migration-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir });
  const [first, ...later] = migrations;
  if (first === undefined) throw new Error('No migrations');
  const columns = async () => {
    const tables = await database.db.introspection.getTables();
    return new Map(
      tables.flatMap(({ name, columns: all }) =>
        all.map((column) => [`${name}.${column.name}`, column] as const),
      ),
    );
  };
  const applied = [first];
  await migrate(database, applied);
  for (const migration of later) {
    const before = await columns();
    applied.push(migration);
    await migrate(database, applied);
    const after = await columns();
    for (const [name, { dataType }] of before) {
      expect([migration.name, name, after.get(name)?.dataType]).toEqual([
        migration.name,
        name,
        dataType,
      ]);
    }
    for (const [name, { isNullable, hasDefaultValue }] of after) {
      const isNewTable = ![...before.keys()].some(
        (old) => old.split('.')[0] === name.split('.')[0],
      );
      expect([name, before.has(name) || isNewTable || isNullable || hasDefaultValue]).toEqual([
        name,
        true,
      ]);
    }
  }
  await database.db.destroy();
});
