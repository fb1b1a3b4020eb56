import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveriesFor } from '../domain/contact/deliveries.ts';
import type { DeliveryKind } from '../domain/contact/lead.ts';
import { readSettings } from '../settings.ts';
import { makeLead } from '../store/contract/rig.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { headerOf, type MailServer, startMailServer } from '../test/support/mail-server.ts';
import { type OutboxWorker, type OutboxWorkerLimits, startOutboxWorker } from './outbox-worker.ts';

/** For a server that has to be given up on. */
const limits: OutboxWorkerLimits = {
  connectMs: 300,
  silentMs: 300,
  wholeMs: 600,
  leaseMs: 1500,
  pollMs: 30,
};

/** For mails that must leave at the first attempt, however busy the machine is. */
const patient: OutboxWorkerLimits = {
  connectMs: 20_000,
  silentMs: 20_000,
  wholeMs: 25_000,
  leaseMs: 60_000,
  pollMs: 30,
};

let store: Store;
let cleanups: (() => unknown)[] = [];
let log: string[] = [];
/** How far the worker's clock is ahead, milliseconds. */
let ahead = 0;
/** Attempts that failed and whose next one has its date. The clock may move on then, not before. */
let postponed = 0;

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-delivery-'));
  store = await openStore({ dataDir });
  cleanups = [() => rmSync(dataDir, { recursive: true }), () => store.close()];
  log = [];
  ahead = 0;
  postponed = 0;
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

async function serve(...args: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...args);
  cleanups.push(() => server.close());
  return server;
}

function work(smtpUrl: string, within = patient): OutboxWorker {
  const { outbox } = store;
  const worker = startOutboxWorker({
    outbox: {
      ...outbox,
      async postpone(...args) {
        const isOurs = await outbox.postpone(...args);
        postponed += 1;
        return isOurs;
      },
    },
    smtpUrl,
    siteUrl: 'https://carts.example',
    mailFrom: 'site@carts.example',
    leadsTo: 'sales@carts.example',
    leadsToShowroom: { scranton: 'scranton@carts.example' },
    leadsAdfTo: 'crm@carts.example',
    log: (level, event, fields) => log.push(`${level} ${event} ${fields?.cause ?? ''}`.trim()),
    now: () => new Date(Date.now() + ahead),
    limits: within,
  });
  cleanups.push(() => worker.stop());
  return worker;
}

let forms = 0;
function keep(kinds: readonly DeliveryKind[], email = 'robin@visitor.example') {
  forms += 1;
  return store.inbox.keep(makeLead({ email }), `form ${forms}`, kinds);
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 25_000, interval: 20 });

const counts = (queued: number, sent: number, dead: number) => async () =>
  expect(await store.outbox.count()).toEqual({ queued, sent, dead });

it('sends each kind of mail once, when notified or when polling', async () => {
  const server = await serve();
  const worker = work(server.url);
  await keep(['dealer', 'adf', 'confirmation']);
  worker.kick();
  await until(counts(0, 3, 0));
  await keep(['dealer']);
  await until(counts(0, 4, 0));
  const recipients = server.mails.map(({ to }) => to[0]);
  expect(recipients.toSorted()).toEqual([
    'crm@carts.example',
    'robin@visitor.example',
    'sales@carts.example',
    'sales@carts.example',
  ]);
  expect(log).toEqual([]);
});

it('mails and confirms an enquiry that was kept before there was a mail server', async () => {
  const vehicles = [{ id: 'x', name: 'X', brand: 'Denago', location: 'scranton' }];
  const kept = deliveriesFor(readSettings({}));
  await store.inbox.keep(makeLead({ vehicles }), 'form', kept);
  // Weeks later.
  ahead = 40 * 24 * 60 * 60_000;
  const server = await serve();
  work(server.url);
  await until(counts(0, 2, 0));
  const recipients = server.mails.map(({ to }) => to.join());
  expect(recipients.toSorted()).toEqual(['robin@visitor.example', 'scranton@carts.example']);
});

it('waits while the server is down, logs it once, and sends when it is up', async () => {
  const reserved = await startMailServer();
  await reserved.close();
  for (let index = 0; index < 5; index += 1) await keep(['dealer']);
  work(reserved.url);
  await until(() => expect(postponed).toBe(5));
  const queued = await store.outbox.list('queued');
  expect(queued.every(({ attempts, problem }) => attempts === 1 && problem)).toBe(true);
  expect(log).toEqual(['warn mail cannot be sent; it is retried ESOCKET CONN']);
  const server = await serve({ port: reserved.port });
  await wait(100);
  expect(server.mails).toEqual([]);
  ahead = 80_000;
  await until(counts(0, 5, 0));
  expect(server.mails).toHaveLength(5);
  expect(log.slice(1)).toEqual(['info mail is sent again']);
});

