import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from '../../test/support/stock-file.ts';
import { addFolderPhotos, readPhoto, readPhotoFolders } from './import-photos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'read-photo-'));
const photos = join(dataDir, 'photos');
mkdirSync(join(photos, 'lot 7', 'deeper.jpg'), { recursive: true });
mkdirSync(join(photos, 'empty'));
mkdirSync(join(dataDir, 'photos-web'));
writeFileSync(join(dataDir, 'secret.jpg'), 'secret');
writeFileSync(join(dataDir, 'photos-web', 'a.jpg'), 'secret');
writeFileSync(join(photos, 'a.jpg'), 'a');
for (const name of ['b_10.jpg', 'b_2.HEIC', 'b_2.MOV', '.hidden.jpg', 'notes.txt']) {
  writeFileSync(join(photos, 'lot 7', name), 'b');
}
writeFileSync(join(photos, 'large.jpg'), '');
truncateSync(join(photos, 'large.jpg'), 40_000_001);
symlinkSync('a.jpg', join(photos, 'inside.jpg'));
symlinkSync('../secret.jpg', join(photos, 'outside.jpg'));
symlinkSync('/etc', join(photos, 'etc'));
symlinkSync('../photos-web', join(photos, 'web'));
symlinkSync('loop.jpg', join(photos, 'loop.jpg'));
execFileSync('mkfifo', [join(photos, 'pipe.jpg')]);

// spec S19.5
test.each([
  ['photos/a.jpg', 'a'],
  ['photos/lot 7/b_10.jpg', 'b'],
  ['photos/inside.jpg', 'a'],
  ['photos/Lot 7/B_10.jpg', 'b'],
])('%s is read', async (path, content) => {
  const read = { ok: true, bytes: Buffer.from(content) };
  expect(await readPhoto(photos, path)).toEqual(read);
  // The folder itself may lie elsewhere.
  const link = join(mkdtempSync(join(tmpdir(), 'read-photo-')), 'phone');
  symlinkSync(photos, link);
  expect(await readPhoto(link, path)).toEqual(read);
});

test.each([
  ['photos/none.jpg', `is not in ${photos}`],
  ['photos/a.jpg/b.jpg', `is not in ${photos}`],
  ['photos/outside.jpg', `is a link that leads out of ${photos}`],
  ['photos/OUTSIDE.jpg', `is a link that leads out of ${photos}`],
  ['photos/etc/passwd', `is a link that leads out of ${photos}`],
  ['photos/web/a.jpg', `is a link that leads out of ${photos}`],
  ['photos/loop.jpg', "can't be read: its links lead in a circle"],
  ['photos/lot 7', 'is not a file'],
  ['photos/pipe.jpg', 'is not a file'],
  ['photos/large.jpg', 'has 40 MB; 40 MB fit'],
  ['photos/../secret.jpg', 'is not a path below photos/'],
  ['photos/a.jpg\0', 'is not a path below photos/'],
  [`photos/${'a'.repeat(300)}.jpg`, "can't be read: its name is too long"],
])('%j is not', async (path, reason) => {
  expect(await readPhoto(photos, path)).toEqual({ ok: false, reason });
});

test('photographs are listed in natural order, other files are not', async () => {
  expect([...(await readPhotoFolders(photos))]).toEqual([
    ['lot 7', ['photos/lot 7/b_2.HEIC', 'photos/lot 7/b_10.jpg', 'photos/lot 7/deeper.jpg']],
  ]);
  expect([...(await readPhotoFolders(join(photos, 'none')))]).toEqual([]);
});

test('folders are added by any key, behind the files a row names, and no picture twice', async () => {
  const keys = ['LR-1001', '5ldgc4a1xrn000101', 'S 2204', 'v0', 'named', 'other'];
  const folders = new Map(keys.map((key) => [key, [`photos/${key}/1.jpg`, `photos/${key}/2.jpg`]]));
  const reading = await readText(
    [
      'id,stock number,vin,serial number,make,name,photos',
      'a,lr-1001,,,Denago,A,',
      'b,,5LDGC4A1XRN000101,,Denago,B,',
      'c,,,S 2204,Denago,C,',
      'v0,,,,Denago,D,https://a.example/1.jpg|photos/x.jpg|photos/v0/2.jpg',
      'e,,,,Denago,E,photos/named/1.jpg',
    ].join('\n'),
  );
  const added = addFolderPhotos(reading, folders);
  expect(added.unmatched).toEqual(['other']);
  expect(added.reading.vehicles.map(({ images }) => images)).toEqual([
    ...keys.slice(0, 3).map((key) => folders.get(key)),
    ['photos/x.jpg', 'photos/v0/2.jpg', 'photos/v0/1.jpg', 'https://a.example/1.jpg'],
    ['photos/named/1.jpg'],
  ]);
});
