import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DeliveryKind, Lead } from '../../domain/contact/lead.ts';
import type { LeadQuery, Leads } from '../../domain/contact/leads.ts';
import { leadFault, parseStoredLead } from '../../domain/contact/stored-lead.ts';
import { type OnUnreadable, readRow } from '../../domain/row-shape.ts';
import { type Database, keyOf, newDelivery, type Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { emailKey, openRemoval } from './remove-leads.ts';

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
          eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(received_at, id)),
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

  return {
    stream,

    async list(options) {
      const all: Lead[] = [];
      for await (const lead of stream(options)) all.push(lead);
      return all;
    },

    find: (leadId) => findLead(db, leadId),

    keep(lead, submissionId, deliveries, photographs = []) {
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
        // One to a statement: together they can be megabytes.
        for (const [index, bytes] of photographs.entries()) {
          const photograph = { id: `${row.id} ${index}`, lead_id: row.id, bytes };
          await trx.insertInto('lead_photographs').values(photograph).execute();
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
        return findLead(trx, leadId);
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

    ...openRemoval({ db, engine }),
  };
}

async function findLead(db: Kysely<Schema>, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readLead(row);
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
    .values(
      deliveries.map((kind) => ({ ...newDelivery(randomUUID(), kind, now), lead_id: leadId })),
    )
    .execute();
}

/** A new lead as it is stored, not answered yet. */
export function toLeadRow(lead: Lead, submission: string): Schema['leads'] {
  const { id, spam, answered: _, ...rest } = lead;
  return {
    id,
    submission_key: submission,
    email_key: emailKey(lead.email),
    received_at: Date.parse(lead.receivedAt),
    spam: spam ?? null,
    answered_at: null,
    answered_by: null,
    body: JSON.stringify(rest),
  };
}

/** The columns a lead is made from. */
type LeadRow = Pick<
  Selectable<Schema['leads']>,
  'id' | 'spam' | 'answered_at' | 'answered_by' | 'body'
>;

/** The lead of a row; undefined, and told to `onUnreadable`, when the row holds none. */
export function readLead(row: LeadRow, onUnreadable?: OnUnreadable): Lead | undefined {
  return readRow(row, toLead, leadFault, onUnreadable);
}

function toLead(row: LeadRow): Lead {
  return {
    ...parseStoredLead(row.body),
    id: row.id,
    ...(row.spam === null ? {} : { spam: row.spam }),
    ...(row.answered_at === null || row.answered_by === null
      ? {}
      : { answered: { at: new Date(row.answered_at).toISOString(), by: row.answered_by } }),
  };
}
