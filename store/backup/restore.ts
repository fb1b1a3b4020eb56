import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { type SqliteStore, storeOn } from '../engine/sqlite.ts';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { type StorePlace, sqliteFile } from '../store-place.ts';
import { inTransaction } from '../transaction.ts';
import { flush } from './backup.ts';
import { partialFile, wholePrefix } from './interrupted-restore.ts';
import { holdStoreAlone } from './store-lock.ts';

/**
 * Returns the earlier store's files. @throws, with nothing changed, for a missing or damaged backup, a
 * PostgreSQL database that is not empty, or a SQLite store that a process has open
 */
export async function restoreStore(
  { dataDir, databaseUrl }: StorePlace,
  file: string,
  now: Date,
): Promise<readonly string[]> {
  const backup = await readBackup(file);
  try {
    if (databaseUrl === undefined) return await replaceFile(dataDir, backup, now);
    await fillServer(databaseUrl, backup);
    return [];
  } finally {
    await backup.db.destroy();
  }
}

/** In memory: a kill leaves no file. */
async function readBackup(file: string): Promise<SqliteStore> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new Error(`There is no ${file}.`);
  if (stats.isDirectory()) throw new Error(`${file} is a folder; name the backup in it.`);
  const raw = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  try {
    raw.prepare('attach ? as backup').run(resolve(file));
    const check = raw.prepare('pragma backup.quick_check(1)').get();
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check));
    copySchema(raw);
    raw.exec('detach backup');
    const store = storeOn(raw);
    await migrate(store);
    return store;
  } catch (error) {
    raw.close();
    const { message } = error as Error;
    throw new Error(`${file} can't be restored: ${message}. Nothing was changed.`);
  }
}

function copySchema(raw: DatabaseSync): void {
  const parts = raw
    .prepare(
      `select type, name, sql from backup.sqlite_master
       where type in ('table', 'index') and sql is not null and name not like 'sqlite_%'
       order by type = 'index'`,
    )
    .all();
  if (!parts.some(({ name }) => name === 'schema_migrations')) {
    throw new Error('it is no backup of this site');
  }
  // Rows come table by table, children perhaps first.
  raw.exec('pragma foreign_keys = off');
  for (const { type, name, sql } of parts) {
    raw.exec(String(sql));
    const quoted = `"${String(name).replaceAll('"', '""')}"`;
    if (type === 'table') raw.exec(`insert into main.${quoted} select * from backup.${quoted}`);
  }
  raw.exec('pragma foreign_keys = on');
}

async function fillServer(url: string, backup: SqliteStore): Promise<void> {
  const { openPostgres } = await import('../engine/postgres.ts');
  const target = openPostgres(url);
  try {
    await migrate(target);
    await inTransaction(target.db, async (trx) => {
      if (!(await isEmpty(trx))) {
        throw new Error('The database is not empty; a backup is restored into an empty one only.');
      }
      await copyRows(backup.db, trx);
    });
  } finally {
    await target.db.destroy();
  }
}

async function replaceFile(
  dataDir: string,
  backup: SqliteStore,
  now: Date,
): Promise<readonly string[]> {
  mkdirSync(dataDir, { recursive: true });
  const lock = holdStoreAlone(dataDir);
  try {
    await finishRestores(dataDir);
    const partial = join(dataDir, partialFile);
    // Readable for its owner alone, since it holds visitors' names; SQLite fills the empty file.
    writeFileSync(partial, '', { mode: 0o600 });
    backup.raw.prepare('vacuum into ?').run(partial);
    await flush(partial);
    renameSync(partial, join(dataDir, `${wholePrefix}${now.toISOString().replaceAll(':', '-')}`));
    return await finishRestores(dataDir);
  } finally {
    lock.release();
  }
}

/** Moves the restored store in place. @returns the files moved aside */
export async function finishRestores(dataDir: string): Promise<readonly string[]> {
  const aside: string[] = [];
  for (const name of readdirSync(dataDir).toSorted()) {
    if (name.startsWith(partialFile)) rmSync(join(dataDir, name));
    if (!name.startsWith(wholePrefix)) continue;
    const date = name.slice(wholePrefix.length);
    // The log first: beside the restored file it would be played back into it.
    for (const end of ['-wal', '-shm', '']) {
      const there = join(dataDir, `${sqliteFile}${end}`);
      if (!existsSync(there)) continue;
      const moved = join(dataDir, `laurel-ridge-before-${date}.sqlite${end}`);
      renameSync(there, moved);
      aside.push(moved);
    }
    renameSync(join(dataDir, name), join(dataDir, sqliteFile));
    await flush(dataDir);
  }
  return aside;
}

/** Parents first. */
const keptTables = [
  'stock',
  'vehicles',
  'stock_changes',
  'stock_change_rows',
  'enquiries',
  'enquiry_photographs',
  'alert_addresses',
  'alerts',
  'alert_mails',
  'outbox',
  'stock_sync',
  'closed_days',
  'overrides',
] as const;

const pageSize = 500;

/** Half a megabyte each. */
const photographsAtOnce = 16;

/** The caller opens a transaction on the target. */
async function copyRows(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  // The target's migrations have made its one row of stock.
  await to.deleteFrom('stock').execute();
  for (const table of keptTables) {
    const limit = table === 'enquiry_photographs' ? photographsAtOnce : pageSize;
    let last: string | number | undefined;
    do {
      let page = from.selectFrom(table).selectAll().orderBy('id').limit(limit);
      if (last !== undefined) page = page.where('id', '>', last as never);
      const rows = await page.execute();
      if (rows.length > 0) await to.insertInto(table).values(rows).execute();
      last = rows.length < limit ? undefined : rows.at(-1)?.id;
    } while (last !== undefined);
  }
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const vehicle = await db.selectFrom('vehicles').select('id').limit(1).execute();
  const enquiry = await db.selectFrom('enquiries').select('id').limit(1).execute();
  return vehicle.length === 0 && enquiry.length === 0;
}
