import type { Inbox, LeadQuery } from './inbox.ts';
import type { DeliveryKind, Lead, SpamReason } from './lead.ts';

/** What the staff do with enquiries on top of keeping them. */
export interface LeadBook extends Inbox {
  /**
   * Leads oldest first, a page at a time, so that an export of any length needs little memory.
   * `spam` as in {@link Inbox.list}.
   */
  stream(query?: LeadQuery): AsyncIterable<Lead>;

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

  /** How many leads are held back, by reason. */
  countHeldBack(): Promise<Readonly<Record<SpamReason, number>>>;

  /**
   * Removes every lead of an e-mail address (compared without regard to case) with its deliveries,
   * quarantined ones included, from the files as well. Returns how many leads.
   * @throws {StoreFailure} when they are removed, but traces stay in a file for as long as another
   * process reads it. Calling it again then finishes.
   */
  forget(email: string): Promise<number>;

  /**
   * Removes every lead received before `date`, with its deliveries; one with a mail that has not
   * left only if it was received before `undelivered`. Returns how many leads; throws as
   * {@link LeadBook.forget} does.
   */
  deleteOlderThan(date: Date, undelivered?: Date): Promise<number>;
}
