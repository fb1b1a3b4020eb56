import type { Kysely } from 'kysely';

/** Who took a change of stock back; `store/schema.ts` says what the columns mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stock_changes').addColumn('undone_by', 'text').execute();
}
