import { readFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from 'node:http2';
import { makeCertificate } from '../test/support/certificate.ts';
import { freePort } from '../tools/free-port.ts';
import { temporaryFolder } from './machine.ts';

export interface Proxy {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

let ownCertificate: { readonly key: Buffer; readonly cert: Buffer } | undefined;

/** HTTP/2 with TLS in front of a server, as a reverse proxy is in production. */
export async function startProxy(
  target: () => number,
  { port }: { readonly port?: number } = {},
): Promise<Proxy> {
  if (ownCertificate === undefined) {
    const { key, cert } = makeCertificate(temporaryFolder());
    ownCertificate = { key: readFileSync(key), cert: readFileSync(cert) };
  }
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(ownCertificate);
  server.on('stream', (stream, headers) => passOn(stream, headers, target(), agent));
  server.on('sessionError', () => undefined);
  const at = port ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  return { url: `https://localhost:${at}`, port: at, stop: () => stop(server, agent) };
}

function passOn(
  stream: ServerHttp2Stream,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  port: number,
  agent: Agent,
): void {
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const upstream = ask({
    host: '127.0.0.1',
    port,
    agent,
    method: String(headers[':method']),
    path: String(headers[':path']),
    headers: { ...Object.fromEntries(sent), host: String(headers[':authority']) },
  });
  upstream.on('response', (answer) => {
    if (stream.destroyed) return;
    const {
      connection: _c,
      'keep-alive': _k,
      'transfer-encoding': _t,
      ...otherHeaders
    } = answer.headers;
    stream.respond({ ...otherHeaders, ':status': answer.statusCode });
    answer.pipe(stream);
  });
  upstream.on('error', () => stream.destroyed || stream.close());
  stream.on('error', () => upstream.destroy());
  stream.pipe(upstream);
}

function stop(server: Http2SecureServer, agent: Agent): Promise<void> {
  agent.destroy();
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(resolve, 500).unref();
  });
}
