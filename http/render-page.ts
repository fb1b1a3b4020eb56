import { type RequestHandler, RouterContextProvider } from 'react-router';
import { pageNeedsContext, type Site, siteContext } from '../app/context.ts';
import type { ReadableAddress } from './request/address.ts';
import { bodyContext, clientContext, type ReceivedBody } from './request/received-body.ts';
import { originOf, type SiteRequest } from './request/site-request.ts';
import type { WholeRepresentation } from './response/representation.ts';
import { imageOrigins, securityHeaders } from './response/security-headers.ts';
import { type RoutePolicy, reservedByRouter } from './route-policy.ts';

/** Adds the security policy that fits the page. */
export function renderer(site: Site, router: RequestHandler) {
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
    const own = Object.fromEntries(response.headers);
    const type = own['content-type'] ?? '';
    const isPage = type.startsWith('text/html');
    const headers = {
      ...(response.status === 503 && { 'retry-after': '30' }),
      ...own,
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
export function pageRequest(
  request: SiteRequest,
  { path, key, policy }: ReadableAddress,
  siteUrl: string,
): Request {
  const target = reservedByRouter.test(path) ? '/unknown-address' : key;
  const headers = personalHeaders(request, policy);
  if (headers === undefined) return new Request(new URL(target, siteUrl));
  return new Request(new URL(target, originOf(request, siteUrl)), { headers });
}

export function isPersonal(request: SiteRequest, policy: RoutePolicy): boolean {
  return personalHeaders(request, policy) !== undefined;
}

function personalHeaders(request: SiteRequest, { personalWith }: RoutePolicy) {
  const value = personalWith && request.header(personalWith);
  return personalWith === undefined || value === undefined ? undefined : { [personalWith]: value };
}
