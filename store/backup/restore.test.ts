import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { makeEnquiry, makeVehicle, noon } from '../contract/rig.ts';
import { openStore, type Store } from '../open-store.ts';
import { sqliteFile } from '../store-place.ts';
import { restoreStore } from './restore.ts';
import { shareStore } from './store-lock.ts';

const now = new Date('2026-05-03T12:00:00Z');
const aside = 'laurel-ridge-before-2026-05-03T12-00-00.000Z.sqlite';

let dataDir: string;
let backup: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'laurel-restore-'));
  backup = join(mkdtempSync(join(tmpdir(), 'laurel-restore-')), 'backup.sqlite');
  const store = await openStore({ dataDir });
  await store.catalogue.apply({ put: [makeVehicle('backed-up')], withdraw: [] }, noon);
  await store.backup(backup);
  await store.catalogue.apply({ put: [makeVehicle('newer')], withdraw: [] }, noon);
  await store.close();
});

const idsOf = async (store: Store) => (await store.catalogue.list()).map(({ id }) => id);

async function idsIn(folder: string): Promise<string[]> {
  const store = await openStore({ dataDir: folder });
  const ids = await idsOf(store);
  await store.close();
  return ids;
}

/** Makes the store one whose process was killed, its last write only in the log. */
async function killSite() {
  const store = await openStore({ dataDir });
  await store.enquiries.keep(makeEnquiry(), 'crash', ['dealer']);
  const crashed = mkdtempSync(join(tmpdir(), 'laurel-restore-'));
  cpSync(dataDir, crashed, { recursive: true });
  await store.close();
  dataDir = crashed;
}

test('a restore is refused while the store is open, and is whole after its process was killed', async () => {
  const site = await openStore({ dataDir });
  await expect(restoreStore({ dataDir }, backup, now)).rejects.toThrow('Stop it first');
  expect(await idsIn(dataDir)).toEqual(['backed-up', 'newer']);
  await site.close();
  await killSite();

  const moved = await restoreStore({ dataDir }, backup, now);
  // The log first: a store without its log is older than one that never had any.
  expect(moved).toEqual(['-wal', '-shm', ''].map((end) => join(dataDir, aside + end)));
  expect(await idsIn(dataDir)).toEqual(['backed-up']);

  // What was moved aside is whole, its log included: it can be restored too.
  await restoreStore({ dataDir }, join(dataDir, aside), new Date('2026-05-04T12:00:00Z'));
  const store = await openStore({ dataDir });
  expect(await idsOf(store)).toEqual(['backed-up', 'newer']);
  expect(await Array.fromAsync(store.enquiries.stream())).toHaveLength(1);
  await store.close();
});

test('a store whose folder is not there fails for that, not for a restore', async () => {
  await expect(shareStore(join(dataDir, 'nowhere'))).rejects.toThrow('unable to open');
});

test('a restore killed before it was decided leaves the old store and nothing else', async () => {
  writeFileSync(join(dataDir, `${sqliteFile}.restoring`), 'half a copy');
  writeFileSync(join(dataDir, `${sqliteFile}.restoring-journal`), '');
  expect(await idsIn(dataDir)).toEqual(['backed-up', 'newer']);
  expect(readdirSync(dataDir).toSorted()).toEqual(['laurel-ridge.lock', sqliteFile]);
});

test.each([
  ['before anything was moved', []],
  ['after the log was moved', ['-wal']],
  ['after all was moved', ['-wal', '-shm', '']],
])('a restore killed %s is finished by the next start', async (_, movedBefore) => {
  await killSite();
  copyFileSync(backup, join(dataDir, `${sqliteFile}.restored-2026-05-03T12-00-00.000Z`));
  for (const end of movedBefore) {
    renameSync(join(dataDir, sqliteFile + end), join(dataDir, aside + end));
  }
  expect(await idsIn(dataDir)).toEqual(['backed-up']);
  const files = ['', '-shm', '-wal'].map((end) => aside + end);
  expect(readdirSync(dataDir).toSorted()).toEqual([...files, 'laurel-ridge.lock', sqliteFile]);
});

