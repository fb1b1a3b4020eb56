import { chmodSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Nginx, startNginx } from '../test/support/nginx.ts';
import { ask } from './ask.ts';
import { budgets, judged } from './budgets.ts';
import { loadAll } from './load.ts';
import { childrenOf, processTime, temporaryFolder } from './machine.ts';
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
  const site = await startSite({ trustProxy: true, core: null });
  say('a kept page');
  const rows = [...(await keptPage(site))];
  const nginx = await startNginx({ sites: [site.port, site.port] });
  for (const [what, path] of [
    ['a kept page', page],
    ['a page that nginx may not keep', '/contact'],
  ] as const) {
    say(`new visitors of ${what}`);
    rows.push(...(await newVisitors(nginx, what, path)));
  }
  await nginx.stop();
  await site.stop();
  return rows;
}

interface Measures {
  readonly rates: number[];
  readonly times: number[];
}

/**
 * A page that nginx keeps, against the same bytes from a file. The load takes part of both cores and is
 * what ends first, so the processor time of a request says more than their number in a second.
 */
async function keptPage(site: Server): Promise<readonly Row[]> {
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
  const pids = [nginx.pid, ...childrenOf(nginx.pid)];
  const cpu = () => pids.reduce((sum, pid) => sum + processTime(pid), site.cpu());
  const measures = new Map(
    [page, file].map((path) => [path, { rates: [], times: [] } as Measures]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [file, page]) {
      const before = cpu();
      const result = await loadAll(`${nginx.tlsPort}`, [path], { seconds, warm: 0.3, tls: true });
      if (result.failed > 0) throw new Error(`${result.failed} requests for ${path} failed`);
      measures.get(path)?.rates.push(result.requestsPerSecond);
      measures.get(path)?.times.push(((cpu() - before) / result.requests) * 1_000);
    }
  }
  await nginx.stop();
  const of = (path: string, name: keyof Measures) => median(measures.get(path)?.[name] ?? []);
  return [
    {
      ...{ part, what: 'a kept page: processor time', unit: 'µs a request' },
      ...judged(budgets.proxiedPage, of(page, 'times'), of(file, 'times')),
    },
    {
      ...{ part, what: 'a kept page: answers', unit: '/s' },
      ...{ figure: of(page, 'rates'), limit: of(file, 'rates') },
    },
  ];
}

/** Visitors from addresses of their own, each over a new connection, beside those who ask on and on. */
async function newVisitors(
  { tlsPort }: Pick<Nginx, 'tlsPort'>,
  what: string,
  path: string,
): Promise<readonly Row[]> {
  const load = { seconds: lastsMs / 1_000 + 1, connections: others, tls: true, addresses };
  const asking = loadAll(`${tlsPort}`, [path], load);
  await wait(1_000);
  const times: number[] = [];
  const statuses: number[] = [];
  const until = performance.now() + lastsMs;
  const visit = async (_: unknown, lane: number) => {
    for (let n = 0; performance.now() < until; n += 1) {
      const from = `127.0.${2 + lane}.${(n % 250) + 1}`;
      const begun = performance.now();
      statuses.push(await visitOnce(tlsPort, from, path));
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: 10 }, visit));
  const { requestsPerSecond } = await asking;
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const name = `${what}, a new visitor beside ${others} of ${addresses} addresses`;
  const wrong = statuses.filter((status) => status !== 200).length;
  return [
    {
      ...{ part, what: `${name}: 95 of 100 within`, unit: 'ms' },
      ...judged(budgets.newVisitor, p95),
    },
    {
      part,
      what: `${name}: answers other than 200, of ${statuses.length}`,
      figure: wrong,
      unit: '',
    },
    { part, what: `${name}: answers to the others`, figure: requestsPerSecond, unit: '/s' },
  ];
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
