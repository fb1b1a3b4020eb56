import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { minute } from '../domain/duration.ts';
import type { Delivery } from '../domain/enquiries/outbox.ts';
import type { FirstTables } from './first-schema.ts';

/** The tables after all migrations. */
export interface Schema
  extends Omit<FirstTables, 'alert_carts' | 'alerts' | 'outbox' | 'stock_changes'> {
  /** `told`: `Alert.told` as JSON. */
  alerts: FirstTables['alerts'] & { told: string | null };
  /** `undoes`: the number of the change that this one took back. */
  stock_changes: FirstTables['stock_changes'] & { undoes: number | null };
  /** `taken_by`: the mailboxes that have a mail already, as a JSON list; null while none has. */
  outbox: FirstTables['outbox'] & { taken_by: string | null };
  /** Hours and phone numbers set by the staff; `id` is the name of each. */
  overrides: { id: string; value: string };
  schema_migrations: { name: string; applied_at: number };
}

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
}

/** A fixed-length key for any text: it fits an index, and an address is not stored in clear a second time. */
export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Maximum difference of two clocks in milliseconds, longer than any lease. */
export const clocksDiffer = 5 * minute;

/** `at` in milliseconds since 1970. */
export function newDelivery<Kind extends Delivery['kind']>(id: string, kind: Kind, at: number) {
  return { id, kind, state: 'queued', queued_at: at, due_at: at, set_at: at, attempts: 0 } as const;
}
