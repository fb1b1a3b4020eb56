import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { entityTag } from '../response/stored-response.ts';
import { fileListName, staticSource } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const picture = randomBytes(1_000);
const small = Buffer.from('body { margin: 0 }');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'picture.jpg'), picture);
writeFileSync(join(folder, 'assets', 'style.css'), small);
for (const end of ['.br', '.zst', '.gz'])
  writeFileSync(join(folder, `assets/style.css${end}`), end);
writeFileSync(join(folder, 'unlisted.txt'), 'secret');
writeFileSync(
  join(folder, fileListName),
  JSON.stringify({
    '/picture.jpg': {
      type: 'image/jpeg',
      size: picture.length,
      etag: entityTag(picture),
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

const files = staticSource(pathToFileURL(`${folder}/`), 'https://carts.example');
const get = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  target: '',
  clientAddress: '192.0.2.1',
  header: (name: string) => headers[name],
});

test('only files listed by the build are served', async () => {
  for (const path of ['/unlisted.txt', '/../package.json', `/${fileListName}`, '/', '/toString']) {
    expect(await files.find(path, get()), path).toBeUndefined();
    expect(files.has(path), path).toBe(false);
  }
});

test('a small file is read once, in every encoding, and kept for a year under its hash', async () => {
  const path = '/assets/style.css';
  expect(files.fromMemory?.(path, get())).toBeUndefined();
  const plain = await files.find(path, get());
  expect(plain?.body).toEqual(small);
  expect(files.fromMemory?.(path, get())).toBe(plain);
  const zstd = files.fromMemory?.(path, get({ 'accept-encoding': 'zstd' }));
  expect(zstd?.body?.toString()).toBe('.zst');
  expect(zstd?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a picture is sent whole or in part, and not again to a client that has it', async () => {
  const find = (headers: Record<string, string>) => files.find('/picture.jpg', get(headers));
  expect((await find({ 'accept-encoding': 'br' }))?.body).toEqual(picture);
  const part = await find({ range: 'bytes=100-199' });
  expect([part?.status, part?.body]).toEqual([206, picture.subarray(100, 200)]);
  const etag = `"${entityTag(picture)}"`;
  const same = await find({ 'if-none-match': etag });
  expect([same?.status, same?.body, same?.headers.etag]).toEqual([304, undefined, etag]);
});

test('a file for which there is no room in memory is sent as it is read, compressed or in part', async () => {
  const streamed = staticSource(pathToFileURL(`${folder}/`), 'https://carts.example', 0);
  const find = async (path: string, headers: Record<string, string>, method?: string) => {
    const sent = await streamed.find(path, get(headers, method));
    return { ...sent, body: sent?.body && (await buffer(sent.body as Readable)) };
  };
  const zipped = await find('/assets/style.css', { 'accept-encoding': 'zstd' });
  expect(String(zipped.body)).toBe('.zst');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' });
  const etag = zipped.headers?.etag ?? '';
  const again = { 'accept-encoding': 'zstd', 'if-none-match': etag };
  expect(await find('/assets/style.css', again)).toMatchObject({ status: 304, body: undefined });
  expect((await find('/assets/style.css', {})).body).toEqual(small);
  const part = await find('/picture.jpg', { range: 'bytes=100-199' });
  expect([part.status, part.body]).toEqual([206, picture.subarray(100, 200)]);
  const head = await find('/picture.jpg', {}, 'HEAD');
  expect([head.headers?.['content-length'], head.body]).toEqual([`${picture.length}`, undefined]);
});
