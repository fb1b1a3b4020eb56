import type { UnreadableRow } from '../row-shape.ts';
import type { DeliveryKind, Lead, LeadAnswer, SpamReason } from './lead.ts';

/** Where enquiries are kept. `store` implements it on SQLite and PostgreSQL. */
export interface Leads {
  /**
   * Stores a lead with its photographs and queues its deliveries in one transaction, and returns
   * only after it is durable. A second lead with the same `submissionId` is not stored: the first one's id comes
   * back with `isNew: false`; where the first is held back and the second is not, the first is
   * released with these deliveries. Rejects when the store does not answer; nothing is then stored.
   */
  keep(
    lead: Lead,
    submissionId: string,
    deliveries: readonly DeliveryKind[],
    photographs?: readonly Uint8Array[],
  ): Promise<{ readonly id: string; readonly isNew: boolean }>;

  /** All leads, oldest first. */
  list(query?: LeadQuery): Promise<readonly Lead[]>;

  /** As {@link Leads.list}, a page at a time, so that an export of any length needs little memory. */
  stream(query?: LeadQuery): AsyncIterable<Lead>;

  /** The lead with this id, held back or not; undefined where there is none. */
  find(leadId: string): Promise<Lead | undefined>;

  /**
   * Takes a lead out of quarantine and queues its deliveries, in one transaction. `false` when no
   * such lead is held back.
   */
  release(leadId: string, deliveries: readonly DeliveryKind[]): Promise<boolean>;

  /**
   * Leads held back for their rate alone and received at or before `before`, oldest first, `limit`
   * at most.
   */
  heldBackForRate(before: Date, limit: number): Promise<readonly Lead[]>;

  /**
   * Notes that a lead was answered; what was noted before stays. Without an answer, the note is
   * removed. Resolves to the lead as it is then; undefined when no lead has this id.
   */
  setAnswer(leadId: string, answer: LeadAnswer | undefined): Promise<Lead | undefined>;

  /** How many leads are held back, by reason. */
  countHeldBack(): Promise<Readonly<Record<SpamReason, number>>>;

  /**
   * Removes every lead of an e-mail address (compared without regard to case) with its deliveries
   * and photographs, quarantined ones included, and its alerts with the mails to it, from the files
   * as well.
   * @throws {StoreFailure} when they are removed, but traces stay in a file for as long as another
   * process reads it. Calling it again then finishes.
   */
  forget(email: string): Promise<Forgotten>;

  /**
   * Removes every lead received before `date`, with its deliveries and photographs; one with a mail that has not
   * left only if it was received before `undelivered`. Returns how many leads; throws as
   * {@link Leads.forget} does.
   */
  deleteOlderThan(date: Date, undelivered?: Date): Promise<number>;
}

/** How many enquiries and alerts of an address were removed. */
export interface Forgotten {
  readonly enquiries: number;
  readonly alerts: number;
}

export interface LeadQuery {
  /** Only the quarantined; otherwise only the others. */
  readonly spam?: boolean;
  /** Told of each row that is no enquiry; it is left out. */
  readonly onUnreadable?: (row: UnreadableRow) => void;
}
