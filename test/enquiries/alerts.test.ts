import { afterAll, expect, test } from 'vitest';
import { AlertVisitor } from '../support/alert-visitor.ts';
import { StoreFailure } from '../support/built-server.ts';
import { asForm, asJson } from '../support/enquiry.ts';
import { findAll, textOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** Requests for alerts, over the built site. */

const held = { inStock: false, status: 'on-hold' } as const;
const vehicles = [
  ...[row({ id: 'here', name: 'Maverick' }), row({ id: 'held', ...held })],
  ...['three', 'four', 'left'].map((id) => row({ id })),
];
const app = await openApp({ vehicles });
const put = [
  row({ id: 'sold', inStock: false, status: 'sold' }),
  row({ id: 'coming', inStock: false, status: 'coming' }),
];
const withdraw = ['left', 'sold'];
await app.store.catalogue.apply({ put, withdraw }, new Date().toISOString());
const visitor = new AlertVisitor(app);
afterAll(() => app.close());

const right = { search: '/inventory?q=red' };

// spec S27.1, S27.2, S27.11
test('the form of a page is taken and leads to one that says to look at the mail, whoever asks', async () => {
  const email = visitor.someone();
  const fields = { search: '/inventory?q=maverick', email };
  for (const address of [email, email, visitor.someone()]) {
    const response = await app.ask('/alerts', asForm({ ...fields, email: address }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/alerts/asked');
    const json = await app.ask('/alerts', asJson({ ...fields, email: address }));
    expect([json.status, await json.json()]).toEqual([
      201,
      { message: expect.stringContaining('Check your email') },
    ]);
  }
  expect(await visitor.mailsTo(email)).toHaveLength(4);
  const page = await visitor.read('/alerts/asked');
  expect(page.words).toContain('Check your email');
});

// spec S27.1, S27.11
test('what is wrong is 400 in words, beside its field', async () => {
  const sent = { ...right, email: 'robin' };
  const fields = { email: 'Invalid email address' };
  const form = asForm(sent);
  const fromProgram = { ...form, headers: { ...form.headers, accept: 'application/json' } };
  for (const init of [asJson(sent), fromProgram]) {
    const answer = await app.ask('/alerts', init);
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields }]);
  }
  const page = await app.ask('/alerts', form);
  const html = await page.text();
  expect(page.status).toBe(400);
  expect(textOf(html)).toContain(fields.email);
  const input = findAll(html, 'input').find(({ attributes }) => attributes.name === 'email');
  expect(input?.attributes).toMatchObject({ 'aria-invalid': 'true', value: sent.email });
  expect(html).toContain('value="/inventory?q=red"');
});

// spec S27.1, S27.11
test.each<[string, RequestInit, number]>([
  ['another type', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }, 415],
  ['too much', asForm({ ...right, email: 'x'.repeat(20_000) }), 413],
  ['another site', { ...asForm(right), headers: { origin: 'https://evil.example' } }, 403],
])('%s is refused', async (_, init, status) => {
  expect((await app.ask('/alerts', init)).status).toBe(status);
});

// spec S27.1, S27.11
test('a program that fills the hidden field is thanked, and nothing is kept', async () => {
  const email = visitor.someone();
  const response = await app.ask('/alerts', asForm({ ...right, email, topicNote: 'x' }));
  expect(response.headers.get('location')).toBe('/alerts/asked');
  expect(await visitor.mailsTo(email)).toEqual([]);
});

// spec S27.6, S27.11
test('one network asks 20 times in an hour, one mailbox gets five mails a day', async () => {
  const email = visitor.someone();
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const fields = { search: `/inventory?q=${n}`, email };
    statuses.push((await app.ask('/alerts', { ...asForm(fields), from: '198.51.100.9' })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(303), 429]);
  expect(await visitor.mailsTo(email)).toHaveLength(5);
  const json = await app.ask('/alerts', { ...asJson({ ...right, email }), from: '198.51.100.9' });
  expect(json.status).toBe(429);
  expect(json.headers.get('retry-after')).toMatch(/^[1-9]\d{0,3}$/);
});

// spec S27.1, S27.11
test('while the store does not answer, nothing is promised', async () => {
  const ask = () => Promise.reject(new StoreFailure('it is locked'));
  const alerts = { ...app.site.alerts, alerts: { ...app.store.alerts, ask, find: ask } };
  const down = await openApp({ site: { alerts } });
  const fields = { ...right, email: visitor.someone() };
  for (const init of [asJson(fields), asForm(fields)]) {
    const { status, headers } = await down.ask('/alerts', init);
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  }
  expect((await down.ask('/alerts/any')).status).toBe(503);
  await down.close();
});

// spec S27.1, S27.11
test.each([
  ['', 'Search our inventory'],
  [
    '?search=%2Finventory%3Fq%3Dred+evil.example',
    'We’ll email you when a cart matching “red” and “evil.example” comes in.',
  ],
  ['?vehicle=here&when=price', 'when the price of the Denago Maverick falls below $9,995.'],
  ['?vehicle=held&when=back', 'when the Denago Cart held can be bought again.'],
])('/alerts%s says what it is, and shows the form', async (query, words) => {
  const html = await app.page(`/alerts${query}`);
  expect(textOf(html)).toContain(words);
  expect(html.includes('name="email"')).toBe(query !== '');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html.includes('data-island="form-draft"')).toBe(query !== '');
});

test('/alerts about what does not exist says so', async () => {
  expect(textOf(await app.page('/alerts?vehicle=nothing&when=back', 400))).toContain('do not know');
  for (const list of ['/sitemap.xml', '/robots.txt']) {
    expect(await app.page(list)).not.toContain(`${siteUrl}/alerts`);
  }
});

/** Where the links and forms for alerts of a page lead. */
function offersIn(html: string): readonly string[] {
  const hrefs = findAll(html, 'a').map(({ attributes }) => attributes.href ?? '');
  const forms = findAll(html, 'form').filter(({ attributes }) => attributes.action === '/alerts');
  const hidden = forms.map((form) =>
    form
      .findAll('input')
      .filter(({ attributes }) => attributes.type === 'hidden')
      .map(({ attributes }) => `${attributes.name}=${attributes.value}`)
      .join('&'),
  );
  return [...hrefs.filter((href) => href.startsWith('/alerts')), ...hidden];
}

// spec S27.12, S6.3
test('a short result, a cart that can not be bought and a price offer an alert', async () => {
  for (const [path, offers] of Object.entries({
    '/inventory': [],
    '/inventory?q=zeppelin&town=dalton': [
      '/alerts?search=%2Finventory%3Fq%3Dzeppelin%26place%3DDalton',
    ],
    '/inventory?q=maverick': ['/alerts?search=%2Finventory%3Fq%3Dmaverick'],
    '/vehicles/here': ['/alerts?vehicle=here&when=price'],
    '/vehicles/held': ['/alerts?vehicle=held&when=price', 'vehicle=held&when=back'],
    '/vehicles/coming': ['/alerts?vehicle=coming&when=back', '/alerts?vehicle=coming&when=price'],
    '/vehicles/sold': ['search=/inventory?like=sold'],
    '/vehicles/left': ['search=/inventory?like=left'],
  })) {
    expect([path, offersIn(await app.page(path))]).toEqual([path, offers]);
  }
  const text = textOf(await app.page('/inventory?q=maverick'));
  expect(text).toContain('Email me when a cart matching “maverick” comes in');
});
