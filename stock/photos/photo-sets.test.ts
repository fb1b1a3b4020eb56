import { copyFile, mkdtemp, readdir, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { photoWidths } from '../../domain/stock/pictures/photo.ts';
import { detailedPhotograph } from '../../test/support/camera.ts';
import { encodeSet } from './encode-set.ts';
import { findUnusedSets, openPhotoSets, type PhotoSets, removeUnusedSets } from './photo-sets.ts';

const photograph = await detailedPhotograph();
const name = '0123456789abcdef0123';
let dataDir: string;
let folder: string;
let sets: PhotoSets;
/** In this process and with little effort: encode-in-child.test.ts looks at the other process. */
const open = () =>
  openPhotoSets(dataDir, async ({ bytes, path }) => {
    await encodeSet(bytes, path, { effort: { avif: 0, webp: 0 }, widths: photoWidths });
    return { ok: true };
  });
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sets-'));
  folder = join(dataDir, 'photos-web');
  sets = open();
});
const writtenAt = async (file: string) => (await stat(join(folder, file))).mtimeMs;

test('a set is made once, also when it is requested twice at the same time', async () => {
  expect(await sets.has(name)).toBe(false);
  const making = sets.make(name, photograph);
  expect(sets.make(name, photograph)).toBe(making);
  expect(await making).toEqual({ ok: true });
  expect(await readdir(folder)).toHaveLength(6);
  const before = await writtenAt(`${name}-480.avif`);
  expect(await open().make(name, photograph)).toEqual({ ok: true });
  expect(await writtenAt(`${name}-480.avif`)).toBe(before);
});

test.each([
  ['a file is missing', (file: string) => unlink(file)],
  ['a file is empty', (file: string) => truncate(file)],
])('where %s the set does not count and is made again', async (_, harm) => {
  await sets.make(name, photograph);
  await harm(join(folder, `${name}-800.webp`));
  expect(await sets.has(name)).toBe(false);
  await sets.make(name, photograph);
  expect(await sets.has(name)).toBe(true);
});

test('an address is remembered as long as its set is whole', async () => {
  const address = `https://pictures.example/${'a'.repeat(2000)}?b=/../c`;
  expect(await sets.fetchedFrom(address)).toBeUndefined();
  await sets.keepAddress(address, name);
  expect(await sets.fetchedFrom(address)).toBeUndefined();
  await sets.make(name, photograph);
  expect(await sets.fetchedFrom(address)).toBe(name);
});

test('only sets unused for long are removed', async () => {
  const none = await findUnusedSets(dataDir, new Set(), new Date());
  expect(none).toEqual({ sets: 0, unused: [], files: [], bytes: 0 });
  const [used, recent] = ['1'.repeat(20), '2'.repeat(20)];
  await sets.make(name, photograph);
  for (const other of [used, recent]) {
    for (const file of await readdir(folder)) {
      if (file.startsWith(name)) {
        await copyFile(join(folder, file), join(folder, file.replace(name, other)));
      }
    }
  }
  await sets.keepAddress('https://pictures.example/a', name);
  await sets.keepAddress('https://pictures.example/b', used);
  await writeFile(join(folder, `${used}-480.avif.99.part`), 'left over');
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  const later = new Date(Date.now() + 60_000);
  await sets.markUsed([recent, 'f'.repeat(20)], later);

  const result = await findUnusedSets(dataDir, new Set([used]), new Date(Date.now() + 30_000));
  expect(result).toMatchObject({ sets: 3, unused: [name] });
  expect(result.files).toHaveLength(7);
  await removeUnusedSets(dataDir, result);
  expect(await Promise.all([name, used, recent].map(sets.has))).toEqual([false, true, true]);
  expect(await readdir(folder)).toHaveLength(6 + 6 + 2);
  expect(await readdir(join(folder, 'fetched'))).toHaveLength(1);
  expect(await sets.fetchedFrom('https://pictures.example/b')).toBe(used);
});
