import { type Kysely, sql, type Transaction } from 'kysely';
import { firstSchema } from './first-schema.ts';
import type { Database, Schema } from './schema.ts';
import { inTransaction } from './transaction.ts';

export interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

/** Each adds tables, indexes, nullable or defaulted columns alone, and is never edited. */
export const migrations: readonly Migration[] = [
  {
    name: '0001-first-schema',
    async up(db) {
      for (const statement of firstSchema) await sql.raw(statement).execute(db);
    },
  },
  {
    name: '0002-overrides',
    async up(db) {
      await db.schema
        .createTable('overrides')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  // The next release drops `alert_carts`, `alert_addresses.due_at` and `stock_changes.seen_at`.
  { name: '0003-what-alerts-were-told', up: addTold },
  {
    name: '0004-undo-as-a-change',
    up: (db) => db.schema.alterTable('stock_changes').addColumn('undoes', 'bigint').execute(),
  },
  {
    name: '0005-several-recipients',
    up: (db) => db.schema.alterTable('outbox').addColumn('taken_by', 'text').execute(),
  },
];

/** The first comparison fills `told`. News that waits for its day stays news. */
async function addTold(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('alerts').addColumn('told', 'text').execute();
  const waiting = await sql<{ alert_id: string; kind: string; vehicle_id: string }>`
    select alert_id, kind, vehicle_id from alert_carts
    join alerts on alerts.id = alert_id where state = 'waiting'`.execute(db);
  const inStock = await sql<{
    id: string;
  }>`select id from vehicles where withdrawn_at is null`.execute(db);
  for (const [id, rows] of Map.groupBy(waiting.rows, ({ alert_id }) => alert_id)) {
    const carts = new Set(rows.map(({ vehicle_id }) => vehicle_id));
    const others = inStock.rows.map((vehicle) => vehicle.id).filter((one) => !carts.has(one));
    const told = JSON.stringify(rows[0]?.kind === 'search' ? others : ['away']);
    await sql`update alerts set told = ${told} where id = ${id}`.execute(db);
  }
  await sql`delete from alert_carts`.execute(db);
}

/** Unique in the database. */
const postgresLock = 7_305_142;

/** Resolves to the names of the applied. @throws for a store older than the first migration */
export async function migrate(
  { db, engine }: Database,
  candidates: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  // Usually there is nothing to apply, and then no lock is taken.
  const earlier = await appliedMigrations(db, engine);
  if (earlier.size > 0 && !earlier.has(migrations[0]?.name ?? '')) {
    throw new Error(
      'the store was written by an earlier version of the site, which this one can not read',
    );
  }
  const applied: string[] = [];
  for (const migration of candidates.filter(({ name }) => !earlier.has(name))) {
    await inTransaction(db, async (trx) => {
      // On SQLite a transaction excludes others; on PostgreSQL this lock does.
      if (engine === 'postgres')
        await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(trx);
      if ((await appliedMigrations(trx, engine)).has(migration.name)) return;
      await migration.up(trx as unknown as Kysely<unknown>);
      await note(trx, migration.name);
      applied.push(migration.name);
    });
  }
  return applied;
}

async function appliedMigrations(
  db: Kysely<Schema>,
  engine: Database['engine'],
): Promise<ReadonlySet<string>> {
  const table =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'schema_migrations'`
      : // Not to_regclass: it may answer from before the lock was had.
        sql`select 1 from pg_tables
            where schemaname = current_schema() and tablename = 'schema_migrations'`;
  if ((await table.execute(db)).rows.length === 0) return new Set();
  const rows = await db.selectFrom('schema_migrations').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

async function note(trx: Transaction<Schema>, name: string): Promise<void> {
  await trx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.insertInto('schema_migrations').values({ name, applied_at: Date.now() }).execute();
}
