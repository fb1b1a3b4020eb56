import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../migrations.ts';
import { checkStore } from '../open-store.ts';
import { isLocked } from '../transaction.ts';
import { openSqlite } from './sqlite.ts';

async function fresh() {
  const file = join(mkdtempSync(join(tmpdir(), 'laurel-sqlite-')), 'store.sqlite');
  const store = await openSqlite(file);
  await migrate(store);
  return { file, store };
}

test('a transaction begins as a writer: no other process writes between its reading and its writing', async () => {
  const { file, store: one } = await fresh();
  const other = await openSqlite(file);
  const write = (version: string) => other.db.updateTable('stock').set({ version }).execute();
  await one.db.transaction().execute(async (trx) => {
    await trx.selectFrom('stock').select('version').execute();
    await expect(write('other')).rejects.toSatisfy(isLocked);
    await trx.updateTable('stock').set({ version: 'mine' }).execute();
  });
  await write('after');
  await Promise.all([one.db.destroy(), other.db.destroy()]);
});

test('the error that ended the transaction is reported, not that there is nothing to roll back', async () => {
  const { store } = await fresh();
  const failing = store.db.transaction().execute(async () => {
    // As SQLite does by itself when the disk is full.
    store.raw.exec('rollback');
    throw new Error('database or disk is full');
  });
  await expect(failing).rejects.toThrow('database or disk is full');
  await store.db.destroy();
});

test('the check of a store that reads and no longer writes fails, and reports its end at once (spec S16.3)', async () => {
  const { file, store } = await fresh();
  let now = 0;
  const check = checkStore(store, () => now);
  await check();
  store.raw.exec('pragma query_only = on');
  now = 9_999;
  await check();
  now = 10_000;
  await expect(check()).rejects.toThrow('readonly');
  store.raw.exec('pragma query_only = off');
  await check();
  // Another process that writes for long is no failure.
  const other = await openSqlite(file);
  other.raw.exec('begin immediate');
  now = 20_000;
  await check();
  await Promise.all([store.db.destroy(), other.db.destroy()]);
});
