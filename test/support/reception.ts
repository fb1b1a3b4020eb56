import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../../tools/free-port.ts';

/** One address in front of sites, between which and browsers reception comes and goes. */
export interface Reception {
  readonly url: string;
  /** Where requests go; `undefined` without reception, when connections break off. */
  site: string | undefined;
  /** Changes the text of the service worker, as another build does. */
  rewriteWorker: (script: string) => string;
  stop(): Promise<void>;
}

/** Starts with reception. */
export async function startReception(site: string): Promise<Reception> {
  const port = await freePort();
  const server = createServer((request, response) => {
    if (reception.site === undefined) request.socket.destroy();
    else passOn(request, response, reception.site);
  });
  function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
    const isWorker = request.url === '/offline-worker.js';
    // Its text is changed, so it is asked for whole and plain.
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...plain } = request.headers;
    const headers = isWorker ? plain : request.headers;
    const { method, url } = request;
    const passed = ask(`${target}${url}`, { method, headers }, async (answer) => {
      if (!isWorker) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const { 'content-length': _length, etag: _tag, ...rest } = answer.headers;
      const script = (await answer.setEncoding('utf8').toArray()).join('');
      response.writeHead(answer.statusCode ?? 502, rest);
      response.end(reception.rewriteWorker(script));
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }
  const reception: Reception = {
    url: `http://localhost:${port}`,
    site,
    rewriteWorker: (script) => script,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return reception;
}
