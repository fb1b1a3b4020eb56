import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';
import { needProgram } from '../../tools/programs.mjs';
import { makeCertificate } from './certificate.ts';

/** A real nginx with the configuration of deploy/, on ports of its own. */
export interface Nginx {
  readonly pid: number;
  /** Over TLS, as it is installed. */
  readonly tlsPort: number;
  /** The same server without TLS, for tests that are about something else. */
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
  /** Debian's own nginx.conf after deploy/install. */
  readonly main?: string;
  /** Ports of the site and of the one beside it, in place of 3000 and 3001. */
  readonly sites: readonly [number, number];
  /** Further changes of the configuration. */
  readonly change?: (conf: string) => string;
}

const deploy = new URL('../../deploy/', import.meta.url);
const fromDeploy = (name: string) => readFileSync(new URL(name, deploy), 'utf8');

/** The lines of Debian's nginx.conf that matter here. */
export const debianMain = `worker_processes auto;
include /etc/nginx/modules-enabled/*.conf;
events {
  worker_connections 768;
}
http {
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/sites-enabled/*;
}
`;

/** The same after deploy/install. */
function installedMain(): string {
  const [, before = '', after = ''] =
    /sed -i 's\/(worker_connections \d+;)\/(.*;)\/'/.exec(fromDeploy('install')) ?? [];
  return debianMain.replace(before, after);
}

/** All visitors come from this machine: a header names each one's address. */
export function fromHeader(conf: string): string {
  const realAddress = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;';
  return conf.replace('# http2 on;', realAddress);
}

/**
 * Starts it; resolves when it accepts connections.
 * @throws with what it says when it refuses the configuration.
 */
export async function startNginx({
  conf = fromDeploy('nginx.conf'),
  main = installedMain(),
  sites: [site, standIn],
  change = (same) => same,
}: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-nginx-'));
  const temporaryFolder = join(folder, 'passed-on');
  for (const sub of ['body', 'passed-on', 'other']) mkdirSync(join(folder, sub));
  // Its workers may run as somebody else.
  chmodSync(folder, 0o755);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { key, cert } = makeCertificate(folder);
  // The tests' own name, beside the site's.
  const server = change(conf.replace(/^ *default +foreign;$/m, '127.0.0.1 own; $&'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${standIn}`)
    .replace(/listen 443 (ssl.*;)/, `listen 127.0.0.1:${tlsPort} $1 listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen unix:${folder}/redirect.sock;`)
    .replace(/^ *listen \[::\].*$/gm, '')
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
    .replace(/\S*\/var\/cache\/laurel-ridge/g, folder)
    .replace(/error_log \/var\S+/g, `error_log ${folder}/error.log`);
  const siteFile = join(folder, 'site.conf');
  writeFileSync(siteFile, server);
  const file = join(folder, 'nginx.conf');
  const own = `daemon off; error_log ${folder}/error.log; pid ${folder}/pid;`;
  const folders = `client_body_temp_path ${folder}/body; proxy_temp_path ${temporaryFolder};
    fastcgi_temp_path ${folder}/other; uwsgi_temp_path ${folder}/other; scgi_temp_path ${folder}/other;
    include ${siteFile};`;
  const whole = main
    .replace('include /etc/nginx/modules-enabled/*.conf;', fromDeploy('nginx-files.conf'))
    .replace('include /etc/nginx/sites-enabled/*;', folders);
  writeFileSync(file, `${own}\n${whole}`);
  const nginx = spawn(needProgram('nginx'), ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  nginx.stderr.setEncoding('utf8').on('data', (text) => {
    words += text;
  });
  const end = once(nginx, 'close');
  const url = `http://127.0.0.1:${port}`;
  // Its own: another process may have taken the port meanwhile.
  const isListening = () => existsSync(join(folder, 'pid'));
  while (!(isListening() && (await fetch(url).then(Boolean, () => false)))) {
    if (nginx.exitCode !== null) throw new Error(`nginx refuses: ${words}`);
    await wait(20);
  }
  return {
    pid: nginx.pid ?? 0,
    tlsPort,
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
