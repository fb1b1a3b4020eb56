import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { StoreFailure } from '../support/built-server.ts';
import { asForm, asJson, formValues, inPieces, typed } from '../support/enquiry.ts';
import { elements, findAll, textOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';

/** Messages as they come, and those that are refused; hostile ones are in test/answers/hostile.test.ts. */

const now = new Date('2026-06-01T12:00:00Z');
const app = await openApp({ site: { now: () => now } });
afterAll(() => app.close());
afterEach(() => app.store.enquiries.forget(typed.email));

const enquiries = () => Array.fromAsync(app.store.enquiries.stream());
const setAside = () => Array.fromAsync(app.store.enquiries.stream({ spam: true }));

// spec S16.2
test('through the API a message is stored and its id returned', async () => {
  const response = await app.ask('/api/contact', asJson(typed));
  expect(response.status).toBe(201);
  const answer = await response.json();
  expect(answer).toEqual({ id: expect.any(String) });
  expect(await enquiries()).toMatchObject([
    { ...typed, id: answer.id, receivedAt: now.toISOString() },
  ]);
});

test('through the form a message is stored and leads to /thank-you', async () => {
  const response = await app.ask('/contact', asForm({ ...typed, interest: 'parts' }));
  const [enquiry] = await enquiries();
  expect(enquiry).toMatchObject({ ...typed, interest: 'parts' });
  const reference = enquiry?.id.slice(0, 8);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/thank-you?ref=${reference}`,
  ]);
});

// spec S15.2, S16.2
test('what is wrong is named by the API, and beside its field by the form, with what was typed', async () => {
  const nothing = { firstName: '  ', lastName: '', email: '', phone: '555-0199', message: '' };
  const messages = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    phone: 'Phone number is required',
    message: 'Message must be at least 10 characters',
  };
  const json = await app.ask('/api/contact', asJson(nothing));
  expect([json.status, await json.json()]).toEqual([
    400,
    { error: expect.any(String), fields: messages },
  ]);
  const sent = { ...nothing, interest: 'service', submission: 'mine' };
  const response = await app.ask('/contact', asForm(sent));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(formValues(html)).toMatchObject(sent);
  for (const [name, message] of Object.entries(messages)) {
    const id = `contact-${name}-error`;
    const all = findAll(html, '*');
    expect(all.find(({ attributes }) => attributes.name === name)?.attributes).toHaveProperty(
      'aria-describedby',
      expect.stringMatching(new RegExp(`^${id}( contact-${name}-hint)?$`)),
    );
    expect(all.find(({ attributes }) => attributes.id === id)?.text).toBe(message);
  }
  const focused = [...elements(html, 'input'), ...elements(html, 'textarea')];
  const first = focused.filter((field) => 'autofocus' in field || 'autoFocus' in field);
  expect(first.map(({ name }) => name)).toEqual(['firstName']);
  expect(await enquiries()).toEqual([]);
});

test('one form is one enquiry, also when it arrives at once, and with other words another', async () => {
  const form = { ...typed, submission: 'b3f8' };
  const answers = await Promise.all([1, 2, 3].map(() => app.ask('/api/contact', asJson(form))));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect((await app.ask('/contact', asForm(form))).status).toBe(303);
  expect(await enquiries()).toHaveLength(1);
  await app.ask('/contact', asForm({ ...form, message: 'And do you deliver to Dalton?' }));
  await app.ask('/contact', asForm({ ...form, firstName: 'Alex' }));
  expect(await enquiries()).toHaveLength(3);
});

// spec S15.8
test('what a browser fills by itself, and a domain in other letters, is taken', async () => {
  const change = { website: 'https://visitor.example', email: 'info@münchen.example' };
  expect((await app.ask('/contact', asForm({ ...typed, ...change }))).status).toBe(303);
  const [enquiry] = await enquiries();
  expect(enquiry?.email).toBe('info@xn--mnchen-3ya.example');
  await app.store.enquiries.forget(enquiry?.email ?? '');
});

test.each([
  ['honeypot', { topicNote: 'https://spam.example' }],
  ['too-fast', { started: String(now.getTime() - 100) }],
])('spam is set aside, never lost: %s', async (spam, change) => {
  const response = await app.ask('/contact', asForm({ ...typed, ...change }));
  expect(response.status).toBe(303);
  expect(await enquiries()).toEqual([]);
  expect(await setAside()).toMatchObject([{ spam }]);
});

describe('unreadable input', () => {
  const long = { ...typed, message: 'x'.repeat(16 * 1024) };
  const broken = new Uint8Array([0x7b, 0xff, 0x7d]);

  // spec S16.2
  test.each<[string, RequestInit, number]>([
    ['no content type', { ...asJson(typed), headers: { 'content-type': '' } }, 415],
    ['a form', asForm(typed), 415],
    ['broken JSON', { ...asJson({}), body: '{"firstName":' }, 400],
    ['a list', asJson([typed]), 400],
    ['null', asJson(null), 400],
    ['bytes that are no UTF-8', { ...asJson({}), body: broken }, 400],
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

  test.each<[string, RequestInit, number, object]>([
    ['JSON', asJson(typed), 415, {}],
    ['a file upload', { method: 'POST', body: new FormData() }, 415, {}],
    ['more than 16 kB', asForm(long), 413, long],
    ['more than 16 kB in pieces', inPieces(asForm(long)), 413, {}],
  ])('the form is shown again for %s', async (_, init, status, values) => {
    const response = await app.ask('/contact', init);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(formValues(html)).toMatchObject({ firstName: expect.anything(), ...values });
    expect(textOf(html)).toContain('1-800-555-0142');
    expect(await enquiries()).toEqual([]);
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
    const headers = { ...init.headers, [name]: value };
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

// spec S16.2
test('while the store does not answer, nothing typed is lost, and the phone number is there', async () => {
  const reports: string[] = [];
  const down = await openApp({
    enquiries: {
      enquiries: { keep: () => Promise.reject(new StoreFailure('connection refused')) },
      trouble: { report: (error) => reports.push(String(error)), end: () => undefined },
    },
  });
  const sent = { ...typed, submission: 'mine', vehicle: 'ev-city' };
  const form = await down.ask('/contact', asForm(sent));
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '30']);
  const html = await form.text();
  expect(formValues(html)).toMatchObject(sent);
  expect(html).toContain('role="alert"');
  expect(textOf(html)).toContain('1-800-555-0142');
  const api = await down.ask('/api/contact', asJson(typed));
  expect([api.status, api.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await api.json()).toEqual({ error: expect.stringContaining('1-800-555-0142') });
  expect(reports).toEqual(Array(2).fill('StoreFailure: connection refused'));
  await down.close();
});
