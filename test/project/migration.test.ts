import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { restoreStore } from '../../store/backup/restore.ts';
import { asOfEarlierVersion } from '../../store/contract/migration.ts';
import { openDatabase } from '../../store/contract/rig.ts';
import { type Migration, migrate, migrations } from '../../store/migrations.ts';
import { openStore } from '../../store/open-store.ts';
import { sqliteFile } from '../../store/store-place.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'laurel-migration-'));
  cleanups.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
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
