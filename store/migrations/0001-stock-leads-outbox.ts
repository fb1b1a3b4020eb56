import type { Kysely } from 'kysely';

/** The first schema; `store/schema.ts` says what the columns mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('ever_held', 'integer', (column) => column.notNull())
    .execute();
  await (db as Kysely<{ stock: { id: number; version: string; ever_held: number } }>)
    .insertInto('stock')
    .values({ id: 1, version: 'empty', ever_held: 0 })
    .execute();

  await db.schema
    .createTable('vehicles')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('in_stock', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('vehicles_in_order').on('vehicles').columns(['position']).execute();

  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('submission_key', 'text', (column) => column.notNull().unique())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('spam', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leads_by_age').on('leads').columns(['received_at', 'id']).execute();
  await db.schema.createIndex('leads_by_email').on('leads').columns(['email_key']).execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('trying_since', 'bigint')
    .addColumn('token', 'text')
    .addColumn('problem', 'text')
    .addUniqueConstraint('outbox_once_per_kind', ['lead_id', 'kind'])
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();

  await db.schema
    .createTable('rate_windows')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_windows_key', ['key', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('rate_windows_by_end')
    .on('rate_windows')
    .columns(['ends_at'])
    .execute();
}