test('of two restores that were left, the later one counts, and the earlier is kept aside', async () => {
  const later = 'laurel-ridge-before-2026-05-04T12-00-00.000Z.sqlite';
  const name = (date: string) => join(dataDir, `${sqliteFile}.restored-${date}`);
  // In the folder in neither order: a folder may list its files in any.
  copyFileSync(join(dataDir, sqliteFile), name('2026-05-04T12-00-00.000Z'));
  copyFileSync(backup, name('2026-05-03T12-00-00.000Z'));
  expect(await idsIn(dataDir)).toEqual(['backed-up', 'newer']);
  expect(readdirSync(dataDir).toSorted()).toEqual([aside, later, 'laurel-ridge.lock', sqliteFile]);
  copyFileSync(join(dataDir, later), join(dataDir, sqliteFile));
  expect(await idsIn(dataDir)).toEqual(['backed-up']);
});

test('a damaged store is refused at the start, with what to do', async () => {
  const file = join(dataDir, sqliteFile);
  const bytes = readFileSync(file);
  bytes.fill(0xff, 5_000, 9_000);
  writeFileSync(file, bytes);
  await expect(openStore({ dataDir })).rejects.toThrow(/damaged .* db restore FILE/);
  writeFileSync(file, 'this is a text, long enough for a header of SQLite\n'.repeat(50));
  await expect(openStore({ dataDir })).rejects.toThrow(/damaged .* db restore FILE/);
  await restoreStore({ dataDir }, backup, now);
  expect(await idsIn(dataDir)).toEqual(['backed-up']);
  expect(existsSync(join(dataDir, aside))).toBe(true);
});

// spec S22.6
test('an emptied store, or a log without its store, does not start as a new one', async () => {
  const file = join(dataDir, sqliteFile);
  writeFileSync(file, '');
  await expect(openStore({ dataDir })).rejects.toThrow(/damaged .*empty.* db restore FILE/);
  expect(readFileSync(file)).toHaveLength(0);
  rmSync(file);
  writeFileSync(`${file}-wal`, 'the last writes');
  await expect(openStore({ dataDir })).rejects.toThrow(/missing .* db restore FILE/);
  expect(existsSync(file)).toBe(false);
  await restoreStore({ dataDir }, backup, now);
  expect(await idsIn(dataDir)).toEqual(['backed-up']);
});

test('a new store whose making was killed is made at the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-new-'));
  writeFileSync(join(folder, `${sqliteFile}.new`), '');
  expect(await idsIn(folder)).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(['laurel-ridge.lock', sqliteFile]);
});

test('a file that is replaced under an open store fails everything until a restart', async () => {
  const store = await openStore({ dataDir });
  await store.check();
  copyFileSync(backup, join(dataDir, 'other.sqlite'));
  renameSync(join(dataDir, 'other.sqlite'), join(dataDir, sqliteFile));
  for (const attempt of [
    () => store.check(),
    () => store.enquiries.keep(makeEnquiry(), 'lost', ['dealer']),
    () => store.catalogue.version(),
  ]) {
    await expect(attempt()).rejects.toMatchObject({
      name: 'StoreFailure',
      message: expect.stringContaining('Restart the site'),
    });
  }
  await store.close();
  expect(await idsIn(dataDir)).toEqual(['backed-up']);
});

// spec S22.6
test('a backup with a damaged index is refused, though its rows can be read', async () => {
  const db = new DatabaseSync(backup);
  const query =
    "select rootpage from sqlite_master where type = 'index' and tbl_name = 'enquiries'";
  const root = Number(db.prepare(query).get()?.rootpage);
  db.close();
  const bytes = readFileSync(backup);
  bytes.fill(0xff, 4096 * (root - 1), 4096 * root);
  writeFileSync(backup, bytes);
  await expect(restoreStore({ dataDir }, backup, now)).rejects.toThrow(
    /can't be restored: .*Nothing was changed/s,
  );
  expect(await idsIn(dataDir)).toEqual(['backed-up', 'newer']);
});
