import { sql } from 'kysely';
import { day, second } from '../domain/duration.ts';
import type { Database } from './schema.ts';
import { countHit } from './table/rate.ts';
import { isLocked } from './transaction.ts';

/** Milliseconds for which a successful write counts. */
const writtenFor = 10 * second;

/**
 * Reads, and every ten seconds writes, because a full disk still reads; after a failed write every check
 * writes. Rejects with a {@link StoreFailure}.
 */
export function checkStore(
  { db }: Database,
  clock: () => number = () => performance.now(),
): () => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    await sql`select version from stock`.execute(db);
    const now = clock();
    if (now - writtenAt < writtenFor) return;
    try {
      // A row of its own, for which no other change of the store has to wait.
      await countHit(db, { key: 'check', starts_at: 0, ends_at: Date.now() + day });
    } catch (error) {
      // Somebody else is writing, so writing works.
      if (!isLocked(error)) throw error;
    }
    writtenAt = now;
  };
}
