import type { RateCounter } from '../domain/contact/inbox.ts';
import { type Database, keyOf } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Counts shared by every process on the store. */
export function openRate({ db }: Database): RateCounter {
  return {
    hit(key, windowSeconds, now) {
      const length = windowSeconds * 1000;
      const start = Math.floor(now.getTime() / length) * length;
      return inTransaction(db, async (trx) => {
        const { hits } = await trx
          .insertInto('rate_windows')
          .values({
            key: keyOf(`${windowSeconds} ${key}`),
            starts_at: start,
            ends_at: start + length,
            hits: 1,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['key', 'starts_at'])
              .doUpdateSet((eb) => ({ hits: eb('rate_windows.hits', '+', 1) })),
          )
          .returning('hits')
          .executeTakeFirstOrThrow();
        // Whoever opens a window clears away those that have closed.
        if (hits === 1) {
          await trx.deleteFrom('rate_windows').where('ends_at', '<=', now.getTime()).execute();
        }
        return hits;
      });
    },
  };
}
