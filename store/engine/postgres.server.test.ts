import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { freshDatabase } from '../../test/support/postgres.ts';
import { openStore } from '../open-store.ts';
import { openPostgres } from './postgres.ts';

it('recovers from the loss of every connection, idle or in a transaction', async () => {
  const database = await freshDatabase();
  const store = await openStore({ dataDir: '', databaseUrl: database.url });
  const other = openPostgres(database.url);
  const cutOthers = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

  // A query on a connection that the pool has not yet seen end may fail; the next ones must not.
  const recovered = (query: () => Promise<unknown>) => vi.waitFor(query);

  await store.check();
  await cutOthers.execute(other.db);
  await recovered(() => store.check());

  const inTransaction = other.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    const cutter = openPostgres(database.url);
    await cutOthers.execute(cutter.db);
    await cutter.db.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(trx);
  });
  await expect(inTransaction).rejects.toThrow();
  await recovered(() => sql`select 1`.execute(other.db));
  await recovered(async () => expect(await store.catalogue.list()).toEqual([]));

  await other.db.destroy();
  await store.close();
  await database.drop();
});
