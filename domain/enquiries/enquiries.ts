import type { UnreadableRow } from '../stored-row.ts';
import type { DeliveryKind, Enquiry, EnquiryAnswer } from './enquiry.ts';

export interface Enquiries {
  /**
   * With its deliveries, once durable. Mail about photographs waits 5 minutes at most for
   * {@link addPhotographs}. A repeated `submissionId` gets the first id, and releases a held first one.
   */
  keep(
    enquiry: Enquiry,
    submissionId: string,
    deliveries: readonly DeliveryKind[],
  ): Promise<{ readonly id: string; readonly isNew: boolean }>;

  /** Once, with a sentence for each unreadable one; the dealer's mail leaves or is queued again. */
  addPhotographs(
    enquiryId: string,
    jpegs: readonly Uint8Array[],
    unread: readonly string[],
    now: Date,
  ): Promise<void>;

  stream(query?: EnquiryQuery): AsyncIterable<Enquiry>;

  find(enquiryId: string): Promise<Enquiry | undefined>;

  release(enquiryId: string, deliveries: readonly DeliveryKind[]): Promise<boolean>;

  /** An earlier note stays; `undefined` removes it. Resolves to undefined for an unknown id. */
  setAnswer(enquiryId: string, answer: EnquiryAnswer | undefined): Promise<Enquiry | undefined>;

  countHeldBack(): Promise<number>;

  /** Enquiries before `date`, and the date of the newest of all. */
  countBefore(date: Date): Promise<{ readonly count: number; readonly newest?: Date }>;

  /**
   * Everything of an email address, from the files too. Rejects with `StoreFailure` while another
   * process keeps traces in a file; a second call finishes.
   */
  forget(email: string): Promise<{ readonly enquiries: number; readonly alerts: number }>;

  /** `undelivered`: date for those with an unsent mail. Rejects as {@link Enquiries.forget}. */
  deleteOlderThan(date: Date, undelivered?: Date): Promise<number>;
}

export interface EnquiryQuery {
  /** Quarantined ones alone; default: all others. */
  readonly spam?: boolean;
  readonly since?: Date;
  readonly onUnreadable?: (row: UnreadableRow) => void;
}
