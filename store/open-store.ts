import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Alerts } from '../domain/alerts/alerts.ts';
import { day, second } from '../domain/duration.ts';
import type { RateCounter } from '../domain/enquiries/rate-counter.ts';
import type { StaffStore } from '../domain/staff-store.ts';
import { hasInterruptedRestore } from './backup/interrupted-restore.ts';
import { holdStoreAlone, type StoreLock, shareStore } from './backup/store-lock.ts';
import { openSqlite, openWhole, type SqliteStore } from './engine/sqlite.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { type StorePlace, sqliteFile } from './store-place.ts';
import { openAlerts } from './table/alerts/alerts.ts';
import { openClosedDays } from './table/closed-days.ts';
import { openEnquiries } from './table/enquiries.ts';
import { openOutbox } from './table/outbox.ts';
import { openOverrides } from './table/overrides.ts';
import { countHit, openRate } from './table/rate.ts';
import { putSecret, readSecret } from './table/secrets.ts';
import { openStock, type StockTable } from './table/stock.ts';
import { openStockHistory } from './table/stock-history.ts';
import { openStockSync } from './table/stock-sync.ts';
import { isLocked, whileLocked } from './transaction.ts';

export { type StorePlace, sqliteFile };

export interface Store extends StaffStore {
  readonly catalogue: StockTable;
  readonly rate: RateCounter;
  readonly alerts: Alerts;
  /** Rejects unless it answers and accepts writes. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Migrates. ⏎ @throws for a database that can't be reached, is damaged, or is being restored */
export function openStore({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? openDatabaseFile(dataDir) : openServer(databaseUrl);
}

async function openDatabaseFile(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  await makeDatabase(dataDir);
  const lock = await lockStore(dataDir);
  try {
    return await assemble(await openWhole(join(dataDir, sqliteFile)), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** In one step: an empty file is damage. ⏎ @throws when a log is there without its database */
async function makeDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, sqliteFile);
  // Another process may make it while this one waits for the lock.
  const alone = await whileLocked(async () => {
    const isThere = existsSync(file) || hasInterruptedRestore(dataDir);
    return isThere ? undefined : holdStoreAlone(dataDir);
  });
  if (alone === undefined) return;
  try {
    // Made by one that held the lock a moment ago.
    if (existsSync(file)) return;
    if (existsSync(`${file}-wal`)) {
      throw new Error(
        `${file} is missing and its log ${sqliteFile}-wal is there. Put the file back, or restore the latest backup: dealer db restore FILE.`,
      );
    }
    const beside = `${file}.new`;
    for (const end of ['', '-wal', '-shm']) rmSync(beside + end, { force: true });
    await openSqlite(beside).then(({ db }) => db.destroy());
    renameSync(beside, file);
  } finally {
    alone.release();
  }
}

async function lockStore(dataDir: string): Promise<StoreLock> {
  for (;;) {
    const lock = await shareStore(dataDir);
    if (!hasInterruptedRestore(dataDir)) return lock;
    lock.release();
    const { finishRestores } = await import('./backup/restore.ts');
    const alone = await whileLocked(async () => holdStoreAlone(dataDir));
    await finishRestores(dataDir).finally(alone.release);
  }
}

/** Loading the driver delays a start. */
async function openServer(url: string): Promise<Store> {
  const { openPostgres } = await import('./engine/postgres.ts');
  return assemble(openPostgres(url));
}

async function assemble(database: Database | SqliteStore, release = () => {}): Promise<Store> {
  const migrated = await migrate(database).catch(async (error: unknown) => {
    await database.db.destroy();
    throw error;
  });
  return {
    engine: database.engine,
    catalogue: { ...openStock(database), ...openStockHistory(database) },
    enquiries: openEnquiries(database),
    rate: openRate(database),
    outbox: openOutbox(database),
    alerts: openAlerts(database),
    sync: openStockSync(database),
    closedDays: openClosedDays(database),
    overrides: openOverrides(database),
    linkSecret: {
      read: () => readSecret(database, 'links'),
      renew: () => putSecret(database, 'links', true),
    },
    migrated,
    check: checkStore(database),
    async backup(file, onProgress) {
      if (!('raw' in database)) {
        throw new Error(
          'The store is in PostgreSQL, which pg_dump backs up: see “Backups” in docs/operations.md.',
        );
      }
      const { backupStore } = await import('./backup/backup.ts');
      await backupStore(database, file, onProgress);
    },
    async close() {
      await database.db.destroy();
      release();
    },
  };
}

/** Milliseconds for which a successful write counts. */
const writtenFor = 10 * second;

/** Writes every ten seconds, because a full disk still reads. @throws {StoreFailure} */
export function checkStore(
  { db }: Database,
  clock: () => number = () => performance.now(),
): () => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    await sql`select version from stock`.execute(db);
    const now = clock();
    if (now - writtenAt < writtenFor) return;
    try {
      // A row of its own, for which no other change of the store has to wait.
      await countHit(db, { key: 'check', starts_at: 0, ends_at: Date.now() + day });
    } catch (error) {
      // Another process is writing: the store works.
      if (!isLocked(error)) throw error;
    }
    writtenAt = now;
  };
}
