import type { RequestHandler } from 'react-router';
import type { Site } from '../app/context.ts';
import type { ConcurrencyLimiter } from '../base/concurrency-limiter.ts';
import { networkPrefix } from '../base/network.ts';
import { type Dealer, todayAt } from '../domain/dealer/dealer.ts';
import { hoursApart } from '../domain/dealer/hours.ts';
import { openInWords } from '../domain/dealer/open-days.ts';
import { minute } from '../domain/duration.ts';
import type { StockWatch } from '../stock/watch-stock.ts';
import { createPageCache, type FreshPage } from './cache/page-cache.ts';
import { isPersonal, pageRequest, renderer } from './render-page.ts';
import type { ReadableAddress } from './request/address.ts';
import type { ReceivedBody } from './request/received-body.ts';
import { originOf, type SiteRequest } from './request/site-request.ts';
import { compressions, compressionsOnce } from './response/compression.ts';
import { type Representation, staleStock } from './response/representation.ts';
import {
  type StoredResponse,
  selectRepresentation,
  storedFrom,
} from './response/stored-response.ts';
import { type RoutePolicy, sharedPage, untilStockChanges } from './route-policy.ts';

/** In all encodings. */
const maxBytes = 48 * 1024 * 1024;

export function createPages(site: Site, router: RequestHandler, limiter: ConcurrencyLimiter) {
  const { stock, siteUrl, now } = site;
  const cache = createPageCache(maxBytes);
  const version = pageVersion(stock, now);
  const render = renderer(site, router);

  async function make(request: SiteRequest, address: ReadableAddress): Promise<FreshPage> {
    const { key, policy } = address;
    request.cache = 'miss';
    const routed = pageRequest(request, address, siteUrl);
    const work = () => render(routed, request);
    const { status, headers, body } = await (policy.queued
      ? limiter.run(work, networkPrefix(request.clientAddress, 56))
      : work());
    const cacheControl = headers['cache-control'];
    const isRouted = new URL(routed.url).pathname === key;
    const isKept = status === 200 && isRouted && !forbidsSharing(cacheControl);
    const keepFor = isKept ? policy.sharedFor : 0;
    const usual = { 'cache-control': usualCacheControl(policy, 'GET', status) };
    const whole = { status, headers: { ...usual, ...headers }, body };
    const ways = keepFor > 0 ? compressions : compressionsOnce(body.length);
    return { response: storedFrom(whole, ways), keepFor };
  }

  async function keptOrMade(request: SiteRequest, address: ReadableAddress) {
    // Pages are kept under the version of the stock, which is known once it has been read.
    await stock.current().catch(() => undefined);
    if (isPersonal(request, address.policy)) return (await make(request, address)).response;
    request.cache = 'hit';
    const at = performance.now();
    return (
      cache.get(address.key, version(), at) ??
      cache.getOrMake(address.key, version(), at, () => make(request, address))
    );
  }

  /** `undefined` while the page is not encoded for this client. */
  function select(page: StoredResponse, request: SiteRequest): Representation | undefined {
    const selected = selectRepresentation(page, request);
    if (selected === undefined || !stock.stale) return selected;
    const { status, headers, body } = selected;
    return { status, headers: { ...headers, ...staleStock }, body };
  }

  return {
    fromMemory(request: SiteRequest, { key, policy }: ReadableAddress) {
      if (isPersonal(request, policy)) return undefined;
      const page = cache.get(key, version(), performance.now());
      return page && select(page, request);
    },
    /** @throws {Overloaded} where the queue is full */
    async find(request: SiteRequest, address: ReadableAddress) {
      const page = await keptOrMade(request, address);
      // Where others wait for the processor, a fifth fewer bytes are not worth three times its time.
      const effort = limiter.waiting > 0 ? 'fast' : 'small';
      await cache.encode(page, request.header('accept-encoding'), effort);
      const selected = select(page, request);
      if (selected === undefined) throw new Error(`${address.path} is not encoded`);
      return selected;
    },
    async post(request: SiteRequest, { key, policy }: ReadableAddress, body: ReceivedBody) {
      const accept = request.header('accept');
      const routerRequest = new Request(new URL(key, originOf(request, siteUrl)), {
        method: 'POST',
        ...(accept !== undefined && { headers: { accept } }),
      });
      const answer = await render(routerRequest, request, body);
      const headers = {
        'cache-control': usualCacheControl(policy, 'POST', answer.status),
        'content-length': String(answer.body.length),
        ...answer.headers,
      };
      return { ...answer, headers };
    },
    get bytes(): number {
      return cache.bytes;
    },
  };
}

/** Stock, day, staff settings and whether showrooms are open (spec S1.14 to S1.16). */
export function pageVersion(
  stock: Pick<StockWatch, 'version' | 'dealer'>,
  now: () => Date,
): () => string {
  let last: { stock?: string; dealer?: Dealer; minutes: number; version: string } = {
    minutes: -1,
    version: '',
  };
  return () => {
    const at = now();
    const minutes = Math.floor(at.getTime() / minute);
    const { version: stockVersion, dealer } = stock;
    const isSame =
      last.minutes === minutes && last.stock === stockVersion && last.dealer === dealer;
    if (!isSame) {
      const today = todayAt(at, dealer);
      const open = [...hoursApart(dealer.hours.showroom), dealer.hours.phone].map((hours) =>
        openInWords(hours, today),
      );
      const version = [stockVersion, today.date, ...open, JSON.stringify(dealer)].join(' ');
      last = { stock: stockVersion, dealer, minutes, version };
    }
    return last.version;
  };
}

export const ownPage = 'private, no-cache';

/** The default of routes without a Cache-Control. */
export function usualCacheControl(
  { sharedFor, errors }: RoutePolicy,
  method: string,
  status: number,
): string {
  // A form with what is wrong in it: with "no-store" Back leads to an error of the browser.
  if (method === 'POST') return status >= 400 && errors === 'page' ? ownPage : 'no-store';
  if (status !== 200) return 'no-cache';
  return sharedFor === untilStockChanges ? sharedPage : ownPage;
}

export function forbidsSharing(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /no-store|no-cache|private/.test(cacheControl);
}
