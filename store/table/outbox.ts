import { randomUUID } from 'node:crypto';
import { day } from '../../domain/duration.ts';
import {
  type Claim,
  type Delivery,
  type Outbox,
  staffMailDays,
} from '../../domain/enquiries/outbox.ts';
import { type Database, newDelivery, type Schema } from '../schema.ts';
import { storeTime } from '../store-clock.ts';
import { inTransaction } from '../transaction.ts';
import { claimMails, toDelivery } from './claim-mails.ts';

/** A leased delivery has a token, and is due when the lease ends. */
export function openOutbox({ db, engine }: Database): Outbox {
  /** While the claim's lease holds. */
  async function settle(
    claim: Claim,
    change: Pick<Schema['outbox'], 'state' | 'problem'>,
    takenBy?: Delivery['takenBy'],
    dueAt?: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await inTransaction(db, async (trx) => {
      const due = dueAt && { due_at: await storeTime(trx, engine, dueAt) };
      return trx
        .updateTable('outbox')
        .set({
          ...{ ...change, token: null },
          ...(takenBy && { taken_by: JSON.stringify(takenBy) }),
          ...due,
        })
        .where('id', 'in', claim.kind === 'list' ? claim.ids : [claim.id])
        .where('token', '=', claim.token)
        .executeTakeFirstOrThrow();
    });
    return numUpdatedRows > 0n;
  }

  return {
    queue(key, { subject, body }, now) {
      const at = now.getTime();
      return inTransaction(db, async (trx) => {
        await trx
          .deleteFrom('outbox')
          .where('kind', '=', 'staff')
          .where('queued_at', '<', at - staffMailDays * day)
          .execute();
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('outbox')
          .values({
            ...newDelivery(key, 'staff', at),
            content: JSON.stringify({ subject, body }),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      });
    },

    claim: (limit, leaseSeconds, now, onUnreadable) =>
      inTransaction(db, async (trx) => {
        const at = await storeTime(trx, engine, now);
        const lease = { token: randomUUID(), at, until: at + leaseSeconds * 1000 };
        return claimMails({ trx, isPostgres: engine === 'postgres', limit, lease, onUnreadable });
      }),

    markSent: (claim) => settle(claim, { state: 'sent', problem: null }),
    postpone: (claim, problem, dueAt, takenBy) =>
      settle(claim, { state: 'queued', problem }, takenBy, dueAt),
    markDead: (claim, problem, takenBy) => settle(claim, { state: 'dead', problem }, takenBy),

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
          .set({
            state: 'queued',
            due_at: at,
            set_at: at,
            attempts: 0,
            trying_since: null,
          })
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
