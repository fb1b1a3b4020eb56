import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import {
  bodyContext,
  clientContext,
  pageFeaturesContext,
  type ReceivedBody,
  type Site,
  siteContext,
  styleSourceContext,
} from '../app/context.ts';
import { pageAssets } from '../app/head/page-assets.ts';
import type { PageFeature } from '../app/ui/page-features.ts';
import type { Stock } from '../stock/watch-stock.ts';
import type { WholeRepresentation } from './response/representation.ts';
import { imageOrigins, securityHeaders } from './response/security-headers.ts';

/** What the router answers, read whole, with the headers of every answer. */
export type Render = (
  request: Request,
  sent: { readonly address: string; readonly body?: ReceivedBody },
) => Promise<WholeRepresentation>;

/** What a browser may fetch before a visitor goes there: public/speculation-rules.json. */
const speculationRules = '"/speculation-rules.json"';

/** Runs requests through the router: the loaders, the page, and the policy that fits the page. */
export function createRenderer(site: Site): Render {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const originsOf = new WeakMap<Stock, readonly string[]>();

  function pictureSources(stock: Stock | undefined): readonly string[] {
    if (stock === undefined) return [];
    const origins = originsOf.get(stock) ?? imageOrigins(stock.vehicles);
    originsOf.set(stock, origins);
    return origins;
  }

  return async (request, { address, body }) => {
    const stock = await site.stock.current().catch(() => undefined);
    const features = new Set<PageFeature>();
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(clientContext, { address });
    context.set(pageFeaturesContext, features);
    if (body !== undefined) context.set(bodyContext, body);
    const response = await handle(request, context);
    const own = Object.fromEntries(response.headers);
    const type = own['content-type'] ?? '';
    const isPage = type.startsWith('text/html');
    const needs = {
      style: context.get(styleSourceContext),
      script: features.has('script') ? pageAssets().scriptSource : undefined,
      mapFrame: features.has('map-frame'),
      pictures: pictureSources(stock),
    };
    const headers = {
      ...(response.status === 503 && { 'retry-after': '30' }),
      ...own,
      ...securityHeaders(site.siteUrl, type, isPage ? needs : undefined),
      ...(isPage && { 'speculation-rules': speculationRules }),
    };
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
}
