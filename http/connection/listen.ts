import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '../../domain/duration.ts';
import { refusal } from '../response/refusal.ts';
import { answerBadConnections } from './bad-connections.ts';
import { limitConnections } from './open-connections.ts';
import { type RequestHandler, type ServeOptions, serveRequests } from './serve-requests.ts';

export interface ListenOptions extends Omit<ServeOptions, 'isStopping'> {
  readonly port: number;
  readonly host: string;
  /** Connections at once; each costs some ten kilobytes. 2,048 where nothing is said. */
  readonly maxConnections?: number;
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

/**
 * Milliseconds a client has for its headers and for its whole request (spec S22.8), and between two
 * checks of these.
 */
export const clientTimes = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * Milliseconds a client has to read a part of the answer; and how long a connection may be idle:
 * longer than proxies keep theirs, so that it is the proxy that closes it, and no request is sent on
 * a connection that is being closed.
 */
const silenceTimeout = minute;
const keepAliveTimeout = 75_000;

/** Bytes of headers, the address among them. */
const maxHeaderSize = 16 * 1024;

/** Serves the app over HTTP. Resolves when it accepts connections. */
export async function listen(app: RequestHandler, options: ListenOptions): Promise<Listening> {
  let stopping = false;
  const serve = serveRequests(app, { ...options, isStopping: () => stopping });
  const server = createServer(
    {
      ...(options.clientTimes ?? clientTimes),
      keepAliveTimeout,
      maxHeaderSize,
      // A missing Host is refused by the site, with its security headers.
      requireHostHeader: false,
    },
    serve,
  );
  server.timeout = silenceTimeout;
  const { status, headers, body } = refusal(417, 'page', options.siteUrl);
  server.on('checkExpectation', (_req, res) => res.writeHead(status, headers).end(body));
  answerBadConnections(
    server,
    options.siteUrl,
    limitConnections(server, options.maxConnections ?? 2_048),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    async stop(drain, patience = 10_000) {
      stopping = true;
      await wait(drain);
      await closed(server, patience);
    },
  };
}

/** Lets requests under way finish and takes no new ones. */
async function closed(server: Server, patience: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}
