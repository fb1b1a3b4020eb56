import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '../../domain/duration.ts';
import { refusal } from '../response/refusal.ts';
import { answerBadConnections } from './bad-connections.ts';
import { boundBodies } from './body-time.ts';
import { oneAtATime, PipelinedMessage } from './one-at-a-time.ts';
import { type ConnectionLimits, createOpenConnections } from './open-connections.ts';
import { type RequestHandler, type ServeOptions, serveRequests } from './serve-requests.ts';
import { openPort } from './shared-port.ts';

export interface ListenOptions extends Omit<ServeOptions, 'isStopping'> {
  readonly port: number;
  readonly host: string;
  /** What is usual where nothing is said. */
  readonly connections?: ConnectionLimits;
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
 * checks of the first.
 */
export const clientTimes = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** For a form with files: 60 MB in five minutes are 1.6 Mbit/s. */
  uploadTimeout: 300_000,
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

/**
 * Serves the app over HTTP. Resolves when it accepts connections.
 * @throws when the port is taken
 */
export async function listen(app: RequestHandler, options: ListenOptions): Promise<Listening> {
  const { siteUrl, trustProxy } = options;
  let stopping = false;
  const connections = createOpenConnections(trustProxy, options.connections);
  const answer = serveRequests(app, { ...options, isStopping: () => stopping });
  const { status, headers, body } = refusal(417, 'page', siteUrl);
  const expectNothing = (_req: unknown, res: ServerResponse) =>
    res.writeHead(status, headers).end(body);
  const times = options.clientTimes ?? clientTimes;
  const create = () => {
    const server: Server = createServer(
      {
        ...times,
        // The longest of all; what is shorter is bounded with the body.
        requestTimeout: times.uploadTimeout,
        keepAliveTimeout,
        maxHeaderSize,
        // A missing Host is refused by the site, with its security headers.
        requireHostHeader: false,
        IncomingMessage: PipelinedMessage,
      },
      oneAtATime(
        connections,
        boundBodies(() => server, times, answer),
      ),
    );
    server.timeout = silenceTimeout;
    server.on('checkExpectation', oneAtATime(connections, expectNothing));
    connections.watch(server);
    answerBadConnections(server, siteUrl, connections);
    return server;
  };
  const { port, close } = await openPort(create, options.port, options.host);
  return {
    port,
    async stop(drain, patience = 10_000) {
      stopping = true;
      await wait(drain);
      // Requests under way may finish.
      await close(patience);
    },
  };
}
