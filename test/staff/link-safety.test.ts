import { afterAll, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { addDays, newYorkTime } from '../../domain/new-york-time.ts';
import { type StaffAction, staffActions } from '../../domain/staff-link.ts';
import { dayOf, week } from '../../domain/week.ts';
import { signerFor } from '../../staff/link-token.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { StoreFailure } from '../support/built-server.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';
import { expectSecretAnswers } from '../support/secret-answers.ts';
import { kim, linkTo, pressButton, readLink } from '../support/staff-links.ts';

/** What is no link does nothing, and no link acts before its button is pressed (spec S26.2 to S26.5). */

/** The Monday of this week in New York. */
const { date: today } = newYorkTime(new Date());
const thisWeek = addDays(today, -week.indexOf(dayOf(today)));
const closedDay = addDays(today, 30);
const enquiry = makeEnquiry();
const answered = makeEnquiry();
const held = row({ id: 'held', inStock: false, status: 'on-hold' });
const app = await openApp({ vehicles: [...['a', 'b', 'c', 'd'].map((id) => row({ id })), held] });
const { catalogue, closedDays, enquiries, sync, outbox } = app.store;
afterAll(() => app.close());
await enquiries.keep(enquiry, 'form', []);
for (const id of ['first', 'second']) {
  await catalogue.apply({ put: [row({ id })], withdraw: [] }, '2026-05-01');
}
await catalogue.undo('2026-05-02', { number: 2 });
await enquiries.keep(answered, 'other form', []);
await enquiries.setAnswer(answered.id, { at: '2026-05-01T12:00:00Z', by: kim });
await closedDays.add([{ date: closedDay, words: '' }], today);
const question = { key: 'file x', kind: 'file', text: '', askedAt: '2026-05-01' } as const;
await sync.changeNotes(() => [{ reported: [], questions: [question] }, undefined]);

/** A target here of each action. */
const targets: Readonly<Record<StaffAction, string>> = {
  answered: enquiry.id,
  unanswered: answered.id,
  hold: 'a',
  release: 'held',
  sold: 'b',
  undo: '1',
  accept: 'file x',
  labels: '',
  closed: thisWeek,
  open: closedDay,
};

/** All that a link could change. */
async function everything(): Promise<unknown> {
  return {
    version: await catalogue.version(),
    history: await catalogue.history(),
    enquiries: await Array.fromAsync(enquiries.stream()),
    notes: await sync.readNotes(),
    closedDays: await closedDays.list(),
    mails: await outbox.count(),
  };
}

test.each(staffActions)(
  'GET and HEAD of %s change nothing, however often they come',
  async (action) => {
    const path = await linkTo(app, action, targets[action]);
    const before = await everything();
    // A mail program that looks ahead, and a scanner that follows what it finds.
    const headers = { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await app.ask(path, { method: 'HEAD' })).status).toBe(200);
      expect((await app.ask(path, { headers })).status).toBe(200);
      expect((await readLink(app, path)).button).toMatch(/./);
    }
    expect(await everything()).toEqual(before);
  },
);

test('no answer is cached, indexed or sent to another page as a referrer', async () => {
  const path = await linkTo(app, 'hold', 'c');
  const ended = await linkTo(app, 'hold', 'c', new Date(Date.now() - 15 * day));
  const long = { method: 'POST', body: 'x'.repeat(20_000) };
  await expectSecretAnswers(app, [
    [path, {}, 200],
    [path, { method: 'HEAD' }, 200],
    [path, { headers: { 'if-none-match': '*' } }, 304],
    [path, { method: 'PUT' }, 405],
    [path, long, 413],
    [`${path}x`, {}, 404],
    [`${path}/`, {}, 301],
    [`${path}%00`, {}, 400],
    ['/do/nothing/at/all', {}, 404],
    ['/do/nothing', { method: 'POST' }, 404],
    [ended, {}, 410],
    [path, { method: 'POST' }, 200],
  ]);
});

test('its page has no address of its own in it, works without scripts and is on no list', async () => {
  const path = await linkTo(app, 'hold', 'a');
  const html = await app.page(path);
  expect(html).not.toContain(path.split('/').at(-1));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/<script[^>]*src/);
  for (const list of ['/sitemap.xml', '/robots.txt']) {
    expect(await app.page(list)).not.toContain('/do');
  }
});

test('a browser that does not say where its POST comes from is believed by the token alone', async () => {
  const silent: Readonly<Record<string, string>> = { origin: 'null' };
  for (const headers of [silent, { ...silent, 'sec-fetch-site': 'cross-site' }]) {
    const path = await linkTo(app, 'hold', 'd');
    const page = await readLink(app, path, { method: 'POST', headers });
    expect(page.status).toBe(200);
    expect((await app.ask('/contact', { method: 'POST', headers })).status).toBe(403);
  }
});

test('while the store does not answer, the page says so, and says when to try again', async () => {
  const path = await linkTo(app, 'hold', 'a');
  const down = await openApp({
    site: {
      staff: {
        ...app.site.staff,
        linkSecret: { read: () => Promise.reject(new StoreFailure('it is locked')) },
      },
    },
  });
  for (const method of ['GET', 'POST']) {
    const page = await readLink(down, path, { method });
    expect(page).toMatchObject({ status: 503, button: undefined });
    expect(page.words).toContain('Try again in a minute');
  }
  await down.close();
});

const sign = (secret: string) => signerFor(secret, kim, new Date());
const worthless: readonly (readonly [string, (secret: string) => unknown])[] = [
  ['made up', () => '/do/sold/nothing.nothing'],
  ['signed with another secret', () => sign('another')('sold', 'a')],
  [
    'signed before all were revoked',
    (secret) => app.store.linkSecret.renew().then(() => sign(secret)('sold', 'a')),
  ],
  ['of an action that does not exist', (secret) => sign(secret)('hold', 'a').replace('hold', 'x')],
  ['with more behind it', (secret) => `${sign(secret)('sold', 'a')}/more`],
];

test.each(worthless)('a token %s is answered in words, and nothing is done', async (_, make) => {
  const path = String(await make(await app.store.linkSecret.read()));
  const before = await everything();
  for (const method of ['GET', 'POST']) {
    const page = await readLink(app, path, { method });
    expect(page).toMatchObject({ status: 404, title: 'This link doesn’t work', button: undefined });
  }
  expect(await everything()).toEqual(before);
});

test.each([
  ['hold', 14],
  ['labels', 60],
] as const)('a link of %s ends after %i days', async (action, days) => {
  const minute = 60_000;
  const sentAt = (ms: number) => new Date(Date.now() - days * day + ms);
  const lasting = await linkTo(app, action, targets[action], sentAt(minute));
  expect((await readLink(app, lasting)).status).toBe(200);
  const ended = await linkTo(app, action, targets[action], sentAt(-minute));
  const before = await everything();
  const page = await pressButton(app, ended);
  expect(page).toMatchObject({ status: 410, title: 'This link has expired', button: undefined });
  expect(page.words).toMatch(/It worked until \w+, \w+ \d+, \d{4}/);
  expect(await everything()).toEqual(before);
});
