import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Enquiries, EnquiryQuery } from '../../domain/enquiries/enquiries.ts';
import type { DeliveryKind, Enquiry } from '../../domain/enquiries/enquiry.ts';
import { mailWaitsMs } from '../../domain/enquiries/photographs.ts';
import { storedEnquiry } from '../../domain/enquiries/stored-enquiry.ts';
import { type OnUnreadable, readRow } from '../../domain/stored-row.ts';
import { type Database, keyOf, newDelivery, type Schema } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { emailKey, openRemoval } from './remove-enquiries.ts';

const pageSize = 500;

export function openEnquiries({ db, engine }: Database): Enquiries {
  return {
    stream: (query) => streamEnquiries(db, query),

    find: (enquiryId) => findEnquiry(db, enquiryId),

    keep: (enquiry, submissionId, deliveries) =>
      inTransaction(db, (trx) => keep(trx, enquiry, keyOf(submissionId), deliveries)),

    addPhotographs: (enquiryId, jpegs, unread, now) =>
      inTransaction(db, async (trx) => {
        let query = trx.selectFrom('enquiries').selectAll().where('id', '=', enquiryId);
        if (engine === 'postgres') query = query.forUpdate();
        const row = await query.executeTakeFirst();
        const enquiry = row && enquiryOfRow(row);
        if (enquiry?.tradeIn === undefined || enquiry.tradeIn.unread !== undefined) return;
        // One to a statement: together they can be megabytes.
        for (const [index, bytes] of jpegs.entries()) {
          const photograph = { id: `${enquiryId} ${index}`, enquiry_id: enquiryId, bytes };
          await trx.insertInto('enquiry_photographs').values(photograph).execute();
        }
        const tradeIn = { ...enquiry.tradeIn, photographs: jpegs.length, unread };
        const { body } = toEnquiryRow({ ...enquiry, tradeIn }, '');
        await trx.updateTable('enquiries').set({ body }).where('id', '=', enquiryId).execute();
        await sendPhotographs(trx, engine, enquiryId, now.getTime());
      }),

    release: (enquiryId, deliveries) =>
      inTransaction(db, (trx) => release(trx, enquiryId, deliveries)),

    setAnswer: (enquiryId, answer) =>
      inTransaction(db, async (trx) => {
        const note = trx
          .updateTable('enquiries')
          .set({
            answered_at: answer === undefined ? null : Date.parse(answer.at),
            answered_by: answer?.by ?? null,
          })
          .where('id', '=', enquiryId);
        await (answer === undefined ? note : note.where('answered_at', 'is', null)).execute();
        return findEnquiry(trx, enquiryId);
      }),

    async countHeldBack() {
      const { count } = await db
        .selectFrom('enquiries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('spam', 'is not', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    async countBefore(date) {
      const { count, newest } = await db
        .selectFrom('enquiries')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('received_at', '<', date.getTime()).as('count'),
          fn.max<number | null>('received_at').as('newest'),
        ])
        .executeTakeFirstOrThrow();
      return { count, ...(newest !== null && { newest: new Date(newest) }) };
    },

    ...openRemoval({ db, engine }),
  };
}

async function* streamEnquiries(
  db: Kysely<Schema>,
  { spam = false, since, onUnreadable }: EnquiryQuery = {},
): AsyncGenerator<Enquiry> {
  let last = { received_at: since?.getTime() ?? 0, id: '' };
  for (;;) {
    const { received_at, id } = last;
    const rows = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('spam', spam ? 'is not' : 'is', null)
      .where((eb) => eb(eb.refTuple('received_at', 'id'), '>', eb.tuple(received_at, id)))
      .orderBy('received_at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const row of rows) {
      const enquiry = enquiryOfRow(row, onUnreadable);
      if (enquiry !== undefined) yield enquiry;
    }
    if (rows.length < pageSize) return;
    last = rows.at(-1) ?? last;
  }
}

async function findEnquiry(db: Kysely<Schema>, id: string): Promise<Enquiry | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && enquiryOfRow(row);
}

async function keep(
  trx: Transaction<Schema>,
  enquiry: Enquiry,
  submission: string,
  deliveries: readonly DeliveryKind[],
) {
  const isHeld = enquiry.spam !== undefined;
  const row = await trx
    .insertInto('enquiries')
    .values(toEnquiryRow(enquiry, submission))
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) {
    const waitMs = enquiry.tradeIn?.photographs ? mailWaitsMs : 0;
    if (!isHeld) await queue(trx, row.id, deliveries, waitMs);
    return { id: row.id, isNew: true };
  }
  const { id } = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('submission_key', '=', submission)
    .executeTakeFirstOrThrow();
  if (!isHeld) await release(trx, id, deliveries);
  return { id, isNew: false };
}

async function release(
  trx: Transaction<Schema>,
  enquiryId: string,
  deliveries: readonly DeliveryKind[],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('enquiries')
    .set({ spam: null })
    .where('id', '=', enquiryId)
    .where('spam', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await queue(trx, enquiryId, deliveries);
  return true;
}

async function queue(
  trx: Transaction<Schema>,
  enquiryId: string,
  deliveries: readonly DeliveryKind[],
  dealerWaitMs = 0,
): Promise<void> {
  if (deliveries.length === 0) return;
  const now = Date.now();
  await trx
    .insertInto('outbox')
    .values(
      deliveries.map((kind) => ({
        ...newDelivery(randomUUID(), kind, now),
        enquiry_id: enquiryId,
        due_at: kind === 'dealer' ? now + dealerWaitMs : now,
      })),
    )
    .execute();
}

/** Queues a mail where the dealer's has left. */
async function sendPhotographs(
  trx: Transaction<Schema>,
  engine: Database['engine'],
  enquiryId: string,
  at: number,
): Promise<void> {
  let dealer = trx
    .selectFrom('outbox')
    .select(['id', 'state', 'token', 'attempts'])
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'dealer');
  if (engine === 'postgres') dealer = dealer.forUpdate();
  const mail = await dealer.executeTakeFirst();
  if (mail === undefined) return;
  if (mail.state !== 'queued' || mail.token !== null) await queue(trx, enquiryId, ['photographs']);
  else if (mail.attempts === 0) {
    await trx
      .updateTable('outbox')
      .set({ due_at: at, set_at: at })
      .where('id', '=', mail.id)
      .execute();
  }
}

function toEnquiryRow(enquiry: Enquiry, submission: string): Schema['enquiries'] {
  const { id, spam, answered: _, ...rest } = enquiry;
  return {
    id,
    submission_key: submission,
    email_key: emailKey(enquiry.email),
    received_at: Date.parse(enquiry.receivedAt),
    spam: spam ?? null,
    answered_at: null,
    answered_by: null,
    body: JSON.stringify(rest),
  };
}

type EnquiryRow = Pick<
  Selectable<Schema['enquiries']>,
  'id' | 'spam' | 'answered_at' | 'answered_by' | 'body'
>;

/** Undefined, and passed to `onUnreadable`, for an unreadable row. */
export function enquiryOfRow(row: EnquiryRow, onUnreadable?: OnUnreadable): Enquiry | undefined {
  return readRow(row, toEnquiry, storedEnquiry, onUnreadable);
}

function toEnquiry(row: EnquiryRow): Enquiry {
  return {
    ...(JSON.parse(row.body) as Omit<Enquiry, 'id' | 'spam' | 'answered'>),
    id: row.id,
    ...(row.spam === null ? {} : { spam: row.spam }),
    ...(row.answered_at === null || row.answered_by === null
      ? {}
      : { answered: { at: new Date(row.answered_at).toISOString(), by: row.answered_by } }),
  };
}
