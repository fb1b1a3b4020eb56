import { createHmac } from 'node:crypto';
import type { RateCounter } from '../../domain/enquiries/rate-counter.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { readSecret } from './secrets.ts';

/**
 * Counts shared by every process on the store. What is counted (a visitor's network, a mailbox) is
 * kept under a hash keyed with a secret of this store: there are so few networks that a plain hash
 * of one is found by trying them all. The secret and the counts stay out of every backup.
 */
export function openRate({ db }: Database): RateCounter {
  let secret: string | undefined;

  return {
    async hit(key, windowSeconds, now) {
      const length = windowSeconds * 1000;
      const start = Math.floor(now.getTime() / length) * length;
      secret ??= await readSecret({ db }, 'rate');
      const hash = createHmac('sha256', secret).update(`${windowSeconds} ${key}`);
      const window = { key: hash.digest('base64url'), starts_at: start, ends_at: start + length };
      return inTransaction(db, async (trx) => {
        const { hits } = await trx
          .insertInto('rate_windows')
          .values({ ...window, hits: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(['key', 'starts_at'])
              .doUpdateSet((eb) => ({ hits: eb('rate_windows.hits', '+', 1) })),
          )
          .returning('hits')
          .executeTakeFirstOrThrow();
        // Opening a window deletes the expired ones.
        if (hits === 1) {
          await trx.deleteFrom('rate_windows').where('ends_at', '<=', now.getTime()).execute();
        }
        return hits;
      });
    },
  };
}
