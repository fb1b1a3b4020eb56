import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Alert } from '../../../domain/alerts/alert.ts';
import { mailsPerDay } from '../../../domain/alerts/alert.ts';
import type { AlertToken } from '../../../domain/alerts/alerts.ts';
import { day } from '../../../domain/duration.ts';
import type { VisitorMail } from '../../../domain/enquiries/outbox.ts';
import { clocksDiffer, newDelivery, type Schema } from '../../schema.ts';
import { chunksOf } from '../chunks.ts';

export function toAlert(row: Selectable<Schema['alerts']>): Alert {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    askedAt: row.asked_at,
    endsAt: row.ends_at,
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
    ...(row.asked_price !== null && { askedPrice: row.asked_price }),
    ...(row.mailed_price !== null && { toldPrice: row.mailed_price }),
    ...(row.told !== null && { told: JSON.parse(row.told) }),
  };
}

export function liveAlerts(db: Kysely<Schema>, now: Date) {
  return db.selectFrom('alerts').where('ended_at', 'is', null).where('ends_at', '>', now.getTime());
}

const tokenBytes = 18;

export async function queueMail(
  trx: Transaction<Schema>,
  addressId: string,
  compose: (token: AlertToken) => VisitorMail,
  alertIds: readonly string[],
  at: number,
): Promise<void> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await trx
    .insertInto('alert_mails')
    .values({
      id: token,
      address_id: addressId,
      queued_at: at,
      alert_ids: JSON.stringify(alertIds),
    })
    .execute();
  await trx
    .insertInto('outbox')
    .values({
      ...newDelivery(randomUUID(), 'alert', at),
      address_id: addressId,
      content: JSON.stringify(compose(token)),
    })
    .execute();
}

/** `reserved`: mails kept for news. */
export async function isFull(
  trx: Transaction<Schema>,
  mailboxKey: string,
  at: number,
  reserved = 0,
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('alert_mails')
    .innerJoin('alert_addresses', 'alert_addresses.id', 'alert_mails.address_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailbox_key', '=', mailboxKey)
    .where('queued_at', '>', at - day)
    // A mail of the future is from before the clock was turned back.
    .where('queued_at', '<=', at + clocksDiffer)
    .executeTakeFirstOrThrow();
  return count >= mailsPerDay - reserved;
}

/** Deletes an address whose alerts have all ended. */
export async function endAlerts(
  trx: Transaction<Schema>,
  alertIds: readonly string[],
  at: number,
): Promise<void> {
  for (const chunk of chunksOf(alertIds)) {
    await trx
      .updateTable('alerts')
      .set({ ended_at: at })
      .where('id', 'in', chunk)
      .where('ended_at', 'is', null)
      .execute();
    await trx
      .updateTable('alert_addresses')
      .set({ email: null })
      .where('id', 'in', (eb) =>
        eb.selectFrom('alerts').select('address_id').where('id', 'in', chunk),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('alerts')
              .select('alerts.id')
              .whereRef('alerts.address_id', '=', 'alert_addresses.id')
              .where('ended_at', 'is', null),
          ),
        ),
      )
      .execute();
  }
}
