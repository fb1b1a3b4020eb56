import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../migrations.ts';
import { isLocked } from '../transaction.ts';
import { openSqlite } from './sqlite.ts';

test('a transaction begins as a writer: no other process writes between its reading and its writing', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'laurel-sqlite-')), 'store.sqlite');
  const [one, other] = [await openSqlite(file), await openSqlite(file)];
  await migrate(one);
  const write = (version: string) => other.db.updateTable('stock').set({ version }).execute();
  await one.db.transaction().execute(async (trx) => {
    await trx.selectFrom('stock').select('version').execute();
    await expect(write('other')).rejects.toSatisfy(isLocked);
    await trx.updateTable('stock').set({ version: 'mine' }).execute();
  });
  await write('after');
  await Promise.all([one.db.destroy(), other.db.destroy()]);
});
