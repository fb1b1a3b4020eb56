import type { Selectable } from 'kysely';
import type { Delivery, Outbox } from '../../domain/enquiries/outbox.ts';
import type { Database, Schema } from '../schema.ts';
import { storeTime } from '../store-clock.ts';
import { inTransaction } from '../transaction.ts';

/** For the staff: the state of mails, and another try. */
export function openDeliveries({
  db,
  engine,
}: Database): Pick<Outbox, 'find' | 'list' | 'count' | 'retry'> {
  return {
    async find(id) {
      const rows = db.selectFrom('outbox').selectAll().where('id', '=', id);
      const row = await rows.executeTakeFirst();
      return row && toDelivery(row);
    },

    async list(state) {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', state)
        .orderBy('queued_at')
        .orderBy('id')
        .execute();
      return rows.map(toDelivery);
    },

    async count() {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
      return { queued: 0, sent: 0, dead: 0, ...counts };
    },

    async retry(now, enquiryId) {
      const { numUpdatedRows } = await inTransaction(db, async (trx) => {
        const at = await storeTime(trx, engine, now);
        const renewed = trx
          .updateTable('outbox')
          .set({ state: 'queued', due_at: at, set_at: at, attempts: 0, trying_since: null })
          .where((eb) =>
            eb.or([
              eb('state', '=', 'dead'),
              // Not those under way: a second worker would send them too.
              eb.and([eb('state', '=', 'queued'), eb('token', 'is', null), eb('due_at', '>', at)]),
            ]),
          );
        return (
          enquiryId === undefined ? renewed : renewed.where('enquiry_id', '=', enquiryId)
        ).executeTakeFirstOrThrow();
      });
      return Number(numUpdatedRows);
    },
  };
}

export function toDelivery(row: Selectable<Schema['outbox']>): Delivery {
  return {
    id: row.id,
    ...(row.enquiry_id === null ? {} : { enquiryId: row.enquiry_id }),
    kind: row.kind,
    state: row.state,
    queuedAt: isoDate(row.queued_at),
    attempts: row.attempts,
    ...(row.trying_since === null ? {} : { tryingSince: isoDate(row.trying_since) }),
    ...(row.problem === null ? {} : { problem: row.problem }),
    ...(row.taken_by === null ? {} : { takenBy: JSON.parse(row.taken_by) }),
  };
}

export function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
