import type { Kysely } from 'kysely';

/** Random values that belong to this store alone; `store/schema.ts` says what the columns mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