it('marks permanently refused mails as failed, and delivers the rest', async () => {
  const server = await serve({
    refuse: {
      'gone@visitor.example': '550 5.1.1 no such user',
      'full@visitor.example': '452 4.2.2 mailbox full',
    },
  });
  await keep(['dealer', 'confirmation'], 'gone@visitor.example');
  await keep(['dealer', 'confirmation'], 'full@visitor.example');
  work(server.url);
  await until(counts(1, 2, 1));
  const [dead] = await store.outbox.list('dead');
  expect(dead).toMatchObject({ kind: 'confirmation', problem: '550 5.1.1 no such user' });
  await until(() => expect(log.filter((line) => line.startsWith('error'))).toHaveLength(1));
  expect(log.join()).not.toContain('visitor.example');
});

it('gives up after three days, reports it, and tries again on request', async () => {
  const refuse: Record<string, string> = { 'sales@carts.example': '451 4.3.0 later' };
  const server = await serve({ refuse });
  await keep(['dealer']);
  work(server.url);
  const days = [0, 1, 2, 2.9, 3.01];
  for (const [index, day] of days.entries()) {
    ahead = day * 86_400_000;
    if (index < days.length - 1) {
      await until(() => expect(postponed).toBe(index + 1));
      expect((await store.outbox.list('queued'))[0]?.attempts).toBe(index + 1);
    }
  }
  await until(counts(0, 0, 1));
  expect((await store.outbox.list('dead'))[0]?.problem).toBe('451 4.3.0 later');
  delete refuse['sales@carts.example'];
  expect(await store.outbox.retry(new Date(Date.now() + ahead))).toBe(1);
  await until(counts(0, 1, 0));
  expect(server.mails).toHaveLength(1);
});

it('sends again, under the same Message-ID, what a server took and did not confirm', async () => {
  let drops = 2;
  const server = await serve({ dropAfterData: () => drops-- > 0 });
  await keep(['dealer']);
  work(server.url);
  for (const copies of [1, 2]) {
    await until(() => expect(postponed).toBe(copies));
    expect(server.mails).toHaveLength(copies);
    ahead += 400_000;
  }
  await until(counts(0, 1, 0));
  expect(server.mails).toHaveLength(3);
  expect(new Set(server.mails.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1);
});

it('waits for a slow server, and not for ever for one that hangs or drips', async () => {
  const slow = await serve({ slowMs: 200 });
  await keep(['dealer']);
  const worker = work(slow.url);
  await until(counts(0, 1, 0));
  await worker.stop();

  const sockets: Socket[] = [];
  const dripping = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    const drip = setInterval(() => socket.write('220-still there\r\n'), 50);
    socket.on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  cleanups.push(() => dripping.close());
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
  });
  await until(() => expect(dripping.listening).toBe(true));
  const { port } = dripping.address() as { port: number };
  await keep(['dealer']);
  work(`smtp://127.0.0.1:${port}`, limits);
  await until(async () => {
    expect((await store.outbox.list('queued'))[0]?.problem).toBeDefined();
  });
});

it('finishes mails in progress when it stops, and leaves the rest for the next start', async () => {
  const server = await serve({ slowMs: 250 });
  for (let index = 0; index < 12; index += 1) await keep(['dealer']);
  const worker = work(server.url);
  await until(async () => {
    expect((await store.outbox.list('queued')).some(({ attempts }) => attempts > 0)).toBe(true);
  });
  await worker.stop();
  const { sent, queued } = await store.outbox.count();
  expect(sent).toBe(server.mails.length);
  expect(sent).toBeGreaterThan(0);
  expect(queued).toBeGreaterThan(0);
  work(server.url);
  await until(counts(0, 12, 0));
  expect(server.mails).toHaveLength(12);
});

it('shares an outbox between workers without sending anything twice', async () => {
  const server = await serve();
  for (let index = 0; index < 60; index += 1) await keep(['dealer']);
  work(server.url);
  work(server.url);
  work(server.url);
  await until(counts(0, 60, 0));
  expect(new Set(server.mails.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(60);
  expect(server.mails).toHaveLength(60);
});

it('survives an outage of the store and logs it once', async () => {
  const server = await serve();
  work(server.url);
  await store.close();
  await wait(200);
  expect(log.every((line) => line.startsWith('warn the outbox does not answer'))).toBe(true);
  expect(new Set(log).size).toBe(log.length);
  expect(log.length).toBeLessThan(3);
});
