import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Database, Schema } from '../schema.ts';
import { whileLocked } from '../transaction.ts';
import { markFailures } from './marked-dialect.ts';

export interface SqliteStore extends Database {
  readonly engine: 'sqlite';
  /** For the online backup. */
  readonly raw: DatabaseSync;
}

/** Readers never wait for a writer; deleted rows are overwritten. @throws when unusable */
export async function openSqlite(file: string): Promise<SqliteStore> {
  // Readable for its owner alone, since it holds visitors' names; the log gets the same permissions.
  closeSync(openSync(file, 'a', 0o600));
  // The driver blocks the whole process while it waits for a lock, so it waits 3 ms; inTransaction
  // waits longer without blocking.
  const raw = new DatabaseSync(file, { timeout: 3, enableForeignKeyConstraints: true });
  try {
    await whileLocked(async () => raw.exec('pragma journal_mode = wal'));
    raw.exec('pragma synchronous = full; pragma secure_delete = on');
  } catch (error) {
    raw.close();
    throw error;
  }
  return storeOn(raw, watchFile(file));
}

/** A damaged file can answer for days before it fails. */
export async function openWhole(file: string): Promise<SqliteStore> {
  let store: SqliteStore | undefined;
  try {
    if (statSync(file).size === 0)
      throw Object.assign(new Error('it is empty'), { errcode: damaged });
    store = await openSqlite(file);
    const { raw } = store;
    // The first reader after a crash plays the log back, and holds others off meanwhile.
    const check = await whileLocked(async () => raw.prepare('pragma quick_check(1)').get());
    if (check?.quick_check === 'ok') return store;
    const problem = String(check?.quick_check).replace(/\s+/g, ' ');
    throw Object.assign(new Error(problem), { errcode: damaged });
  } catch (error) {
    await store?.db.destroy();
    const { errcode, message } = error as { errcode?: number; message?: string };
    if (errcode !== damaged && errcode !== noDatabase) throw error;
    throw new Error(
      `${file} is damaged (${message}). Stop every process of the site and restore the latest backup: dealer db restore FILE. It moves the damaged file aside.`,
      { cause: error },
    );
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = 11;
const noDatabase = 26;

/** `check` runs before every statement and may throw. */
export function storeOn(raw: DatabaseSync, check = () => {}): SqliteStore {
  const dialect = markFailures(new SqliteDialect({ database: adapt(raw, check) }));
  return { engine: 'sqlite', raw, db: new Kysely<Schema>({ dialect }) };
}

/** Throws once the path has another file or none: writes would be lost. Costs two microseconds. */
function watchFile(file: string): () => void {
  const opened = statSync(file);
  return () => {
    const { ino, dev } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (ino !== opened.ino || dev !== opened.dev) {
      const message = `${file} was replaced or removed while it was open. Restart the site.`;
      throw Object.assign(new Error(message), { code: 'ERR_FILE_REPLACED' });
    }
  };
}

/** As a writer: a reader's transaction fails half-way after another process has written. */
function statementOf(sql: string, isTransaction: boolean): string {
  if (sql === 'begin') return 'begin immediate';
  return sql === 'rollback' && !isTransaction ? 'select 1' : sql;
}

function adapt(raw: DatabaseSync, check: () => void): SqliteDatabase {
  return {
    close: () => {
      if (raw.isOpen) raw.close();
    },
    prepare(sql) {
      check();
      const statement = raw.prepare(statementOf(sql, raw.isTransaction));
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
