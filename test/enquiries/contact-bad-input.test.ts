import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreFailure } from '../support/built-server.ts';
import { asForm, asJson, formValues, inPieces, typed } from '../support/enquiry.ts';
import { textOf } from '../support/html.ts';
import { type AppOptions, type OpenApp, openApp, siteUrl } from '../support/open-app.ts';

/** Messages that are refused; hostile ones are in test/answers/hostile.test.ts. */

let app: OpenApp;

async function reopen(enquiries: AppOptions['enquiries']): Promise<void> {
  await app.close();
  app = await openApp({ enquiries });
}

beforeEach(async () => {
  app = await openApp();
});
afterEach(() => app.close());

const enquiries = () => Array.fromAsync(app.store.enquiries.stream());
const setAside = () => Array.fromAsync(app.store.enquiries.stream({ spam: true }));

describe('unreadable input', () => {
  const long = { ...typed, message: 'x'.repeat(16 * 1024) };

  // spec S16.2
  test.each([
    [
      'no content type',
      { method: 'POST', body: JSON.stringify(typed), headers: { 'content-type': '' } },
      415,
    ],
    ['plain text', { method: 'POST', body: 'hello' }, 415],
    ['a form', asForm(typed), 415],
    ['broken JSON', { ...asJson({}), body: '{"firstName":' }, 400],
    ['a list', asJson([typed]), 400],
    ['null', asJson(null), 400],
    ['bytes that are no UTF-8', { ...asJson({}), body: new Uint8Array([0x7b, 0xff, 0x7d]) }, 400],
    ['numbers for text', asJson({ ...typed, firstName: 7, message: { $gt: '' } }), 400],
    ['more than 16 kB', asJson(long), 413],
    ['more than 16 kB in pieces', inPieces(asJson(long)), 413],
  ])('the API explains %s', async (_, init, status) => {
    const response = await app.ask('/api/contact', init);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
    expect([...(await enquiries()), ...(await setAside())]).toEqual([]);
  });

  test.each([
    ['JSON', asJson(typed), 415],
    ['a file upload', { method: 'POST', body: new FormData() }, 415],
    ['more than 16 kB', asForm(long), 413],
    ['more than 16 kB in pieces', inPieces(asForm(long)), 413],
  ])('the form is shown again for %s', async (_, init, status) => {
    const response = await app.ask('/contact', init);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('name="firstName"');
    expect(textOf(html)).toContain('1-800-555-0142');
    expect(await enquiries()).toEqual([]);
  });

  test('a form over the limit comes back with every word', async () => {
    const response = await app.ask('/contact', asForm(long));
    expect(response.status).toBe(413);
    expect(formValues(await response.text())).toMatchObject(long);
  });

  // spec S22.4
  test.each([
    ['sec-fetch-site', 'cross-site', 403],
    ['sec-fetch-site', 'same-site', 403],
    ['origin', 'https://other.example', 403],
    ['sec-fetch-site', 'same-origin', 303],
    ['origin', siteUrl, 303],
  ])('a post whose %s is %s: %i', async (name, value, status) => {
    const init = asForm(typed);
    const headers = new Headers(init.headers);
    headers.set(name, value);
    expect((await app.ask('/contact', { ...init, headers })).status).toBe(status);
    expect(await enquiries()).toHaveLength(status === 303 ? 1 : 0);
  });

  test('exactly 16 kB, sent in pieces, is accepted', async () => {
    const room = 16 * 1024 - JSON.stringify({ ...typed, message: '' }).length;
    const full = { ...typed, message: 'x'.repeat(room) };
    expect((await app.ask('/api/contact', inPieces(asJson(full)))).status).toBe(201);
    expect(await enquiries()).toMatchObject([{ message: full.message }]);
  });
});

describe('while the store does not answer', () => {
  const down = () => Promise.reject(new StoreFailure('connection refused'));

  // spec S16.2
  test('nothing typed is lost, and the phone number is there', async () => {
    const reports: string[] = [];
    await reopen({
      enquiries: { keep: down },
      trouble: { report: (error) => reports.push(String(error)), end: () => undefined },
    });
    const form = await app.ask(
      '/contact',
      asForm({ ...typed, submission: 'mine', vehicle: 'ev-city' }),
    );
    expect(form.status).toBe(503);
    expect(form.headers.get('retry-after')).toBeTruthy();
    const html = await form.text();
    expect(formValues(html)).toMatchObject({ ...typed, submission: 'mine', vehicle: 'ev-city' });
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain('1-800-555-0142');
    const api = await app.ask('/api/contact', asJson(typed));
    expect(api.status).toBe(503);
    expect(api.headers.get('retry-after')).toBeTruthy();
    expect(await api.json()).toEqual({ error: expect.stringContaining('1-800-555-0142') });
    expect(reports).toEqual(Array(2).fill('StoreFailure: connection refused'));
  });

  test('an enquiry that is kept says that the trouble is over', async () => {
    let ends = 0;
    const end = () => {
      ends += 1;
    };
    await reopen({ trouble: { report: () => undefined, end } });
    expect((await app.ask('/api/contact', asJson(typed))).status).toBe(201);
    expect(ends).toBe(1);
  });
});
