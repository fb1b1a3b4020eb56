import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { openSqlite, type SqliteStore } from '../engine/sqlite.ts';
import { migrate } from '../migrations.ts';
import type { Database } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { copyRows, keptTables, leftOut } from './copy.ts';
import { flush } from './flush.ts';
import { removeUnfinished, unfinishedName } from './unfinished.ts';

/**
 * Copies a live store into `file`: always a SQLite file, from either engine, that `restoreStore`
 * (restore.ts) reads into either. It is written under another name and renamed when it is whole and
 * on the disk. `onProgress` gets parts done and parts in all.
 * @throws when `file` exists.
 */
export async function backupStore(
  source: Database | SqliteStore,
  file: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const place = resolve(file);
  refuseIfThere(place);
  await removeUnfinished(dirname(place));
  const partial = unfinishedName(place);
  try {
    // Readable for its owner alone, since it holds visitors' names; SQLite fills the empty file.
    await writeFile(partial, '', { mode: 0o600 });
    if ('raw' in source) await backupPages(source, partial, onProgress);
    else await backupRows(source, partial, onProgress);
    makeOneFile(partial);
    await flush(partial);
    refuseIfThere(place);
    await rename(partial, place);
    await flush(dirname(place));
  } finally {
    await removeDatabase(partial);
  }
}

function refuseIfThere(place: string): void {
  if (existsSync(place)) throw new Error(`${place} exists already and is not overwritten.`);
}

async function backupPages(
  { raw }: SqliteStore,
  partial: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await copyPages(raw, partial, {
    // Pages in one step (4 MB): few steps, because a write by another process starts it over.
    rate: 1024,
    progress: ({ totalPages, remainingPages }) =>
      onProgress(totalPages - remainingPages, totalPages),
  });
  onProgress(1, 1);
}

async function backupRows(
  source: Database,
  partial: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const target = await openSqlite(partial);
  try {
    await migrate(target);
    await inTransaction(target.db, (into) =>
      source.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((from) => copyRows(from, into, (done) => onProgress(done, keptTables.length))),
    );
  } finally {
    await target.db.destroy();
  }
}

/** Moves the write-ahead log into the file and checks the copy. */
function makeOneFile(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete; pragma secure_delete = on');
    for (const rows of leftOut) copy.exec(`delete from ${rows}`);
    const check = copy.prepare('pragma quick_check').get();
    if (check?.quick_check !== 'ok') throw new Error('The copy of the store is damaged.');
  } finally {
    copy.close();
  }
}

async function removeDatabase(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${file}${end}`, { force: true });
}
