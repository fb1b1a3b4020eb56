import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  type Alert,
  alertDays,
  endedDays,
  hasEnded,
  maxAlerts,
  unconfirmedDays,
} from '../../../domain/alerts/alert.ts';
import type { Alerts, AlertToken, AskResult, NewAlert } from '../../../domain/alerts/alerts.ts';
import { day } from '../../../domain/duration.ts';
import { staffMailDays } from '../../../domain/enquiries/outbox.ts';
import type { Database, Schema } from '../../schema.ts';
import { inTransaction } from '../../transaction.ts';
import { chunksOf } from '../chunks.ts';
import { addressSecret, normalized } from '../remove-enquiries.ts';
import { openKeyedHash } from '../secrets.ts';
import { openAlertNews } from './alert-news.ts';
import { endAlerts, isFull, liveAlerts, queueMail, toAlert } from './alert-rows.ts';

export function openAlerts(database: Database): Alerts {
  const { db } = database;
  const keyedHash = openKeyedHash(database, addressSecret);
  return {
    ...openAlertNews(database),

    async ask(alert, compose, now) {
      const at = now.getTime();
      const mailboxKey = await keyedHash(alert.mailbox);
      const hash = await keyedHash(normalized(alert.email));
      return inTransaction(db, async (trx) => {
        // A write in every case, so that the answer takes as long for a full mailbox.
        const addressId = await lockAddress(trx, hash, mailboxKey, alert.email);
        const live = (await alertsOf(trx, addressId)).filter((one) => !hasEnded(one, now));
        // One mail is reserved for news.
        const reserved = live.some(({ confirmedAt }) => confirmedAt !== undefined) ? 1 : 0;
        if (await isFull(trx, mailboxKey, at, reserved)) return undefined;
        const { email } = alert;
        await trx
          .updateTable('alert_addresses')
          .set({ email })
          .where('id', '=', addressId)
          .execute();
        const { result, ids } = await keep(trx, addressId, alert, live, at);
        await queueMail(trx, addressId, (token) => compose(result, token), ids, at);
        return result;
      });
    },

    find: (token) => alertsOfToken(db, token),

    confirm: (token, now) =>
      inTransaction(db, async (trx) => {
        const ids = liveIds(await alertsOfToken(trx, token), now);
        await confirmAlerts(trx, ids, now.getTime());
        return alertsOfToken(trx, token);
      }),

    end(token, which, now) {
      return inTransaction(db, async (trx) => {
        const addressId = which === 'all' ? await addressIdOf(trx, token) : undefined;
        const ended =
          addressId === undefined
            ? await alertsOfToken(trx, token)
            : await alertsOf(trx, addressId);
        await endAlerts(trx, liveIds(ended, now), now.getTime());
        const mail = await findMail(trx, token);
        if (mail !== undefined) await dropMails(trx, mail.address_id);
        return alertsOfToken(trx, token);
      });
    },

    async countOf(token, now) {
      const addressId = await addressIdOf(db, token);
      return addressId === undefined ? 0 : liveIds(await alertsOf(db, addressId), now).length;
    },

    expire: (now) => inTransaction(db, (trx) => expire(trx, now)),

    countRequests: (since) =>
      db
        .selectFrom('alerts')
        .select(({ fn }) => [
          fn.countAll<number>().as('requests'),
          fn.count<number>('confirmed_at').as('confirmed'),
        ])
        .where('asked_at', '>=', since.getTime())
        .executeTakeFirstOrThrow(),

    count: (now) =>
      liveAlerts(db, now)
        .select(({ fn }) => ['kind', 'subject', fn.countAll<number>().as('count')])
        .where('confirmed_at', 'is not', null)
        .groupBy(['kind', 'subject'])
        .orderBy('count', 'desc')
        .orderBy('kind')
        .orderBy('subject')
        .execute(),
  };
}

function liveIds(alerts: readonly Alert[], now: Date): readonly string[] {
  return alerts.filter((alert) => !hasEnded(alert, now)).map(({ id }) => id);
}

