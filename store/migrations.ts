import { type Kysely, sql, type Transaction } from 'kysely';
import { up as stockLeadsOutbox } from './migrations/0001-stock-leads-outbox.ts';
import { up as secrets } from './migrations/0002-secrets.ts';
import { up as stockChangesOutboxClock } from './migrations/0003-stock-changes-outbox-clock.ts';
import { up as syncStaffMails } from './migrations/0004-sync-staff-mails.ts';
import { up as leadAnswers } from './migrations/0005-lead-answers.ts';
import { up as stockSetByHand } from './migrations/0006-stock-set-by-hand.ts';
import { up as narrowerPictures } from './migrations/0007-narrower-pictures.ts';
import { up as oneOutbox } from './migrations/0008-one-outbox.ts';
import { up as fileCells } from './migrations/0009-file-cells.ts';
import { up as searchedWords } from './migrations/0010-searched-words.ts';
import { up as undoneBy } from './migrations/0011-undone-by.ts';
import { up as alerts } from './migrations/0012-alerts.ts';
import { up as leadPhotographs } from './migrations/0013-lead-photographs.ts';
import { up as oneWebp } from './migrations/0014-one-webp.ts';
import type { Database, Schema } from './schema.ts';
import { inTransaction } from './transaction.ts';

export interface Migration {
  /** Unique for ever; the file's name. */
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

/**
 * In the order they are applied. The rule for a new one: **backwards compatible by one version**.
 * While instances are replaced one after the other, the version before this one still runs on the
 * new schema, so a migration may add tables, indexes, and columns that are nullable or have a
 * default; it may not drop, rename or retype anything the version before reads or writes. To get
 * rid of something, stop using it in one release and drop it in the next. An applied migration is
 * never edited.
 */
export const migrations: readonly Migration[] = [
  { name: '0001-stock-leads-outbox', up: stockLeadsOutbox },
  { name: '0002-secrets', up: secrets },
  { name: '0003-stock-changes-outbox-clock', up: stockChangesOutboxClock },
  { name: '0004-sync-staff-mails', up: syncStaffMails },
  { name: '0005-lead-answers', up: leadAnswers },
  { name: '0006-stock-set-by-hand', up: stockSetByHand },
  { name: '0007-narrower-pictures', up: narrowerPictures },
  { name: '0008-one-outbox', up: oneOutbox },
  { name: '0009-file-cells', up: fileCells },
  { name: '0010-searched-words', up: searchedWords },
  { name: '0011-undone-by', up: undoneBy },
  { name: '0012-alerts', up: alerts },
  { name: '0013-lead-photographs', up: leadPhotographs },
  { name: '0014-one-webp', up: oneWebp },
];

/** The name of the advisory lock; any number no other program uses on this database. */
const postgresLock = 7_305_142;

/**
 * Brings the schema up to date and returns the names it has just applied. Each migration runs in a
 * transaction of its own together with the note that it was applied: one that is interrupted has
 * not happened and is done again at the next start. Instances that start
 * together run them one after the other.
 * Migrations it doesn't know, from a newer version, are left alone.
 */
export async function migrate(
  { db, engine }: Database,
  candidates: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  // Usually there is nothing to apply, and then no lock is taken.
  const earlier = await appliedMigrations(db, engine);
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
