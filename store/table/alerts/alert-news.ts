import type { Kysely, Transaction } from 'kysely';
import { newsEvery } from '../../../domain/alerts/alert.ts';
import type {
  AlertMatch,
  Alerts,
  NewsDelivery,
  TouchedCart,
  UnseenChange,
} from '../../../domain/alerts/alerts.ts';
import { hour } from '../../../domain/duration.ts';
import { clocksDiffer, type Database, type Schema } from '../../schema.ts';
import { inTransaction } from '../../transaction.ts';
import { chunksOf } from '../chunks.ts';
import { vehicleOf } from '../stock-history.ts';
import {
  cartRow,
  endAlerts,
  isFull,
  liveAlerts,
  makeDue,
  queueMail,
  settleCarts,
  toAlert,
} from './alert-rows.ts';

type News = Pick<
  Alerts,
  'unseenChange' | 'touchedBy' | 'searches' | 'about' | 'recordMatches' | 'due' | 'queueNews'
>;

/** How changes of the stock become mails, on either engine. */
export function openAlertNews({ db }: Database): News {
  return {
    async unseenChange() {
      const change = await db
        .selectFrom('stock_changes')
        .select('id')
        .where('seen_at', 'is', null)
        .where('undone_at', 'is', null)
        .orderBy('number')
        .limit(1)
        .executeTakeFirst();
      if (change === undefined) return undefined;
      // Read after the change, so that a stock of this version has it.
      const { version } = await db.selectFrom('stock').select('version').executeTakeFirstOrThrow();
      return { ...change, version };
    },

    async *touchedBy({ id }) {
      const rows = await db
        .selectFrom('stock_change_rows')
        .select(['vehicle_id', 'before'])
        .where('change_id', '=', id)
        .execute();
      // Read whole, since it is held whole; understood in parts, between which others are answered.
      for (const chunk of chunksOf(rows)) yield chunk.map(toTouched);
    },

    searches: (now) =>
      liveAlerts(db, now)
        .select(['id', 'subject'])
        .where('kind', '=', 'search')
        .orderBy('subject')
        .execute(),

    async about(vehicleIds, now) {
      const alerts = [];
      for (const chunk of chunksOf(vehicleIds)) {
        const rows = await liveAlerts(db, now)
          .selectAll()
          .where('kind', '!=', 'search')
          .where('subject', 'in', chunk)
          .execute();
        alerts.push(...rows.map(toAlert));
      }
      return alerts;
    },

    recordMatches: (change, matches, now) =>
      inTransaction(db, (trx) => recordMatches(trx, change, matches, now)),

    async due(limit, now) {
      const addresses = await db
        .selectFrom('alert_addresses')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('due_at', '<=', now.getTime()),
            // Later than any is set: the clock was turned back since.
            eb('due_at', '>', now.getTime() + newsEvery + clocksDiffer),
          ]),
        )
        .orderBy('due_at')
        .limit(limit)
        .execute();
      const news = [];
      for (const { id, email, due_at } of addresses) {
        if (email === null || due_at === null) continue;
        const alerts = await waitingAlerts(db, id, now);
        news.push({ addressId: id, email, dueAt: due_at, alerts });
      }
      return news;
    },

    queueNews: (deliveries, now) =>
      inTransaction(db, async (trx) => {
        let count = 0;
        for (const delivery of deliveries) {
          if (await queueNews(trx, delivery, now.getTime())) count += 1;
        }
        return count;
      }),
  };
}

/** Queues one mail with news; `false` where another process did so, or it has to wait. */
async function queueNews(
  trx: Transaction<Schema>,
  { news, compose, mailed, mailedCarts, ends }: NewsDelivery,
  at: number,
): Promise<boolean> {
  const address = await trx
    .updateTable('alert_addresses')
    .set({ due_at: at + hour })
    .where('id', '=', news.addressId)
    .where('due_at', '=', news.dueAt)
    .returning('mailbox_key')
    .executeTakeFirst();
  if (address === undefined) return false;
  if (compose !== undefined && (await isFull(trx, address.mailbox_key, at))) return false;
  await trx
    .updateTable('alert_addresses')
    .set(compose === undefined ? { due_at: null } : { due_at: null, mailed_at: at })
    .where('id', '=', news.addressId)
    .execute();
  await settleCarts(trx, news.alerts, mailedCarts);
  for (const { id, price } of mailed) {
    if (price === undefined) continue;
    await trx.updateTable('alerts').set({ mailed_price: price }).where('id', '=', id).execute();
  }
  await endAlerts(trx, ends, at);
  const ids = mailed.map(({ id }) => id);
  if (compose !== undefined) await queueMail(trx, news.addressId, compose, ids, at);
  const all = news.alerts.map(({ id }) => id);
  await makeDue(trx, all, at);
  return true;
}

/** A cart whose row before can't be read counts as one that was not there. */
function toTouched(row: { vehicle_id: string; before: string | null }): TouchedCart {
  const before = vehicleOf(row.before);
  return { id: row.vehicle_id, ...(before && { before }) };
}

async function recordMatches(
  trx: Transaction<Schema>,
  change: UnseenChange,
  matches: readonly AlertMatch[],
  now: Date,
): Promise<boolean> {
  const at = now.getTime();
  const { numUpdatedRows } = await trx
    .updateTable('stock_changes')
    .set({ seen_at: at })
    .where('id', '=', change.id)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  for (const isRepeatable of [false, true]) {
    for (const chunk of chunksOf(matches.filter((one) => one.isRepeatable === isRepeatable))) {
      await trx
        .insertInto('alert_carts')
        .values(chunk.map(({ alertId, vehicleId }) => cartRow(alertId, vehicleId, 'waiting')))
        .onConflict((conflict) => {
          const target = conflict.column('id');
          return isRepeatable ? target.doUpdateSet({ state: 'waiting' }) : target.doNothing();
        })
        .execute();
    }
  }
  await makeDue(trx, [...new Set(matches.map(({ alertId }) => alertId))], at);
  return true;
}

/** The alerts of an address that have matches to mail, oldest request first. */
async function waitingAlerts(db: Kysely<Schema>, addressId: string, now: Date) {
  const rows = await liveAlerts(db, now)
    .innerJoin('alert_carts', 'alert_carts.alert_id', 'alerts.id')
    .selectAll('alerts')
    .select('alert_carts.vehicle_id')
    .where('address_id', '=', addressId)
    .where('state', '=', 'waiting')
    .where('confirmed_at', 'is not', null)
    .orderBy('asked_at')
    .orderBy('alerts.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    const vehicleIds = group.map(({ vehicle_id }) => vehicle_id);
    return first === undefined ? [] : [{ ...toAlert(first), vehicleIds }];
  });
}
