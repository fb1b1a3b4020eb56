import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { RateCounter } from '../domain/contact/inbox.ts';
import type { LeadBook } from '../domain/contact/lead-book.ts';
import type { Outbox } from '../domain/contact/outbox.ts';
import { openLeads } from './leads.ts';
import { migrate } from './migrations.ts';
import { openOutbox } from './outbox.ts';
import { openRate } from './rate.ts';
import type { Database, Engine } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { openStock, type Stock } from './stock.ts';

export interface StorePlace {
  /** Folder of the SQLite file; made where it is missing. */
  readonly dataDir: string;
  /** PostgreSQL instead. */
  readonly databaseUrl?: string;
}

/** Where everything is kept. Any number of processes may have the same store open. */
export interface Store {
  readonly engine: Engine;
  readonly catalogue: Stock;
  readonly inbox: LeadBook;
  readonly rate: RateCounter;
  readonly outbox: Outbox;
  /** Names of the migrations that opening it has just applied. */
  readonly migrated: readonly string[];
  /** Resolves when the store answers, rejects when it doesn't. */
  check(): Promise<void>;
  /** See `backupStore` in backup.ts. */
  backup(file: string, onProgress?: (done: number, total: number) => void): Promise<void>;
  /** See `restoreStore` in backup.ts. */
  restore(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The SQLite file's name in the data folder. */
export const sqliteFile = 'laurel-ridge.sqlite';

/**
 * Opens the store and brings its schema up to date. Rejects when the database can't be reached,
 * read or migrated.
 */
export async function openStore({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  const database = await (databaseUrl === undefined ? openFile(dataDir) : openServer(databaseUrl));
  try {
    return assemble(database, await migrate(database));
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
}

function openFile(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  return openSqlite(join(dataDir, sqliteFile));
}

/** Its driver is loaded only here: it would delay every start without it. */
async function openServer(url: string): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url);
}

function assemble(database: Database, migrated: readonly string[]): Store {
  return {
    engine: database.engine,
    catalogue: openStock(database),
    inbox: openLeads(database),
    rate: openRate(database),
    outbox: openOutbox(database),
    migrated,
    async check() {
      await sql`select version from stock`.execute(database.db);
    },
    async backup(file, onProgress) {
      const { backupStore } = await import('./backup.ts');
      await backupStore(database, file, onProgress);
    },
    async restore(file) {
      const { restoreStore } = await import('./backup.ts');
      await restoreStore(database, file);
    },
    close: () => database.db.destroy(),
  };
}
