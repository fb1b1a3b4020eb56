import { type Kysely, sql } from 'kysely';
import { second } from '../domain/duration.ts';
import type { Database, Schema } from './schema.ts';

/** Milliseconds of the store's clock: instances that share a PostgreSQL may differ. */
export async function storeTime(
  db: Kysely<Schema>,
  engine: Database['engine'],
  moment: Date,
): Promise<number> {
  if (engine === 'sqlite') return moment.getTime();
  const { rows } = await sql<{
    at: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db);
  const ahead = (rows[0]?.at ?? Date.now()) - Date.now();
  // Less is the way to the database.
  return moment.getTime() + (Math.abs(ahead) < second ? 0 : ahead);
}
