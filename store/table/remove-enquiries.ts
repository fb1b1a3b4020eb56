import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Enquiries } from '../../domain/enquiries/enquiries.ts';
import { StoreFailure } from '../../domain/store-failure.ts';
import { counted } from '../../domain/text/wording.ts';
import { type Database, keyOf } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { openKeyedHash } from './secrets.ts';

export function emailKey(email: string): string {
  return keyOf(normalized(email));
}

export function normalized(email: string): string {
  return email.trim().toLowerCase();
}

export const addressSecret = 'addresses';

type Removal = Pick<Enquiries, 'forget' | 'deleteOlderThan'>;

export function openRemoval({ db, engine }: Database): Removal {
  /** Also after no deletion: an earlier attempt may have failed. */
  async function emptied(enquiries: number): Promise<number> {
    if (engine === 'sqlite') await emptyLog(db, enquiries);
    return enquiries;
  }

  const keyedHash = openKeyedHash({ db }, addressSecret);

  return {
    async forget(email) {
      const key = emailKey(email);
      const addressId = await keyedHash(normalized(email));
      const forgotten = await inTransaction(db, async (trx) => {
        const enquiries = await trx
          .deleteFrom('enquiries')
          .where('email_key', '=', key)
          .executeTakeFirstOrThrow();
        // A restored store has another secret: what still has its address is found by that.
        const addresses = trx
          .selectFrom('alert_addresses')
          .select('alert_addresses.id')
          .where((eb) =>
            eb.or([
              eb('id', '=', addressId),
              eb(eb.fn<string>('lower', ['email']), '=', normalized(email).replaceAll('\0', '')),
            ]),
          );
        const alerts = await trx
          .selectFrom('alerts')
          .select('id')
          .where('address_id', 'in', addresses)
          .where('ended_at', 'is', null)
          .execute();
        // With its alerts and the mails to it.
        await trx.deleteFrom('alert_addresses').where('id', 'in', addresses).execute();
        return { enquiries: Number(enquiries.numDeletedRows), alerts: alerts.length };
      });
      await emptied(forgotten.enquiries);
      return forgotten;
    },

    async deleteOlderThan(date, undelivered = date) {
      const { numDeletedRows } = await inTransaction(db, (trx) =>
        trx
          .deleteFrom('enquiries')
          .where('received_at', '<', date.getTime())
          .where((eb) =>
            eb.or([
              eb('received_at', '<', undelivered.getTime()),
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('outbox')
                    .select('outbox.id')
                    .whereRef('outbox.enquiry_id', '=', 'enquiries.id')
                    .where('outbox.state', '!=', 'sent'),
                ),
              ),
            ]),
          )
          .executeTakeFirstOrThrow(),
      );
      return emptied(Number(numDeletedRows));
    },
  };
}

/** Waits seconds for readers. @throws {StoreFailure} while another process is reading */
async function emptyLog(db: Database['db'], removed: number): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await wait(50);
  }
  throw new StoreFailure(
    `${counted(removed, 'enquiry', 'enquiries')} removed, but another process is reading the store, so their words are still in its file ending in -wal. Run this again when that process is done.`,
  );
}
