import type { Kysely } from 'kysely';

/** Keeping the stock in step with a file, and mails to the staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_sync')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('notes', 'text')
    .execute();

  await db.schema
    .createTable('staff_mails')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();

  // Words that visitors searched without finding a cart: how often on a day, and nothing of who.
  await db.schema
    .createTable('missed_searches')
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_searches_key', ['day', 'words'])
    .execute();
}
