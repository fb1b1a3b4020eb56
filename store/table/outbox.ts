import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { GenericSchema } from 'valibot';
import { day } from '../../domain/duration.ts';
import {
  type Claim,
  type Delivery,
  type Outbox,
  type StaffMail,
  staffMail,
  staffMailDays,
  type VisitorMail,
  visitorMail,
} from '../../domain/enquiries/outbox.ts';
import { type OnUnreadable, readRow } from '../../domain/stored-row.ts';
import { clocksDiffer, type Database, newDelivery, type Schema } from '../schema.ts';
import { storeTime } from '../store-clock.ts';
import { inTransaction } from '../transaction.ts';
import { enquiryOfRow } from './enquiries.ts';
import { asList, listedMails } from './listed-mails.ts';

/** A leased delivery has a token, and is due when the lease ends. */
export function openOutbox({ db, engine }: Database): Outbox {
  /** While the claim's lease holds. */
  async function settle(
    claim: Claim,
    change: Pick<Schema['outbox'], 'state' | 'problem'>,
    takenBy?: Delivery['takenBy'],
    dueAt?: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await inTransaction(db, async (trx) => {
      const due = dueAt && { due_at: await storeTime(trx, engine, dueAt) };
      return trx
        .updateTable('outbox')
        .set({
          ...{ ...change, token: null },
          ...(takenBy && { taken_by: JSON.stringify(takenBy) }),
          ...due,
        })
        .where('id', 'in', claim.kind === 'list' ? claim.ids : [claim.id])
        .where('token', '=', claim.token)
        .executeTakeFirstOrThrow();
    });
    return numUpdatedRows > 0n;
  }

  return {
    queue(key, { subject, body }, now) {
      const at = now.getTime();
      return inTransaction(db, async (trx) => {
        await trx
          .deleteFrom('outbox')
          .where('kind', '=', 'staff')
          .where('queued_at', '<', at - staffMailDays * day)
          .execute();
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('outbox')
          .values({
            ...newDelivery(key, 'staff', at),
            content: JSON.stringify({ subject, body }),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      });
    },

    claim(limit, leaseSeconds, now, onUnreadable) {
      const token = randomUUID();
      return inTransaction(db, async (trx) => {
        const at = await storeTime(trx, engine, now);
        const listed = await listedMails(trx, engine === 'postgres', at);
        let due = trx
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'queued')
          .where((eb) =>
            eb.or([
              eb('due_at', '<=', at),
              // Set in the future: the clock was turned back since, and would hold it until then.
              eb('set_at', '>', at + clocksDiffer),
            ]),
          )
          // The links follow the mail they are about.
          .where((eb) =>
            eb.or([eb('kind', '!=', 'links'), eb.not(eb.exists(queuedDealerMail(eb)))]),
          )
          .orderBy('due_at')
          // The list is one of them.
          .limit(Math.max(0, limit - Math.sign(listed.length)));
        if (listed.length > 0) due = due.where('id', 'not in', listed);
        // On SQLite a transaction excludes other workers.
        if (engine === 'postgres') due = due.forUpdate().skipLocked();
        const dueIds = (await due.execute()).map(({ id }) => id);
        const ids = [...listed, ...dueIds];
        if (ids.length === 0) return [];
        await trx
          .updateTable('outbox')
          .set((eb) => ({
            token,
            set_at: at,
            due_at: at + leaseSeconds * 1000,
            attempts: eb('attempts', '+', 1),
            trying_since: eb.fn.coalesce('trying_since', eb.val(at)),
          }))
          .where('id', 'in', ids)
          .execute();
        const rows = await trx
          .selectFrom('outbox')
          .leftJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
          .selectAll('outbox')
          .select([
            'enquiries.body',
            'enquiries.spam',
            'enquiries.answered_at',
            'enquiries.answered_by',
          ])
          .where('outbox.id', 'in', ids)
          .orderBy('outbox.queued_at')
          .execute();
        const claims: Claim[] = [];
        for (const row of rows) {
          let problem = '';
          const content = readContent(row, (unreadable) => {
            problem = `the ${row.enquiry_id === null ? 'mail' : 'enquiry'} ${unreadable.reason}`;
            onUnreadable?.(unreadable);
          });
          if (content === undefined) {
            await trx
              .updateTable('outbox')
              .set({ state: 'dead', token: null, problem })
              .where('id', '=', row.id)
              .execute();
          } else {
            const tryingSince = isoDate(row.trying_since ?? at);
            const photographs = listed.includes(row.id) ? {} : await photographsFor(trx, row);
            claims.push({ ...toDelivery(row), ...content, ...photographs, token, tryingSince });
          }
        }
        return asList(claims, listed);
      });
    },

    markSent: (claim) => settle(claim, { state: 'sent', problem: null }),
    postpone: (claim, problem, dueAt, takenBy) =>
      settle(claim, { state: 'queued', problem }, takenBy, dueAt),
    markDead: (claim, problem, takenBy) => settle(claim, { state: 'dead', problem }, takenBy),

    async find(id) {
      const rows = db.selectFrom('outbox').selectAll().where('id', '=', id);
      const row = await rows.executeTakeFirst();
      return row && toDelivery(row);
    },

    async list(state) {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', state)
        .orderBy('queued_at')
        .orderBy('id')
        .execute();
      return rows.map(toDelivery);
    },

    async count() {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
      return { queued: 0, sent: 0, dead: 0, ...counts };
    },

    async retry(now, enquiryId) {
      const { numUpdatedRows } = await inTransaction(db, async (trx) => {
        const at = await storeTime(trx, engine, now);
        const renewed = trx
          .updateTable('outbox')
          .set({
            state: 'queued',
            due_at: at,
            set_at: at,
            attempts: 0,
            trying_since: null,
          })
          .where((eb) =>
            eb.or([
              eb('state', '=', 'dead'),
              // Not those under way: a second worker would send them too.
              eb.and([eb('state', '=', 'queued'), eb('token', 'is', null), eb('due_at', '>', at)]),
            ]),
          );
        return (
          enquiryId === undefined ? renewed : renewed.where('enquiry_id', '=', enquiryId)
        ).executeTakeFirstOrThrow();
      });
      return Number(numUpdatedRows);
    },
  };
}

function queuedDealerMail(eb: ExpressionBuilder<Schema, 'outbox'>) {
  return eb
    .selectFrom('outbox as dealer')
    .select('dealer.id')
    .whereRef('dealer.enquiry_id', '=', 'outbox.enquiry_id')
    .where('dealer.kind', '=', 'dealer')
    .where('dealer.state', '=', 'queued')
    .where('dealer.taken_by', 'is', null);
}

function toDelivery(row: Selectable<Schema['outbox']>): Delivery {
  return {
    id: row.id,
    ...(row.enquiry_id === null ? {} : { enquiryId: row.enquiry_id }),
    kind: row.kind,
    state: row.state,
    queuedAt: isoDate(row.queued_at),
    attempts: row.attempts,
    ...(row.trying_since === null ? {} : { tryingSince: isoDate(row.trying_since) }),
    ...(row.problem === null ? {} : { problem: row.problem }),
    ...(row.taken_by === null ? {} : { takenBy: JSON.parse(row.taken_by) }),
  };
}

function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

async function photographsFor(
  trx: Transaction<Schema>,
  { kind, enquiry_id }: Pick<Selectable<Schema['outbox']>, 'kind' | 'enquiry_id'>,
) {
  if (kind !== 'dealer' && kind !== 'photographs') return {};
  const rows = await trx
    .selectFrom('enquiry_photographs')
    .select('bytes')
    .where('enquiry_id', '=', enquiry_id ?? '')
    .orderBy('id')
    .execute();
  return rows.length === 0 ? {} : { photographs: rows.map(({ bytes }) => bytes) };
}

/** Undefined, and passed to `onUnreadable`, for an unreadable row. */
function readContent(row: ClaimedRow, onUnreadable: OnUnreadable) {
  const { kind } = row;
  const readMail = <Mail>(schema: GenericSchema<Mail>) =>
    readRow(row, ({ content }): Mail => JSON.parse(content ?? ''), schema, onUnreadable);
  if (kind === 'staff') {
    const mail = readMail<StaffMail>(staffMail);
    return mail && { kind, mail };
  }
  if (kind === 'alert') {
    const mail = readMail<VisitorMail>(visitorMail);
    return mail && { kind, mail };
  }
  const enquiry = enquiryOfRow(
    { ...row, id: row.enquiry_id ?? '', body: row.body ?? '' },
    onUnreadable,
  );
  return enquiry && { kind, enquiry };
}

type ClaimedRow = Selectable<Schema['outbox']> & {
  readonly [Column in 'body' | 'spam' | 'answered_at' | 'answered_by']:
    | Schema['enquiries'][Column]
    | null;
};
