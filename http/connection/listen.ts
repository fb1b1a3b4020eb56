import { executionAsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { minute, second } from '../../domain/duration.ts';
import { type RefusalStatus, type RefusingSite, refusal } from '../response/refusal.ts';
import { type RequestHandler, type ServeOptions, serveRequests } from './serve-requests.ts';

interface ListenOptions extends Omit<ServeOptions, 'isStopping'> {
  readonly port: number;
  readonly hosts: readonly string[];
  readonly clientTimes?: typeof clientTimes;
}

interface Listening {
  /** The actual port, also where 0 was given. */
  readonly port: number;
  /** Closes each connection with its answer for `drainMs`, then cuts the rest after `timeoutMs`. */
  stop(drainMs: number, timeoutMs?: number): Promise<void>;
}

/** Milliseconds (spec S22.8). */
export const clientTimes = {
  headersTimeout: 10 * second,
  /** For a form with files: 60 MB in five minutes are 1.6 Mbit/s. */
  requestTimeout: 5 * minute,
  connectionsCheckingInterval: 2 * second,
};

/** The proxy limits a visitor (docs/decisions/0018). */
const limits = {
  /** Bytes. */
  maxHeaderSize: 8 * 1024,
  /** Longer than a proxy's, so that none is closed under a request. */
  keepAliveTimeout: 75 * second,
  // A missing Host is refused by the site, with its security headers.
  requireHostHeader: false,
  // Node would keep the first of two Hosts; a proxy in front may have used the second.
  joinDuplicateHeaders: true,
};
const moreLimits = {
  maxConnections: 2_048,
  maxRequestsPerSocket: 10_000,
  /** Milliseconds without a read of the answer. */
  timeout: minute,
};

/**
 * V8 forgets the shape of the objects of `process.nextTick` where a collection finds none, and then
 * makes each through slow calls for good: 3 µs a request. One is kept.
 */
const ticks: object[] = [];
process.nextTick(() => ticks.push(executionAsyncResource()));

/** Resolves when connections are accepted. @throws when the port is taken */
export async function listen(app: RequestHandler, options: ListenOptions): Promise<Listening> {
  let stopping = false;
  const answer = serveRequests(app, { ...options, isStopping: () => stopping });
  const servers: Server[] = [];
  let { port } = options;
  for (const host of options.hosts) {
    const server = createServer({ ...limits, ...(options.clientTimes ?? clientTimes) }, answer);
    Object.assign(server, moreLimits);
    server.on('checkExpectation', (_req, res) => {
      const { status, headers, body } = refusal(417, 'page', options);
      res.writeHead(status, headers).end(body);
    });
    answerBadConnections(server, options);
    try {
      await once(server.listen(port, host), 'listening');
    } catch (error) {
      // A machine without IPv6 has no ::1.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (servers.length > 0 && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)) continue;
      throw error;
    }
    servers.push(server);
    const address = server.address();
    if (address !== null && typeof address === 'object') port = address.port;
  }
  return {
    port,
    async stop(drainMs, timeoutMs = 10 * second) {
      stopping = true;
      await wait(drainMs);
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, timeoutMs);
      await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
      clearTimeout(cut);
    },
  };
}

/** By the codes of parser and timeouts; any other is 400. */
const statusByCode: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

function answerBadConnections(server: Server, site: RefusingSite): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(rawAnswer(statusByCode[code] ?? 400, site), () => socket.destroy());
  });
  // CONNECT requests a tunnel; there is none.
  server.on('connect', (_request, socket) => socket.end(rawAnswer(400, site)));
}

function rawAnswer(status: RefusalStatus, site: RefusingSite): Buffer {
  const { headers, body } = refusal(status, 'page', site);
  const all = { ...headers, connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} `, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body as Buffer]);
}
