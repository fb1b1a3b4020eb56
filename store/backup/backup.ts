import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { isRunning } from '../../base/is-running.ts';
import type { SqliteStore } from '../engine/sqlite.ts';

/** Ends of a `delete from`; docs/operations.md has the same for `pg_dump`. */
const excludedRows = ['rate_windows', 'secrets', "outbox where kind in ('staff', 'alert')"];

/** Renames the copy when it is whole and on the disk. ⏎ @throws when `file` exists */
export async function backupStore(
  { raw }: SqliteStore,
  file: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const place = resolve(file);
  refuseExisting(place);
  await removeUnfinished(dirname(place));
  const partial = `${place}.backup-${process.pid}.partial`;
  try {
    // Readable for its owner alone, since it holds visitors' names; SQLite fills the empty file.
    await writeFile(partial, '', { mode: 0o600 });
    await copyPages(raw, partial, {
      // Pages in one step (4 MB): few steps, because a write by another process starts it over.
      rate: 1024,
      progress: ({ totalPages, remainingPages }) =>
        onProgress(totalPages - remainingPages, totalPages),
    });
    onProgress(1, 1);
    makeOneFile(partial);
    await flush(partial);
    refuseExisting(place);
    await rename(partial, place);
    await flush(dirname(place));
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) {
      await rm(`${partial}${end}`, { force: true });
    }
  }
}

function refuseExisting(place: string): void {
  if (existsSync(place)) throw new Error(`${place} exists already and is not overwritten.`);
}

function makeOneFile(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete; pragma secure_delete = on');
    for (const rows of excludedRows) copy.exec(`delete from ${rows}`);
    const check = copy.prepare('pragma quick_check').get();
    if (check?.quick_check !== 'ok') throw new Error('The copy of the store is damaged.');
  } finally {
    copy.close();
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, owner] = /\.backup-(\d+)\.partial(?:-wal|-shm|-journal)?$/.exec(name) ?? [];
    if (owner === undefined || isRunning(Number(owner))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Resolves when a file, or a folder's list, is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
