import type { UnreadableRow } from '../row-shape.ts';
import type { DeliveryKind, Lead } from './lead.ts';

/** Where enquiries are kept. `store` implements it on SQLite and PostgreSQL. */
export interface Inbox {
  /**
   * Stores a lead and queues its deliveries in one transaction, and returns only after it is
   * durable. A second lead with the same `submissionId` is not stored: the first one's id comes
   * back with `isNew: false`; where the first is held back and the second is not, the first is
   * released with these deliveries. Rejects when the store does not answer; nothing is then stored.
   */
  keep(
    lead: Lead,
    submissionId: string,
    deliveries: readonly DeliveryKind[],
  ): Promise<{ readonly id: string; readonly isNew: boolean }>;

  /** Leads, oldest first. */
  list(query?: LeadQuery): Promise<readonly Lead[]>;
}

export interface LeadQuery {
  /** Only the quarantined; otherwise only the others. */
  readonly spam?: boolean;
  /** Told of each row that is no enquiry; it is left out. */
  readonly onUnreadable?: (row: UnreadableRow) => void;
}

/** Counts events by name in fixed windows, shared by all instances through the store. */
export interface RateCounter {
  /**
   * Adds one to `key` in the window of `windowSeconds` that contains `now` and returns the count
   * so far, this one included. Old windows are forgotten.
   */
  hit(key: string, windowSeconds: number, now: Date): Promise<number>;
}
