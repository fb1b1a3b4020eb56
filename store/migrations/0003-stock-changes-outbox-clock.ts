import type { Kysely } from 'kysely';

/** What every change of stock did, so that it can be looked up and undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock_changes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('number', 'bigint', (column) => column.notNull().unique())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('added', 'bigint', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn', 'bigint', (column) => column.notNull())
    .addColumn('undone_at', 'bigint')
    .execute();

  await db.schema
    .createTable('stock_change_rows')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('change_id', 'text', (column) =>
      column.notNull().references('stock_changes.id').onDelete('cascade'),
    )
    .addColumn('vehicle_id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema
    .createIndex('stock_change_rows_by_change')
    .on('stock_change_rows')
    .columns(['change_id'])
    .execute();

  // The clock's moment at which due_at was set: a clock that was turned back shows by it.
  await db.schema.alterTable('outbox').addColumn('set_at', 'bigint').execute();
}
