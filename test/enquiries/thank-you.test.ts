import { afterAll, expect, test } from 'vitest';
import { asForm, typed } from '../support/enquiry.ts';
import { elements, findAll } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(() => app.close());

/** The section of the page that says what was asked about; undefined without one. */
async function askedAbout(address: string): Promise<string | undefined> {
  const response = await app.ask(address);
  expect(response.status).toBe(200);
  const sections = findAll(await response.text(), 'section').map(({ text }) => text);
  return sections.find((text) => text.includes('What you asked about'));
}

// spec S3.11, S10.4
test.each([
  [{ vehicle: 'nomad-xl' }, '?vehicle=nomad-xl', ['Denago NOMAD XL']],
  [
    { vehicles: 'nomad-xl,d5-ranger-2+2', email: 'kim@visitor.example' },
    '?vehicles=nomad-xl%2Cd5-ranger-2%2B2',
    ['Denago NOMAD XL', 'Evolution D5 RANGER 2+2'],
  ],
  [
    { vehicle: 'nomad-xl', paint: 'copper', seats: 'plaid' },
    '?vehicle=nomad-xl&paint=copper',
    ['Denago NOMAD XL', 'Asked for in copper'],
  ],
  [
    { plan: '4-seater-weekly', place: 'dalton' },
    '?plan=4-seater-weekly&place=dalton',
    ['4 Seater Weekly rental ($', 'delivered to Dalton'],
  ],
  [
    { class: '6-seater', from: '2030-07-01', to: '2030-07-04', place: 'dalton', topic: 'rental' },
    '?place=dalton&class=6-seater&from=2030-07-01&to=2030-07-04&topic=rental',
    [
      'A rental',
      '6-seater, Mon, Jul 1, 2030 to Thu, Jul 4, 2030 (3 days, return by the same time Thursday), delivered to Dalton: $825 (one 3-day plan)',
    ],
  ],
  // What does not exist, and what the visitor wrote, is in no address.
  [{ vehicle: 'kim@visitor.example', plan: 'free', place: 'Kim Hale', topic: 'x' }, '', []],
  [{}, '', []],
])('a message sent with %j leads to /thank-you%s, which names it', async (fields, query, named) => {
  const sent = await app.ask('/contact', asForm({ ...typed, ...fields }));
  const address = sent.headers.get('location') ?? '';
  expect(sent.status).toBe(303);
  const [, reference = ''] = /[?&]ref=([0-9a-f]{8})$/.exec(address) ?? [];
  expect(address).toBe(`/thank-you${query}${query === '' ? '?' : '&'}ref=${reference}`);
  const enquiries = await Array.fromAsync(app.store.enquiries.stream());
  expect(enquiries.map(({ id }) => id.slice(0, 8))).toContain(reference);
  const heading = await askedAbout(address);
  expect(heading).toContain(`Your reference is ${reference}.`);
  for (const name of named) expect(heading).toContain(name);
});

test.each([
  ['rental', 'We’ll confirm the cart, the dates'],
  ['service', 'you bring the cart in, or we pick it up'],
  ['test-drive', 'A test drive'],
  ['trade-in', 'A trade-in'],
  ['nothing', 'A test drive, a delivery date, or a service appointment'],
])('what happens next is said for %s (spec S3.11)', async (topic, text) => {
  expect(await app.page(`/thank-you?topic=${topic}`)).toContain(text);
});

// spec S3.11, S21.4
test('an address written by somebody else names nothing but what the site knows', async () => {
  const text = 'Call+1-900-555-0100';
  const forged = `/thank-you?vehicles=${text},nomad-xl&plan=${text}&place=${text}&message=${text}`;
  const response = await app.ask(forged);
  const html = await response.text();
  expect(html).not.toContain('1-900-555-0100');
  expect(html).toContain('What you asked about');
  const badReference = await app.page('/thank-you?ref=Call+1-900');
  expect(badReference).not.toContain('Your reference');
  const robots = elements(html, 'meta').find(({ name }) => name === 'robots');
  expect(robots?.content).toBe('noindex');
});
