import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import type { Written } from './answer.ts';
import type { Log } from './log.ts';
import { plainPage } from './plain-page.ts';
import type { App } from './server.ts';

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Whether X-Forwarded-For is to be believed. */
  readonly trustProxy: boolean;
  readonly log: Log;
}

/** Milliseconds a slow client is given for its headers, for its whole request and while idle. */
const headersTimeout = 10_000;
const requestTimeout = 20_000;
const keepAliveTimeout = 30_000;

/** Serves the app over HTTP. Resolves when it accepts connections. */
export async function listen(app: App, options: ListenOptions): Promise<Server> {
  const answer = createRequestListener(
    (request: Request, connection: ClientAddress) =>
      app.fetch(request, { address: connection.address }),
    {
      trustProxy: options.trustProxy,
      onError(error) {
        options.log('error', 'request failed', { error: String(error) });
        return plainPage(500, 'Something broke on our side', 'Please try again in a minute.');
      },
    },
  );
  const server = createServer({ headersTimeout, requestTimeout, keepAliveTimeout }, (req, res) => {
    const asked = { method: req.method ?? 'GET', header: (name: string) => header(req, name) };
    const known = app.known(req.url ?? '/', asked);
    if (known !== undefined) send(res, known);
    else answer(req, res);
  });
  server.maxRequestsPerSocket = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function send(res: ServerResponse, { status, headers, body }: Written): void {
  res.writeHead(status, headers);
  res.end(body);
}
