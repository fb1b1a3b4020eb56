import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Representation } from '../response/representation.ts';
import { photoSource } from './photo-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'photo-files-'));
const folder = join(dataDir, 'photos-web');
const name = '0123456789abcdef0123';
const bytes = randomBytes(300_000);
mkdirSync(join(folder, 'fetched'), { recursive: true });
writeFileSync(join(dataDir, 'secret.webp'), 'secret');
writeFileSync(join(folder, `${name}-1600.webp`), bytes);
writeFileSync(join(folder, `${name}-480.avif`), bytes.subarray(0, 100));
writeFileSync(join(folder, `${name}-480.webp`), '');
writeFileSync(join(folder, `${name}-800.avif.12.part`), 'half');
writeFileSync(join(folder, 'notes.txt'), 'notes');
mkdirSync(join(folder, `${name}-1200.webp`));
symlinkSync(folder, join(folder, 'again'));

const photos = photoSource(dataDir, 'https://carts.example');
const get = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  target: '',
  clientAddress: '192.0.2.1',
  header: (one: string) => headers[one],
});
const large = `/photos/${name}-1600.webp`;
const bytesOf = async (sent: Representation | undefined) =>
  buffer((sent?.body ?? []) as AsyncIterable<Buffer>);

test('a file of a set is sent and immutable', async () => {
  const response = await photos.find(large, get());
  expect(response?.status).toBe(200);
  expect(response?.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '300000',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.any(String),
    etag: `"${name}-1600.webp-300000"`,
  });
  expect((await bytesOf(response)).equals(bytes)).toBe(true);
  const small = await photos.find(`/photos/${name}-480.avif`, get());
  expect(small?.headers['content-type']).toBe('image/avif');
  expect(await bytesOf(small)).toHaveLength(100);
});

test('HEAD and conditional requests work', async () => {
  const head = await photos.find(large, get({}, 'HEAD'));
  expect([head?.status, head?.body, head?.headers['content-length']]).toEqual([
    200,
    undefined,
    '300000',
  ]);
  const etag = head?.headers.etag ?? '';
  const same = await photos.find(large, get({ 'if-none-match': etag }));
  expect([same?.status, same?.body]).toEqual([304, undefined]);
});

test.each([
  '/photos/notes.txt',
  '/photos/fetched',
  '/photos/../secret.webp',
  `/photos/again/${name}-1600.webp`,
  `/photos/${name}-800.avif.12.part`,
  `/photos/${name}-1601.webp`,
  `/photos/${name}-1600.png`,
  `/photos/${name}-1600.webp/`,
  `/photos/${name}-1600.webp\n`,
  `/photos/${name.toUpperCase()}-1600.webp`,
  `/photos/${name}0-1600.webp`,
  `/photos/${name.slice(1)}-1600.webp`,
  `/Photos/${name}-1600.webp`,
  `/pictures/photos/${name}-1600.webp`,
])('%j is refused without a look at the disk', async (path) => {
  expect(photos.has(path)).toBe(false);
  expect(await photos.find(path, get())).toBeUndefined();
});

test.each([
  `${name}-480.webp`,
  `${name}-1200.webp`,
  `${name}-800.avif`,
  `${'f'.repeat(20)}-480.webp`,
])('%s does not exist', async (file) => {
  expect(photos.has(`/photos/${file}`)).toBe(true);
  expect(await photos.find(`/photos/${file}`, get())).toBeUndefined();
});
