import { type RequestHandler, RouterContextProvider } from 'react-router';
import { pageNeedsContext, type Site, siteContext } from '../app/context.ts';
import type { ConcurrencyLimiter } from '../base/concurrency-limiter.ts';
import { networkPrefix } from '../base/network.ts';
import { todayAt } from '../domain/dealer/dealer.ts';
import { hoursApart } from '../domain/dealer/hours.ts';
import { openInWords } from '../domain/dealer/open-days.ts';
import { minute } from '../domain/duration.ts';
import type { StockWatch } from '../stock/watch-stock.ts';
import { createPageCache, type FreshPage } from './cache/page-cache.ts';
import type { ReadableAddress } from './request/address.ts';
import { bodyContext, clientContext, type ReceivedBody } from './request/received-body.ts';
import { originOf, type SiteRequest } from './request/site-request.ts';
import { compressions, compressionsOnce } from './response/compression.ts';
import {
  type Representation,
  staleStock,
  type WholeRepresentation,
} from './response/representation.ts';
import { imageOrigins, securityHeaders } from './response/security-headers.ts';
import {
  type StoredResponse,
  selectRepresentation,
  storedFrom,
} from './response/stored-response.ts';
import {
  type RoutePolicy,
  reservedByRouter,
  sharedPage,
  untilStockChanges,
} from './route-policy.ts';

/** Adds the security policy that fits the page. */
function renderer(site: Site, router: RequestHandler) {
  return async (
    routed: Request,
    { clientAddress }: SiteRequest,
    body?: ReceivedBody,
  ): Promise<WholeRepresentation> => {
    const current = await site.stock.current().catch(() => undefined);
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(clientContext, { address: clientAddress });
    if (body !== undefined) context.set(bodyContext, body);
    const response = await router(routed, context);
    const routeHeaders = Object.fromEntries(response.headers);
    const type = routeHeaders['content-type'] ?? '';
    const isPage = type.startsWith('text/html');
    const headers = {
      ...(response.status === 503 && { 'retry-after': '30' }),
      ...routeHeaders,
      ...securityHeaders(
        site.siteUrl,
        type,
        isPage ? context.get(pageNeedsContext) : undefined,
        imageOrigins(current?.vehicles ?? []),
      ),
      ...(isPage && { 'speculation-rules': '"/speculation-rules.json"' }),
    };
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
}

/** A shared page depends on nothing but its key. */
function pageRequest(
  request: SiteRequest,
  { path, key, policy }: ReadableAddress,
  siteUrl: string,
): Request {
  const target = reservedByRouter.test(path) ? '/unknown-address' : key;
  const headers = personalHeaders(request, policy);
  if (headers === undefined) return new Request(new URL(target, siteUrl));
  return new Request(new URL(target, originOf(request, siteUrl)), { headers });
}

/** `undefined` for a page that is the same for all. */
function personalHeaders(request: SiteRequest, { personalWith }: RoutePolicy) {
  const value = personalWith && request.header(personalWith);
  return personalWith === undefined || value === undefined ? undefined : { [personalWith]: value };
}

function freshPage(whole: WholeRepresentation, policy: RoutePolicy, isRouted: boolean): FreshPage {
  const { status, headers, body } = whole;
  const isKept = status === 200 && isRouted && !forbidsSharing(headers['cache-control']);
  const keepFor = isKept ? policy.sharedFor : 0;
  const usual = { 'cache-control': usualCacheControl(policy, 'GET', status) };
  const ways = keepFor > 0 ? compressions : compressionsOnce(body.length);
  return { response: storedFrom({ ...whole, headers: { ...usual, ...headers } }, ways), keepFor };
}

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
    const whole = await (policy.queued
      ? limiter.run(work, networkPrefix(request.clientAddress, 56))
      : work());
    return freshPage(whole, policy, new URL(routed.url).pathname === key);
  }

  async function keptOrMade(request: SiteRequest, address: ReadableAddress) {
    const { key, policy } = address;
    // Pages are kept under the version of the stock, which the first reading gives.
    await stock.current().catch(() => undefined);
    if (personalHeaders(request, policy)) return (await make(request, address)).response;
    request.cache = 'hit';
    const at = performance.now();
    return (
      cache.get(key, version(), at) ??
      cache.getOrMake(key, version(), at, () => make(request, address))
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
      if (personalHeaders(request, policy)) return undefined;
      const page = cache.get(key, version(), performance.now());
      return page && select(page, request);
    },
    /** @throws {Overloaded} where the queue is full */
    async find(request: SiteRequest, address: ReadableAddress) {
      const page = await keptOrMade(request, address);
      // Where others wait for the processor, a fifth fewer bytes are not worth three times its time.
      const effort = limiter.waiting > 0 ? 'fast' : 'small';
      await cache.encode(address.key, page, request.header('accept-encoding'), effort);
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
  let made: readonly unknown[] = [];
  let version = '';
  return () => {
    const at = now();
    const { version: stockVersion, dealer } = stock;
    const inMinute = Math.floor(at.getTime() / minute);
    if (inMinute !== made[0] || stockVersion !== made[1] || dealer !== made[2]) {
      const today = todayAt(at, dealer);
      const open = [...hoursApart(dealer.hours.showroom), dealer.hours.phone].map((hours) =>
        openInWords(hours, today),
      );
      version = [stockVersion, today.date, ...open, JSON.stringify(dealer)].join(' ');
      made = [inMinute, stockVersion, dealer];
    }
    return version;
  };
}

export const unsharedPage = 'private, no-cache';

/** The default of routes without a Cache-Control. */
export function usualCacheControl(
  { sharedFor, errors }: RoutePolicy,
  method: string,
  status: number,
): string {
  // A form with what is wrong in it: with "no-store" Back leads to an error of the browser.
  if (method === 'POST') return status >= 400 && errors === 'page' ? unsharedPage : 'no-store';
  if (status !== 200) return 'no-cache';
  return sharedFor === untilStockChanges ? sharedPage : unsharedPage;
}

function forbidsSharing(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /no-store|no-cache|private/.test(cacheControl);
}
