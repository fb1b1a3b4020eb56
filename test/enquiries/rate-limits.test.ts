import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day, minute } from '../../domain/duration.ts';
import { startOutboxWorker } from '../../enquiries/outbox-worker.ts';
import { releaseHeldBack } from '../../enquiries/release-held-back.ts';
import { asJson, typed } from '../support/enquiry.ts';
import { bodyOf, type MailServer, startMailServer } from '../support/mail-server.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';

/** What happens to enquiries when there are too many, down to the mails that leave. */

const start = Date.parse('2026-06-01T12:00:00Z');
let now: Date;
let app: OpenApp;
let mails: MailServer;
let worker: ReturnType<typeof startOutboxWorker>;
let logged: string[];

beforeEach(async () => {
  now = new Date(start);
  logged = [];
  mails = await startMailServer();
  app = await openApp({
    site: {
      now: () => now,
      log: (level, event, fields) => logged.push(`${level} ${event} ${JSON.stringify(fields)}`),
    },
    enquiries: { deliveries: ['dealer', 'confirmation'], onKept: () => worker.kick() },
  });
  worker = startOutboxWorker({
    outbox: app.store.outbox,
    smtpUrl: mails.url,
    siteUrl,
    mailFrom: 'site@carts.example',
    leadsTo: 'sales@carts.example',
    log: () => undefined,
  });
});
afterEach(async () => {
  await worker.stop();
  await mails.close();
  await app.close();
});

let forms = 0;
async function send(change: Record<string, string> = {}, from = '203.0.113.1'): Promise<number> {
  forms += 1;
  const fields = { ...typed, submission: `form ${forms}`, ...change };
  return (await app.ask('/api/contact', { ...asJson(fields), from })).status;
}

const release = () =>
  releaseHeldBack(
    {
      ...app.site.enquiries,
      enquiries: app.store.enquiries,
      onReleased: app.site.enquiries.onKept,
    },
    now,
  );

/** Numbers of the enquiries the dealer has had a mail about. */
const mailed = () =>
  mails.mails
    .filter(({ to }) => to[0] === 'sales@carts.example')
    .map((mail) => /^Number {6}(\S+)$/m.exec(bodyOf(mail))?.[1]);

const heldBack = () => app.store.enquiries.list({ spam: true });

/** Hundreds of posts take their time on a busy machine. Milliseconds. */
const manyPosts = { timeout: 180_000 };

test('refused posts of one network do not use up the limit of all', manyPosts, async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 601; count += 1) statuses.push(await send());
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(await send({}, '198.51.100.7')).toBe(201);
  expect(await app.store.enquiries.list()).toHaveLength(31);
  // As many again are set aside, and the rest is not kept at all.
  expect(await heldBack()).toHaveLength(30);
  expect(logged).toEqual(Array(30).fill('warn enquiry set aside {"reason":"rate-limit"}'));
});

test('spam does not use up the limit of all', manyPosts, async () => {
  for (let count = 0; count < 700; count += 1) {
    await send({ website: 'x' }, `198.51.${count >> 8}.${count & 255}`);
  }
  await send();
  expect(await app.store.enquiries.list()).toHaveLength(1);
});

test('an enquiry set aside for its rate alone is mailed later, and the mail says so', async () => {
  for (let count = 0; count < 31; count += 1) await send({ email: `v${count}@visitor.example` });
  await send({ website: 'spam' });
  const count = await heldBack();
  expect(count.map(({ spam }) => spam).toSorted()).toEqual(['honeypot', 'rate-limit']);
  const late = count.find(({ spam }) => spam === 'rate-limit');
  const spam = count.find(({ spam }) => spam === 'honeypot');
  now = new Date(start + 9 * minute);
  expect(await release()).toBe(0);
  now = new Date(start + 11 * minute);
  expect(await release()).toBe(1);
  expect(await release()).toBe(0);
  await vi.waitFor(() => expect(mailed()).toContain(late?.id), { timeout: 20_000 });
  const mail = mails.mails.find((one) => bodyOf(one).includes(late?.id ?? '?'));
  expect(bodyOf(mail ?? { from: '', to: [], raw: '' })).toContain('It was held back');
  expect((await heldBack()).map(({ id }) => id)).toEqual([spam?.id]);
});

/** Leaves room for so many in this window, and for so many of networks with few posts. */
async function fillWindow(room: number, share: number): Promise<void> {
  const keys = ['enquiry', 600 - room, 'enquiry of few', 300 - share] as const;
  await app.store.rate.hit(Array(keys[1]).fill(keys[0]), 600, now);
  await app.store.rate.hit(Array(keys[3]).fill(keys[2]), 600, now);
}

