import { sql } from 'kysely';
import { day, second } from '../domain/duration.ts';
import type { Database } from './schema.ts';
import { countHit } from './table/rate.ts';
import { isLocked } from './transaction.ts';

/** How long a successful write counts, in milliseconds. */
const writtenFor = 10 * second;

/**
 * The check of a store: it reads, and every ten seconds it writes, because a full disk still reads.
 * After a failed write every check writes, so that the end of the trouble shows at once. The check
 * rejects with a {@link StoreFailure}.
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
