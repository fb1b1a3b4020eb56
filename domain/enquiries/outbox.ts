import * as v from 'valibot';
import { mailParts } from '../mail.ts';
import { recordOf, text, type UnreadableRow } from '../stored-row.ts';
import type { DeliveryKind, Enquiry } from './enquiry.ts';

/** `dead`: given up on, waiting for the staff to look (`leads list --undelivered`). */
export type DeliveryState = 'queued' | 'sent' | 'dead';

export const staffMail = v.object({ subject: text, body: mailParts });

/** A mail to the dealer's staff (REPORT_TO). */
export type StaffMail = v.InferOutput<typeof staffMail>;

export const visitorMail = v.object({
  ...{ to: text, subject: text, body: mailParts },
  /** Beside the usual ones. */
  headers: recordOf(text),
});

/** A mail to a visitor who has asked for it. */
export type VisitorMail = v.InferOutput<typeof visitorMail>;

/** Days for which the key of a mail to the staff is remembered, and the mail kept. */
export const staffMailDays = 14;

/** Mails to the dealer beyond which those that wait leave as one that lists them (spec S15.15). */
export const mostDealerMails = 30;

/** Enquiries in one list. */
export const mostListed = 500;

/** One mail to be sent. All dates ISO 8601 in UTC. */
export interface Delivery {
  /**
   * UUID, or the key of a mail to the staff; the mail's Message-ID is made from it, so that a
   * repeated mail is recognized.
   */
  readonly id: string;
  readonly kind: DeliveryKind | 'list' | 'staff' | 'alert';
  /** The enquiry it is about; absent for any other mail. */
  readonly enquiryId?: string;
  readonly state: DeliveryState;
  readonly queuedAt: string;
  /** Attempts begun, the one under way included. */
  readonly attempts: number;
  /** When the first attempt began: the days until it is given up count from here. */
  readonly tryingSince?: string;
  /** The error of the last failed attempt, in one line. */
  readonly problem?: string;
  /** Recipients that have it already, where another refused it. */
  readonly takenBy?: readonly string[];
}

export type MailContent =
  | {
      readonly kind: DeliveryKind;
      readonly enquiry: Enquiry;
      /** JPEGs that came with it; for `dealer` and `photographs` alone. */
      readonly photographs?: readonly Uint8Array[];
    }
  | {
      readonly kind: 'list';
      readonly enquiries: readonly Enquiry[];
      /** The ids of the mails that it replaces. */
      readonly ids: readonly string[];
    }
  | { readonly kind: 'staff'; readonly mail: StaffMail }
  | { readonly kind: 'alert'; readonly mail: VisitorMail };

interface Lease {
  /** Proves that the lease is still this worker's. */
  readonly token: string;
  /** As {@link Delivery.tryingSince}; a claim has begun to try. */
  readonly tryingSince: string;
}

/** A delivery one worker holds until its lease ends, with what it carries. */
export type Claim = Delivery & Lease & MailContent;

/** All recipients that have a mail, though another has refused it. */
type TakenBy = Delivery['takenBy'];

/**
 * Mails waiting to be sent. `store` implements it on SQLite and PostgreSQL; any number of workers in
 * any number of processes may share it. Those about an enquiry are queued with it, by `Enquiries`, those
 * about alerts by `Alerts`.
 */
export interface Outbox {
  /**
   * Queues a mail to the staff under a key of its own. `false`: there was one with this key in the
   * last {@link staffMailDays}, sent or not, and nothing is queued.
   */
  queue(key: string, mail: StaffMail, now: Date): Promise<boolean>;

  /**
   * Takes up to `limit` due deliveries for `leaseSeconds`. No other worker gets them until the lease
   * has ended, so those of a worker that died come back by themselves. A delivery whose content
   * can't be read is given up and passed to `onUnreadable`. Where more than {@link mostDealerMails} to
   * the dealer wait, they are one delivery of the kind `list`, which is settled as one; those with
   * photographs still leave one by one.
   */
  claim(
    limit: number,
    leaseSeconds: number,
    now: Date,
    onUnreadable?: (row: UnreadableRow) => void,
  ): Promise<readonly Claim[]>;

  /** Ends a claim. `false`: the lease was lost to another worker, nothing changed. */
  markSent(claim: Claim): Promise<boolean>;

  /** Queues a claim again for `dueAt`. */
  postpone(claim: Claim, problem: string, dueAt: Date, takenBy?: TakenBy): Promise<boolean>;

  /** Gives a claim up; only {@link Outbox.retry} brings it back. */
  markDead(claim: Claim, problem: string, takenBy?: TakenBy): Promise<boolean>;

  find(id: string): Promise<Delivery | undefined>;

  /** Deliveries in a state, oldest first. */
  list(state: DeliveryState): Promise<readonly Delivery[]>;

  count(): Promise<Readonly<Record<DeliveryState, number>>>;

  /**
   * Queues dead deliveries again with their days starting anew, and makes those that wait for
   * their next attempt due now; of one enquiry, or of all. Returns how many.
   */
  retry(now: Date, enquiryId?: string): Promise<number>;
}
