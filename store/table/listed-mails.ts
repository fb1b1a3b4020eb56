import type { Transaction } from 'kysely';
import { type Claim, mostDealerMails, mostListed } from '../../domain/enquiries/outbox.ts';
import { keyOf, type Schema } from '../schema.ts';

/**
 * Ids, when more than {@link mostDealerMails} wait and one is due; without mails with photographs.
 */
export async function listedMails(
  trx: Transaction<Schema>,
  isPostgres: boolean,
  at: number,
): Promise<readonly string[]> {
  let dealer = trx
    .selectFrom('outbox')
    .select(['id', 'enquiry_id', 'due_at'])
    .where('kind', '=', 'dealer')
    .where('state', '=', 'queued')
    .where('taken_by', 'is', null)
    .where((eb) => eb.or([eb('token', 'is', null), eb('due_at', '<=', at)]))
    // One that nobody has tried waits for its photographs until it is due.
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('due_at', '<=', at)]))
    .where('enquiry_id', 'not in', (eb) =>
      eb.selectFrom('enquiry_photographs').select('enquiry_id'),
    )
    .orderBy('queued_at')
    .limit(mostListed);
  if (isPostgres) dealer = dealer.forUpdate().skipLocked();
  const rows = await dealer.execute();
  if (rows.length <= mostDealerMails || rows.every(({ due_at }) => due_at > at)) return [];
  const links = await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'links')
    .where('state', '=', 'queued')
    .where(
      'enquiry_id',
      'in',
      rows.map(({ enquiry_id }) => enquiry_id),
    )
    .execute();
  return [...rows, ...links].map(({ id }) => id);
}

/** With the attempts of the newest. */
export function asList(claims: readonly Claim[], ids: readonly string[]): readonly Claim[] {
  const listed = new Set(ids);
  const mails = claims.flatMap((claim) =>
    claim.kind === 'dealer' && listed.has(claim.id) ? [claim] : [],
  );
  const newest = mails.at(-1);
  if (newest === undefined) return claims;
  const { token, tryingSince, queuedAt, state, attempts } = newest;
  const list: Claim = {
    ...{ kind: 'list', id: keyOf(ids.join()), ids, token, tryingSince, queuedAt, state, attempts },
    enquiries: mails.map(({ enquiry }) => enquiry),
  };
  return [list, ...claims.filter(({ id }) => !listed.has(id))];
}
