import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Asked, entityTag, write } from '../cache/representation.ts';
import { fileListName, staticFiles, wholeUpTo } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const large = randomBytes(wholeUpTo + 10);
const small = Buffer.from('body { margin: 0 }');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'large.jpg'), large);
writeFileSync(join(folder, 'assets', 'style.css'), small);
for (const end of ['.br', '.zst', '.gz'])
  writeFileSync(join(folder, `assets/style.css${end}`), end);
writeFileSync(join(folder, 'unlisted.txt'), 'secret');
writeFileSync(
  join(folder, fileListName),
  JSON.stringify({
    '/large.jpg': {
      type: 'image/jpeg',
      size: large.length,
      etag: entityTag(large),
      compressed: false,
    },
    '/assets/style.css': {
      type: 'text/css',
      size: small.length,
      etag: entityTag(small),
      compressed: true,
    },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const files = staticFiles(pathToFileURL(`${folder}/`), 'https://carts.example');
const get = (headers: Record<string, string> = {}, method = 'GET'): Asked => ({
  method,
  header: (name) => headers[name],
});

async function bytesOf(response: Response | undefined): Promise<Buffer> {
  return Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
}

test('only what the build listed is there', async () => {
  for (const path of ['/unlisted.txt', '/../package.json', `/${fileListName}`, '/', '/toString']) {
    expect(await files.find(path), path).toBeUndefined();
    expect(files.stream(path, get()), path).toBeUndefined();
  }
});

test('a small file is read once, in every encoding, and kept for a year under its hash', async () => {
  expect(files.known('/assets/style.css')).toBeUndefined();
  const file = await files.find('/assets/style.css');
  if (file === undefined) throw new Error('not found');
  expect(files.known('/assets/style.css')).toBe(file);
  const zstd = write(file, get({ 'accept-encoding': 'zstd' }));
  expect(zstd?.body?.toString()).toBe('.zst');
  expect(zstd?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(write(file, get())?.body?.equals(small)).toBe(true);
});

test('a large file is sent as it is read and not kept', async () => {
  expect(await files.find('/large.jpg')).toBeUndefined();
  const response = files.stream('/large.jpg', get());
  expect(Number(response?.headers.get('content-length'))).toBe(large.length);
  expect((await bytesOf(response)).equals(large)).toBe(true);
  expect(files.known('/large.jpg')).toBeUndefined();
});

test('a part of a large file is sent alone', async () => {
  const response = files.stream('/large.jpg', get({ range: 'bytes=100-199' }));
  expect(response?.status).toBe(206);
  const body = await bytesOf(response);
  expect(body.equals(large.subarray(100, 200))).toBe(true);
});

test('a large file that the client has is not sent again, and HEAD sends none', () => {
  const etag = `"${entityTag(large)}"`;
  const same = files.stream('/large.jpg', get({ 'if-none-match': etag }));
  expect([same?.status, same?.body, same?.headers.get('etag')]).toEqual([304, null, etag]);
  const head = files.stream('/large.jpg', get({}, 'HEAD'));
  expect([head?.status, head?.body]).toEqual([200, null]);
  expect(Number(head?.headers.get('content-length'))).toBe(large.length);
});
