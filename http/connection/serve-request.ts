import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { Log } from '../../observability/log.ts';
import { type Answered, type CacheResult, leftEarly } from '../../observability/request-log.ts';
import { readAddress } from '../address.ts';
import { inOnePiece, type Written } from '../cache/representation.ts';
import type { App, Client } from '../handle.ts';
import { clientAddress, hostOf, originForm } from './client-address.ts';

export interface ServeOptions {
  /** Origin the site is known by. */
  readonly siteUrl: string;
  /** Whether X-Forwarded-For and X-Request-Id are to be believed. */
  readonly trustProxy: boolean;
  readonly log: Log;
  /** Hears of every answered request. */
  readonly onAnswer: (answered: Answered) => void;
  /** Whether connections are to end with the answer they wait for. */
  readonly isStopping: () => boolean;
}

/** Bytes of a body nobody reads that may still come in, to keep the connection. */
const keptForBody = 1024 * 1024;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Answers requests of Node's server with the app. */
export function serveRequests(app: App, options: ServeOptions) {
  const { siteUrl, trustProxy, isStopping, onAnswer } = options;
  const siteHost = new URL(siteUrl).host;
  const nextId = requestIds();

  function idOf(req: IncomingMessage): string {
    const given = trustProxy ? req.headers['x-request-id'] : undefined;
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : nextId();
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    const started = performance.now();
    const method = req.method ?? 'GET';
    const target = originForm(req.url ?? '');
    const host = hostOf(req, siteHost);
    if (isStopping() || isTooMuch(req)) res.shouldKeepAlive = false;
    const done = (status: number, cache: CacheResult, id: string) =>
      onAnswer({ id, method, target, status, ms: performance.now() - started, cache });

    const known = host && app.known(target, { method, header: (name) => headerOf(req, name) });
    if (known) {
      send(res, known);
      done(known.status, known.status === 503 ? 'shed' : 'hit', idOf(req));
      return;
    }
    const id = idOf(req);
    const client: Client = { address: clientAddress(req, trustProxy), cache: 'none' };
    answerFor(req, res, { method, target, host, client })
      .catch((error: unknown) => {
        if (res.destroyed) return undefined;
        options.log('error', 'request failed', { id, error: String(error) });
        return app.refuse(target, 500);
      })
      .then(async (response) => {
        if (response === undefined || res.destroyed) return done(leftEarly, 'none', id);
        response.headers.set('x-request-id', id);
        await sendResponse(res, response);
        done(res.destroyed ? leftEarly : response.status, client.cache ?? 'none', id);
      })
      .catch(() => {
        res.destroy();
        done(leftEarly, 'none', id);
      });
  };

  async function answerFor(
    req: IncomingMessage,
    res: ServerResponse,
    asked: { method: string; target: string; host: string | undefined; client: Client },
  ): Promise<Response | undefined> {
    const { method, target, host, client } = asked;
    if (host === undefined) return app.refuse(target, 400);
    // As sent: a URL would quietly tidy up what is malformed.
    const address = readAddress(target);
    if (address.kind === 'malformed') return app.refuse(target, 400);
    if (!methods.has(method)) return app.refuse(target, 405);
    req.url = target;
    const request = createRequest(req, res, { host, protocol: new URL(siteUrl).protocol });
    const response = await app.fetch(request, client);
    return request.signal.aborted ? undefined : response;
  }
}

function send(res: ServerResponse, written: Written): void {
  res.writeHead(written.status, written.headers);
  const text = inOnePiece(written);
  if (text === undefined) res.end(written.body);
  else res.end(text, 'latin1');
}

function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/**
 * Whether a body comes that nobody will read to its end: with a GET, or longer than is worth
 * taking in only to keep the connection. The connection then ends with the answer.
 */
function isTooMuch({ method, headers }: IncomingMessage): boolean {
  const declared = headers['content-length'];
  if (headers['transfer-encoding'] !== undefined) return true;
  if (declared === undefined) return false;
  return Number(declared) > (method === 'POST' ? keptForBody : 0);
}

/** Short ids, unique among all processes: a random beginning and a count. */
function requestIds(): () => string {
  const start = randomUUID().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
