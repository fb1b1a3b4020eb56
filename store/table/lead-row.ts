import type { Selectable } from 'kysely';
import type { Lead } from '../../domain/contact/lead.ts';
import { leadFault, parseStoredLead } from '../../domain/contact/stored-lead.ts';
import { keyOf, type Schema } from '../schema.ts';
import { type OnUnreadable, readRow } from './read-row.ts';

/** By which every enquiry of an address is found, whatever its spelling. */
export function emailKey(email: string): string {
  return keyOf(email.trim().toLowerCase());
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
