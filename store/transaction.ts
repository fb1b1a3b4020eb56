import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const timeoutMs = 5000;

/** `work` may run again when another process was writing. */
export function inTransaction<T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return whileLocked(() => db.transaction().execute(work));
}

export async function whileLocked<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() > giveUpAt) throw error;
      await wait(5 + Math.random() * 20);
    }
  }
}

const sqliteBusy = 5;
/** serialization_failure, deadlock_detected. */
const postgresRefusals: readonly unknown[] = ['40001', '40P01'];

export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = (error.cause ?? error) as { code?: unknown; errcode?: unknown };
  // The low byte is the error; the others are the kind of busy.
  if (typeof errcode === 'number') return (errcode & 0xff) === sqliteBusy;
  return postgresRefusals.includes(code);
}
