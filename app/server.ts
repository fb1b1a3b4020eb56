import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readAddress } from './address.ts';
import { type Answer, type Asked, answerFrom, type Written, write } from './answer.ts';
import { ownPage, sharedPage } from './cache-control.ts';
import { clientContext, imagesContext, type Site, siteContext } from './context.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { isPassedOn, passOn } from './pass-on.ts';
import { plainPage } from './plain-page.ts';
import { isCrossSite } from './request-body.ts';
import { securityHeaders } from './security-headers.ts';
import { drawApart } from './social-image/draw-apart.ts';
import { createImageStore } from './social-image/image-store.ts';
import { staticFiles } from './static-files.ts';

export { listen } from './listen.ts';
export { logTo } from './log.ts';
export { watchStock } from './stock.ts';

/** Whoever asks: the address of the connection, or what a trusted proxy says it is. */
export interface Client {
  readonly address: string;
}

/** The site as a function from request to response, and a shortcut for what is already known. */
export interface App {
  fetch(request: Request, client?: Client): Promise<Response>;
  /**
   * The answer to a GET or HEAD for this raw target when it is kept in memory: no request object,
   * no promise. `undefined` means: ask `fetch`.
   */
  known(target: string, asked: Asked): Written | undefined;
}

/** Bytes of rendered pages, in all their encodings, kept in memory. */
const pageCacheBytes = 48 * 1024 * 1024;

/** The router's own data addresses; nothing of ours asks for them. */
const internal = /\.data$|^\/__/;

/** Paths that take a POST; everything else is only read. */
const posts = new Set(['/contact', '/api/contact']);

/** How long a page may be given out again, in milliseconds, where it is not "until stock changes". */
const keepFor: Readonly<Record<string, number>> = {
  // A contact form carries a submission id, so it is shared only for an instant.
  '/contact': 1_000,
  '/healthz': 0,
};

/** What a browser may fetch before a visitor goes there: public/speculation-rules.json. */
const speculationRules = '"/speculation-rules.json"';

/** Cache-Control of an answer that says nothing about it. */
const unsaid = 'no-cache';

const dayMs = 24 * 60 * 60 * 1000;

