import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import type { Site } from '../app/context.ts';
import {
  createConcurrencyLimiter,
  type LimiterOptions,
  Overloaded,
} from '../base/concurrency-limiter.ts';
import { feedSource } from './files/feed-files.ts';
import { madeSource } from './files/made-source.ts';
import { photoSource } from './files/photo-files.ts';
import type { FileSource } from './files/send-file.ts';
import { staticSource } from './files/static-files.ts';
import { createPages } from './pages.ts';
import { type Address, parseAddress, type ReadableAddress } from './request/address.ts';
import type { ReceivedBody } from './request/received-body.ts';
import { isCrossSite, mediaTypeOf, type SiteRequest } from './request/site-request.ts';
import { createUploads } from './request/uploads.ts';
import { type RefusalStatus, refusal, retrySoon } from './response/refusal.ts';
import type { Representation } from './response/representation.ts';
import { securityHeaders, withToken } from './response/security-headers.ts';
import { type FilePolicy, filePolicyOf, type RoutePolicy } from './route-policy.ts';

export type App = ReturnType<typeof createApp>;

/** One thread; as many wait as are made in half a second (docs/decisions/0010). */
export const usualLimits: LimiterOptions = { running: 4, waiting: 128, timeoutMs: 1_000 };

const noLimits: LimiterOptions = { ...usualLimits, waiting: Infinity, timeoutMs: Infinity };

/** Without `limits` nothing is refused. */
export function createApp(site: Site, limits: LimiterOptions = noLimits) {
  const { siteUrl } = site;
  const client = import.meta.env.DEV ? undefined : new URL('../client/', import.meta.url);
  const files: Readonly<Record<FilePolicy['source'], FileSource>> = {
    build: staticSource(client, siteUrl),
    photos: photoSource(site.dataDir, siteUrl),
    feeds: feedSource(site.feeds, site.stock, siteUrl),
    made: madeSource(site),
  };
  const router = createRequestHandler(build, import.meta.env.MODE);
  const limiter = createConcurrencyLimiter(limits);
  const uploads = createUploads(join(site.dataDir, 'uploads'));
  const pages = createPages(site, router, limiter);

  function answer(request: SiteRequest, address: Address) {
    const { policy } = address;
    if (address.kind === 'too-long') return refuse(414, policy);
    if (address.kind === 'malformed' || request.host === undefined) return refuse(400, policy);
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') return read(request, address);
    if (method === 'POST' && policy.takesPost) return post(request, address);
    return refuse(405, policy, { allow: policy.takesPost ? 'GET, HEAD, POST' : 'GET, HEAD' });
  }

  function read(request: SiteRequest, address: ReadableAddress) {
    const { path, policy, redirectTo } = address;
    if (redirectTo !== undefined) return redirect(redirectTo, siteUrl);
    const cached = pages.fromMemory(request, address);
    if (cached !== undefined) {
      request.cache = 'hit';
      return cached;
    }
    const source = files[filePolicyOf(path).source];
    const answer = source.has(path)
      ? source.find(path, request).then((file) => file ?? readPage(request, address))
      : readPage(request, address);
    return answer.catch((error: unknown) => {
      if (error instanceof Overloaded) return refuseOverload(request, policy);
      throw error;
    });
  }

  async function readPage(request: SiteRequest, address: ReadableAddress) {
    const page = await pages.find(request, address);
    return page.status === 301 ? keepQuery(page, address.query) : page;
  }

  async function post(request: SiteRequest, address: ReadableAddress) {
    const { policy } = address;
    // Without a referrer, a browser does not name the page a form is on.
    if (!policy.hasToken && isCrossSite(request, siteUrl)) return refuse(403, policy);
    if (policy.files === undefined) return pages.post(request, address, await readBody(request));
    return uploads.take(request, policy.files, (body) => pages.post(request, address, body));
  }

  function refuse(status: RefusalStatus, { errors }: RoutePolicy, more = {}): Representation {
    return refusal(status, errors, site, more);
  }

  function refuseOverload(request: SiteRequest, policy: RoutePolicy): Representation {
    request.cache = 'shed';
    return refuse(503, policy, retrySoon);
  }

  return {
    /** Synchronous for a page in memory. Rejects on a bug. */
    handle(request: SiteRequest): Representation | Promise<Representation> {
      const address = parseAddress(request.target);
      const answered = answer(request, address);
      return address.policy.hasToken ? Promise.resolve(answered).then(asSecret) : answered;
    },

    get load() {
      const { running, waiting } = limiter;
      return { running, waiting, cacheBytes: pages.bytes };
    },
  };
}

/** Bytes; a long message takes a tenth. */
const maxBodyBytes = 16 * 1024;

/** Read up to here, so that its words can be shown again. */
const maxReadBytes = 64 * 1024;

async function readBody(request: SiteRequest): Promise<ReceivedBody> {
  const base = { mediaType: mediaTypeOf(request) };
  const declared = Number(request.header('content-length') ?? 0);
  if (declared > maxReadBytes) return { ...base, kind: 'too-long', text: '' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body()) {
      size += chunk.length;
      if (size > maxReadBytes) return { ...base, kind: 'too-long', text: '' };
      chunks.push(chunk);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { ...base, kind: size > maxBodyBytes ? 'too-long' : 'whole', text };
  } catch {
    return { ...base, kind: 'unreadable', text: '' };
  }
}

function asSecret({ status, headers, body }: Representation): Representation {
  return { status, headers: { ...headers, ...withToken }, body };
}

function keepQuery(answer: Representation, query: string): Representation {
  const { location } = answer.headers;
  if (location === undefined || location.includes('?')) return answer;
  const [page = '', ...fragment] = location.split('#');
  const to = [page + query, ...fragment].join('#');
  return { ...answer, headers: { ...answer.headers, location: to } };
}

function redirect(to: string, siteUrl: string): Representation {
  const headers = {
    ...securityHeaders(siteUrl),
    location: to,
    'cache-control': 'public, max-age=3600',
    'content-length': '0',
  };
  return { status: 301, headers, body: undefined };
}
