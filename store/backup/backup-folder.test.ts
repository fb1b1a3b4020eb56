import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { makeVehicle, noon } from '../contract/rig.ts';
import { openStore, type Store } from '../open-store.ts';
import { backupIntoFolder } from './backup-folder.ts';
import { restoreStore } from './restore.ts';

/** Backups of the store in a folder (spec S18.6, S22.6). */

const now = new Date('2026-11-22T08:30:00Z');
const name = '2026-11-22T08-30-00Z.sqlite';
const after = (days: number) => new Date(now.getTime() + days * day);

let folder: string;
let store: Store;

beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'laurel-backup-'));
  folder = join(root, 'backups');
  store = await openStore({ dataDir: join(root, 'data') });
  await store.catalogue.apply({ put: [makeVehicle('backed-up')], withdraw: [] }, noon);
  return () => store.close();
});

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const backUp = (at = now, into = folder) =>
  backupIntoFolder(into, at, (file) => store.backup(file));

// spec S18.6
test('in a folder shared with a group, the group may take it away and delete it', async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o2770);
  // As the command `dealer` has it on a server.
  const umask = process.umask(0o007);
  const { path } = await backUp(now, join(folder, 'safe')).finally(() => process.umask(umask));
  expect([dirname(path), path].map(modeOf)).toEqual(['770', '660']);
});

test('holds the store, for its owner alone, and restores it', async () => {
  const { path } = await backUp();
  expect(path).toBe(join(folder, name));
  expect([folder, path].map(modeOf)).toEqual(['700', '600']);
  const place = { dataDir: join(dirname(folder), 'elsewhere') };
  await expect(restoreStore(place, folder, now)).rejects.toThrow('is a folder; name the backup');
  expect(await restoreStore(place, path, now)).toEqual([]);
});

// spec S18.6
test('keeps those of the last 14 days, the last 14, and everything that is no backup', async () => {
  put(join(folder, '2020-01-01', 'mine.txt'), 'a folder of somebody else');
  put(join(folder, '2026-11-21T08-30-00Z', 'laurel-ridge.sqlite'), 'of an earlier version');
  for (let days = 0; days < 13; days += 1) await backUp(after(days));
  expect(readdirSync(folder)).toHaveLength(15);
  // A clock that is a year ahead.
  const { outdated } = await backUp(after(365));
  expect(outdated).toEqual([join(folder, '2026-11-21T08-30-00Z')]);
  expect((await backUp(after(366))).outdated).toEqual([join(folder, name)]);
  expect(readdirSync(join(folder, '2020-01-01'))).toEqual(['mine.txt']);
  await expect(backUp(after(366))).rejects.toThrow('exists already');
});

test('leaves nothing of one that fails, and removes what a killed one left', async () => {
  const killed = spawnSync(process.execPath, ['-e', '']).pid;
  put(join(folder, `friday.sqlite.backup-${killed}.partial-wal`), 'half');
  put(join(folder, `friday.sqlite.backup-${process.ppid}.partial`), 'still written');
  put(join(folder, 'film.partial'), 'of somebody else');
  await store.backup(join(folder, 'friday.sqlite'));
  await expect(store.backup(join(folder, 'friday.sqlite'))).rejects.toThrow('exists already');
  expect(readdirSync(folder).toSorted()).toEqual([
    ...['film.partial', 'friday.sqlite', `friday.sqlite.backup-${process.ppid}.partial`],
  ]);
});
