import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { minute } from '../domain/duration.ts';
import type { Delivery } from '../domain/enquiries/outbox.ts';
import type { FirstTables } from './first-schema.ts';

export interface Schema
  extends Omit<FirstTables, 'alert_carts' | 'alerts' | 'outbox' | 'stock_changes'> {
  alerts: FirstTables['alerts'] & { told: string | null };
  /** `undoes`: the number of the change taken back. */
  stock_changes: FirstTables['stock_changes'] & { undoes: number | null };
  /** `taken_by`: mailboxes that have the mail, as JSON. */
  outbox: FirstTables['outbox'] & { taken_by: string | null };
  overrides: { id: string; value: string };
  schema_migrations: { name: string; applied_at: number };
}

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
}

/** Fits an index, and stores no address in clear again. */
export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Milliseconds, longer than any lease. */
export const clocksDiffer = 5 * minute;

export function newDelivery<Kind extends Delivery['kind']>(id: string, kind: Kind, at: number) {
  return { id, kind, state: 'queued', queued_at: at, due_at: at, set_at: at, attempts: 0 } as const;
}
