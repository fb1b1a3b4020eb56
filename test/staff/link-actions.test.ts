import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { StaffAction } from '../../domain/staff-link.ts';
import { composeMail } from '../../enquiries/mailer.ts';
import { signerFor } from '../../staff/link-token.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { findAll } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';
import { kim, kimsLink, linkTo, pressButton, readLink } from '../support/staff-links.ts';

/** What each link does, done once and twice, and how it is taken back (spec S26.1, S26.3). */

const vehicles = ['a', 'b', 'c', 'd', 'e', 'f', 'h', 'i'].map((id) =>
  row({ id, name: `Rover ${id}`, stockNumber: `A-${id}` }),
);
const app = await openApp({ vehicles });
afterAll(() => app.close());

const link = (action: StaffAction, target: string) => linkTo(app, action, target);
const look = (path: string) => readLink(app, path);
const press = (path: string) => pressButton(app, path);
const cart = async (id: string) => (await app.store.catalogue.list()).find((v) => v.id === id);
const latest = async () => (await app.store.catalogue.history())[0];
const statusOf = async (id: string) => {
  const { status = 'none', withdrawnAt } = (await cart(id)) ?? {};
  return withdrawnAt === undefined ? status : `${status}, gone`;
};

test.each([
  ['hold', 'a', 'Put it on hold', 'on-hold', 'It was: In Stock. It is now: On hold.'],
  ['sold', 'b', 'Yes, it is sold', 'sold, gone', 'It was: In Stock. It is now: Sold.'],
] as const)('%s says what the cart is, changes it once, and takes it back', async (...example) => {
  const [action, id, button, status, words] = example;
  const path = await link(action, id);
  const question = await look(path);
  expect(question).toMatchObject({ status: 200, button });
  for (const fact of [`Denago Rover ${id}`, `A-${id}`, '$9,995', 'In Stock']) {
    expect(question.words).toContain(fact);
  }
  const done = await press(path);
  expect(done).toMatchObject({ status: 200, button: undefined });
  expect(done.words).toContain(words);
  expect(await statusOf(id)).toBe(status);
  expect(await latest()).toMatchObject({
    by: kimsLink,
    source: `link in a mail: ${action} A-${id}`,
  });
  const changes = (await app.store.catalogue.history()).length;
  const again = await press(path);
  expect(again).toMatchObject({ status: 200, title: expect.stringMatching(/already/i) });
  expect(again.words).toMatch(
    /By a link from the mail to kim@carts\.example, \w+, \w+ \d+, \d{4}, /,
  );
  expect((await app.store.catalogue.history()).length).toBe(changes);
  expect(done.next).toMatch(/^\/do\/undo\//);
  expect((await press(done.next)).title).toBe('Taken back');
  expect(await statusOf(id)).toBe('none');
  expect(await latest()).toMatchObject({ by: kimsLink, undoes: expect.any(Number) });
});

test('a page of what is done already offers the cart again', async () => {
  const path = await link('sold', 'c');
  await press(path);
  const release = (await look(path)).next;
  expect(release).toMatch(/^\/do\/release\//);
  expect((await look(release)).button).toBe('Put it back in stock');
  const done = await press(release);
  expect(done.words).toContain('It is now: In Stock.');
  expect(await cart('c')).toMatchObject({ inStock: true });
  expect(await statusOf('c')).toBe('none');
  expect((await press(release)).title).toBe('Already in stock');
  // Taken back, it is as before.
  await press(done.next);
  expect(await statusOf('c')).toBe('sold, gone');
});

test('a cart that is sold can not be put on hold, one that is unknown not be changed', async () => {
  await press(await link('sold', 'd'));
  const version = await app.store.catalogue.version();
  expect(await press(await link('hold', 'd'))).toMatchObject({ status: 409, button: undefined });
  for (const action of ['hold', 'sold', 'release'] as const) {
    expect(await press(await link(action, 'nothing'))).toMatchObject({ status: 404 });
  }
  expect(await app.store.catalogue.version()).toBe(version);
});

test('answered is noted once, under the address of the mail, and taken back', async () => {
  const enquiry = makeEnquiry({ vehicles: [{ id: 'a', name: 'Rover a', brand: 'Denago' }] });
  await app.store.enquiries.keep(enquiry, enquiry.id, []);
  const path = await link('answered', enquiry.id);
  const question = await look(path);
  expect(question.button).toBe('Yes, I answered it');
  expect(question.words).toContain('Robin Hale');
  expect(question.words).toContain('Denago Rover a');
  const done = await press(path);
  const answer = async () => (await app.store.enquiries.find(enquiry.id))?.answered;
  expect(await answer()).toMatchObject({ by: kimsLink });
  const first = await answer();
  expect((await press(path)).words).toContain(`Answered by ${kimsLink}`);
  expect(await answer()).toEqual(first);
  expect((await look(done.next)).button).toBe('Yes, not answered yet');
  const back = await press(done.next);
  expect(await answer()).toBeUndefined();
  expect((await press(done.next)).title).toBe('Waiting for an answer');
  await press(back.next);
  expect(await answer()).toMatchObject({ by: kimsLink });
  await app.store.enquiries.forget(enquiry.email);
  expect(await press(path)).toMatchObject({ status: 404 });
});

test('a change of the stock is taken back once, and the undo with it', async () => {
  const { catalogue } = app.store;
  const change = { put: [row({ id: 'e', price: 8_995 }), row({ id: 'g' })], withdraw: [] };
  const how = { source: 'inventory sync, stock.csv', origin: 'followed' } as const;
  const applied = await catalogue.apply(change, new Date().toISOString(), how);
  if (applied === 'conflict') throw new Error(applied);
  const path = await link('undo', String(applied.number));
  const question = await look(path);
  expect(question.words).toMatch(/price \$9,995 → \$8,995.*Cart g: added/s);
  expect(question.words).toContain('inventory sync, stock.csv');
  const done = await press(path);
  expect([(await cart('e'))?.price, await statusOf('g')]).toEqual([9_995, 'none, gone']);
  const twice = await press(path);
  expect(twice).toMatchObject({ status: 200, title: 'Already taken back' });
  expect(twice.words).toContain(`Taken back by ${kimsLink}`);
  expect((await look(done.next)).words).toContain('undo of change');
  const again = await press(done.next);
  expect([(await cart('e'))?.price, await statusOf('g')]).toEqual([8_995, 'none']);
  expect(await latest()).toMatchObject({
    by: kimsLink,
    source: expect.stringMatching(/^undo of change \d+: undo of change \d+: inventory sync, stock/),
  });
  expect((await press(again.next)).title).toBe('Taken back');
  expect((await cart('e'))?.price).toBe(9_995);
});

test('a change is not taken back over a later one', async () => {
  const { catalogue } = app.store;
  const price = (dollars: number) => ({ put: [row({ id: 'f', price: dollars })], withdraw: [] });
  const first = await catalogue.apply(price(1_000), new Date().toISOString());
  await catalogue.apply(price(2_000), new Date().toISOString());
  if (first === 'conflict') throw new Error(first);
  const page = await press(await link('undo', String(first.number)));
  expect(page).toMatchObject({ status: 409, title: 'Nothing was changed' });
  expect(page.words).toContain('have changed again since then: f Cart f');
  expect((await cart('f'))?.price).toBe(2_000);
  expect(await press(await link('undo', '999'))).toMatchObject({ status: 404 });
});

// spec S26.9
test('each link that changed something is mailed, with what it did and the way back', async () => {
  const mails = async () => {
    const claims = await app.store.outbox.claim(99, 60, new Date(Date.now() + 1000));
    return claims.flatMap((claim) => (claim.kind === 'staff' ? [claim] : []));
  };
  await mails();
  const path = await link('hold', 'h');
  await look(path);
  expect(await mails()).toEqual([]);
  await press(path);
  const [claim, ...others] = await mails();
  if (claim === undefined) throw new Error('no mail');
  expect(others).toEqual([]);
  const settings = {
    siteUrl,
    dealer: dealerOf,
    mailFrom: 'site@carts.example',
    leadsTo: ['sales@carts.example'],
  };
  const secret = await app.store.linkSecret.read();
  const mail = await composeMail(claim, settings, (by) => signerFor(secret, by, new Date()));
  expect(mail.to).toMatchObject([{ address: 'sales@carts.example' }]);
  expect(mail.subject).toBe('Now on hold: Denago Rover h');
  expect(mail.text).toContain(`Changed by a link from the mail to ${kim}:`);
  expect(mail.text).toContain('It was: In Stock. It is now: On hold.');
  const [, back = ''] = /Take this back:\nhttps:\/\/[^/]*(\/\S+)/.exec(String(mail.text)) ?? [];
  await press(path);
  expect(await mails()).toEqual([]);
  expect((await press(back)).title).toBe('Taken back');
  expect(await statusOf('h')).toBe('none');
  expect(await mails()).toMatchObject([
    { mail: { subject: expect.stringMatching(/^Taken back: A-h Rover h: /) } },
  ]);
});

test('labels shows the sheets to print, in their own style', async () => {
  const path = await link('labels', '');
  const question = await look(path);
  const count = Number(/Show the (\d+) sheets/.exec(question.button ?? '')?.[1]);
  expect(count).toBeGreaterThan(3);
  const response = await app.ask(path, { method: 'POST' });
  const html = await response.text();
  expect([response.status, response.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(findAll(html, 'section')).toHaveLength(count);
  expect(html).toContain('https://carts.example/vehicles/a');
  const style = findAll(html, 'style')[0]?.content ?? '';
  const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  expect(response.headers.get('content-security-policy')).toContain(`style-src ${source};`);
});
