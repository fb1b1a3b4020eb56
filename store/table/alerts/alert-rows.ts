import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Alert } from '../../../domain/alerts/alert.ts';
import { mailsPerDay, newsEvery } from '../../../domain/alerts/alert.ts';
import type { AlertMatch, AlertToken } from '../../../domain/alerts/alerts.ts';
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
    ...(row.mailed_price !== null && { mailedPrice: row.mailed_price }),
  };
}

function cartRowId(alertId: string, vehicleId: string): string {
  return `${alertId} ${vehicleId}`;
}

export function cartRow(
  alertId: string,
  vehicleId: string,
  state: Schema['alert_carts']['state'],
): Schema['alert_carts'] {
  return { id: cartRowId(alertId, vehicleId), alert_id: alertId, vehicle_id: vehicleId, state };
}

export function liveAlerts(db: Kysely<Schema>, now: Date) {
  return db.selectFrom('alerts').where('ended_at', 'is', null).where('ends_at', '>', now.getTime());
}

/** Bytes of a token: too many to be guessed. */
const tokenBytes = 18;

/** Queues a mail about alerts, under the token of its links. */
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

/** Whether a mailbox has had its mails of the last 24 hours, but for `reserved` of them. */
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
    // Those of the future are from before the clock was turned back.
    .where('queued_at', '<=', at + clocksDiffer)
    .executeTakeFirstOrThrow();
  return count >= mailsPerDay - reserved;
}

/**
 * Makes the addresses of these alerts due where matches wait: now, or a day after their last mail
 * with news.
 */
export async function makeDue(
  trx: Transaction<Schema>,
  alertIds: readonly string[],
  at: number,
): Promise<void> {
  for (const chunk of chunksOf(alertIds)) {
    await trx
      .updateTable('alert_addresses')
      .set((eb) => ({
        due_at: eb
          .case()
          .when(eb.between('mailed_at', at - newsEvery + 1, at + clocksDiffer))
          .then(eb('mailed_at', '+', newsEvery))
          .else(at)
          .end(),
      }))
      .where('due_at', 'is', null)
      .where('email', 'is not', null)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('alerts')
          .innerJoin('alert_carts', 'alert_carts.alert_id', 'alerts.id')
          .select('address_id')
          .where('alerts.id', 'in', chunk)
          .where('confirmed_at', 'is not', null)
          .where('ended_at', 'is', null)
          .where('state', '=', 'waiting'),
      )
      .execute();
  }
}

/** Marks the matches that a mail names, and deletes those that did not hold any more. */
export async function settleCarts(
  trx: Transaction<Schema>,
  alerts: readonly { readonly id: string; readonly vehicleIds: readonly string[] }[],
  mailedCarts: readonly Pick<AlertMatch, 'alertId' | 'vehicleId'>[],
): Promise<void> {
  const mailed = new Set(
    mailedCarts.map(({ alertId, vehicleId }) => cartRowId(alertId, vehicleId)),
  );
  const all = alerts.flatMap(({ id, vehicleIds }) =>
    vehicleIds.map((vehicleId) => cartRowId(id, vehicleId)),
  );
  for (const chunk of chunksOf([...mailed])) {
    await trx
      .updateTable('alert_carts')
      .set({ state: 'mailed' })
      .where('id', 'in', chunk)
      .execute();
  }
  for (const chunk of chunksOf(all.filter((id) => !mailed.has(id)))) {
    await trx.deleteFrom('alert_carts').where('id', 'in', chunk).execute();
  }
}

/** Ends alerts, and deletes an address whose alerts have all ended. */
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
    await trx.deleteFrom('alert_carts').where('alert_id', 'in', chunk).execute();
    await trx
      .updateTable('alert_addresses')
      .set({ email: null, due_at: null })
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
