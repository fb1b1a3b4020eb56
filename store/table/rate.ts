import type { Kysely } from 'kysely';
import type { RateCounter } from '../../domain/enquiries/rate-counter.ts';
import type { Database, Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { openKeyedHash } from './secrets.ts';

/** Under keyed hashes; in no backup. */
export function openRate({ db }: Database): RateCounter {
  const keyedHash = openKeyedHash({ db }, 'rate');

  return {
    async hit(key, windowSeconds, now) {
      const length = windowSeconds * 1000;
      const start = Math.floor(now.getTime() / length) * length;
      const hash = await keyedHash(`${windowSeconds} ${key}`);
      const window = { key: hash, starts_at: start, ends_at: start + length };
      return inTransaction(db, async (trx) => {
        const { hits } = await countHit(trx, window);
        // Opening a window deletes the expired ones.
        if (hits === 1) {
          await trx.deleteFrom('rate_windows').where('ends_at', '<=', now.getTime()).execute();
        }
        return hits;
      });
    },
  };
}

export function countHit(db: Kysely<Schema>, window: Omit<Schema['rate_windows'], 'hits'>) {
  return db
    .insertInto('rate_windows')
    .values({ ...window, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'starts_at'])
        .doUpdateSet((eb) => ({ hits: eb('rate_windows.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
}
