import { setTimeout as wait } from 'node:timers/promises';
import { type DeleteQueryBuilder, type DeleteResult, sql } from 'kysely';
import type { Leads } from '../../domain/contact/leads.ts';
import { StoreFailure } from '../../domain/store-failure.ts';
import { type Database, keyOf, type Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

/** By which every enquiry of an address is found, whatever its spelling. */
export function emailKey(email: string): string {
  return keyOf(email.trim().toLowerCase());
}

/** What removes enquiries, from the files as well as from the tables. */
export function openRemoval({ db, engine }: Database): Pick<Leads, 'forget' | 'deleteOlderThan'> {
  /** Removes leads and their traces. Resolves to how many. */
  async function remove(
    which: (leads: DeleteQueryBuilder<Schema, 'leads', DeleteResult>) => Promise<DeleteResult>,
  ): Promise<number> {
    const { numDeletedRows } = await inTransaction(db, (trx) => which(trx.deleteFrom('leads')));
    // Also when nothing was deleted now: an earlier removal may have failed to empty the log.
    if (engine === 'sqlite') await emptyLog(db, Number(numDeletedRows));
    return Number(numDeletedRows);
  }

  return {
    forget: (email) =>
      remove((leads) => leads.where('email_key', '=', emailKey(email)).executeTakeFirstOrThrow()),

    deleteOlderThan: (date, undelivered = date) =>
      remove((leads) =>
        leads
          .where('received_at', '<', date.getTime())
          .where((eb) =>
            eb.or([
              eb('received_at', '<', undelivered.getTime()),
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('outbox')
                    .select('outbox.id')
                    .whereRef('outbox.lead_id', '=', 'leads.id')
                    .where('outbox.state', '!=', 'sent'),
                ),
              ),
            ]),
          )
          .executeTakeFirstOrThrow(),
      ),
  };
}

/**
 * SQLite's write-ahead log still holds what was deleted. Moves it into the file and empties it;
 * while another process is reading it waits, for a few seconds.
 * @throws {StoreFailure} while that process is still reading; the next removal tries again.
 */
async function emptyLog(db: Database['db'], removed: number): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await wait(50);
  }
  throw new StoreFailure(
    `${removed === 1 ? '1 enquiry' : `${removed} enquiries`} removed, but another process is reading the store, so their words are still in its file ending in -wal. Run this again when that process is done.`,
  );
}
