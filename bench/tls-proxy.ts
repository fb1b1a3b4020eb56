import { readFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { createSecureServer } from 'node:http2';
import { makeCertificate } from '../test/support/certificate.ts';
import { freePort } from '../tools/free-port.ts';
import { temporaryFolder } from './machine.ts';

/** HTTP/2 with TLS in front of a server, as a reverse proxy is in production. */
export async function startProxy(target: number, port?: number) {
  const at = port ?? (await freePort());
  const { key, cert } = makeCertificate(temporaryFolder());
  const agent = new Agent({ keepAlive: true });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createSecureServer(files, (request, response) => {
    const { method, url: path, authority: host } = request;
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const sent = { ...Object.fromEntries(headers), host };
    const upstream = ask({ host: '127.0.0.1', port: target, agent, method, path, headers: sent });
    upstream.on('response', (answer) => {
      const {
        connection: _c,
        'keep-alive': _k,
        'transfer-encoding': _t,
        ...others
      } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(response);
    });
    upstream.on('error', () => response.stream.close());
    response.on('error', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${at}`,
    async stop() {
      agent.destroy();
      server.close();
    },
  };
}
