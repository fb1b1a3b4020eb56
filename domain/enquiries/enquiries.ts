import type { UnreadableRow } from '../stored-row.ts';
import type { DeliveryKind, Enquiry, EnquiryAnswer } from './enquiry.ts';

/** Where enquiries are kept. `store` implements it on SQLite and PostgreSQL. */
export interface Enquiries {
  /**
   * Stores an enquiry and queues its deliveries in one transaction, and returns only after it is
   * durable. The mail to the dealer about one with photographs waits for {@link addPhotographs}, 5
   * minutes at most. A second enquiry with the same `submissionId` is not stored: the first one's id comes
   * back with `isNew: false`; where the first is held back and the second is not, the first is
   * released with these deliveries. Rejects when the store does not answer; nothing is then stored.
   */
  keep(
    enquiry: Enquiry,
    submissionId: string,
    deliveries: readonly DeliveryKind[],
  ): Promise<{ readonly id: string; readonly isNew: boolean }>;

  /**
   * Adds the photographs of a trade-in, once, with a sentence for each that could not be read, and lets
   * its mail to the dealer leave; where that has left without them, queues a mail with them.
   */
  addPhotographs(
    enquiryId: string,
    jpegs: readonly Uint8Array[],
    unread: readonly string[],
    now: Date,
  ): Promise<void>;

  /** All enquiries, oldest first; a page at a time, so that an export of any length needs little memory. */
  stream(query?: EnquiryQuery): AsyncIterable<Enquiry>;

  /** The enquiry with this id, held back or not; undefined where there is none. */
  find(enquiryId: string): Promise<Enquiry | undefined>;

  /**
   * Takes an enquiry out of quarantine and queues its deliveries, in one transaction. `false` when no
   * such enquiry is held back.
   */
  release(enquiryId: string, deliveries: readonly DeliveryKind[]): Promise<boolean>;

  /**
   * Notes that an enquiry was answered; what was noted before stays. Without an answer, the note is
   * removed. Resolves to the enquiry as it is then; undefined when no enquiry has this id.
   */
  setAnswer(enquiryId: string, answer: EnquiryAnswer | undefined): Promise<Enquiry | undefined>;

  countHeldBack(): Promise<number>;

  /** How many enquiries were received before `date`, and when the newest of all was. */
  countBefore(date: Date): Promise<{ readonly count: number; readonly newest?: Date }>;

  /**
   * Removes every enquiry of an e-mail address (compared without regard to case) with its deliveries
   * and photographs, quarantined ones included, and its alerts with the mails to it, from the files
   * as well. Resolves to how many of each.
   * @throws {StoreFailure} when they are removed, but traces stay in a file for as long as another
   * process reads it. Calling it again then finishes.
   */
  forget(email: string): Promise<{ readonly enquiries: number; readonly alerts: number }>;

  /**
   * Removes every enquiry received before `date`, with its deliveries and photographs; one with a mail that has not
   * left only if it was received before `undelivered`. Returns how many enquiries; throws as
   * {@link Enquiries.forget} does.
   */
  deleteOlderThan(date: Date, undelivered?: Date): Promise<number>;
}

export interface EnquiryQuery {
  /** Only the quarantined; otherwise only the others. */
  readonly spam?: boolean;
  /** Only those received then or later. */
  readonly since?: Date;
  /** Called for each row that is no enquiry; it is left out. */
  readonly onUnreadable?: (row: UnreadableRow) => void;
}
