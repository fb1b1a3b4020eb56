import { afterAll, afterEach, expect, test } from 'vitest';
import { asForm, asJson, formValues, typed } from '../support/enquiry.ts';
import { elements, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

/** What a message is about, from the link to what is kept. */

const app = await openApp({ site: { now: () => new Date('2026-06-01T12:00:00Z') } });
afterAll(() => app.close());
afterEach(() => app.store.enquiries.forget(typed.email));

const enquiries = () => Array.fromAsync(app.store.enquiries.stream());

const rental =
  'Mon, Jul 6, 2026 to Sat, Jul 18, 2026 (12 days, return by the same time Saturday), delivered to Dalton: $4,200 (two weekly plans)';

// spec S2.3, S6.2, S7.3, S10.2, S10.4, S11.7, S11.15, S15.6
test.each<[string, Readonly<Record<string, unknown>>, string, object]>([
  [
    'vehicle=d5-ranger-2%2B2',
    { message: "I'm interested in the Evolution D5 RANGER 2+2 ($7,695).\n\n" },
    'href="/vehicles/d5-ranger-2+2"',
    { vehicles: [{ id: 'd5-ranger-2+2', price: 7_695, condition: 'new' }] },
  ],
  [
    'vehicle=ev-nomad&paint=midnight-blue&seats=tan',
    {
      vehicle: 'ev-nomad',
      paint: 'midnight-blue',
      seats: 'tan',
      message: expect.stringMatching(/ \(\$8,495\), in midnight blue with tan seats\.\n\n$/),
    },
    'Asked for in midnight blue with tan seats',
    { vehicles: [{ id: 'ev-nomad', askedPaint: 'midnight blue', askedSeats: 'tan' }] },
  ],
  [
    'vehicles=d5-ranger-2%2B2,nothing,denago-ev-city,d5-ranger-2%2B2,evolution-d5-ranger-2%2B2',
    {
      vehicles: 'd5-ranger-2+2,denago-ev-city',
      message: expect.stringMatching(
        /^I'm interested in these carts:\n- Evolution D5 RANGER 2\+2 \(\$7,695\)\n- .*EV CITY.*\n\n$/,
      ),
    },
    'href="/vehicles/denago-ev-city"',
    { vehicles: [{ id: 'd5-ranger-2+2' }, { id: 'denago-ev-city', condition: 'demo' }] },
  ],
  [
    'plan=4-seater-weekly&place=dalton',
    { message: expect.stringMatching(/^I'd like to reserve: 4 Seater Weekly.*Dalton/) },
    '4 Seater Weekly rental ($1,050), delivered to Dalton',
    { plan: '4 Seater Weekly rental ($1,050), delivered to Dalton' },
  ],
  [
    'class=4-seater&count=2&from=2026-07-06&to=2026-07-18&place=dalton&topic=rental',
    {
      interest: 'rental',
      class: '4-seater',
      count: '2',
      message: expect.stringContaining(`rent 2 × 4-seater from ${rental}, plus a $1,000 deposit.`),
    },
    `2 × 4-seater, ${rental}`,
    { plan: `2 × 4-seater, ${rental}` },
  ],
])('%s is in the form, also after a correction, and in the enquiry', async (...example) => {
  const [query, prefilled, words, kept] = example;
  const values = formValues(await app.page(`/contact?${query}`));
  expect(values).toMatchObject(prefilled);
  const refused = await app.ask('/contact', asForm({ ...values, ...typed, email: 'robin' }));
  const again = await refused.text();
  expect(again).toContain(words);
  await app.ask('/contact', asForm({ ...formValues(again), ...typed, started: '' }));
  expect(await enquiries()).toMatchObject([kept]);
});

// spec S10.2, S10.4
test('the colors chosen on a vehicle page are in its links to the form', async () => {
  const query = 'paint=midnight-blue&seats=tan';
  const links = elements(await app.page(`/vehicles/ev-nomad?${query}`), 'a');
  const hrefs = links.map(({ href }) => href).filter((href) => href?.startsWith('/contact?v'));
  const ask = `/contact?vehicle=ev-nomad&${query}`;
  const topics = [ask, `${ask}&topic=test-drive`, `${ask}&topic=photos`];
  const all = new Set([...topics, '/contact?vehicle=ev-nomad&topic=delivery']);
  expect(new Set(hrefs)).toEqual(all);
});

// spec S10.4
test.each([
  ['a color of another series', { vehicle: 'ev-nomad', paint: 'orange' }, ['ev-nomad']],
  ['a color without a vehicle', { paint: 'copper', seats: 'tan' }, []],
  [
    'colors of several vehicles',
    { vehicles: 'ev-nomad,nomad-xl', paint: 'copper' },
    ['ev-nomad', 'nomad-xl'],
  ],
  ['what does not exist', { vehicle: '<b>', plan: 'nothing', place: 'nowhere' }, []],
])('%s is left out', async (_, fields, ids) => {
  const page = await app.page(`/contact?${new URLSearchParams(fields)}`);
  expect(page).not.toContain('Asked for');
  expect(formValues(page)).not.toHaveProperty('paint');
  expect(formValues(page).message === '').toBe(ids.length === 0);
  expect((await app.ask('/api/contact', asJson({ ...typed, ...fields }))).status).toBe(201);
  const [enquiry] = await enquiries();
  const carts = enquiry?.vehicles.map(({ id, askedPaint }) => [id, askedPaint]);
  expect([carts, enquiry?.plan]).toEqual([ids.map((id) => [id, undefined]), undefined]);
});

// spec S15.6
test.each([
  ['', /Contact Us\s+Write, call, or come by\./, 'sales'],
  ['vehicle=nothing', /Contact Us\s+Write, call, or come by\./, 'sales'],
  ['vehicles=ev-nomad,nomad-xl', /Ask about these carts/, 'sales'],
  ['plan=4-seater-weekly', /Request a rental/, 'rental'],
  ['topic=service', /Schedule service/, 'service'],
  ['topic=trade-in&vehicle=ev-nomad', /Trade in your cart/, 'trade-in'],
  ['place=dalton', /Contact us about Dalton/, 'sales'],
])('/contact?%s has its title, and begins with its form', async (query, title, interest) => {
  const page = await app.page(`/contact?${query}`);
  expect(elements(page, 'h1')).toHaveLength(1);
  expect(textOf(page)).toMatch(title);
  expect(page.indexOf('name="firstName"')).toBeLessThan(page.indexOf('Reach us'));
  expect(formValues(page).interest).toBe(interest);
});
