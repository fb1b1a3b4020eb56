import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './instance.ts';
import { ask } from './visitors.ts';

/** The proxy in front of the instances. */
export interface Front {
  readonly url: string;
  /** The program's name. */
  readonly name: string;
  stop(): Promise<void>;
}

/** How two instances are set up on a server. */
export const exampleFolder = new URL('../deploy/two-instances/', import.meta.url);

/**
 * nginx with the example configuration of deploy/, on these ports and without TLS; where there is
 * no nginx, a small proxy that does the same.
 */
export async function startProxy(port: number, instances: readonly number[]): Promise<Front> {
  const version = nginxVersion();
  return version === undefined ? startOwn(port, instances) : startNginx(version, port, instances);
}

function nginxVersion(): string | undefined {
  try {
    // It prints its version to standard error.
    const said = execFileSync('sh', ['-c', 'nginx -v 2>&1']).toString();
    return /nginx\/\S+/.exec(said)?.[0];
  } catch {
    return undefined;
  }
}

async function startNginx(
  name: string,
  port: number,
  instances: readonly number[],
): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-faults-nginx-'));
  for (const sub of ['body', 'proxy', 'other']) mkdirSync(join(folder, sub));
  chmodSync(folder, 0o755);
  const server = readFileSync(new URL('nginx.conf', exampleFolder), 'utf8')
    .replace('127.0.0.1:3001', `127.0.0.1:${instances[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${instances[1]}`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replace(/^\s*ssl_.*$/gm, '')
    // All requests come from this machine; the header names each visitor's address.
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
    .replace('limit_conn visitors 100', 'limit_conn visitors 1000');
  const config = `
    daemon off; worker_processes 1; error_log ${folder}/error.log; pid ${folder}/pid;
    events { worker_connections 2048; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/other; uwsgi_temp_path ${folder}/other; scgi_temp_path ${folder}/other;
      ${server}
    }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const gone = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await ask(`${url}/`)).status !== 0, 10_000);
  return {
    url,
    name,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Round robin; tries the other instance where one does not answer. */
async function startOwn(port: number, instances: readonly number[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk) => chunks.push(chunk));
    req.on('end', () => {
      turn += 1;
      forward(turn, 1);
    });
    function forward(index: number, more: number): void {
      const { method, url: path, headers } = req;
      const to = { host: '127.0.0.1', port: instances[index % instances.length], agent };
      const failed = () => {
        if (res.headersSent) res.destroy();
        else if (more > 0) forward(index + 1, more - 1);
        else res.writeHead(502).end();
      };
      const sent = request({ ...to, method, path, headers }, (answer) => {
        answer.on('aborted', failed);
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      sent.on('error', failed);
      sent.end(Buffer.concat(chunks));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    name: 'a proxy of its own (no nginx here)',
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
