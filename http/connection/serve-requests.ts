import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../../base/log.ts';
import { type CacheResult, type LoggedRequest, leftEarly } from '../../base/request-log.ts';
import type { SiteRequest } from '../request/site-request.ts';
import { type RefusingSite, refusal } from '../response/refusal.ts';
import { latin1Body, type Representation } from '../response/representation.ts';

export interface ServeOptions extends RefusingSite {
  /** Whether X-Forwarded-For and X-Request-Id count. */
  readonly trustProxy: boolean;
  readonly log: Log;
  readonly onAnswer: (answered: LoggedRequest) => void;
  readonly isStopping: () => boolean;
}

export interface RequestHandler {
  handle(request: SiteRequest): Representation | Promise<Representation>;
}

/** Bytes received to keep the connection open. */
const maxUnreadBodyBytes = 1024 * 1024;

export function serveRequests(app: RequestHandler, options: ServeOptions) {
  const { siteUrl, trustProxy, isStopping, onAnswer } = options;
  const siteHost = new URL(siteUrl).host;
  const beginning = randomUUID().slice(0, 8);
  let count = 0;

  /** Unique among all processes. */
  function idOf(req: IncomingMessage): string {
    const sentId = trustProxy ? req.headers['x-request-id'] : undefined;
    if (typeof sentId === 'string' && /^[\w-]{8,64}$/.test(sentId)) return sentId;
    count += 1;
    return `${beginning}-${count.toString(36)}`;
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    const started = performance.now();
    const request = new ReceivedRequest(req, siteHost, trustProxy);
    const { method, target } = request;
    if (isStopping() || hasUnreadBody(req)) res.shouldKeepAlive = false;
    const done = (status: number, cache: CacheResult, id: string) =>
      onAnswer({ id, method, target, status, ms: performance.now() - started, cache });

    const handled = handle(request);
    const id = idOf(req);
    if (!(handled instanceof Promise)) {
      // At once: it is kept in memory.
      try {
        send(res, handled);
      } catch (error) {
        failed(id, error);
        res.destroy();
      }
      done(handled.status, request.cache, id);
      return;
    }
    handled
      .catch((error: unknown) => {
        failed(id, error);
        return refusal(500, 'page', options);
      })
      .then(async (representation) => {
        if (isStopping()) res.shouldKeepAlive = false;
        const status = await sendLater(res, representation, id);
        done(status, status === leftEarly ? 'none' : request.cache, id);
      });
  };

  async function sendLater(res: ServerResponse, representation: Representation, id: string) {
    const { status, body } = representation;
    const isStream = body instanceof Readable;
    let failure: unknown;
    if (isStream) body.on('error', (error) => (failure ??= res.destroyed ? undefined : error));
    try {
      send(res, representation, { 'x-request-id': id });
      if (isStream) await pipeline(body, res);
    } catch (error) {
      if (!isStream) failure = error;
      res.destroy();
    }
    // A file that its client has not waited for would stay open.
    if (isStream) body.destroy();
    if (failure !== undefined) {
      failed(id, failure);
      return 500;
    }
    return res.destroyed && !res.writableFinished ? leftEarly : status;
  }

  function failed(id: string, error: unknown): void {
    options.log('error', 'request failed', { id, error: String(error) });
  }

  function handle(request: SiteRequest): Representation | Promise<Representation> {
    try {
      return app.handle(request);
    } catch (error) {
      return Promise.reject(error);
    }
  }
}

function send(
  res: ServerResponse,
  representation: Representation,
  more?: Readonly<Record<string, string>>,
): void {
  const { status, headers, body } = representation;
  res.writeHead(status, more === undefined ? headers : { ...headers, ...more });
  const text = latin1Body(representation);
  if (text !== undefined) res.end(text, 'latin1');
  else if (body === undefined || Buffer.isBuffer(body)) res.end(body);
}

/** A class: closures would be made for each request, and for a getter of a literal a hidden class. */
class ReceivedRequest implements SiteRequest {
  readonly method: string;
  readonly target: string;
  readonly host: string | undefined;
  cache: CacheResult = 'none';
  readonly clientAddress: string;
  private readonly req: IncomingMessage;

  /** @param siteHost stands in for the Host of an HTTP/1.0 client */
  constructor(req: IncomingMessage, siteHost: string, trustProxy: boolean) {
    this.method = req.method ?? 'GET';
    this.target = req.url ?? '';
    this.host = hostOf(req, siteHost);
    this.clientAddress = clientAddress(req, trustProxy);
    this.req = req;
  }

  header(name: string) {
    const value = this.req.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** Reading may stop early: the connection is needed for the answer. */
  body() {
    return this.req.iterator({ destroyOnReturn: false });
  }
}

/** The last address of X-Forwarded-For, which our proxy wrote. */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const peer = req.socket.remoteAddress ?? '';
  if (!trustProxy) return peer;
  const header = req.headers['x-forwarded-for'];
  const list = Array.isArray(header) ? header.join(',') : (header ?? '');
  const last = withoutPort(list.slice(list.lastIndexOf(',') + 1).trim());
  return isIP(last) === 0 ? peer : last;
}

/** `[2001:db8::1]:443` → `2001:db8::1`. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** None of user names, paths or queries. */
const hostCharacters = /^[\w.:[\]-]+$/;

/** Most requests have the Host of the one before. */
let lastHost: string | undefined;

/** `undefined` where `URL` refuses it, or HTTP/1.1 lacks it. */
export function hostOf(req: IncomingMessage, fallback: string): string | undefined {
  const { host } = req.headers;
  if (host === undefined) return req.httpVersion === '1.0' ? fallback : undefined;
  if (host === fallback || host === lastHost) return host;
  if (!hostCharacters.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  lastHost = host;
  return host;
}

/** With a GET, or too long: the connection ends with the answer. */
function hasUnreadBody({ method, headers }: IncomingMessage): boolean {
  const declared = Number(headers['content-length'] ?? 0);
  const isTooLong = declared > (method === 'POST' ? maxUnreadBodyBytes : 0);
  return isTooLong || headers['transfer-encoding'] !== undefined;
}