/** Builds the site over its stock, inbox and settings. */
export function createApp(site: Site): App {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const files = staticFiles(
    import.meta.env.DEV ? undefined : new URL('../client/', import.meta.url),
  );
  const pages = createPageCache(pageCacheBytes);
  const images = createImageStore({
    folder: join(site.dataDir, 'social-images'),
    draw: import.meta.env.DEV
      ? async (card) => (await import('./social-image/draw-card.tsx')).drawCard(card)
      : drawApart(new URL('./draw-process.js', import.meta.url)),
    log: site.log,
  });
  // A page holds for one day of one stock: a sold cart's page has a last day, the footer a year.
  const version = () => `${site.stock.version} ${Math.floor(site.now().getTime() / dayMs)}`;

  async function render(request: Request, client: Client): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(clientContext, client);
    context.set(imagesContext, images);
    const response = await handle(request, context);
    const needs = response.headers.get('content-type')?.startsWith('text/html')
      ? {
          scripts: response.headers.has('x-islands'),
          mapFrame: response.headers.has('x-map-frame'),
        }
      : undefined;
    response.headers.delete('x-islands');
    response.headers.delete('x-map-frame');
    return finished(response, needs);
  }

  function finished(response: Response, needs?: Parameters<typeof securityHeaders>[1]): Response {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(securityHeaders(site.siteUrl, needs))) {
      headers.set(name, value);
    }
    if (needs !== undefined) headers.set('speculation-rules', speculationRules);
    if (!headers.has('cache-control')) headers.set('cache-control', unsaid);
    return new Response(response.body, { status: response.status, headers });
  }

  async function make(path: string, key: string, request: Request, client: Client): Promise<Made> {
    // The page sees only the parameters it is kept under, so it can't depend on any other.
    const url = new URL(internal.test(path) ? '/unknown-address' : key, request.url);
    const asked = new Request(url, { headers: request.headers });
    const response = await render(asked, client);
    if (response.status === 200 && response.headers.get('cache-control') === unsaid) {
      response.headers.set('cache-control', Object.hasOwn(keepFor, path) ? ownPage : sharedPage);
    }
    const answer = await answerFrom(response);
    const keep = answer.status === 200 && key === path && !isPersonal(path, request);
    return { answer, keepFor: keep ? (keepFor[path] ?? Number.POSITIVE_INFINITY) : 0 };
  }

  async function get(path: string, key: string, request: Request, client: Client): Promise<Answer> {
    const file = await files.find(path);
    if (file !== undefined) return file;
    await site.stock.current().catch(() => undefined);
    if (isPersonal(path, request)) return (await make(path, key, request, client)).answer;
    const now = Date.now();
    const kept = pages.get(key, version(), now);
    return kept ?? pages.getOrMake(key, version(), now, () => make(path, key, request, client));
  }

  async function pass(path: string, request: Request, client: Client): Promise<Response> {
    const { headers, signal } = request;
    const asked = new Request(new URL(path, request.url), { headers, signal });
    return passOn(await render(asked, client), request);
  }

  async function read(path: string, key: string, request: Request, client: Client) {
    const asked = askedOf(request);
    const answer = await get(path, key, request, client);
    await pages.prepare(answer, asked.header('accept-encoding'));
    const written = write(answer, asked);
    if (written === undefined) throw new Error(`No body for ${path}`);
    const body = written.body === undefined ? null : new Uint8Array(written.body);
    return new Response(body, { status: written.status, headers: written.headers });
  }

  return {
    known(target, asked) {
      if (asked.method !== 'GET' && asked.method !== 'HEAD') return undefined;
      const file = files.known(target);
      if (file !== undefined) return write(file, asked);
      // Only what was read and found right before is in the cache under its own target.
      const key = target.includes('?') ? keyOf(target) : target;
      if (key === '/contact' && asked.header('referer') !== undefined) return undefined;
      const answer = pages.get(key, version(), Date.now());
      return answer === undefined ? undefined : write(answer, asked);
    },

    async fetch(request, client = { address: 'unknown' }) {
      const target = request.url.slice(new URL(request.url).origin.length);
      const address = readAddress(target);
      if (address.kind === 'too-long') {
        return finished(plainPage(414, 'That address is too long', 'Please check the link.'));
      }
      if (address.kind === 'malformed') {
        return finished(plainPage(400, 'That address can’t be read', 'Please check the link.'));
      }
      const { method } = request;
      if (method === 'GET' || method === 'HEAD') {
        if (address.kind === 'redirect') return finished(redirect(address.to));
        if (isPassedOn(address.path)) return pass(address.path, request, client);
        const large = files.stream(address.path, askedOf(request));
        return large ?? read(address.path, address.key, request, client);
      }
      const path = address.kind === 'page' ? address.path : address.to.split('?')[0];
      if (method !== 'POST' || path === undefined || !posts.has(path)) {
        return finished(notAllowed(path !== undefined && posts.has(path)));
      }
      if (isCrossSite(request, site.siteUrl)) {
        return finished(
          plainPage(403, 'Sent from another site', 'Please send the form from our own page.'),
        );
      }
      return render(request, client);
    },
  };
}

function askedOf({ method, headers }: Request): Asked {
  return { method, header: (name) => headers.get(name) ?? undefined };
}

/** The key of a page whose address has a query, without what the page does not know of it. */
function keyOf(target: string): string {
  const address = readAddress(target);
  return address.kind === 'page' ? address.key : target;
}

/** A contact page that says where its visitor came from is nobody else's. */
function isPersonal(path: string, request: Request): boolean {
  return path === '/contact' && request.headers.has('referer');
}

function redirect(to: string): Response {
  return new Response(null, {
    status: 301,
    headers: { location: to, 'cache-control': 'public, max-age=3600' },
  });
}

function notAllowed(takesPost: boolean): Response {
  const page = plainPage(405, 'That is not possible here', 'This address can only be read.');
  page.headers.set('allow', takesPost ? 'GET, HEAD, POST' : 'GET, HEAD');
  return page;
}
