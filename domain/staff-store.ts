import type { Alerts } from './alerts/alerts.ts';
import type { ClosedDays } from './dealer/closed-days.ts';
import type { Overrides } from './dealer/overrides.ts';
import type { Enquiries } from './enquiries/enquiries.ts';
import type { Outbox } from './enquiries/outbox.ts';
import type { LinkSecret } from './staff-link.ts';
import type { StockRoom } from './stock/catalogue.ts';
import type { StockSync } from './stock/stock-sync.ts';

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
  readonly migrated: readonly string[];
  /** Copies a live SQLite store, whole or not at all; rejects an existing file and PostgreSQL. */
  backup(file: string, onProgress?: (done: number, total: number) => void): Promise<void>;
}
