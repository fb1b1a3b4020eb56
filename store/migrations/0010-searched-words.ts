import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Words of searches without a match were kept as they were typed. Only words that the stock or the
 * trade knows are kept since, and which of the older ones those are can't be told here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (db as Kysely<Pick<Schema, 'missed_searches'>>).deleteFrom('missed_searches').execute();
}