test('a household with one /56 gets no more room by writing from many /64s (spec S15.8)', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) {
    statuses.push(await send({}, `2001:db8:1:2${(count % 21).toString(16).padStart(2, '0')}::1`));
  }
  expect(statuses).toEqual([...Array(60).fill(201), 429, 429]);
  expect(await send({}, '2001:db8:1:3ff::1')).toBe(201);
});

test('networks with up to three posts have a share of their own (spec S15.8)', async () => {
  await fillWindow(0, 4);
  for (let count = 0; count < 4; count += 1) expect(await send()).toBe(201);
  expect(await app.store.enquiries.list()).toHaveLength(3);
  expect(await heldBack()).toMatchObject([{ spam: 'rate-limit' }]);
  await send({}, '198.51.100.7');
  expect(await app.store.enquiries.list()).toHaveLength(4);
  // The share is used up.
  await send({}, '198.51.100.8');
  expect(await heldBack()).toHaveLength(2);
});

test('what waits goes before what comes (spec S15.8)', async () => {
  await fillWindow(0, 0);
  for (const from of ['198.51.100.1', '198.51.100.2']) await send({}, from);
  const waiting = (await heldBack()).map(({ id }) => id);
  now = new Date(start + 10 * minute);
  await fillWindow(2, 0);
  await send({}, '198.51.100.3');
  expect((await app.store.enquiries.list()).map(({ id }) => id).toSorted()).toEqual(
    waiting.toSorted(),
  );
  expect(await heldBack()).toHaveLength(1);
});

test('the staff are told once a day that enquiries are held back (spec S15.8)', async () => {
  await app.close();
  app = await openApp({
    env: { REPORT_TO: 'owner@carts.example' },
    site: { now: () => now },
  });
  const mailIds = async () => (await app.store.outbox.list('queued')).map(({ id }) => id);
  await send();
  await fillWindow(0, 0);
  for (let count = 0; count < 2; count += 1) await send();
  await vi.waitFor(async () => expect(await mailIds()).toContain('held back 2026-06-01'));
  now = new Date(start + day);
  await fillWindow(0, 0);
  await send();
  await vi.waitFor(async () => expect(await mailIds()).toContain('held back 2026-06-02'));
  expect((await mailIds()).filter((id) => id.startsWith('held'))).toHaveLength(2);
});

test('an enquiry over the limit of all waits for the next window with room', async () => {
  await fillWindow(0, 0);
  expect(await send()).toBe(201);
  expect(await heldBack()).toMatchObject([{ spam: 'rate-limit' }]);
  now = new Date(start + 10 * minute);
  await fillWindow(0, 0);
  expect(await release()).toBe(0);
  now = new Date(start + 20 * minute);
  expect(await release()).toBe(1);
  expect(await app.store.enquiries.list()).toHaveLength(1);
});

test('an enquiry refused for its rate and sent again later is mailed', async () => {
  for (let count = 0; count < 30; count += 1) await send({ email: `v${count}@visitor.example` });
  const mine = { submission: 'mine', message: 'Do you deliver to Dalton?' };
  expect(await send(mine)).toBe(429);
  const [first] = await heldBack();
  now = new Date(start + 10 * minute);
  expect(await send(mine)).toBe(201);
  await vi.waitFor(() => expect(mailed()).toContain(first?.id), { timeout: 20_000 });
  expect(await heldBack()).toEqual([]);
  expect(await send(mine)).toBe(201);
  expect(await app.store.enquiries.list()).toHaveLength(31);
});

test('a mailbox gets three confirmations a day in any spelling, the dealer a mail for each', async () => {
  const victim = ['sam@other.example', 'SAM@other.example', 'sam+1@other.example'];
  for (let count = 0; count < 36; count += 1) {
    await send({ email: victim[count % 3] ?? '' }, `203.0.113.${count >> 2}`);
  }
  await send({ email: 'robin@visitor.example' });
  const confirmations = async () => {
    const all = [
      ...(await app.store.outbox.list('sent')),
      ...(await app.store.outbox.list('queued')),
    ];
    return all.filter(({ kind }) => kind === 'confirmation').length;
  };
  expect(await confirmations()).toBe(4);
  expect(await app.store.enquiries.list()).toHaveLength(37);
  now = new Date(start + day);
  await send({ email: 'sam@other.example' });
  expect(await confirmations()).toBe(5);
});
