import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type DeleteQueryBuilder, type DeleteResult, sql, type Transaction } from 'kysely';
import type { DeliveryKind, Lead } from '../../domain/contact/lead.ts';
import type { LeadQuery, Leads } from '../../domain/contact/leads.ts';
import { StoreFailure } from '../../domain/store-failure.ts';
import { type Database, keyOf, type Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { emailKey, readLead, toLeadRow } from './lead-row.ts';
import { newRow } from './outbox.ts';

const pageSize = 500;

/** Enquiries on either engine. */
export function openLeads({ db, engine }: Database): Leads {
  async function* stream({ spam = false, onUnreadable }: LeadQuery = {}): AsyncGenerator<Lead> {
    let last: { received_at: number; id: string } | undefined;
    do {
      let page = db
        .selectFrom('leads')
        .selectAll()
        .where('spam', spam ? 'is not' : 'is', null)
        .orderBy('received_at')
        .orderBy('id')
        .limit(pageSize);
      if (last !== undefined) {
        const { received_at, id } = last;
        page = page.where((eb) =>
          eb.or([
            eb('received_at', '>', received_at),
            eb.and([eb('received_at', '=', received_at), eb('id', '>', id)]),
          ]),
        );
      }
      const rows = await page.execute();
      for (const row of rows) {
        const lead = readLead(row, onUnreadable);
        if (lead !== undefined) yield lead;
      }
      last = rows.length < pageSize ? undefined : rows.at(-1);
    } while (last !== undefined);
  }

  /** Removes leads, from the files as well as from the tables. Returns how many. */
  async function remove(
    which: (leads: DeleteQueryBuilder<Schema, 'leads', DeleteResult>) => Promise<DeleteResult>,
  ): Promise<number> {
    const { numDeletedRows } = await inTransaction(db, (trx) => which(trx.deleteFrom('leads')));
    // Also when nothing was deleted now: an earlier removal may have failed to empty the log.
    if (engine === 'sqlite') await emptyLog(db, Number(numDeletedRows));
    return Number(numDeletedRows);
  }

  return {
    stream,

    async list(options) {
      const all: Lead[] = [];
      for await (const lead of stream(options)) all.push(lead);
      return all;
    },

    keep(lead, submissionId, deliveries) {
      const submission = keyOf(submissionId);
      return inTransaction(db, async (trx) => {
        const row = await trx
          .insertInto('leads')
          .values(toLeadRow(lead, submission))
          .onConflict((conflict) => conflict.column('submission_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (row === undefined) {
          const { id } = await trx
            .selectFrom('leads')
            .select('id')
            .where('submission_key', '=', submission)
            .executeTakeFirstOrThrow();
          if (lead.spam === undefined) await release(trx, id, deliveries);
          return { id, isNew: false };
        }
        // An enquiry held back as spam is mailed only after `release`.
        if (lead.spam === undefined) await queue(trx, row.id, deliveries);
        return { id: row.id, isNew: true };
      });
    },

    release: (leadId, deliveries) => inTransaction(db, (trx) => release(trx, leadId, deliveries)),

    async heldBackForRate(before, limit) {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('spam', '=', 'rate-limit')
        .where('received_at', '<=', before.getTime())
        .orderBy('received_at')
        .limit(limit)
        .execute();
      return rows.map((row) => readLead(row)).filter((lead) => lead !== undefined);
    },

    setAnswer: (leadId, answer) =>
      inTransaction(db, async (trx) => {
        const note = trx
          .updateTable('leads')
          .set({
            answered_at: answer === undefined ? null : Date.parse(answer.at),
            answered_by: answer?.by ?? null,
          })
          .where('id', '=', leadId);
        await (answer === undefined ? note : note.where('answered_at', 'is', null)).execute();
        const row = await trx
          .selectFrom('leads')
          .selectAll()
          .where('id', '=', leadId)
          .executeTakeFirst();
        return row && readLead(row);
      }),

    async countHeldBack() {
      const rows = await db
        .selectFrom('leads')
        .select(({ fn }) => ['spam', fn.countAll<number>().as('count')])
        .where('spam', 'is not', null)
        .groupBy('spam')
        .execute();
      const counts = { honeypot: 0, 'too-fast': 0, 'rate-limit': 0 };
      for (const { spam, count } of rows) if (spam !== null) counts[spam] = Number(count);
      return counts;
    },

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

/** Takes a lead out of quarantine and queues its deliveries; `false` when it is not held back. */
async function release(
  trx: Transaction<Schema>,
  leadId: string,
  deliveries: readonly DeliveryKind[],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ spam: null })
    .where('id', '=', leadId)
    .where('spam', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await queue(trx, leadId, deliveries);
  return true;
}

async function queue(
  trx: Transaction<Schema>,
  leadId: string,
  deliveries: readonly DeliveryKind[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const now = Date.now();
  await trx
    .insertInto('outbox')
    .values(deliveries.map((kind) => ({ ...newRow(randomUUID(), kind, now), lead_id: leadId })))
    .execute();
}
