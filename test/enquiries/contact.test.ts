import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asForm, asJson, formValues, typed } from '../support/enquiry.ts';
import { elements, findAll } from '../support/html.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';

const now = new Date('2026-06-01T12:00:00Z');
let app: OpenApp;

beforeEach(async () => {
  app = await openApp({ site: { now: () => now } });
});
afterEach(() => app.close());

const enquiries = () => Array.fromAsync(app.store.enquiries.stream());
const setAside = () => Array.fromAsync(app.store.enquiries.stream({ spam: true }));

const wrong: [string, Record<string, string>, Record<string, string>][] = [
  ['a short phone number', { phone: '555-0199' }, { phone: 'Phone number is required' }],
  [
    'nothing at all',
    { firstName: '  ', lastName: '', email: '', phone: '', message: '' },
    {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number is required',
      message: 'Message must be at least 10 characters',
    },
  ],
];

describe('through the API', () => {
  // spec S16.2
  test('a message is stored and its id returned', async () => {
    const response = await app.ask('/api/contact', asJson(typed));
    expect(response.status).toBe(201);
    const answer = await response.json();
    expect(answer).toEqual({ id: expect.any(String) });
    expect(await enquiries()).toMatchObject([
      { ...typed, id: answer.id, receivedAt: now.toISOString() },
    ]);
  });

  // spec S15.2, S16.2
  test.each(wrong)('%s is refused', async (_, change, messages) => {
    const response = await app.ask('/api/contact', asJson({ ...typed, ...change }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), fields: messages });
    expect(await enquiries()).toEqual([]);
  });
});

describe('through the form', () => {
  test('a message is stored and leads to /thank-you', async () => {
    const response = await app.ask('/contact', asForm({ ...typed, interest: 'parts' }));
    const [enquiry] = await Array.fromAsync(app.store.enquiries.stream());
    const reference = enquiry?.id.slice(0, 8);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/thank-you?ref=${reference}`,
    ]);
    expect(await enquiries()).toMatchObject([{ ...typed, interest: 'parts' }]);
  });

  // spec S15.2
  test.each(wrong)('%s comes back with what was typed', async (_, change, messages) => {
    const sent: Record<string, string> = { ...typed, interest: 'service', ...change };
    const response = await app.ask('/contact', asForm({ ...sent, submission: 'mine' }));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(formValues(html)).toMatchObject({ ...sent, submission: 'mine' });
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
    expect(first.map(({ name }) => name)).toEqual([Object.keys(messages)[0]]);
    expect(await enquiries()).toEqual([]);
  });
});

describe('sent twice', () => {
  const form = { ...typed, submission: 'b3f8' };

  test('one form is one enquiry, also when both arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.ask('/api/contact', asJson(form))),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await app.ask('/contact', asForm(form))).status).toBe(303);
    expect(await enquiries()).toHaveLength(1);
  });

  test('the same form with other words is another enquiry', async () => {
    await app.ask('/contact', asForm(form));
    await app.ask('/contact', asForm({ ...form, message: 'And do you deliver to Dalton?' }));
    await app.ask('/contact', asForm({ ...form, firstName: 'Alex' }));
    expect(await enquiries()).toHaveLength(3);
  });

  test('two visitors who were shown one form are two enquiries', async () => {
    const [one, two] = await Promise.all([app.page('/contact'), app.page('/contact')]);
    const mine = { ...formValues(one), ...typed };
    const yours = { ...formValues(two), ...typed, email: 'sam@visitor.example' };
    delete (mine as { started?: string }).started;
    delete (yours as { started?: string }).started;
    await app.ask('/contact', asForm(mine));
    await app.ask('/contact', asForm(yours));
    expect((await enquiries()).map(({ email }) => email).sort()).toEqual([
      'robin@visitor.example',
      'sam@visitor.example',
    ]);
  });
});

// spec S15.8
test('what a browser fills by itself, and a domain in other letters, is taken', async () => {
  const change = { website: 'https://visitor.example', email: 'info@münchen.example' };
  expect((await app.ask('/contact', asForm({ ...typed, ...change }))).status).toBe(303);
  expect(await enquiries()).toMatchObject([{ email: 'info@xn--mnchen-3ya.example' }]);
});

describe('spam is set aside, never lost', () => {
  test.each([
    ['honeypot', { topicNote: 'https://spam.example' }],
    ['too-fast', { started: String(now.getTime() - 100) }],
  ])('%s', async (spam, change) => {
    const response = await app.ask('/contact', asForm({ ...typed, ...change }));
    expect(response.status).toBe(303);
    expect(await enquiries()).toEqual([]);
    expect(await setAside()).toMatchObject([{ spam }]);
  });
});
