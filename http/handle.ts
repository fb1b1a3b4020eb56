import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../app/context.ts';
import { drawApart } from '../app/social-image/draw-apart.ts';
import { createImageStore } from '../app/social-image/image-store.ts';
import { setsIn } from '../app/social-image/open-set.ts';
import { createGate, type GateLimits, Overloaded } from '../concurrency/concurrency-limiter.ts';
import { photoSetsFolder } from '../domain/catalogue/photo.ts';
import type { CacheResult } from '../observability/request-log.ts';
import { readAddress } from './address.ts';
import { createPageCache, type Made } from './cache/page-cache.ts';
import { pageVersion } from './cache/page-version.ts';
import { type Asked, answerFrom, type Written, write } from './cache/representation.ts';
import { isCrossSite } from './connection/request-body.ts';
import { isPassedOn, passOn } from './files/pass-on.ts';
import { photoFiles } from './files/photo-files.ts';
import { staticFiles } from './files/static-files.ts';
import { ownPage, sharedPage } from './headers/cache-control.ts';
import { redirect } from './headers/redirect.ts';
import { type RefusalStatus, refusal, retryAfter, turnedAway } from './refusal.ts';
import { createRenderer, unsaid, withSecurity } from './render.ts';

export { bufferedOutput, causeOf, logTo } from '../observability/log.ts';
export { createMetrics, serveMetrics } from '../observability/metrics.ts';
export { logRequestsTo } from '../observability/request-log.ts';
export { watchStock } from '../stock/watch-stock.ts';
export { listen } from './connection/listen.ts';

/** Whoever asks: the address of the connection, or what a trusted proxy says it is. */
export interface Client {
  readonly address: string;
  /** Set by the app: where its answer came from. */
  cache?: CacheResult;
}

/** The site as a function from request to response, and a shortcut for what is already known. */
export interface App {
  fetch(request: Request, client?: Client): Promise<Response>;
  /**
   * The answer to a GET or HEAD for this raw target when it is kept in memory: no request object,
   * no promise. `undefined` means: ask `fetch`.
   */
  known(target: string, asked: Asked): Written | undefined;
  /** The answer to what is refused before anything looks at it. */
  refuse(target: string, status: RefusalStatus, more?: Record<string, string>): Response;
  /** Work under way, work waiting, and bytes of kept pages. */
  readonly load: { readonly running: number; readonly waiting: number; readonly keptBytes: number };
}

/**
 * What a server takes on: pages are made on one thread, so few at once, and no more may wait than
 * are made in about half a second (docs/decisions/0010).
 */
export const usualLimits: GateLimits = { running: 4, waiting: 128, patience: 1_000 };

const noLimits: GateLimits = { ...usualLimits, waiting: Infinity, patience: Infinity };

/** Asked by whoever decides where visitors are sent; never waits behind them. */
const firstInLine = '/healthz';

/** Says that the store does not answer and this is what it last said (docs/decisions/0011). */
const stale = { 'x-stock': 'stale' };

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

