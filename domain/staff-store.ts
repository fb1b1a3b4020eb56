import type { Alerts } from './alerts/alerts.ts';
import type { StockRoom } from './catalogue/catalogue.ts';
import type { StockSync } from './catalogue/stock-sync.ts';
import type { ClosedDays } from './closed-days.ts';
import type { Enquiries } from './enquiries/enquiries.ts';
import type { Outbox } from './enquiries/outbox.ts';
import type { Overrides } from './overrides/overrides.ts';
import type { LinkSecret } from './staff-link.ts';

/** The store as the staff's commands see it; `store/open-store.ts` provides it. */
export interface StaffStore {
  readonly engine: 'sqlite' | 'postgres';
  readonly catalogue: StockRoom;
  readonly enquiries: Enquiries;
  readonly outbox: Outbox;
  readonly alerts: Pick<Alerts, 'count' | 'countRequests'>;
  readonly sync: StockSync;
  readonly closedDays: ClosedDays;
  readonly overrides: Overrides;
  readonly linkSecret: LinkSecret;
  /** Names of the migrations that opening the store has just applied. */
  readonly migrated: readonly string[];
  /**
   * Copies the live SQLite store into a new file, whole or not at all. Rejects when the file exists, and
   * for PostgreSQL. `onProgress` gets parts done and parts in all.
   */
  backup(file: string, onProgress?: (done: number, total: number) => void): Promise<void>;
}
