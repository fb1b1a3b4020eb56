import type { Selectable, Transaction } from 'kysely';
import type { GenericSchema } from 'valibot';
import {
  type StaffMail,
  staffMail,
  type VisitorMail,
  visitorMail,
} from '../../domain/enquiries/outbox.ts';
import { type OnUnreadable, readRow } from '../../domain/stored-row.ts';
import type { Schema } from '../schema.ts';
import { enquiryOfRow } from './enquiries.ts';

/** For mails to the dealer alone. */
export async function photographsFor(
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
export function readContent(row: ClaimedRow, onUnreadable: OnUnreadable) {
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

export type ClaimedRow = Selectable<Schema['outbox']> & {
  readonly [Column in 'body' | 'spam' | 'answered_at' | 'answered_by']:
    | Schema['enquiries'][Column]
    | null;
};
