import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { GenericSchema } from 'valibot';
import { day } from '../../domain/duration.ts';
import {
  type Claim,
  type Delivery,
  maxDealerMails,
  maxListed,
  type Outbox,
  staffMail,
  staffMailDays,
  visitorMail,
} from '../../domain/enquiries/outbox.ts';
import { type OnUnreadable, readRow } from '../../domain/stored-row.ts';
import { clocksDiffer, type Database, keyOf, newDelivery, type Schema } from '../schema.ts';
import { storeTime } from '../store-clock.ts';
import { inTransaction } from '../transaction.ts';
import { isoDate, openDeliveries, toDelivery } from './deliveries.ts';
import { enquiryOfRow } from './enquiries.ts';

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
          ...change,
          token: null,
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
          .values({ ...newDelivery(key, 'staff', at), content: JSON.stringify({ subject, body }) })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      });
    },

    claim: (limit, leaseSeconds, now, onUnreadable) =>
      inTransaction(db, async (trx) => {
        const at = await storeTime(trx, engine, now);
        const lease = { token: randomUUID(), at, until: at + leaseSeconds * 1000 };
        return claimMails({ trx, isPostgres: engine === 'postgres', limit, lease, onUnreadable });
      }),

    markSent: (claim) => settle(claim, { state: 'sent', problem: null }),
    postpone: (claim, problem, dueAt, takenBy) =>
      settle(claim, { state: 'queued', problem }, takenBy, dueAt),
    markDead: (claim, problem, takenBy) => settle(claim, { state: 'dead', problem }, takenBy),

    ...openDeliveries({ db, engine }),
  };
}

interface Claiming {
  readonly trx: Transaction<Schema>;
  /** On SQLite a transaction excludes other workers. */
  readonly isPostgres: boolean;
  readonly limit: number;
  /** Milliseconds. */
  readonly lease: { readonly token: string; readonly at: number; readonly until: number };
  readonly onUnreadable?: OnUnreadable;
}

/** Leases due mails; many to the dealer as one list. */
async function claimMails(claiming: Claiming): Promise<readonly Claim[]> {
  const { trx, lease } = claiming;
  const listed = await listedMails(claiming);
  const ids = [...listed, ...(await dueMails(claiming, listed))];
  if (ids.length === 0) return [];
  await trx
    .updateTable('outbox')
    .set((eb) => ({
      token: lease.token,
      set_at: lease.at,
      due_at: lease.until,
      attempts: eb('attempts', '+', 1),
      trying_since: eb.fn.coalesce('trying_since', eb.val(lease.at)),
    }))
    .where('id', 'in', ids)
    .execute();
  return asList(await readClaims(claiming, ids, listed), listed);
}

/** Ids, when more than {@link maxDealerMails} wait and one is due; no mails with photographs. */
async function listedMails({ trx, isPostgres, lease: { at } }: Claiming) {
  let dealer = trx
    .selectFrom('outbox')
    .select(['id', 'enquiry_id', 'due_at'])
    .where('kind', '=', 'dealer')
    .where('state', '=', 'queued')
    .where('taken_by', 'is', null)
    .where((eb) => eb.or([eb('token', 'is', null), eb('due_at', '<=', at)]))
    // An untried mail waits for its photographs until it is due.
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('due_at', '<=', at)]))
    .where('enquiry_id', 'not in', (eb) =>
      eb.selectFrom('enquiry_photographs').select('enquiry_id'),
    )
    .orderBy('queued_at')
    .limit(maxListed);
  if (isPostgres) dealer = dealer.forUpdate().skipLocked();
  const rows = await dealer.execute();
  if (rows.length <= maxDealerMails || rows.every(({ due_at }) => due_at > at)) return [];
  const enquiryIds = rows.map(({ enquiry_id }) => enquiry_id);
  const links = await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'links')
    .where('state', '=', 'queued')
    .where('enquiry_id', 'in', enquiryIds)
    .execute();
  return [...rows, ...links].map(({ id }) => id);
}

async function dueMails(
  { trx, isPostgres, limit, lease: { at } }: Claiming,
  listed: readonly string[],
): Promise<readonly string[]> {
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
    .where((eb) => eb.or([eb('kind', '!=', 'links'), eb.not(eb.exists(queuedDealerMail(eb)))]))
    .orderBy('due_at')
    // The list is one of them.
    .limit(Math.max(0, limit - Math.sign(listed.length)));
  if (listed.length > 0) due = due.where('id', 'not in', listed);
  if (isPostgres) due = due.forUpdate().skipLocked();
  return (await due.execute()).map(({ id }) => id);
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

/** Unreadable mails are given up. */
async function readClaims(
  { trx, lease: { token, at }, onUnreadable }: Claiming,
  ids: readonly string[],
  listed: readonly string[],
): Promise<readonly Claim[]> {
  const rows = await trx
    .selectFrom('outbox')
    .leftJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
    .selectAll('outbox')
    .select(['enquiries.body', 'enquiries.spam', 'enquiries.answered_at', 'enquiries.answered_by'])
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
      const dead = { state: 'dead', token: null, problem } as const;
      await trx.updateTable('outbox').set(dead).where('id', '=', row.id).execute();
    } else {
      const tryingSince = isoDate(row.trying_since ?? at);
      const photographs = listed.includes(row.id) ? {} : await photographsFor(trx, row);
      claims.push({ ...toDelivery(row), ...content, ...photographs, token, tryingSince });
    }
  }
  return claims;
}

type ClaimedRow = Selectable<Schema['outbox']> & {
  readonly [Column in 'body' | 'spam' | 'answered_at' | 'answered_by']:
    | Schema['enquiries'][Column]
    | null;
};

/** Undefined, and passed to `onUnreadable`, for an unreadable row. */
function readContent(row: ClaimedRow, onUnreadable: OnUnreadable) {
  const { kind, enquiry_id: id, body } = row;
  const readMail = <Mail>(schema: GenericSchema<Mail>) =>
    readRow(row, ({ content }): Mail => JSON.parse(content ?? ''), schema, onUnreadable);
  if (kind === 'staff') {
    const mail = readMail(staffMail);
    return mail && { kind, mail };
  }
  if (kind === 'alert') {
    const mail = readMail(visitorMail);
    return mail && { kind, mail };
  }
  const enquiry = enquiryOfRow({ ...row, id: id ?? '', body: body ?? '' }, onUnreadable);
  return enquiry && { kind, enquiry };
}

async function photographsFor(
  trx: Transaction<Schema>,
  { kind, enquiry_id }: Pick<ClaimedRow, 'kind' | 'enquiry_id'>,
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

/** With the attempts of the newest. */
function asList(claims: readonly Claim[], ids: readonly string[]): readonly Claim[] {
  const listed = new Set(ids);
  const mails = claims.flatMap((claim) =>
    claim.kind === 'dealer' && listed.has(claim.id) ? [claim] : [],
  );
  const newest = mails.at(-1);
  if (newest === undefined) return claims;
  const { token, tryingSince, queuedAt, state, attempts } = newest;
  const id = keyOf(ids.join());
  const enquiries = mails.map(({ enquiry }) => enquiry);
  return [
    { kind: 'list', id, ids, token, tryingSince, queuedAt, state, attempts, enquiries },
    ...claims.filter((claim) => !listed.has(claim.id)),
  ];
}
