import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { clientContext, imagesContext, type Site, siteContext } from '../app/context.ts';
import { pageAssets } from '../app/head/page-assets.ts';
import type { ImageStore } from '../app/social-image/image-store.ts';
import type { Stock } from '../stock/watch-stock.ts';
import { imageOrigins } from './headers/image-origins.ts';
import { securityHeaders } from './headers/security-headers.ts';

export interface Renderer {
  /** What the router answers, with the headers of every answer. */
  render(request: Request, client: { readonly address: string }): Promise<Response>;
}

/** What a browser may fetch before a visitor goes there: public/speculation-rules.json. */
const speculationRules = '"/speculation-rules.json"';

/** Cache-Control of an answer that says nothing about it. */
export const unsaid = 'no-cache';

/** Runs requests through the router: the loaders, the page, and the policy that fits the page. */
export function createRenderer(site: Site, images: ImageStore): Renderer {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const originsOf = new WeakMap<Stock, readonly string[]>();

  function pictureSources(stock: Stock | undefined): readonly string[] {
    if (stock === undefined) return [];
    const known = originsOf.get(stock) ?? imageOrigins(stock.vehicles);
    originsOf.set(stock, known);
    return known;
  }

  return {
    async render(request, client) {
      const stock = await site.stock.current().catch(() => undefined);
      const context = new RouterContextProvider();
      context.set(siteContext, site);
      context.set(clientContext, client);
      context.set(imagesContext, images);
      const response = await handle(request, context);
      const { styleSource, scriptSource } = pageAssets();
      const needs = {
        style: styleSource,
        script: response.headers.has('x-islands') ? scriptSource : undefined,
        mapFrame: response.headers.has('x-map-frame'),
        pictures: pictureSources(stock),
      };
      response.headers.delete('x-islands');
      response.headers.delete('x-map-frame');
      if (response.status === 503 && !response.headers.has('retry-after')) {
        response.headers.set('retry-after', '30');
      }
      return withSecurity(response, site.siteUrl, needs);
    },
  };
}

/** The response with the headers of every answer. */
export function withSecurity(
  response: Response,
  siteUrl: string,
  needs?: Parameters<typeof securityHeaders>[2],
  status = response.status,
): Response {
  const headers = new Headers(response.headers);
  const type = headers.get('content-type') ?? '';
  const pageNeeds = type.startsWith('text/html') ? needs : undefined;
  for (const [name, value] of Object.entries(securityHeaders(siteUrl, type, pageNeeds))) {
    headers.set(name, value);
  }
  if (pageNeeds !== undefined) headers.set('speculation-rules', speculationRules);
  if (!headers.has('cache-control')) headers.set('cache-control', unsaid);
  return new Response(response.body, { status, headers });
}
