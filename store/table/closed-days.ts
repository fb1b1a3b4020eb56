import type { Selectable } from 'kysely';
import type { ClosedDays } from '../../domain/dealer/closed-days.ts';
import type { ClosedDay } from '../../domain/dealer/dealer.ts';
import type { Database, Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

export function openClosedDays({ db }: Database): ClosedDays {
  return {
    async list() {
      const rows = await db.selectFrom('closed_days').selectAll().orderBy('id').execute();
      return rows.map(toClosedDay);
    },

    add(days, today) {
      return inTransaction(db, async (trx) => {
        await trx.deleteFrom('closed_days').where('day', '<', today).execute();
        for (const { date: day, words, showroom = null } of days) {
          const id = showroom === null ? day : `${day} ${showroom}`;
          await trx
            .insertInto('closed_days')
            .values({ id, day, showroom, words })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ words }))
            .execute();
        }
      });
    },

    remove(date) {
      return inTransaction(db, async (trx) => {
        const removed = trx.deleteFrom('closed_days').where('day', '=', date).returningAll();
        return (await removed.execute()).map(toClosedDay);
      });
    },
  };
}

function toClosedDay({ day, showroom, words }: Selectable<Schema['closed_days']>): ClosedDay {
  return { date: day, words, ...(showroom !== null && { showroom }) };
}
