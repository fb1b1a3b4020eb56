import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { restoreStore } from '../../store/backup/restore.ts';
import { makeEnquiry, makeVehicle, openDatabase } from '../../store/contract/rig.ts';
import { type Migration, migrate, migrations } from '../../store/migrations.ts';
import { openStore, type StorePlace } from '../../store/open-store.ts';
import { sqliteFile } from '../../store/store-place.ts';
import { freshDatabase } from '../support/postgres.ts';

const program = fileURLToPath(new URL('../support/slow-migration.ts', import.meta.url));
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'laurel-migration-'));
  cleanups.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe.each(['sqlite', 'postgres'] as const)('a store on %s', (engine) => {
  async function place(): Promise<StorePlace> {
    const dataDir = folder();
    if (engine === 'sqlite') return { dataDir };
    const database = await freshDatabase();
    cleanups.push(() => database.drop());
    return { dataDir, databaseUrl: database.url };
  }

  test('is unchanged after a killed migration, and migrated by the next start', async () => {
    const at = await place();
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

  test('of a version before the first migration is refused in words, and left as it is', async () => {
    const at = await place();
    await (await openStore(at)).close();
    await asOfEarlierVersion(at);
    await expect(openStore(at)).rejects.toThrow('written by an earlier version of the site');
    const database = await openDatabase(at);
    expect(await sql`select id from stock`.execute(database.db)).toMatchObject({
      rows: [{ id: 1 }],
    });
    await database.db.destroy();
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
});

/** Makes a store look like one that other migrations have made. */
async function asOfEarlierVersion(at: StorePlace): Promise<void> {
  const { db } = await openDatabase(at);
  await sql`update schema_migrations set name = '0001-stock-leads-outbox'
            where name = ${migrations[0]?.name}`.execute(db);
  await db.destroy();
}

test('a backup of a version before the first migration is refused in words', async () => {
  const dataDir = folder();
  const backup = join(dataDir, sqliteFile);
  await (await openStore({ dataDir })).close();
  await asOfEarlierVersion({ dataDir });
  await expect(restoreStore({ dataDir: folder() }, backup, new Date())).rejects.toThrow(
    /can't be restored: .* an earlier version of the site.* Nothing was changed/,
  );
});

/** What migrations after the first remove from the version before, or require of what it writes. */
async function breaksOf([first, ...later]: readonly Migration[]): Promise<readonly string[]> {
  if (first === undefined) throw new Error('No migrations');
  const database = await openDatabase({ dataDir: folder() });
  const columns = async () => {
    const tables = await database.db.introspection.getTables();
    return new Map(
      tables.flatMap((table) =>
        table.columns.map((column) => [`${table.name}.${column.name}`, { ...column, table }]),
      ),
    );
  };
  const applied = [first];
  const breaks: string[] = [];
  await migrate(database, applied);
  for (const migration of later) {
    const before = await columns();
    applied.push(migration);
    await migrate(database, applied);
    const after = await columns();
    for (const [name, { dataType }] of before) {
      if (!after.has(name)) breaks.push(`${name} is gone`);
      else if (after.get(name)?.dataType !== dataType) breaks.push(`${name} is of another type`);
    }
    const oldTables = new Set([...before.values()].map(({ table }) => table.name));
    for (const [name, { isNullable, hasDefaultValue, table }] of after) {
      if (before.has(name) || !oldTables.has(table.name) || isNullable || hasDefaultValue) continue;
      breaks.push(`${name} has to be written`);
    }
  }
  await database.db.destroy();
  return breaks;
}

test('no migration after the first removes what the version before uses', async () => {
  expect(await breaksOf(migrations)).toEqual([]);
});

test.each([
  ['create table newer (id text primary key not null)', []],
  ['alter table enquiries add column newer text', []],
  ['alter table enquiries add column newer integer not null default 0', []],
  ['alter table enquiries drop column answered_by', ['enquiries.answered_by is gone']],
  ['alter table enquiries rename column spam to junk', ['enquiries.spam is gone']],
  ['drop table secrets', ['secrets.name is gone', 'secrets.value is gone']],
  ['alter table enquiries add column newer text not null', ['enquiries.newer has to be written']],
])('a second migration that says: %s', async (statement, breaks) => {
  const second: Migration = {
    name: '0002-invented',
    up: async (db) => void (await sql.raw(statement).execute(db)),
  };
  expect(await breaksOf([...migrations.slice(0, 1), second])).toEqual(breaks);
});