/** Builds the site over its stock, inbox and settings. Without `limits` nobody is turned away. */
export function createApp(site: Site, limits: GateLimits = noLimits): App {
  const files = staticFiles(
    import.meta.env.DEV ? undefined : new URL('../client/', import.meta.url),
    site.siteUrl,
  );
  const photos = photoFiles(site.dataDir, site.siteUrl);
  const pages = createPageCache(pageCacheBytes);
  const own = import.meta.env.DEV ? '../public/pictures/' : '../client/pictures/';
  const folders = {
    '/pictures/': fileURLToPath(new URL(own, import.meta.url)),
    '/photos/': join(site.dataDir, photoSetsFolder),
  };
  const images = createImageStore({
    folder: join(site.dataDir, 'social-images'),
    draw: import.meta.env.DEV
      ? async (card) =>
          (await import('../app/social-image/draw-card.tsx')).drawCard(card, setsIn(folders))
      : drawApart(new URL('./draw-process.js', import.meta.url), folders),
    log: site.log,
  });
  const { render } = createRenderer(site, images);
  const gate = createGate(limits);
  const version = pageVersion(site.stock, site.now);
  const isFile = (path: string) => files.has(path) || photos.has(path);
  const tooBusy = { page: turnedAway('/', site.siteUrl), api: turnedAway('/api/', site.siteUrl) };

  function refuse(target: string, status: RefusalStatus, more?: Record<string, string>): Response {
    const { headers, text } = refusal(status, target, site.siteUrl, more);
    return new Response(text, { status, headers });
  }

  async function make(path: string, key: string, request: Request, client: Client): Promise<Made> {
    const isOwn = isPersonal(path, request);
    // A shared page sees only the parameters it is kept under and nothing of who happens to ask
    // first, so it can't depend on any of it.
    const url = new URL(internal.test(path) ? '/unknown-address' : key, site.siteUrl);
    const asked = isOwn
      ? new Request(new URL(key, request.url), { headers: request.headers })
      : new Request(url);
    const response = await render(asked, client);
    if (response.status === 200 && response.headers.get('cache-control') === unsaid) {
      response.headers.set('cache-control', Object.hasOwn(keepFor, path) ? ownPage : sharedPage);
    }
    const answer = await answerFrom(response);
    const keep = answer.status === 200 && key === path && !isOwn;
    return { answer, keepFor: keep ? (keepFor[path] ?? Number.POSITIVE_INFINITY) : 0 };
  }

  async function page(path: string, key: string, request: Request, client: Client) {
    await site.stock.current().catch(() => undefined);
    const inTurn = () => {
      client.cache = 'miss';
      const work = () => make(path, key, request, client);
      return path === firstInLine ? work() : gate.run(work);
    };
    if (isPersonal(path, request)) return (await inTurn()).answer;
    client.cache = 'hit';
    const now = Date.now();
    return pages.get(key, version(), now) ?? pages.getOrMake(key, version(), now, inTurn);
  }

  async function pass(path: string, request: Request, client: Client): Promise<Response> {
    const { headers, signal } = request;
    const asked = new Request(new URL(path, site.siteUrl), { headers, signal });
    client.cache = 'miss';
    const response = passOn(await gate.run(() => render(asked, client)), request);
    return site.stock.stale ? marked(await response) : response;
  }

  async function read(path: string, key: string, request: Request, client: Client) {
    const asked = askedOf(request);
    const file = await files.find(path);
    const answer = file ?? (await page(path, key, request, client));
    await pages.prepare(answer, asked.header('accept-encoding'));
    const written = write(answer, asked);
    if (written === undefined) throw new Error(`No body for ${path}`);
    const body = written.body === undefined ? null : new Uint8Array(written.body);
    const response = new Response(body, { status: written.status, headers: written.headers });
    return file === undefined && site.stock.stale ? marked(response) : response;
  }

  async function answer(request: Request, client: Client): Promise<Response> {
    const target = request.url.slice(new URL(request.url).origin.length);
    const address = readAddress(target);
    if (address.kind === 'too-long') return refuse(target, 414);
    if (address.kind === 'malformed') return refuse(target, 400);
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') {
      if (address.kind === 'redirect') return withSecurity(redirect(address.to), site.siteUrl);
      if (isPassedOn(address.path)) return pass(address.path, request, client);
      const asked = askedOf(request);
      const file = files.stream(address.path, asked) ?? (await photos.find(address.path, asked));
      return file ?? read(address.path, address.key, request, client);
    }
    const path = address.kind === 'page' ? address.path : address.to.split('?')[0];
    const takesPost = path !== undefined && posts.has(path);
    if (method !== 'POST' || !takesPost) {
      return refuse(target, 405, { allow: takesPost ? 'GET, HEAD, POST' : 'GET, HEAD' });
    }
    if (isCrossSite(request, site.siteUrl)) return refuse(target, 403);
    // The router would judge the origin once more, and by the scheme of this side of a proxy.
    const headers = new Headers(request.headers);
    headers.delete('origin');
    return render(new Request(request, { headers }), client);
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
      if (answer !== undefined) {
        const known = write(answer, asked);
        if (known === undefined || !site.stock.stale) return known;
        return { ...known, headers: { ...known.headers, ...stale } };
      }
      if (!gate.isFull || key === firstInLine || isFile(target)) return undefined;
      const { body, ...rest } = target.startsWith('/api/') ? tooBusy.api : tooBusy.page;
      return { ...rest, body: asked.method === 'HEAD' ? undefined : body };
    },

    async fetch(request, client = { address: 'unknown' }) {
      try {
        const response = await answer(request, client);
        const isBodyLeft = request.method === 'HEAD' && response.body !== null;
        return isBodyLeft ? new Response(null, response) : response;
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error;
        client.cache = 'shed';
        return refuse(new URL(request.url).pathname, 503, retryAfter);
      }
    },

    refuse,

    get load() {
      const { running, waiting } = gate;
      return { running, waiting, keptBytes: pages.bytes };
    },
  };
}

function marked(response: Response): Response {
  for (const [name, value] of Object.entries(stale)) response.headers.set(name, value);
  return response;
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
