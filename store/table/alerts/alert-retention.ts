import type { Transaction } from 'kysely';
import { alertDays, endedDays } from '../../../domain/alerts/alert.ts';
import { day } from '../../../domain/duration.ts';
import { staffMailDays } from '../../../domain/enquiries/outbox.ts';
import type { Schema } from '../../schema.ts';
import { endAlerts } from './alert-rows.ts';

/** Deletes the mails to an address whose alerts have all ended, but one that is being sent. */
export async function dropMails(trx: Transaction<Schema>, addressId: string): Promise<void> {
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

export async function sweep(trx: Transaction<Schema>, now: Date): Promise<void> {
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
