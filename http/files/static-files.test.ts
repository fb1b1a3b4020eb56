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
for (const end of ['.br', '.gz']) writeFileSync(join(folder, `assets/style.css${end}`), end);
writeFileSync(join(folder, 'unlisted.txt'), 'secret');
writeFileSync(
  join(folder, fileListName),
  JSON.stringify({
    '/picture.jpg': {
      type: 'image/jpeg',
      etag: entityTag(picture),
      compressed: false,
    },
    '/assets/style.css': {
      type: 'text/css',
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

const find = async (path: string, headers: Record<string, string>, method?: string) => {
  const sent = await files.find(path, get(headers, method));
  return { ...sent, body: sent?.body && (await buffer(sent.body as Readable)) };
};

test('a file is sent compressed as the client takes it, and kept for a year under its hash', async () => {
  const zipped = await find('/assets/style.css', { 'accept-encoding': 'br' });
  expect(String(zipped.body)).toBe('.br');
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const etag = zipped.headers?.etag ?? '';
  const again = { 'accept-encoding': 'br', 'if-none-match': etag };
  expect(await find('/assets/style.css', again)).toMatchObject({ status: 304, body: undefined });
  expect((await find('/assets/style.css', {})).body).toEqual(small);
});

test('a picture is sent whole, and not again to a client that has it', async () => {
  const path = '/picture.jpg';
  expect((await find(path, { 'accept-encoding': 'br' })).body).toEqual(picture);
  const head = await find(path, {}, 'HEAD');
  expect([head.headers?.['content-length'], head.body]).toEqual([`${picture.length}`, undefined]);
  const etag = `"${entityTag(picture)}"`;
  const same = await find(path, { 'if-none-match': etag });
  expect([same.status, same.body, same.headers?.etag]).toEqual([304, undefined, etag]);
});
