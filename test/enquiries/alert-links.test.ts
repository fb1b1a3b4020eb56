import { afterAll, afterEach, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { AlertVisitor } from '../support/alert-visitor.ts';
import { asForm } from '../support/enquiry.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';
import { expectSecretAnswers } from '../support/secret-answers.ts';

/** What the links of the mails about alerts do, over the built site. */

let now = new Date();
const held = row({ id: 'held', inStock: false, status: 'on-hold' });
const app = await openApp({ vehicles: [held], site: { now: () => now } });
const visitor = new AlertVisitor(app);
afterAll(() => app.close());
afterEach(() => {
  now = new Date();
});

const oneClick = { 'List-Unsubscribe': 'One-Click' };

// spec S27.2, S27.3, S27.10
test('a link shows, confirms and ends; done twice it says so; GET changes nothing', async () => {
  const path = await visitor.ask({ vehicle: 'held', when: 'back' });
  for (let turn = 0; turn < 3; turn += 1) {
    const page = await visitor.read(path);
    expect(page).toMatchObject({ status: 200, title: 'Confirm your alert' });
    expect(page.words).toContain('when the Denago Cart held can be bought again');
    expect(page.buttons).toEqual(['confirm', 'end']);
    await app.ask(path, { method: 'HEAD' });
  }
  expect((await visitor.press(path, 'confirm')).title).toBe('Confirmed');
  expect((await visitor.press(path, 'confirm')).title).toBe('Confirmed');
  expect(await visitor.read(path)).toMatchObject({ title: 'Your alert is on', buttons: ['end'] });
  expect((await visitor.press(path, 'end')).title).toBe('Alert stopped');
  expect((await visitor.press(path, 'end')).title).toBe('Alert stopped');
  const ended = await visitor.read(path);
  expect(ended).toMatchObject({ status: 200, title: 'This alert has ended', buttons: [] });
  expect((await visitor.press(path, 'confirm')).title).toBe('This alert has ended');
});

// spec S27.9, S27.10: RFC 8058
test('one click from a mail program ends it whatever it is and wherever it comes from', async () => {
  const form = asForm(oneClick);
  const parts = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  };
  const path = await visitor.ask({ search: '/inventory?q=club' });
  await visitor.press(path, 'confirm');
  const headers = { ...form.headers, origin: 'null', 'sec-fetch-site': 'cross-site' };
  const stopped = { status: 200, title: 'Alert stopped' };
  expect(await visitor.read(path, { ...form, headers })).toMatchObject(stopped);
  const again = await visitor.ask({ search: '/inventory?q=club' });
  // Also one that waits for its confirmation: the word says what is meant.
  expect(await visitor.read(again, parts)).toMatchObject(stopped);
  expect((await app.ask('/alerts', { ...asForm({}), headers })).status).toBe(403);
});

test('a POST without a word confirms what waits for it, and ends what does not', async () => {
  const path = await visitor.ask({ search: '/inventory' });
  expect((await visitor.read(path, { method: 'POST' })).title).toBe('Confirmed');
  expect((await visitor.read(path, { method: 'POST' })).title).toBe('Alert stopped');
});

// spec S27.10
test('the page of one offers to end all of its address', async () => {
  const email = visitor.someone();
  const first = await visitor.ask({ search: '/inventory?q=one' }, email);
  const second = await visitor.ask({ search: '/inventory?q=two' }, email);
  await visitor.press(first, 'confirm');
  expect(await visitor.read(first)).toMatchObject({ buttons: ['end', 'end-all'] });
  expect((await visitor.read(first)).words).toContain('Stop all 2 of my alerts');
  expect(await visitor.press(first, 'end-all')).toMatchObject({
    title: 'Alert stopped',
    buttons: [],
  });
  expect((await visitor.read(second)).title).toBe('This alert has ended');
});

// spec S27.3, S27.10
test('a link that is unknown, changed or forgotten is 404, one that is over says so', async () => {
  const email = visitor.someone();
  const path = await visitor.ask({ search: '/inventory?q=red' }, email);
  const wrong = ['/alerts/nothing', `${path}x`, path.slice(0, -1), `/alerts/${'a'.repeat(24)}`];
  for (const address of wrong) {
    for (const init of [{}, asForm(oneClick), asForm({ do: 'end-all' })]) {
      const page = await visitor.read(address, init);
      expect(page).toMatchObject({ status: 404, title: 'This link doesn’t work', buttons: [] });
    }
  }
  now = new Date(Date.now() + 3 * day);
  expect(await visitor.read(path)).toMatchObject({ status: 200, title: 'This alert has ended' });
  expect((await visitor.press(path, 'confirm')).title).toBe('This alert has ended');
  await app.store.enquiries.forget(email.toUpperCase());
  expect((await visitor.read(path)).status).toBe(404);
});

// spec S27.10
test('no answer about a link is cached, indexed or sent to another page as a referrer', async () => {
  const path = await visitor.ask({ search: '/inventory?q=red' });
  const long = { method: 'POST', body: 'x'.repeat(20_000) };
  await expectSecretAnswers(app, [
    [path, {}, 200],
    [path, { method: 'HEAD' }, 200],
    [`${path}x`, {}, 404],
    [path, { method: 'PUT' }, 405],
    [path, long, 413],
    [path, { method: 'POST' }, 200],
  ]);
  const html = await app.page(path);
  expect(html).not.toContain(path.split('/').at(-1));
  expect(html).not.toContain('<script ');
});
