import { chmodSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Nginx, startNginx } from '../test/support/nginx.ts';
import { ask } from './ask.ts';
import { budgets, judged } from './budgets.ts';
import { loadAll } from './load.ts';
import { processTime, temporaryFolder, workersOf } from './machine.ts';
import { type Server, startSite } from './processes.ts';
import { median, type Row } from './row.ts';

const part = 'proxy';
const page = '/services';
const file = '/same-bytes';
const rounds = 5;
const seconds = 1;
/** Visitors who ask on and on, their addresses, and for how long. */
const [others, addresses, lastsMs] = [300, 100, 8_000];

/** The site behind nginx as `deploy/install` sets it up, over TLS; both may use every core. */
export async function proxy(say: (text: string) => void): Promise<readonly Row[]> {
  const site = await startSite({ TRUST_PROXY: '1' }, null);
  say('a kept page');
  const rows = [await keptPage(site)];
  const nginx = await startNginx({ sites: [site.port, site.port] });
  for (const [what, path] of [
    ['a kept page', page],
    ['a page that nginx may not keep', '/contact'],
  ] as const) {
    say(`new visitors of ${what}`);
    rows.push(await newVisitors(nginx, what, path));
  }
  await nginx.stop();
  await site.stop();
  return rows;
}

/**
 * A page that nginx keeps, against the same bytes from a file. The load takes part of both cores and is
 * what ends first, so the processor time of a request says more than their number in a second.
 */
async function keptPage(site: Server): Promise<Row> {
  const { body } = await ask(site.port, page);
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'page'), body);
  // nginx's workers run as somebody else.
  chmodSync(folder, 0o755);
  const own = `location = ${file} { alias ${folder}/page; default_type text/html; add_header Content-Encoding br; }`;
  const nginx = await startNginx({
    sites: [site.port, site.port],
    // All requests come from one address.
    change: (conf) =>
      conf
        .replace('rate=100r/s', 'rate=1000000r/s')
        .replace('location / {\n        proxy_pass', `${own}\n$&`),
  });
  const pids = [nginx.pid, ...workersOf(nginx.pid)];
  const cpu = () => pids.reduce((sum, pid) => sum + processTime(pid), site.cpu());
  const times: Readonly<Record<string, number[]>> = { [page]: [], [file]: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [file, page]) {
      const before = cpu();
      const result = await loadAll(`${nginx.tlsPort}`, [path], { seconds, warm: 0.3, tls: true });
      if (result.failed > 0) throw new Error(`${result.failed} requests for ${path} failed`);
      times[path]?.push(((cpu() - before) / result.requests) * 1_000);
    }
  }
  await nginx.stop();
  const [figure, limit] = [page, file].map((path) => median(times[path] ?? []));
  return {
    part,
    what: 'a kept page: processor time',
    unit: 'µs a request',
    ...judged(budgets.proxiedPage, figure ?? Number.NaN, limit),
  };
}

/** Visitors from addresses of their own, each over a new connection, beside those who ask on and on. */
async function newVisitors(
  { tlsPort }: Pick<Nginx, 'tlsPort'>,
  what: string,
  path: string,
): Promise<Row> {
  const load = { seconds: lastsMs / 1_000 + 1, connections: others, tls: true, addresses };
  const asking = loadAll(`${tlsPort}`, [path], load);
  await wait(1_000);
  const times: number[] = [];
  const until = performance.now() + lastsMs;
  const visit = async (_: unknown, lane: number) => {
    for (let n = 0; performance.now() < until; n += 1) {
      const from = `127.0.${2 + lane}.${(n % 250) + 1}`;
      const begun = performance.now();
      const status = await visitOnce(tlsPort, from, path);
      times.push(status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY);
    }
  };
  await Promise.all(Array.from({ length: 10 }, visit));
  await asking;
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const name = `${what}, a new visitor beside ${others} of ${addresses} addresses`;
  return {
    part,
    what: `${name}: 95 of 100 within`,
    unit: 'ms',
    ...judged(budgets.newVisitor, p95),
  };
}

/** The status of one answer; 0 where the connection broke. */
function visitOnce(port: number, localAddress: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' };
    const to = { host: '127.0.0.1', port, path, localAddress, headers };
    request({ ...to, agent: false, rejectUnauthorized: false, timeout: 10_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('timeout', () => resolve(0))
      .on('error', () => resolve(0))
      .end();
  });
}
