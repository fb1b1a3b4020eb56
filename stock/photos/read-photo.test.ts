import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPhoto } from './import-photos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'read-photo-'));
const photos = join(dataDir, 'photos');
mkdirSync(join(photos, 'lot 7'), { recursive: true });
mkdirSync(join(dataDir, 'photos-web'));
writeFileSync(join(dataDir, 'secret.jpg'), 'secret');
writeFileSync(join(dataDir, 'photos-web', 'a.jpg'), 'secret');
writeFileSync(join(photos, 'a.jpg'), 'a');
writeFileSync(join(photos, 'lot 7', 'b.jpg'), 'b');
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
  ['photos/lot 7/b.jpg', 'b'],
  ['photos/inside.jpg', 'a'],
  ['photos/A.JPG', 'a'],
  ['photos/Lot 7/B.jpg', 'b'],
])('%s is read', async (path, content) => {
  expect(await readPhoto(photos, path)).toEqual({ ok: true, bytes: Buffer.from(content) });
});

test('the folder itself may lie elsewhere', async () => {
  const other = mkdtempSync(join(tmpdir(), 'read-photo-'));
  symlinkSync(photos, join(other, 'phone'));
  expect(await readPhoto(join(other, 'phone'), 'photos/a.jpg')).toMatchObject({ ok: true });
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
