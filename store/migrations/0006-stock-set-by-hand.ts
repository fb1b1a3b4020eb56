import type { Kysely } from 'kysely';

/** Carts that were changed by hand; `store/schema.ts` says what the column means. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('vehicles').addColumn('set_over', 'text').execute();
}
