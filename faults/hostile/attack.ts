import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Instance, startInstance } from '../instance.ts';
import type { Row } from '../report.ts';
import { memoryOf } from '../store-outage.ts';
import { ask, percentile, type Seen } from '../visitors.ts';

/** Clients that try to take what others need. Visitors come from 127.0.0.1, they from 127.0.0.2 on. */
export interface Attack {
  readonly fault: string;
  /** Puts into the data folder what the attack is about. */
  readonly prepare?: (dataDir: string) => Promise<void>;
  /** Files the process may have open; as many as the system allows without it. */
  readonly mostFiles?: number;
  /** Runs the attack; resolves at its end to a description of what the clients got. */
  run(site: Instance): Promise<string>;
  /** Memory at most, MB. */
  readonly mostMemory: number;
}

/** Runs the attack while visitors ask for a kept page, for one that has to be made, and for its health. */
export async function under(attack: Attack, port: number, dataDir: string): Promise<Row> {
  await attack.prepare?.(dataDir);
  const site = await startInstance(port, { DATA_DIR: dataDir }, attack.mostFiles);
  await ask(`${site.url}/services`);
  const before = memoryOf(site);
  let most = before;
  let isOver = false;
  const pages: Seen[] = [];
  const health: Seen[] = [];
  const visit = async () => {
    for (let n = 0; !isOver; n += 1) {
      // Each over its own connection, as visitors are.
      const agent = new Agent();
      pages.push(await ask(`${site.url}/services`, { agent }));
      pages.push(await ask(`${site.url}/inventory?q=cart+${n}`, { agent }));
      health.push(await ask(`${site.url}/healthz`, { agent }));
      await wait(50);
    }
  };
  const watch = setInterval(() => {
    most = Math.max(most, isAlive(site) ? memoryOf(site) : 0);
  }, 50);
  const visiting = visit();
  const got = await attack.run(site);
  isOver = true;
  await visiting;
  clearInterval(watch);
  const { isRunning } = site;
  await site.stop();
  const failed = pages.filter(({ status }) => status !== 200).length;
  const slowest = (seen: readonly Seen[]) => Math.max(...seen.map(({ ms }) => ms));
  const p99 = percentile(
    pages.map(({ ms }) => ms),
    0.99,
  );
  return {
    fault: attack.fault,
    times: 1,
    lost: isRunning ? `${failed} of ${pages.length} pages` : 'the process',
    wellAfter: [],
    seen: `${got}; a visitor's page p99 ${p99.toFixed(0)} ms, health at most ${slowest(health).toFixed(0)} ms; memory ${before} MB before, at most ${most} MB`,
    ok:
      isRunning &&
      failed === 0 &&
      pages.length > 0 &&
      p99 < 2_000 &&
      slowest(health) < 2_000 &&
      most < attack.mostMemory,
  };
}

function isAlive({ pid, isRunning }: Instance): boolean {
  return isRunning && readFileSync(`/proc/${pid}/status`, 'utf8').includes('VmRSS');
}

/** An address of this machine, another network to the site. */
export function network(n: number): string {
  return `127.0.0.${n + 2}`;
}

/** A connection from a network that sends `bytes` and reads nothing unless it is told to. */
export function open({ port }: Instance, localAddress: string, bytes = ''): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  if (bytes !== '') socket.on('connect', () => socket.write(bytes));
  return socket;
}

/** A whole GET of this path as HTTP/1.1 text. */
export function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

/** `"40 × 200, 2 × 503"`. */
export function countsOf(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
