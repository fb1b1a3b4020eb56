import type { Kysely } from 'kysely';

/** When an enquiry was answered and by whom; `store/schema.ts` says what the columns mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('answered_at', 'bigint').execute();
  await db.schema.alterTable('leads').addColumn('answered_by', 'text').execute();
}
