import { afterAll, expect, test } from 'vitest';
import { asForm, asJson, formValues, typed } from '../support/enquiry.ts';
import { elements, findAll, textOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';

/** On a Saturday evening in New York. */
const app = await openApp({ site: { now: () => new Date('2026-11-22T00:30:00Z') } });
afterAll(() => app.close());

/** The days that a list of the form offers. */
function daysOf(html: string, name: string): readonly (string | undefined)[] {
  const list = findAll(html, 'select').find(({ attributes }) => attributes.name === name);
  return list?.findAll('option').map(({ attributes }) => attributes.value) ?? [];
}

// spec S29.4, S29.5
test.each([
  ['test-drive', '2026-11-23', '2027-01-20', 48],
  ['service', '2026-11-23', '2027-01-20', 48],
  ['delivery', '2026-11-22', '2027-01-20', 57],
])(
  'the form of %s offers days from %s to %s, without scripts too',
  async (topic, first, last, count) => {
    const html = await app.page(`/contact?topic=${topic}&vehicle=ev-city`);
    for (const name of ['wish1', 'wish2', 'wish3']) {
      const [none, ...days] = daysOf(html, name);
      expect([none, days[0], days.at(-1), days.length]).toEqual(['', first, last, count]);
    }
    for (const name of ['part1', 'part2', 'part3']) {
      expect(daysOf(html, name)).toEqual(['', 'morning', 'afternoon']);
    }
    expect(html.includes('name="fetchFrom"')).toBe(topic === 'service');
  },
);

test.each(['/contact', '/contact?topic=rental', '/contact?topic=trade-in', '/contact?topic=x'])(
  '%s asks for no day (spec S29.4)',
  async (address) => {
    expect(daysOf(await app.page(address), 'wish1')).toEqual([]);
  },
);

const bad = {
  topic: 'service',
  // A Sunday, when the workshop answers emergencies alone.
  ...{ wish1: '2026-11-29', part1: 'morning' },
  ...{ wish2: '2026-11-24', part2: 'noon' },
  ...{ wish3: '2026-11-21', part3: 'afternoon' },
};
const messages = {
  wish1: 'We are closed that day',
  part2: 'Choose morning or afternoon',
  wish3: 'Choose a day from Mon, Nov 23 to Wed, Jan 20',
};

// spec S29.4
test('a wish that can’t be had is refused by the API, and beside its field by the form', async () => {
  const refused = await app.ask('/api/contact', asJson({ ...typed, ...bad }));
  expect([refused.status, await refused.json()]).toMatchObject([400, { fields: messages }]);
  const sent = { ...typed, ...bad, fetchFrom: '5 Lake Road', make: 'EZ-GO TXT', drives: 'no' };
  const form = await app.ask('/contact', asForm(sent));
  expect(form.status).toBe(400);
  const html = await form.text();
  const all = findAll(html, '*');
  for (const [name, message] of Object.entries(messages)) {
    const id = `contact-${name}-error`;
    const field = all.find(({ attributes }) => attributes.name === name);
    expect(field?.attributes).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': id });
    expect(all.find(({ attributes }) => attributes.id === id)?.text).toBe(message);
  }
  expect(formValues(html)).toMatchObject({
    ...typed,
    ...{ part1: 'morning', wish2: '2026-11-24', part3: 'afternoon' },
    ...{ fetchFrom: '5 Lake Road', make: 'EZ-GO TXT', drives: 'no' },
  });
  expect(await Array.fromAsync(app.store.enquiries.stream())).toEqual([]);
});

// spec S3.11, S29.4, S29.5
test('wishes are kept, and repeated on the next page', async () => {
  const form = await app.page('/contact?topic=service');
  const sent = {
    ...{ ...formValues(form), ...typed, started: '' },
    ...{ wish1: '2026-11-28', part1: 'afternoon', wish3: '2026-11-24', part3: 'morning' },
    fetchFrom: ' 5 Lake Road,\r\nDalton ',
  };
  const answer = await app.ask('/contact', asForm(sent));
  expect(answer.status).toBe(303);
  const [enquiry] = await Array.fromAsync(app.store.enquiries.stream());
  expect(enquiry).toMatchObject({
    wishes: [
      { topic: 'service', date: '2026-11-28', part: 'afternoon' },
      { topic: 'service', date: '2026-11-24', part: 'morning' },
    ],
    fetchFrom: '5 Lake Road, Dalton',
  });
  const address = answer.headers.get('location') ?? '';
  expect(address).toBe(
    `/thank-you?topic=service&wish1=2026-11-28&part1=afternoon&wish2=2026-11-24&part2=morning&ref=${enquiry?.id.slice(0, 8)}`,
  );
  const thanks = textOf(await app.page(address));
  expect(thanks).toContain('Sat, Nov 28, 2026, afternoon (noon to 3 PM)');
  expect(thanks).toContain('Tue, Nov 24, 2026, morning (8 AM to noon)');
  expect(thanks).toContain('Nothing is booked until we confirm one of them.');
  expect(thanks).not.toContain('Lake Road');
  // The same form with another wish is another enquiry; with the same, the same.
  const again = await app.ask('/contact', asForm(sent));
  expect(again.headers.get('location')).toBe(address);
  await app.ask('/contact', asForm({ ...sent, part1: 'morning' }));
  expect(await Array.fromAsync(app.store.enquiries.stream())).toHaveLength(2);
});

// spec S3.11
test.each([
  ['topic=service&wish1=2026-11-29&part1=morning'],
  ['topic=service&wish1=Call+1-900-555-0100&part1=morning'],
  ['topic=rental&wish1=2026-11-24&part1=morning'],
])('/thank-you?%s names no time', async (query) => {
  const html = await app.page(`/thank-you?${query}`);
  expect(html).not.toMatch(/Times that work|1-900/);
});

// spec S29.8
test.each([
  ['/vehicles/rover-xl6', '/contact?vehicle=rover-xl6&topic=test-drive'],
  ['/vehicles/rover-xl6', '/contact?vehicle=rover-xl6&topic=delivery'],
  [
    '/vehicles/rover-xl6?paint=evergreen',
    '/contact?vehicle=rover-xl6&paint=evergreen&topic=test-drive',
  ],
  ['/showroom', '/contact?topic=test-drive'],
  ['/about', '/contact?topic=test-drive'],
  ['/services', '/contact?topic=service'],
  ['/dalton-golf-carts', '/contact?place=dalton&topic=delivery'],
  ['/policies/delivery-policy', '/contact?topic=delivery'],
])('%s leads to %s', async (path, address) => {
  const sorted = (href = '') => [...new URL(href, siteUrl).searchParams].sort().join();
  const hrefs = elements(await app.page(path), 'a').map(({ href }) => href);
  const contacts = hrefs.filter((href) => href?.startsWith('/contact?'));
  expect(contacts.map(sorted)).toContain(sorted(address));
});
