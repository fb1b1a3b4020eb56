import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { cart } from '../../test/support/cart.ts';
import { writeFeeds } from './feed-file.ts';
import { createFeedStore, type FeedStock, type FeedStore } from './feed-store.ts';
import { googleProductsXml } from './google-products.ts';

const site = 'https://carts.example';
const name = 'google-products.xml';

function stockOf(version: string, count: number): FeedStock {
  const vehicles = Array.from({ length: count }, (_, n) =>
    cart({ id: `${version}-${n}`, price: 9_995, condition: 'new', images: ['/a.webp'] }),
  );
  return { version, vehicles, dealer: dealerOf() };
}

let folder: string;
let feeds: FeedStore;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'feed-store-')), 'feeds');
  feeds = createFeedStore(folder, site);
});

// spec S20.4
test('a feed is made once for a version, plain and compressed, and replaces the last', async () => {
  const stock = stockOf('1', 3);
  const [feed, same] = await Promise.all([feeds.open(name, stock), feeds.open(name, stock)]);
  expect(same).toEqual(feed);
  const text = [...googleProductsXml(stock.vehicles, site)].join('');
  const plain = await readFile(feed?.plain.path ?? '');
  expect([plain.toString(), plain.length]).toEqual([text, feed?.plain.size]);
  const gzip = await readFile(feed?.gzip.path ?? '');
  expect([gunzipSync(gzip).toString(), gzip.length]).toEqual([text, feed?.gzip.size]);

  await feeds.open('meta-vehicles.csv', stock);
  const next = await feeds.open(name, stockOf('2', 3));
  expect(next?.etag).not.toBe(feed?.etag);
  const files = await readdir(folder);
  expect(files).toHaveLength(4);
  expect(files.some((file) => file.includes(feed?.etag ?? ''))).toBe(false);
});

test('any other feed is not found', async () => {
  expect([feeds.has(name), feeds.has('leads.csv')]).toEqual([true, false]);
  expect(await feeds.open('../leads.csv', stockOf('1', 1))).toBeUndefined();
});

test('the event loop keeps turning while a large feed is made', async () => {
  let turns = 0;
  let isDone = false;
  const making = feeds.open(name, stockOf('1', 5_000)).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await turn();
    turns += 1;
  }
  const { plain } = (await making) ?? {};
  // At least one turn of the event loop for each piece of 64 kB that is written.
  expect(turns).toBeGreaterThan((plain?.size ?? 0) / 65_536);
});

test('a removed file is made again, and an abandoned unfinished one is deleted', async () => {
  const stock = stockOf('1', 1);
  const feed = await feeds.open(name, stock);
  await rm(feed?.gzip.path ?? '');
  await writeFile(join(folder, `${name}.1.part`), 'half');
  await utimes(join(folder, `${name}.1.part`), 1, 1);
  await writeFile(join(folder, `${name}.2.part`), 'another process is at it');
  expect(await feeds.open(name, stock)).toEqual(feed);
  expect((await readdir(folder)).sort()).toEqual(
    [`${name}.2.part`, `${name}.${feed?.etag}`, `${name}.${feed?.etag}.gz`].sort(),
  );
});

test('what can not be written fails, and is tried again', async () => {
  await writeFile(folder, 'in the way');
  await expect(feeds.open(name, stockOf('1', 1))).rejects.toMatchObject({ code: 'EEXIST' });
  await rm(folder);
  expect(await feeds.open(name, stockOf('1', 1))).toMatchObject({ etag: expect.any(String) });
});

test('feeds are written whole, and no temporary file is left', async () => {
  const { vehicles, dealer } = stockOf('1', 1);
  await writeFeeds(folder, vehicles, site, dealer);
  const names = ['google-products.xml', 'google-vehicles.csv', 'meta-vehicles.csv'];
  expect((await readdir(folder)).sort()).toEqual(names);
  expect(await readFile(join(folder, names[0] ?? ''), 'utf8')).toContain(vehicles[0]?.id);
  const failing = {
    ...vehicles[0],
    get images(): readonly string[] {
      throw new Error('the store went away');
    },
  } as StockedVehicle;
  const writing = writeFeeds(folder, [...vehicles, failing], site, dealer);
  await expect(writing).rejects.toThrow('went away');
  expect((await readdir(folder)).sort()).toEqual(names);
});
