import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { createFeedStore } from '../../stock/feeds/feed-store.ts';
import type { StockWatch } from '../../stock/watch-stock.ts';
import { cart } from '../../test/support/cart.ts';
import type { Representation } from '../response/representation.ts';
import { sharedPage } from '../route-policy.ts';
import { feedSource } from './feed-files.ts';

const siteUrl = 'https://carts.example';
const path = '/feeds/google-products.xml';
const vehicles = Array.from({ length: 50 }, (_, n) =>
  cart({ id: `cart-${n}`, price: 9_995, condition: 'new', images: ['/a.webp'] }),
);
const stock = (version: string | undefined) =>
  ({
    dealer: dealerOf(),
    current: async () => version && { version, vehicles, byId: new Map() },
  }) as unknown as StockWatch;
const folder = join(await mkdtemp(join(tmpdir(), 'feed-files-')), 'feeds');
const feeds = createFeedStore(folder, siteUrl);
const files = feedSource(feeds, stock('1'), siteUrl);
const get = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  target: '',
  clientAddress: '192.0.2.1',
  header: (name: string) => headers[name],
});
const bytesOf = (sent: Representation | undefined) => buffer(sent?.body as Readable);

test('a feed is sent plain, compressed, or not at all', async () => {
  const whole = await files.find(path, get());
  expect(whole?.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': sharedPage,
    vary: 'accept-encoding',
  });
  const bytes = await bytesOf(whole);
  expect(String(bytes.length)).toBe(whole?.headers['content-length']);

  const zipped = await files.find(path, get({ 'accept-encoding': 'gzip, br' }));
  expect(zipped?.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(await bytesOf(zipped))).toEqual(bytes);

  for (const sent of [whole, zipped]) {
    const etag = sent?.headers.etag ?? '';
    const encoding = sent === zipped ? 'gzip' : 'identity';
    const request = get({ 'accept-encoding': encoding, 'if-none-match': etag });
    const again = await files.find(path, request);
    expect([again?.status, again?.body]).toEqual([304, undefined]);
  }
  const head = await files.find(path, get({}, 'HEAD'));
  expect([head?.status, head?.body]).toEqual([200, undefined]);
});

test('there is nothing at another path, and nothing before there is a stock', async () => {
  expect(await files.find('/feeds/leads.csv', get())).toBeUndefined();
  expect(await files.find('/sitemap.xml', get())).toBeUndefined();
  expect(await feedSource(feeds, stock(undefined), siteUrl).find(path, get())).toMatchObject({
    status: 503,
  });
});
