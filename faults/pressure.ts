import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { feedFetches } from './hostile/feed-fetches.ts';
import { isHealthy, spawnSite, startInstance, until } from './instance.ts';
import type { Row } from './report.ts';
import { memoryOf } from './store-outage.ts';
import { ask, percentile, type Seen, sendEnquiry } from './visitors.ts';

/** Overload, slow connections, and a log that is not read. */
export async function* pressureFaults(port: number): AsyncGenerator<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
  try {
    yield await overload(port, dataDir);
    yield await slowClients(port, dataDir);
    yield await deafLog(port, dataDir);
    yield await feedFetches(port, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

const connections = 400;
const overloadMs = 15_000;

/** More requests for uncached pages than can be rendered, for some seconds. */
async function overload(port: number, dataDir: string): Promise<Row> {
  const site = await startInstance(port, { DATA_DIR: dataDir, TRUST_PROXY: '1' });
  await ask(`${site.url}/services`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const first = new Agent({ keepAlive: true });
  const got: Record<'pages' | 'cached' | 'health' | 'enquiries', Seen[]> = {
    pages: [],
    cached: [],
    health: [],
    enquiries: [],
  };
  const before = memoryOf(site);
  let isOver = false;
  let n = 0;
  const flood = async () => {
    while (!isOver) {
      n += 1;
      got.pages.push(await ask(`${site.url}/inventory?q=cart+${n}`, { agent }));
    }
  };
  const important = async () => {
    while (!isOver) {
      got.health.push(await ask(`${site.url}/healthz`, { agent: first }));
      got.cached.push(await ask(`${site.url}/services`, { agent: first }));
      const from = `10.3.${got.enquiries.length & 255}.1`;
      got.enquiries.push(
        await sendEnquiry(site.url, { agent: first, headers: { 'x-forwarded-for': from } }),
      );
      await wait(50);
    }
  };
  const all = [...Array.from({ length: connections }, flood), important(), important()];
  await wait(overloadMs);
  isOver = true;
  await Promise.all(all);
  agent.destroy();
  first.destroy();
  const wellAfter = await until(
    async () => (await ask(`${site.url}/inventory?q=x`)).status === 200,
    10_000,
  );
  const answers = got.pages.filter(({ status }) => status === 200);
  const shed = got.pages.filter(({ status }) => status === 503);
  const others = got.pages.length - answers.length - shed.length;
  const important503 = [...got.health, ...got.cached, ...got.enquiries].filter(
    ({ status }) => status !== 200 && status !== 201,
  );
  const p99 = (seen: readonly Seen[]) =>
    percentile(
      seen.map(({ ms }) => ms),
      0.99,
    );
  const growth = memoryOf(site) - before;
  const named = shed.every(({ headers }) => headers['retry-after'] !== undefined);
  await site.stop();
  return {
    fault: `overload: ${connections} connections ask for pages nobody keeps, ${overloadMs / 1000} s`,
    times: 1,
    lost: `${important503.length} of ${got.health.length + got.cached.length + got.enquiries.length} health checks, kept pages and enquiries`,
    wellAfter: [wellAfter],
    seen: [
      `${answers.length} pages made (p99 ${p99(answers).toFixed(0)} ms), ${shed.length} turned away with 503 (median ${percentile(
        shed.map(({ ms }) => ms),
        0.5,
      ).toFixed(0)} ms)`,
      `health p99 ${p99(got.health).toFixed(0)} ms, kept page ${p99(got.cached).toFixed(0)} ms, enquiry ${p99(got.enquiries).toFixed(0)} ms`,
      `${others} other answers`,
      `memory ${before} MB before, ${before + growth} MB after`,
    ].join('; '),
    ok:
      important503.length === 0 &&
      others === 0 &&
      named &&
      shed.length > 0 &&
      p99(answers) < 2_500 &&
      growth < 200,
  };
}

const slow = 600;

/** Connections that send a byte at intervals and never complete a request. */
async function slowClients(port: number, dataDir: string): Promise<Row> {
  const site = await startInstance(port, { DATA_DIR: dataDir });
  const sockets: Socket[] = [];
  let cut = 0;
  for (let n = 0; n < slow; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => {
      cut += 1;
    });
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('X: y\r\n');
  }, 1000);
  const seen: Seen[] = [];
  const wellAfter = await until(async () => {
    seen.push(await ask(`${site.url}/services`));
    return cut === slow;
  }, 30_000);
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  const failed = seen.filter(({ status }) => status !== 200).length;
  await site.stop();
  return {
    fault: `${slow} clients that never finish their request`,
    times: 1,
    lost: `${failed} of ${seen.length} pages`,
    wellAfter: [wellAfter],
    seen: `all cut off; a page meanwhile: p99 ${percentile(
      seen.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms`,
    ok: failed === 0 && wellAfter < 15_000,
  };
}

/** The reader of the log stops reading. */
async function deafLog(port: number, dataDir: string): Promise<Row> {
  const child = spawnSite({ HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${port}`;
  child.stderr?.pause();
  await until(() => isHealthy(url), 20_000);
  const agent = new Agent({ keepAlive: true });
  const seen: Seen[] = [];
  const started = performance.now();
  // Some megabytes of lines; a pipe takes 64 kB.
  while (performance.now() - started < 8_000) {
    const paths = Array.from({ length: 20 }, () => `${url}/services`);
    seen.push(...(await Promise.all(paths.map((path) => ask(path, { agent })))));
  }
  agent.destroy();
  const failed = seen.filter(({ status }) => status !== 200).length;
  const isRunning = child.exitCode === null;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  const p99 = percentile(
    seen.map(({ ms }) => ms),
    0.99,
  );
  return {
    fault: 'nobody takes the log',
    times: 1,
    lost: `${failed} of ${seen.length} pages`,
    wellAfter: [],
    seen: `p99 ${p99.toFixed(0)} ms`,
    ok: failed === 0 && isRunning && p99 < 1000,
  };
}
