import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { minute, second } from '../../domain/duration.ts';
import { type RefusalStatus, refusal } from '../response/refusal.ts';
import { type RequestHandler, type ServeOptions, serveRequests } from './serve-requests.ts';

export interface ListenOptions extends Omit<ServeOptions, 'isStopping'> {
  readonly port: number;
  /** Addresses of this machine. */
  readonly hosts: readonly string[];
  /** {@link clientTimes} where nothing is said. */
  readonly clientTimes?: typeof clientTimes;
}

export interface Listening {
  /** The port it accepts connections on, also where any was asked for. */
  readonly port: number;
  /**
   * Keeps answering for `drain` milliseconds with every answer ending its connection, so that a
   * proxy turns to other instances; then accepts no more, lets requests under way finish, and ends
   * the connections that are left after `patience` milliseconds.
   */
  stop(drain: number, patience?: number): Promise<void>;
}

/** Milliseconds a client has for its headers and for its whole request (spec S22.8). */
export const clientTimes = {
  headersTimeout: 10 * second,
  /** As long as a form with files may take: 60 MB in five minutes are 1.6 Mbit/s. */
  requestTimeout: 5 * minute,
  /** Between two checks of both. */
  connectionsCheckingInterval: 2 * second,
};

/**
 * The limits that Node has itself. The proxy in front limits what one visitor may hold
 * (docs/decisions/0018).
 */
const limits = {
  /** Bytes, the address among them. */
  maxHeaderSize: 8 * 1024,
  /** Longer than proxies keep theirs, so that no request is sent on a connection that is being closed. */
  keepAliveTimeout: 75 * second,
  // A missing Host is refused by the site, with its security headers.
  requireHostHeader: false,
  // Node would keep the first of two Hosts; a proxy in front may have gone by the second.
  joinDuplicateHeaders: true,
};
const moreLimits = {
  maxConnections: 2_048,
  maxRequestsPerSocket: 10_000,
  /** Milliseconds in which a client has to read a part of the answer. */
  timeout: minute,
};

/**
 * Serves the app over HTTP. Resolves when it accepts connections.
 * @throws when the port is taken
 */
export async function listen(app: RequestHandler, options: ListenOptions): Promise<Listening> {
  const { siteUrl } = options;
  let stopping = false;
  const answer = serveRequests(app, { ...options, isStopping: () => stopping });
  const servers: Server[] = [];
  let { port } = options;
  for (const host of options.hosts) {
    const server = createServer({ ...limits, ...(options.clientTimes ?? clientTimes) }, answer);
    Object.assign(server, moreLimits);
    server.on('checkExpectation', (_req, res) => {
      const { status, headers, body } = refusal(417, 'page', siteUrl);
      res.writeHead(status, headers).end(body);
    });
    answerBadConnections(server, siteUrl);
    try {
      await once(server.listen(port, host), 'listening');
    } catch (error) {
      // A machine without IPv6 has no ::1.
      if (servers.length > 0 && isUnknownAddress(error)) continue;
      throw error;
    }
    servers.push(server);
    const address = server.address();
    if (address !== null && typeof address === 'object') port = address.port;
  }
  return {
    port,
    async stop(drain, patience = 10 * second) {
      stopping = true;
      await wait(drain);
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, patience);
      await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
      clearTimeout(cut);
    },
  };
}

function isUnknownAddress(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/** Errors of the parser and of the time limits, by their status; every other one is a 400. */
const statusByCode: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers what the parser can't read as a request (malformed, too slow, too large) like any other
 * bad request, security headers included, and ends its connection.
 */
function answerBadConnections(server: Server, siteUrl: string): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(rawAnswer(statusByCode[code] ?? 400, siteUrl), () => socket.destroy());
  });
  // CONNECT asks for a tunnel; there is none.
  server.on('connect', (_request, socket) => socket.end(rawAnswer(400, siteUrl)));
}

function rawAnswer(status: RefusalStatus, siteUrl: string): Buffer {
  const { headers, body } = refusal(status, 'page', siteUrl);
  const all = { ...headers, connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} `, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body as Buffer]);
}
