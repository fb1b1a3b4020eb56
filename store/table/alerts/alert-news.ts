import type { Kysely, Transaction } from 'kysely';
import type { Alerts, DueAddress, Told } from '../../../domain/alerts/alerts.ts';
import { day } from '../../../domain/duration.ts';
import { clocksDiffer, type Database, type Schema } from '../../schema.ts';
import { inTransaction } from '../../transaction.ts';
import { endAlerts, isFull, liveAlerts, queueMail, toAlert } from './alert-rows.ts';

/** Addresses to a query. */
const pageSize = 100;

export function openAlertNews({ db }: Database): Pick<Alerts, 'due' | 'tell'> {
  return {
    async *due(now) {
      for (let last = ''; ; ) {
        const page = await dueAddresses(db, now)
          .where('id', '>', last)
          .orderBy('id')
          .limit(pageSize)
          .execute();
        if (page.length === 0) return;
        yield* await withAlerts(db, page, now);
        last = page.at(-1)?.id ?? '';
      }
    },

    tell: (before, { told, mail }, now) =>
      inTransaction(db, async (trx) => {
        const at = now.getTime();
        // Locks the row: another process waits here, and then finds it mailed.
        await trx
          .updateTable('alert_addresses')
          .set((eb) => ({ mailed_at: eb.ref('mailed_at') }))
          .where('id', '=', before.id)
          .execute();
        const row = await dueAddresses(trx, now).where('id', '=', before.id).executeTakeFirst();
        if (row === undefined) return false;
        const [current] = await withAlerts(trx, [row], now);
        if (JSON.stringify(current) !== JSON.stringify(before)) return false;
        if (mail !== undefined) {
          if (await isFull(trx, row.mailbox_key, at)) return false;
          await queueMail(trx, before.id, mail.compose, mail.alertIds, at);
          await trx
            .updateTable('alert_addresses')
            .set({ mailed_at: at })
            .where('id', '=', before.id)
            .execute();
        }
        for (const one of told) await writeTold(trx, one);
        const over = told.filter(({ isOver }) => isOver).map(({ id }) => id);
        await endAlerts(trx, over, at);
        return mail !== undefined;
      }),
  };
}

/** One of the future is from before the clock was turned back. */
function dueAddresses(db: Kysely<Schema>, now: Date) {
  const at = now.getTime();
  return db
    .selectFrom('alert_addresses')
    .selectAll()
    .where('email', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('mailed_at', 'is', null),
        eb('mailed_at', '<=', at - day),
        eb('mailed_at', '>', at + clocksDiffer),
      ]),
    );
}

async function withAlerts(
  db: Kysely<Schema>,
  addresses: readonly Pick<Schema['alert_addresses'], 'id' | 'email'>[],
  now: Date,
): Promise<readonly DueAddress[]> {
  const ids = addresses.map(({ id }) => id);
  const rows = await liveAlerts(db, now)
    .selectAll()
    .where('address_id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const byAddress = Map.groupBy(rows, ({ address_id }) => address_id);
  return addresses.flatMap(({ id, email }) => {
    const live = byAddress.get(id);
    return email === null || live === undefined ? [] : [{ id, email, alerts: live.map(toAlert) }];
  });
}

async function writeTold(trx: Transaction<Schema>, { id, told, price }: Told): Promise<void> {
  const change = {
    ...(told && { told: JSON.stringify(told) }),
    ...(price !== undefined && { mailed_price: price }),
  };
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('alerts').set(change).where('id', '=', id).execute();
}
