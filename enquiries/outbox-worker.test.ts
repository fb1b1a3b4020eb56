import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { day, hour } from '../domain/duration.ts';
import { deliveriesFor } from '../domain/enquiries/enquiry.ts';
import { readSettings } from '../settings.ts';
import { makeEnquiry } from '../store/contract/rig.ts';
import {
  bodyOf,
  headerOf,
  type ReceivedMail,
  startMailServer,
} from '../test/support/mail-server.ts';
import { impatient, OutboxRig, patient, until } from '../test/support/outbox-rig.ts';

const rig = new OutboxRig();

it('sends each kind of mail once, when notified or when polling', async () => {
  const server = await rig.serve();
  const claim = vi.spyOn(rig.store.outbox, 'claim');
  const worker = rig.work(server.url);
  await rig.keep(['dealer', 'adf', 'confirmation']);
  worker.kick();
  await until(rig.counts(0, 3, 0));
  // Four mails at once, each claimed for a minute.
  expect(claim.mock.calls[0]?.slice(0, 2)).toEqual([4, 60]);
  await rig.keep(['dealer']);
  await until(rig.counts(0, 4, 0));
  const recipients = server.mails.map(({ to }) => to[0]);
  expect(recipients.toSorted()).toEqual([
    'crm@carts.example',
    'robin@visitor.example',
    'sales@carts.example',
    'sales@carts.example',
  ]);
  expect(rig.log).toEqual([]);
});

// spec S15.7, S17.5
it('mails and confirms an enquiry that was kept before there was a mail server', async () => {
  const vehicles = [{ id: 'x', name: 'X', brand: 'Denago', location: 'scranton' }];
  const kinds = deliveriesFor(readSettings({}));
  await rig.store.enquiries.keep(makeEnquiry({ vehicles }), 'form', kinds);
  // Weeks later.
  rig.ahead = 40 * day;
  const server = await rig.serve();
  rig.work(server.url);
  await until(rig.counts(0, 2, 0));
  const recipients = server.mails.map(({ to }) => to.join());
  expect(recipients.toSorted()).toEqual(['robin@visitor.example', 'scranton@carts.example']);
});

it('waits while the server is down, logs it once, and sends when it is up', async () => {
  const reserved = await startMailServer();
  await reserved.close();
  for (let index = 0; index < 5; index += 1) await rig.keep(['dealer']);
  rig.work(reserved.url);
  await until(() => expect(rig.postponed).toBe(5));
  const queued = await rig.store.outbox.list('queued');
  expect(queued.every(({ attempts, problem }) => attempts === 1 && problem)).toBe(true);
  expect(rig.log).toEqual(['warn mail cannot be sent; it is retried ESOCKET CONN']);
  const server = await rig.serve({ port: reserved.port });
  await rig.polled();
  expect(server.mails).toEqual([]);
  rig.ahead = 80_000;
  await until(rig.counts(0, 5, 0));
  expect(server.mails).toHaveLength(5);
  expect(rig.log.slice(1)).toEqual(['info mail is sent again']);
});

// spec S15.16
it('gives up refused mails, reports those about an enquiry at once, and delivers the rest', async () => {
  const refuse: Record<string, string> = {
    'gone@carts.example': '550 5.1.1 no such user',
    'robin@visitor.example': '550 5.1.1 no such user',
    'full@visitor.example': '452 4.2.2 mailbox full',
  };
  const server = await rig.serve({ refuse });
  await rig.keep(['dealer', 'links', 'confirmation']);
  await rig.keep(['dealer', 'confirmation'], 'full@visitor.example');
  rig.work(server.url, patient, {
    leadsTo: ['gone@carts.example', 'sales@carts.example'],
    openLinks: async () => () => () => 'https://carts.example/do',
  });
  await until(rig.counts(1, 1, 4));
  expect(server.mails.map(({ to }) => to.join()).toSorted()).toEqual([
    'owner@carts.example',
    ...Array(3).fill('sales@carts.example'),
  ]);
  const report = server.mails.find(({ to }) => to[0] === 'owner@carts.example');
  expect(report && bodyOf(report)).toContain('550 5.1.1 no such user');
  const logged = (start: string) => rig.log.filter((line) => line.startsWith(start));
  expect(logged('error a mail about an enquiry is refused')).toHaveLength(3);
  await until(() => expect(logged('error mail given up')).toHaveLength(4));
  expect(rig.log.join()).not.toContain('visitor.example');
  // The mailbox is made: it alone gets what it lacks.
  delete refuse['gone@carts.example'];
  await rig.store.outbox.retry(new Date());
  await until(rig.counts(1, 4, 1));
  expect(server.mails.slice(4).map(({ to }) => to)).toEqual(Array(3).fill(['gone@carts.example']));
});

