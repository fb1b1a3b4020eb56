import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readAddress } from './address.ts';
import { type Answer, answerFrom, encode, encodingFor, type Written, write } from './answer.ts';
import { clientContext, type Site, siteContext } from './context.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { plainPage } from './plain-page.ts';
import { isCrossSite } from './request-body.ts';
import { securityHeaders } from './security-headers.ts';
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
  known(
    method: string,
    target: string,
    header: (name: string) => string | undefined,
  ): Written | undefined;
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

/** Builds the site over its stock, inbox and settings. */
export function createApp(site: Site): App {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const files = staticFiles(
    import.meta.env.DEV ? undefined : new URL('../client/', import.meta.url),
  );
  const pages = createPageCache(pageCacheBytes);
  const version = () => `${site.stock.version}`;

  async function render(request: Request, client: Client): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(clientContext, client);
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
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
    return new Response(response.body, { status: response.status, headers });
  }

  async function make(path: string, key: string, request: Request, client: Client): Promise<Made> {
    // The page sees only the parameters it is kept under, so it can't depend on any other.
    const url = new URL(internal.test(path) ? '/unknown-address' : key, request.url);
    const asked = new Request(url, { headers: request.headers });
    const answer = await answerFrom(await render(asked, client));
    const keep = answer.status === 200 && key === path && !isPersonal(path, request);
    return { answer, keepFor: keep ? (keepFor[path] ?? Number.POSITIVE_INFINITY) : 0 };
  }

  async function get(path: string, key: string, request: Request, client: Client): Promise<Answer> {
    const file = await files.find(path);
    if (file !== undefined) return file;
    await site.stock.current().catch(() => undefined);
    if (isPersonal(path, request)) return (await make(path, key, request, client)).answer;
    const now = Date.now();
    const kept = pages.get(key, version(), 'identity', now);
    return kept ?? pages.getOrMake(key, version(), now, () => make(path, key, request, client));
  }

  async function read(path: string, key: string, request: Request, client: Client) {
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const answer = await get(path, key, request, client);
    const encoding = encodingFor(answer, header('accept-encoding'));
    await encode(answer, encoding);
    const written = write(answer, encoding, request.method, header('if-none-match'));
    if (written === undefined) throw new Error(`No ${encoding} body for ${path}`);
    const body = written.body === undefined ? null : new Uint8Array(written.body);
    return new Response(body, { status: written.status, headers: written.headers });
  }

  return {
    known(method, target, header) {
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      // Only what was read and found right before is in the cache under its own target.
      const file = files.known(target);
      if (file === undefined && header('referer') !== undefined && target === '/contact') return;
      const accept = header('accept-encoding');
      const answer = file ?? pages.get(target, version(), 'br', Date.now());
      if (answer === undefined) return undefined;
      return write(answer, encodingFor(answer, accept), method, header('if-none-match'));
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
        return read(address.path, address.key, request, client);
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
