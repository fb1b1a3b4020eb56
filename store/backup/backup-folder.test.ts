import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { makeVehicle, noon } from '../contract/rig.ts';
import { openStore, type Store } from '../open-store.ts';
import { backupIntoFolder } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';

/** Backups of store and photographs in a folder (spec S18.6, S22.6). */

const now = new Date('2026-11-22T08:30:00Z');
const name = '2026-11-22T08-30-00Z';
const after = (days: number) => new Date(now.getTime() + days * day);

let place: { dataDir: string; photosFrom: string };
let folder: string;
let store: Store;

beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'laurel-backup-'));
  place = { dataDir: join(root, 'data'), photosFrom: join(root, 'shared', 'photos') };
  folder = join(root, 'backups');
  store = await openStore(place);
  await store.catalogue.apply({ put: [makeVehicle('backed-up')], withdraw: [] }, noon);
  put(join(place.photosFrom, 'A101', 'IMG_1.jpg'), 'from a phone');
  put(join(place.dataDir, 'photos-web', 'aa-1600.webp'), 'made from it');
  put(join(place.dataDir, 'photos-web', 'bb-1600.webp.1.part'), 'still written');
  return () => store.close();
});

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const backUp = (at = now) => backupIntoFolder(folder, place, at, (file) => store.backup(file));
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((one) => statSync(join(path, one)).isFile())
    .toSorted();

// spec S18.6
test('in a folder shared with a group, the group may take it away and delete it', async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o2770);
  // As the command `dealer` has it on a server.
  const umask = process.umask(0o007);
  const intoSafe = (at: Date) =>
    backupIntoFolder(join(folder, 'safe'), place, at, (file) => store.backup(file));
  await intoSafe(new Date(now.getTime() - 60_000));
  const { path } = await intoSafe(now);
  process.umask(umask);
  const all = ['..', '.', ...readdirSync(path, { recursive: true, encoding: 'utf8' })];
  const modes = all.map((one) => statSync(join(path, one)));
  expect(all).toContain('photos/A101/IMG_1.jpg');
  expect(new Set(modes.map((one) => (one.mode & 0o777).toString(8)))).toEqual(
    new Set(['770', '660']),
  );
});

test('holds store and photographs, for its owner alone, and restores both', async () => {
  const { path, files } = await backUp();
  expect([path, files]).toEqual([join(folder, name), 2]);
  expect(filesIn(path)).toEqual([
    'laurel-ridge.sqlite',
    'photos-web/aa-1600.webp',
    'photos/A101/IMG_1.jpg',
  ]);
  expect([folder, path].map((one) => statSync(one).mode & 0o077)).toEqual([0, 0]);
  await store.close();

  const elsewhere = mkdtempSync(join(tmpdir(), 'laurel-elsewhere-'));
  const other = { dataDir: join(elsewhere, 'data'), photosFrom: join(elsewhere, 'photos') };
  put(join(other.photosFrom, 'A101', 'IMG_1.jpg'), 'a newer one');
  const steps: string[] = [];
  const onFile = (done: number, total: number) => steps.push(`${done} of ${total}`);
  expect(await restoreBackup(other, path, now, onFile)).toEqual({ oldFiles: [], photos: 1 });
  expect(steps).toEqual(['1 of 2', '2 of 2']);
  expect(readFileSync(join(other.photosFrom, 'A101', 'IMG_1.jpg'), 'utf8')).toBe('a newer one');
  expect(filesIn(other.dataDir)).toContain('photos-web/aa-1600.webp');
  const restored = await openStore(other);
  expect((await restored.catalogue.list()).map(({ id }) => id)).toEqual(['backed-up']);
  await restored.close();
  await expect(restoreBackup(other, folder, now)).rejects.toThrow(`The latest is ${path}`);
  await expect(restoreBackup(other, other.photosFrom, now)).rejects.toThrow('is no backup');
});

test('shares unchanged photographs with the backup before', async () => {
  await backUp();
  put(join(place.photosFrom, 'A101', 'IMG_2.jpg'), 'new');
  // In use again: the time changes, the content can't.
  utimesSync(join(place.dataDir, 'photos-web', 'aa-1600.webp'), now, now);
  const { path: second } = await backUp(after(1));
  put(join(place.photosFrom, 'A101', 'IMG_1.jpg'), 'From a phone');
  utimesSync(join(place.photosFrom, 'A101', 'IMG_1.jpg'), now, now);
  const { path: third } = await backUp(after(2));
  const nodeOf = (backup: string, file: string) => statSync(join(backup, file)).ino;
  const [one, two, set] = [
    'photos/A101/IMG_1.jpg',
    'photos/A101/IMG_2.jpg',
    'photos-web/aa-1600.webp',
  ];
  const first = join(folder, name);
  expect(nodeOf(second, one)).toBe(nodeOf(first, one));
  expect(nodeOf(third, two)).toBe(nodeOf(second, two));
  expect(nodeOf(third, set)).toBe(nodeOf(first, set));
  expect(readFileSync(join(third, one), 'utf8')).toBe('From a phone');
  expect(readFileSync(join(first, one), 'utf8')).toBe('from a phone');
});

// spec S18.6
test('keeps those of the last 14 days, and everything that is no backup', async () => {
  put(join(folder, '2020-01-01', 'mine.txt'), 'a folder of somebody else');
  for (const days of [0, 1, 14]) await backUp(after(days));
  expect(readdirSync(folder)).toHaveLength(4);
  const { outdated } = await backUp(after(15));
  expect(outdated).toEqual([join(folder, name)]);
  expect(readdirSync(folder)).toHaveLength(4);
  expect(existsSync(join(folder, '2020-01-01', 'mine.txt'))).toBe(true);
  await expect(backUp(after(15))).rejects.toThrow('exists already');
});

test('leaves nothing of one that fails, and removes what a killed one left', async () => {
  const killed = spawnSync(process.execPath, ['-e', '']).pid;
  put(join(folder, `${name}.backup-${killed}.partial`, 'laurel-ridge.sqlite'), 'half');
  put(join(folder, `friday.sqlite.backup-${killed}.partial-wal`), 'half');
  put(join(folder, `friday.sqlite.backup-${process.ppid}.partial`), 'still written');
  put(join(folder, 'film.partial'), 'of somebody else');
  const full = () => Promise.reject(new Error('the disk is full'));
  await expect(backupIntoFolder(folder, place, now, full)).rejects.toThrow('full');
  expect(readdirSync(folder)).toEqual(['film.partial', expect.stringContaining(`${process.ppid}`)]);

  put(join(folder, `friday.sqlite.backup-${killed}.partial`), 'half');
  await store.backup(join(folder, 'friday.sqlite'));
  expect(readdirSync(folder)).toHaveLength(3);
});

test('names a photograph that can not be read, and is made without it', async () => {
  const path = join(place.photosFrom, 'A101');
  rmSync(join(path, 'IMG_1.jpg'));
  put(join(path, 'IMG_3.jpg'), 'readable');
  const blocked = join(place.photosFrom, 'U204');
  put(join(blocked, 'IMG_1.jpg'), 'for its owner alone');
  chmodSync(blocked, 0o000);
  // Nobody but root can remove a folder that can't be read.
  const result = await backUp().finally(() => chmodSync(blocked, 0o700));
  expect(result.files).toBe(isRoot ? 3 : 2);
  expect(result.unreadable).toEqual(isRoot ? [] : [blocked]);
});

const isRoot = process.getuid?.() === 0;
