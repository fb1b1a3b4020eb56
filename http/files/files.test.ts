import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { createFeedStore } from '../../stock/feeds/feed-store.ts';
import type { StockWatch } from '../../stock/watch-stock.ts';
import { cart } from '../../test/support/cart.ts';
import { entityTag } from '../response/stored-response.ts';
import { sharedPage } from '../route-policy.ts';
import { feedSource } from './feed-files.ts';
import { photoSource } from './photo-files.ts';
import type { FileSource } from './send-file.ts';
import { fileListName, staticSource } from './static-files.ts';

/** Files of the build, photographs and feeds, as they are sent. */

const siteUrl = 'https://carts.example';
const dataDir = mkdtempSync(join(tmpdir(), 'files-'));

const name = '0123456789abcdef0123';
const bytes = randomBytes(300_000);
const photosFolder = join(dataDir, 'photos-web');
mkdirSync(join(photosFolder, 'fetched'), { recursive: true });
writeFileSync(join(dataDir, 'secret.webp'), 'secret');
writeFileSync(join(photosFolder, `${name}-1600.webp`), bytes);
writeFileSync(join(photosFolder, `${name}-480.webp`), '');
writeFileSync(join(photosFolder, `${name}-800.avif.12.part`), 'half');
writeFileSync(join(photosFolder, 'notes.txt'), 'notes');
mkdirSync(join(photosFolder, `${name}-1200.webp`));
symlinkSync(photosFolder, join(photosFolder, 'again'));
const photos = photoSource(dataDir, siteUrl);
const photo = `/photos/${name}-1600.webp`;

const build = join(dataDir, 'client');
const style = Buffer.from('body { margin: 0 }');
mkdirSync(join(build, 'assets'), { recursive: true });
writeFileSync(join(build, 'picture.jpg'), bytes);
writeFileSync(join(build, 'assets', 'style.css'), style);
for (const end of ['.br', '.gz']) writeFileSync(join(build, `assets/style.css${end}`), end);
writeFileSync(join(build, 'unlisted.txt'), 'secret');
writeFileSync(
  join(build, fileListName),
  JSON.stringify({
    '/picture.jpg': { type: 'image/jpeg', etag: entityTag(bytes), compressed: false },
    '/assets/style.css': { type: 'text/css', etag: entityTag(style), compressed: true },
  }),
);
const files = staticSource(pathToFileURL(`${build}/`), siteUrl);

const vehicles = Array.from({ length: 50 }, (_, n) =>
  cart({ id: `cart-${n}`, price: 9_995, condition: 'new', images: ['/a.webp'] }),
);
const stock = (version: string | undefined) =>
  ({
    dealer: dealerOf(),
    current: async () => version && { version, vehicles, byId: new Map() },
  }) as unknown as StockWatch;
const feedStore = createFeedStore(join(dataDir, 'feeds'), siteUrl);
const feeds = feedSource(feedStore, stock('1'), siteUrl);
const feed = '/feeds/google-products.xml';

async function find(
  source: FileSource,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) {
  const header = (one: string) => headers[one];
  const request = { method, target: '', clientAddress: '192.0.2.1', header };
  const sent = await source.find(path, request);
  return sent && { ...sent, body: sent.body && (await buffer(sent.body as Readable)) };
}

const immutable = 'public, max-age=31536000, immutable';

test.each([
  ['a photograph', photos, photo, { 'content-type': 'image/webp', 'cache-control': immutable }],
  ['a picture of the build', files, '/picture.jpg', { 'content-type': 'image/jpeg' }],
  ['a file of the build', files, '/assets/style.css', { 'cache-control': immutable }],
  [
    'a feed',
    feeds,
    feed,
    { 'content-type': 'application/xml; charset=utf-8', 'cache-control': sharedPage },
  ],
])('%s is sent whole, and not again to a client that has it', async (_, source, path, expected) => {
  const whole = await find(source, path);
  expect(whole).toMatchObject({
    status: 200,
    headers: {
      ...expected,
      'content-length': `${whole?.body?.length}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.any(String),
    },
  });
  const head = await find(source, path, {}, 'HEAD');
  expect(head).toEqual({ ...whole, body: undefined });
  const again = await find(source, path, { 'if-none-match': whole?.headers.etag ?? '' });
  expect([again?.status, again?.body]).toEqual([304, undefined]);
});

test('a file is sent compressed as the client takes it', async () => {
  expect((await find(photos, photo))?.body?.equals(bytes)).toBe(true);
  const zipped = await find(files, '/assets/style.css', { 'accept-encoding': 'br' });
  expect(String(zipped?.body)).toBe('.br');
  expect(zipped?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect((await find(files, '/assets/style.css'))?.body).toEqual(style);
  const gzip = await find(feeds, feed, { 'accept-encoding': 'gzip, br' });
  const plain = await find(feeds, feed);
  expect(gzip?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gzip?.headers.etag).not.toBe(plain?.headers.etag);
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body);
});

test.each([
  ...['/unlisted.txt', '/../package.json', `/${fileListName}`, '/', '/toString'],
  ...['/photos/notes.txt', '/photos/fetched', '/photos/../secret.webp'],
  ...[`/photos/again/${name}-1600.webp`, `/photos/${name}-800.avif.12.part`],
  ...[`/photos/${name}-1601.webp`, `/photos/${name}-1600.png`, `/photos/${name}-1600.webp/`],
  ...[`/photos/${name}-1600.webp\n`, `/photos/${name.toUpperCase()}-1600.webp`],
  ...[`/photos/${name}0-1600.webp`, `/photos/${name.slice(1)}-1600.webp`],
  ...[`/Photos/${name}-1600.webp`, `/pictures/photos/${name}-1600.webp`, '/feeds/leads.csv'],
])('%j is refused without a look at the disk', async (path) => {
  for (const source of [files, photos, feeds]) {
    expect(source.has(path)).toBe(false);
    expect(await find(source, path)).toBeUndefined();
  }
});

test('what is empty, a folder or not there is no photograph; without a stock there is no feed yet', async () => {
  for (const size of ['480.webp', '1200.webp', '800.avif']) {
    expect(photos.has(`/photos/${name}-${size}`)).toBe(true);
    expect(await find(photos, `/photos/${name}-${size}`)).toBeUndefined();
  }
  const early = feedSource(feedStore, stock(undefined), siteUrl);
  const header = () => undefined;
  const request = { method: 'GET', target: '', clientAddress: '192.0.2.1', header };
  expect(await early.find(feed, request)).toMatchObject({ status: 503 });
});
