import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';
import { ensureServerProgram } from '../../tools/server-programs.mjs';

/** A real nginx with the configuration of deploy/, over HTTP and on a port of its own. */
export interface Nginx {
  readonly port: number;
  readonly url: string;
  /** Where it keeps the files of its cache, and what it writes to disk while it passes it on. */
  readonly cacheFolder: string;
  readonly temporaryFolder: string;
  readonly errorLog: string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** The configuration of the site; deploy/nginx.conf where none is named. */
  readonly conf?: string;
  /** Ports of the site and of the one beside it, in place of 3000 and 3001. */
  readonly sites: readonly [number, number];
  /** Further changes of the configuration. */
  readonly change?: (conf: string) => string;
}

const example = new URL('../../deploy/nginx.conf', import.meta.url);

/**
 * Starts it; resolves when it accepts connections.
 * @throws with what it says when it refuses the configuration.
 */
export async function startNginx({
  conf = readFileSync(example, 'utf8'),
  sites: [site, standIn],
  change = (same) => same,
}: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-nginx-'));
  const temporaryFolder = join(folder, 'passed-on');
  for (const sub of ['body', 'passed-on', 'other']) mkdirSync(join(folder, sub));
  // Its workers may run as somebody else.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = change(conf)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${standIn}`)
    .replace(/listen 443 ssl.*;/, `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen unix:${folder}/redirect.sock;`)
    .replace(/^ *(listen \[::\]|ssl_|http2 ).*$/gm, '')
    .replace(/\S*\/var\/cache\/laurel-ridge/g, folder)
    .replace(/error_log \S+/, `error_log ${folder}/error.log`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; error_log ${folder}/error.log; pid ${folder}/pid;
    events { worker_connections 2048; }
    http {
      client_body_temp_path ${folder}/body; proxy_temp_path ${temporaryFolder};
      fastcgi_temp_path ${folder}/other; uwsgi_temp_path ${folder}/other; scgi_temp_path ${folder}/other;
      ${server}
    }`,
  );
  const nginx = spawn(ensureServerProgram('nginx'), ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  nginx.stderr.setEncoding('utf8').on('data', (text) => {
    words += text;
  });
  const end = once(nginx, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (nginx.exitCode !== null) throw new Error(`nginx refuses: ${words}`);
    await wait(20);
  }
  return {
    port,
    url,
    cacheFolder: join(folder, 'nginx'),
    temporaryFolder,
    errorLog: join(folder, 'error.log'),
    async stop() {
      nginx.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