// spec S15.16
it('delivers to each of several alone: one refused mailbox neither hides nor repeats the others', async () => {
  const leadsTo = ['gone@carts.example', 'late@carts.example', 'sales@carts.example'];
  const refuse: Record<string, string> = {
    'gone@carts.example': '550 5.1.1 no such user',
    'late@carts.example': '451 4.3.0 later',
  };
  const server = await rig.serve({ refuse });
  await rig.keep(['dealer']);
  rig.work(server.url, patient, { leadsTo, reportTo: leadsTo });
  // The mail and the report of its refusal.
  await until(() => expect(rig.postponed).toBe(2));
  expect(await rig.store.outbox.list('queued')).toContainEqual(
    expect.objectContaining({
      takenBy: ['sales@carts.example'],
      problem: 'gone@carts.example: 550 5.1.1 no such user; late@carts.example: 451 4.3.0 later',
    }),
  );
  delete refuse['late@carts.example'];
  rig.ahead = day;
  await until(async () => {
    expect(await rig.store.outbox.list('dead')).toContainEqual(
      expect.objectContaining({
        takenBy: ['sales@carts.example', 'late@carts.example'],
        problem: 'gone@carts.example: 550 5.1.1 no such user',
      }),
    );
  });
  // One report on each day; its own refusal is not reported.
  const told = () => server.mails.filter(({ to }) => to[0] === 'sales@carts.example');
  await until(() => expect(told()).toHaveLength(3));
  const refused = 'error a mail about an enquiry is refused';
  expect(rig.log.filter((line) => line.startsWith(refused))).toHaveLength(2);
  const leads = server.mails.filter((mail) => headerOf(mail, 'Subject')?.includes('Robin'));
  expect(leads.map(({ to }) => to)).toEqual([['sales@carts.example'], ['late@carts.example']]);
  // Each sees the mailboxes of the others.
  expect(headerOf(leads[0] as ReceivedMail, 'To')).toBe(leadsTo.join(', '));
});

// spec S15.7, S15.11
it('gives up after three days, reports it, and tries again on request', async () => {
  const refuse: Record<string, string> = { 'sales@carts.example': '451 4.3.0 later' };
  const server = await rig.serve({ refuse });
  await rig.keep(['dealer']);
  const { outbox } = rig.store;
  for (let attempt = 1; attempt < 9; attempt += 1) {
    const [claim] = await outbox.claim(1, 60, new Date());
    if (claim !== undefined) await outbox.postpone(claim, 'busy', new Date());
  }
  rig.ahead = 3 * day;
  rig.work(server.url);
  await until(() => expect(rig.postponed).toBe(1));
  rig.ahead += 7 * hour;
  await until(rig.counts(0, 0, 1));
  expect((await rig.store.outbox.list('dead'))[0]?.problem).toBe('451 4.3.0 later');
  delete refuse['sales@carts.example'];
  expect(await rig.store.outbox.retry(new Date(Date.now() + rig.ahead))).toBe(1);
  await until(rig.counts(0, 1, 0));
  expect(server.mails).toHaveLength(1);
});

// spec S15.7
it('sends again, under the same Message-ID, what a server took and did not confirm', async () => {
  let drops = 2;
  const server = await rig.serve({ dropAfterData: () => drops-- > 0 });
  await rig.keep(['dealer']);
  rig.work(server.url);
  for (const copies of [1, 2]) {
    await until(() => expect(rig.postponed).toBe(copies));
    expect(server.mails).toHaveLength(copies);
    rig.ahead += 400_000;
  }
  await until(rig.counts(0, 1, 0));
  expect(server.mails).toHaveLength(3);
  expect(new Set(server.mails.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1);
});

it('does not wait for ever for a server that drips', async () => {
  const dripping = createServer((socket) => {
    rig.onEnd(() => socket.destroy());
    socket.on('error', () => {});
    socket.write('220 there\r\n');
    const drip = setInterval(() => socket.write('250-still there\r\n'), 50);
    socket.on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  rig.onEnd(() => dripping.close());
  await once(dripping, 'listening');
  const { port } = dripping.address() as AddressInfo;
  await rig.keep(['dealer']);
  rig.work(`smtp://127.0.0.1:${port}`, impatient);
  await until(async () => {
    expect((await rig.store.outbox.list('queued'))[0]?.problem).toBeDefined();
  });
});

it('finishes mails in progress when it stops, and leaves the rest for the next start', async () => {
  const server = await rig.serve({ slowMs: 100 });
  for (let index = 0; index < 8; index += 1) await rig.keep(['dealer']);
  const worker = rig.work(server.url);
  await until(async () => {
    expect((await rig.store.outbox.list('queued')).some(({ attempts }) => attempts > 0)).toBe(true);
  });
  await worker.stop();
  const { sent, queued } = await rig.store.outbox.count();
  expect(sent).toBe(server.mails.length);
  expect(sent).toBeGreaterThan(0);
  expect(queued).toBeGreaterThan(0);
  rig.work(server.url);
  await until(rig.counts(0, 8, 0));
  expect(server.mails).toHaveLength(8);
});

// spec S15.11
it('is due at once again when it is broken off because the worker stops', async () => {
  const server = await rig.serve({ slowMs: 20_000 });
  await rig.keep(['dealer']);
  const worker = rig.work(server.url, { ...patient, graceMs: 0 });
  await until(async () => {
    expect((await rig.store.outbox.list('queued'))[0]?.attempts).toBe(1);
  });
  await worker.stop();
  expect(await rig.store.outbox.claim(9, 60, new Date())).toMatchObject([{ attempts: 2 }]);
});

it('survives an outage of the store and logs it once', async () => {
  const server = await rig.serve();
  rig.work(server.url);
  await rig.store.close();
  await until(() => expect(rig.log[0]).toMatch(/^warn the outbox does not answer/));
  await rig.polled();
  expect(new Set(rig.log).size).toBe(rig.log.length);
  expect(rig.log.length).toBeLessThan(3);
});
