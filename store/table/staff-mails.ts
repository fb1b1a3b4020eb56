import { type StaffMails, staffMailDays } from '../../domain/contact/staff-mail.ts';
import { day } from '../../domain/duration.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

/** Mails to the staff on either engine. */
export function openStaffMails({ db }: Database): StaffMails {
  return {
    queue(key, { subject, text }, now) {
      const at = now.getTime();
      return inTransaction(db, async (trx) => {
        await trx
          .deleteFrom('staff_mails')
          .where('queued_at', '<', at - staffMailDays * day)
          .execute();
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('staff_mails')
          .values({ key, queued_at: at, due_at: at, sent_at: null, subject, body: text })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirstOrThrow();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      });
    },

    claim(leaseSeconds, now) {
      const at = now.getTime();
      return inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('staff_mails')
          .selectAll()
          .where('sent_at', 'is', null)
          .where('due_at', '<=', at)
          .orderBy('queued_at')
          .limit(1)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const { numUpdatedRows } = await trx
          .updateTable('staff_mails')
          .set({ due_at: at + leaseSeconds * 1000 })
          .where('key', '=', row.key)
          // Another process may have taken it between the two statements.
          .where('due_at', '=', row.due_at)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return undefined;
        const { key, queued_at, subject, body } = row;
        return { key, subject, text: body, queuedAt: new Date(queued_at).toISOString() };
      });
    },

    async sent(key, now) {
      await inTransaction(db, (trx) =>
        trx
          .updateTable('staff_mails')
          .set({ sent_at: now.getTime() })
          .where('key', '=', key)
          .execute(),
      );
    },
  };
}
