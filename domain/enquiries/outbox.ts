import * as v from 'valibot';
import { mailParts } from '../mail.ts';
import { recordOf, text, type UnreadableRow } from '../stored-row.ts';
import type { DeliveryKind, Enquiry } from './enquiry.ts';

/** `dead`: given up (`leads list --undelivered`). */
export type DeliveryState = 'queued' | 'sent' | 'dead';

export const staffMail = v.object({ subject: text, body: mailParts });

export type StaffMail = v.InferOutput<typeof staffMail>;

export const visitorMail = v.object({
  to: text,
  subject: text,
  body: mailParts,
  headers: recordOf(text),
});

export type VisitorMail = v.InferOutput<typeof visitorMail>;

/** Days of a staff mail and its key in the store. */
export const staffMailDays = 14;

/** Waiting mails beyond which one list replaces them (spec S15.15). */
export const maxDealerMails = 30;

export const maxListed = 500;

/** Dates are ISO 8601 in UTC. */
export interface Delivery {
  /** UUID, or the key of a staff mail; the Message-ID of a repeated mail stays the same. */
  readonly id: string;
  readonly kind: DeliveryKind | 'list' | 'staff' | 'alert';
  readonly enquiryId?: string;
  readonly state: DeliveryState;
  readonly queuedAt: string;
  readonly attempts: number;
  /** Start of the first attempt, and of the days until giving up. */
  readonly tryingSince?: string;
  readonly problem?: string;
  /** Recipients served, after a refusal by another. */
  readonly takenBy?: readonly string[];
}

export type MailContent =
  | {
      readonly kind: DeliveryKind;
      readonly enquiry: Enquiry;
      /** JPEGs, for `dealer` and `photographs` alone. */
      readonly photographs?: readonly Uint8Array[];
    }
  | {
      readonly kind: 'list';
      readonly enquiries: readonly Enquiry[];
      readonly ids: readonly string[];
    }
  | { readonly kind: 'staff'; readonly mail: StaffMail }
  | { readonly kind: 'alert'; readonly mail: VisitorMail };

interface Lease {
  readonly token: string;
  readonly tryingSince: string;
}

/** Held by one worker until the lease ends. */
export type Claim = Delivery & Lease & MailContent;

type TakenBy = Delivery['takenBy'];

/** Shared by any number of workers and processes. */
export interface Outbox {
  /** `false`, with nothing queued, for a key of the last {@link staffMailDays}. */
  queue(key: string, mail: StaffMail, now: Date): Promise<boolean>;

  /**
   * Leases up to `limit` due deliveries. Unreadable ones are given up; more than {@link maxDealerMails}
   * to the dealer become one of the kind `list`, without those with photographs.
   */
  claim(
    limit: number,
    leaseSeconds: number,
    now: Date,
    onUnreadable?: (row: UnreadableRow) => void,
  ): Promise<readonly Claim[]>;

  /** `false`: the lease was lost, and nothing changed. */
  markSent(claim: Claim): Promise<boolean>;

  postpone(claim: Claim, problem: string, dueAt: Date, takenBy?: TakenBy): Promise<boolean>;

  /** Final until {@link Outbox.retry}. */
  markDead(claim: Claim, problem: string, takenBy?: TakenBy): Promise<boolean>;

  find(id: string): Promise<Delivery | undefined>;

  list(state: DeliveryState): Promise<readonly Delivery[]>;

  count(): Promise<Readonly<Record<DeliveryState, number>>>;

  /** Requeues dead and waiting deliveries, of one enquiry or all; resolves to their number. */
  retry(now: Date, enquiryId?: string): Promise<number>;
}