/** @returns the id, also of a new address */
async function lockAddress(
  trx: Transaction<Schema>,
  id: string,
  mailboxKey: string,
  email: string,
): Promise<string> {
  // The id of an address from a backup is a hash with another secret.
  const restored = await trx
    .updateTable('alert_addresses')
    .set({ mailbox_key: mailboxKey })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (restored !== undefined) return restored.id;
  const row = { id, mailbox_key: mailboxKey };
  await trx
    .insertInto('alert_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return id;
}

async function keep(
  trx: Transaction<Schema>,
  addressId: string,
  { kind, subject, askedPrice, told }: NewAlert,
  live: readonly Alert[],
  at: number,
): Promise<{ result: AskResult; ids: readonly string[] }> {
  const same = live.find((one) => one.kind === kind && one.subject === subject);
  if (same !== undefined) {
    return {
      result: same.confirmedAt === undefined ? 'kept' : 'already-confirmed',
      ids: [same.id],
    };
  }
  if (live.length >= maxAlerts) return { result: 'full', ids: live.map(({ id }) => id) };
  const id = randomUUID();
  await trx
    .insertInto('alerts')
    .values({
      id,
      address_id: addressId,
      kind,
      subject,
      asked_at: at,
      ends_at: at + unconfirmedDays * day,
      asked_price: askedPrice ?? null,
      told: JSON.stringify(told),
    })
    .execute();
  return { result: 'kept', ids: [id] };
}

async function alertsOf(db: Kysely<Schema>, addressId: string): Promise<readonly Alert[]> {
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where('address_id', '=', addressId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(toAlert);
}

function findMail(db: Kysely<Schema>, token: AlertToken) {
  return db.selectFrom('alert_mails').selectAll().where('id', '=', token).executeTakeFirst();
}

async function addressIdOf(db: Kysely<Schema>, token: AlertToken): Promise<string | undefined> {
  return (await findMail(db, token))?.address_id;
}

async function alertsOfToken(db: Kysely<Schema>, token: AlertToken): Promise<readonly Alert[]> {
  const mail = await findMail(db, token);
  if (mail === undefined) return [];
  const ids = new Set(JSON.parse(mail.alert_ids) as string[]);
  return (await alertsOf(db, mail.address_id)).filter(({ id }) => ids.has(id));
}

async function confirmAlerts(
  trx: Transaction<Schema>,
  ids: readonly string[],
  at: number,
): Promise<void> {
  for (const chunk of chunksOf(ids)) {
    await trx
      .updateTable('alerts')
      .set((eb) => ({ confirmed_at: at, ends_at: eb('asked_at', '+', alertDays * day) }))
      .where('id', 'in', chunk)
      .where('confirmed_at', 'is', null)
      .execute();
  }
}

/** Except one that is being sent. */
async function dropMails(trx: Transaction<Schema>, addressId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'alert')
    .where('token', 'is', null)
    .where('address_id', 'in', (eb) =>
      eb
        .selectFrom('alert_addresses')
        .select('id')
        .where('id', '=', addressId)
        .where('email', 'is', null),
    )
    .execute();
}

async function expire(trx: Transaction<Schema>, now: Date): Promise<void> {
  const at = now.getTime();
  const over = await trx
    .selectFrom('alerts')
    .select('id')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', at)
    .execute();
  const ids = over.map(({ id }) => id);
  await endAlerts(trx, ids, at);
  await trx
    .deleteFrom('alerts')
    .where('ended_at', '<', at - endedDays * day)
    .execute();
  await trx
    .deleteFrom('alert_mails')
    .where('queued_at', '<', at - (alertDays + endedDays) * day)
    .execute();
  // A queued one can be the last mail, about a sold cart.
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'alert')
    .where('state', '!=', 'queued')
    .where('address_id', 'in', (eb) =>
      eb.selectFrom('alert_addresses').select('id').where('email', 'is', null),
    )
    .execute();
  await trx
    .deleteFrom('alert_addresses')
    .where('id', 'not in', (eb) => eb.selectFrom('alerts').select('address_id'))
    .execute();
  const isOver = { sent: at - day, dead: at - staffMailDays * day };
  for (const state of ['sent', 'dead'] as const) {
    await trx
      .deleteFrom('outbox')
      .where('kind', '=', 'alert')
      .where('state', '=', state)
      .where('queued_at', '<', isOver[state])
      .execute();
  }
}
