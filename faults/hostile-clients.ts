import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { places } from '../domain/business/places.ts';
import { type Instance, startInstance } from './instance.ts';
import type { Row } from './report.ts';
import { memoryOf } from './store-outage.ts';
import { ask, percentile, type Seen } from './visitors.ts';

/** Clients that try to exhaust memory, connections or the queue of pages. */
export async function* hostileClients(port: number): AsyncGenerator<Row> {
  for (const attack of [pipelined, silent, spelled, drawing]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
    const site = await startInstance(port, { DATA_DIR: dataDir });
    try {
      yield await during(site, attack);
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true });
    }
  }
}

interface Attack {
  readonly fault: string;
  /** Runs the attack; resolves at its end to a description of what the clients got. */
  run(site: Instance): Promise<string>;
  /** Allowed growth of memory, MB. */
  readonly mostGrowth: number;
}

/** Runs the attack while visitors ask for a kept page and for one that has to be made. */
async function during(site: Instance, attack: Attack): Promise<Row> {
  await ask(`${site.url}/services`);
  const before = memoryOf(site);
  let most = before;
  let isOver = false;
  const seen: Seen[] = [];
  const visit = async () => {
    for (let n = 0; !isOver; n += 1) {
      // Each over its own connection, as visitors are.
      const agent = new Agent();
      seen.push(await ask(`${site.url}/services`, { agent }));
      seen.push(await ask(`${site.url}/inventory?q=cart+${n}`, { agent }));
      most = Math.max(most, memoryOf(site));
      await wait(50);
    }
  };
  const visiting = visit();
  const got = await attack.run(site);
  isOver = true;
  await visiting;
  const failed = seen.filter(({ status }) => status !== 200).length;
  const p99 = percentile(
    seen.map(({ ms }) => ms),
    0.99,
  );
  return {
    fault: attack.fault,
    times: 1,
    lost: `${failed} of ${seen.length} pages`,
    wellAfter: [],
    seen: `${got}; a visitor's page p99 ${p99.toFixed(0)} ms; memory ${before} MB before, at most ${most} MB`,
    ok: failed === 0 && seen.length > 0 && p99 < 5_000 && most - before < attack.mostGrowth,
  };
}

const pipelined: Attack = {
  fault: '100 connections send 400 requests each at once',
  mostGrowth: 250,
  async run({ port }) {
    const request = 'GET /inventory HTTP/1.1\r\nHost: localhost\r\n\r\n';
    let answers = 0;
    let ended = 0;
    const send = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(400)));
        socket.setTimeout(10_000, () => socket.destroy());
        socket.on('data', (bytes) => {
          answers += bytes.toString('latin1').match(/HTTP\/1\.1 \d/g)?.length ?? 0;
        });
        socket.on('end', () => {
          ended += 1;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
    await Promise.all(Array.from({ length: 100 }, send));
    return `${answers} answers, ${ended} connections ended by the site`;
  },
};

const silent: Attack = {
  fault: '2,300 connections that send nothing, opened again when they end, 8 s',
  mostGrowth: 150,
  async run({ port }) {
    const open = new Set<Socket>();
    let opened = 0;
    let isOver = false;
    const hold = () => {
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      opened += 1;
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        // With pauses: a client at full load would measure itself.
        if (!isOver) setTimeout(hold, 500);
      });
    };
    for (let n = 0; n < 2_300; n += 1) hold();
    await wait(8_000);
    isOver = true;
    for (const socket of open) socket.destroy();
    return `${opened} opened`;
  },
};

const spelled: Attack = {
  fault: '8 connections ask for pages in ever new percent-encoded spellings, 8 s',
  mostGrowth: 100,
  async run({ url }) {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const statuses = new Map<number, number>();
    const until = performance.now() + 8_000;
    const encoded = (path: string, n: number) =>
      [...path]
        .map((letter, at) => (n & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
        .join('');
    const asking = async (_: unknown, lane: number) => {
      for (let n = 1; performance.now() < until; n += 1) {
        const path = encoded(lane % 2 === 0 ? 'eco-impact' : 'inventory', (n % 500) + 1);
        const { status } = await ask(`${url}/${path}`, { agent });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, asking));
    agent.destroy();
    return [...statuses].map(([status, count]) => `${count} answers of ${status}`).join(', ');
  },
};

const drawing: Attack = {
  fault: '50 clients ask for sharing pictures that have to be drawn, 8 s',
  mostGrowth: 150,
  async run({ url }) {
    let drawn = 0;
    let refused = 0;
    const until = performance.now() + 8_000;
    const asking = async (_: unknown, client: number) => {
      for (let n = client; performance.now() < until; n += 50) {
        const slug = places[n % places.length]?.slug ?? '';
        const path = n % 2 === 0 ? `${slug}-golf-carts` : `rentals/${slug}`;
        const { status } = await ask(`${url}/social/${path}.jpg`);
        if (status === 200) drawn += 1;
        else refused += 1;
      }
    };
    await Promise.all(Array.from({ length: 50 }, asking));
    return `${drawn} pictures, ${refused} told to come back`;
  },
};
