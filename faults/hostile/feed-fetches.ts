import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startInstance, until } from '../instance.ts';
import type { Row } from '../report.ts';
import { memoryOf } from '../store-outage.ts';
import { ask, percentile, type Seen } from '../visitors.ts';
import { carts, keepLargeStock } from './large-stock.ts';

const fetchers = 8;
const lastsMs = 10_000;

/** Programs that fetch the product feed of a large stock uncompressed, again and again. */
export async function feedFetches(port: number, dataDir: string): Promise<Row> {
  await keepLargeStock(dataDir);
  const site = await startInstance(port, { DATA_DIR: dataDir });
  const agent = new Agent({ keepAlive: true });
  await ask(`${site.url}/`);
  const before = memoryOf(site);
  const seen: Record<'cached' | 'fresh', Seen[]> = { cached: [], fresh: [] };
  const fetched = { feeds: 0, refused: 0, bytes: 0 };
  let most = before;
  let isOver = false;
  const fetchFeeds = async () => {
    while (!isOver) {
      const { status, bytes } = await download(`${site.url}/feeds/google-products.xml`);
      if (status === 200) fetched.feeds += 1;
      else fetched.refused += 1;
      fetched.bytes += bytes;
      if (status !== 200) await wait(100);
    }
  };
  const visit = async () => {
    for (let n = 0; !isOver; n += 1) {
      seen.cached.push(await ask(`${site.url}/`, { agent }));
      seen.fresh.push(await ask(`${site.url}/inventory?q=cart+${n}`, { agent }));
      most = Math.max(most, memoryOf(site));
      await wait(20);
    }
  };
  const all = [...Array.from({ length: fetchers }, fetchFeeds), visit()];
  await wait(lastsMs);
  isOver = true;
  await Promise.all(all);
  const wellAfter = await until(async () => (await ask(`${site.url}/`)).ms < 100, 20_000);
  agent.destroy();
  await site.stop();
  const failed = [...seen.cached, ...seen.fresh].filter(({ status }) => status !== 200).length;
  const p99 = (of: readonly Seen[]) =>
    percentile(
      of.map(({ ms }) => ms),
      0.99,
    );
  return {
    fault: `${fetchers} programs fetch the product feed of ${carts.toLocaleString('en-US')} carts uncompressed, ${lastsMs / 1000} s`,
    times: 1,
    lost: `${failed} of ${seen.cached.length + seen.fresh.length} pages`,
    wellAfter: [wellAfter],
    seen: [
      `${fetched.feeds} feeds (${(fetched.bytes / 1e6).toFixed(0)} MB), ${fetched.refused} told to come back`,
      `a kept page p99 ${p99(seen.cached).toFixed(0)} ms, a page that is made ${p99(seen.fresh).toFixed(0)} ms`,
      `memory ${before} MB before, at most ${most} MB`,
    ].join('; '),
    ok: failed === 0 && fetched.feeds > 0 && p99(seen.cached) < 500 && most - before < 200,
  };
}

/** Reads a whole body without keeping it; never rejects. The status is 0 where the connection broke. */
function download(url: string): Promise<{ readonly status: number; readonly bytes: number }> {
  return new Promise((resolve) => {
    let bytes = 0;
    const request = get(url, { agent: false }, (response) => {
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', () => resolve({ status: 0, bytes }));
    });
    request.on('error', () => resolve({ status: 0, bytes }));
  });
}
