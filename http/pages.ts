import type { Site } from '../app/context.ts';
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts';
import { createPageCache, type Made } from './cache/page-cache.ts';
import { pageVersion } from './cache/page-version.ts';
import { forbidsSharing, usualCacheControl } from './headers/cache-control.ts';
import type { Render } from './render.ts';
import type { ReadableAddress } from './request/address.ts';
import { originOf, type SiteRequest } from './request/site-request.ts';
import { type StoredResponse, storedFrom } from './response/stored-response.ts';
import { type RoutePolicy, reservedByRouter } from './route-policy.ts';

/** The answers of routes to GET and HEAD, kept as their policies allow. */
export interface Pages {
  /** The page, where it is kept and may be given to this client. */
  kept(request: SiteRequest, address: ReadableAddress): StoredResponse | undefined;
  /**
   * The page, made where it is not kept, in the encoding this client accepts.
   * @throws {Overloaded} when too many wait for theirs
   */
  find(request: SiteRequest, address: ReadableAddress): Promise<StoredResponse>;
  /** Bytes kept in memory. */
  readonly bytes: number;
}

/** Bytes of rendered pages, in all their encodings, kept in memory. */
const maxBytes = 48 * 1024 * 1024;

export function createPages(
  { stock, siteUrl, now }: Pick<Site, 'stock' | 'siteUrl' | 'now'>,
  render: Render,
  limiter: ConcurrencyLimiter,
): Pages {
  const cache = createPageCache(maxBytes);
  const version = pageVersion(stock, now);

  /**
   * What the router is asked. A shared page sees only the parameters it is kept under and nothing of
   * the client that asks first, so it can't depend on any of it.
   */
  function routerRequest(request: SiteRequest, { path, key, policy }: ReadableAddress): Request {
    const target = reservedByRouter.test(path) ? '/unknown-address' : key;
    const own = personalHeaders(request, policy);
    if (own === undefined) return new Request(new URL(target, siteUrl));
    return new Request(new URL(target, originOf(request, siteUrl)), { headers: own });
  }

  async function make(request: SiteRequest, address: ReadableAddress): Promise<Made> {
    const { path, key, policy } = address;
    request.cache = 'miss';
    const work = () => render(routerRequest(request, address), { address: request.clientAddress });
    const { status, headers, body } = await (policy.queued ? limiter.run(work) : work());
    const said = headers['cache-control'];
    const isKept =
      status === 200 && key === path && !forbidsSharing(said) && !isPersonal(request, policy);
    const usual = { 'cache-control': usualCacheControl(policy, 'GET', status) };
    return {
      response: storedFrom({ status, headers: { ...usual, ...headers }, body }),
      keepFor: isKept ? policy.sharedFor : 0,
    };
  }

  async function keptOrMade(request: SiteRequest, address: ReadableAddress) {
    // Pages are kept under the version of the stock, which is known once it has been read.
    await stock.current().catch(() => undefined);
    if (isPersonal(request, address.policy)) return (await make(request, address)).response;
    request.cache = 'hit';
    const at = Date.now();
    return (
      cache.get(address.key, version(), at) ??
      cache.getOrMake(address.key, version(), at, () => make(request, address))
    );
  }

  return {
    kept(request, { key, policy }) {
      return isPersonal(request, policy) ? undefined : cache.get(key, version(), Date.now());
    },
    async find(request, address) {
      const page = await keptOrMade(request, address);
      // Where others wait for the processor, a fifth fewer bytes are not worth three times its time.
      const effort = limiter.waiting > 0 ? 'fast' : 'small';
      await cache.encode(page, request.header('accept-encoding'), effort);
      return page;
    },
    get bytes() {
      return cache.bytes;
    },
  };
}

/** The header that makes the answer this client's own, where it is sent. */
function personalHeaders(
  request: SiteRequest,
  { personalWith }: RoutePolicy,
): Record<string, string> | undefined {
  const value = personalWith && request.header(personalWith);
  return personalWith === undefined || value === undefined ? undefined : { [personalWith]: value };
}

function isPersonal(request: SiteRequest, policy: RoutePolicy): boolean {
  return personalHeaders(request, policy) !== undefined;
}
