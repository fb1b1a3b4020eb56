import type { UnreadableRow } from '../row-shape.ts';
import type { DeliveryKind, Lead } from './lead.ts';

/** `dead`: given up on, waiting for the staff to look (`leads list --undelivered`). */
export const deliveryStates = ['queued', 'sent', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One mail to be sent about an enquiry. All dates ISO 8601 in UTC. */
export interface Delivery {
  /** UUID; the mail's Message-ID is made from it, so that a repeated mail is recognized. */
  readonly id: string;
  readonly leadId: string;
  readonly kind: DeliveryKind;
  readonly state: DeliveryState;
  readonly queuedAt: string;
  /** Attempts begun, the one under way included. */
  readonly attempts: number;
  /** When the first attempt began: the days until it is given up count from here. */
  readonly tryingSince?: string;
  /** What the last failed attempt met, in one line. */
  readonly problem?: string;
}

/** A delivery one worker holds until its lease ends, with the enquiry it carries. */
export interface Claim extends Delivery {
  readonly lead: Lead;
  /** Proves that the lease is still this worker's. */
  readonly token: string;
  /** As {@link Delivery.tryingSince}; a claim has begun to try. */
  readonly tryingSince: string;
}

/**
 * Mails waiting to be sent. `store` implements it on SQLite and PostgreSQL; any number of workers in
 * any number of processes may share it.
 */
export interface Outbox {
  /**
   * Takes up to `limit` due deliveries for `leaseSeconds`. No other worker gets them until the lease
   * has ended, so those of a worker that died come back by themselves. A delivery whose enquiry
   * can't be read is given up and told to `onUnreadable`.
   */
  claim(
    limit: number,
    leaseSeconds: number,
    now: Date,
    onUnreadable?: (lead: UnreadableRow) => void,
  ): Promise<readonly Claim[]>;

  /** Ends a claim. `false`: the lease was lost to another worker, nothing changed. */
  markSent(claim: Claim): Promise<boolean>;

  /** Queues a claim again for `dueAt`. */
  postpone(claim: Claim, problem: string, dueAt: Date): Promise<boolean>;

  /** Gives a claim up; only {@link Outbox.retry} brings it back. */
  markDead(claim: Claim, problem: string): Promise<boolean>;

  /** Deliveries in a state, oldest first. */
  list(state: DeliveryState): Promise<readonly Delivery[]>;

  /** How many deliveries are in each state. */
  count(): Promise<Readonly<Record<DeliveryState, number>>>;

  /**
   * Queues dead deliveries again with their days starting anew, and makes those that wait for
   * their next attempt due now; of one lead, or of all. Returns how many.
   */
  retry(now: Date, leadId?: string): Promise<number>;
}
