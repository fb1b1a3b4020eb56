import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { StoreFailure } from '../../domain/store-failure.ts';
import { asForm, asJson } from '../support/enquiry.ts';
import { findAll, textOf } from '../support/html.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** Asking to be told, and what the links of the mails do, over the built site. */

const held = { inStock: false, status: 'on-hold' } as const;
let app: OpenApp;
let now = new Date();
beforeAll(async () => {
  const vehicles = [row({ id: 'here', name: 'Maverick' }), row({ id: 'held', ...held })];
  app = await openApp({ vehicles, site: { now: () => now } });
});
afterAll(() => app.close());
afterEach(() => {
  now = new Date();
});

let visitors = 0;
/** An address that nobody has used. */
function someone(): string {
  visitors += 1;
  return `visitor-${visitors}@visitor.example`;
}

/** The mails that wait for an address: their texts and headers, oldest first. */
async function mailsTo(email: string) {
  const claims = await app.store.outbox.claim(999, 60, new Date(Date.now() + 1000));
  const mails = claims.flatMap((claim) => (claim.kind === 'alert' ? [claim] : []));
  for (const claim of claims) await app.store.outbox.postpone(claim, '', new Date());
  return mails.map(({ mail }) => mail).filter(({ to }) => to === email);
}

/** Asks as a form does; resolves to the path of the link in the mail that was queued last. */
async function ask(fields: Record<string, string>, email = someone()): Promise<string> {
  const response = await app.ask('/alerts', asForm({ ...fields, email }));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/alerts/asked']);
  const [, path = ''] =
    /carts\.example(\/alerts\/\S+)/.exec((await mailsTo(email)).at(-1)?.text ?? '') ?? [];
  return path;
}

/** A page about alerts: status, heading, words, and what its buttons do. */
async function read(path: string, init: RequestInit = {}) {
  const response = await app.ask(path, init);
  const [main] = findAll(await response.text(), 'main');
  return {
    status: response.status,
    title: main?.findAll('h1')[0]?.text ?? '',
    words: main?.text ?? '',
    buttons: (main?.findAll('button') ?? []).map(({ attributes }) => attributes.value ?? ''),
  };
}

const press = (path: string, action: string) => read(path, asForm({ do: action }));
const oneClick = { 'List-Unsubscribe': 'One-Click' };

// spec S27.1, S27.2, S27.11
test('the form of a page is taken and leads to one that says to look at the mail, whoever asks', async () => {
  const email = someone();
  const fields = { search: '/inventory?q=maverick', email };
  for (const address of [email, email, someone()]) {
    const response = await app.ask('/alerts', asForm({ ...fields, email: address }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/alerts/asked');
    const json = await app.ask('/alerts', asJson({ ...fields, email: address }));
    expect([json.status, await json.json()]).toEqual([
      201,
      { message: expect.stringContaining('Look at your mail') },
    ]);
  }
  expect(await mailsTo(email)).toHaveLength(4);
  const page = await read('/alerts/asked');
  expect(page.words).toContain('Look at your mail');
});

// spec S27.2, S27.3, S27.10
test('a link shows, confirms and ends; done twice it says so; GET changes nothing', async () => {
  const path = await ask({ vehicle: 'held', when: 'back' });
  for (let turn = 0; turn < 3; turn += 1) {
    const page = await read(path);
    expect(page).toMatchObject({ status: 200, title: 'Shall we tell you?' });
    expect(page.words).toContain('when the Denago Cart held can be bought again');
    expect(page.buttons).toEqual(['confirm', 'end']);
    await app.ask(path, { method: 'HEAD' });
  }
  expect((await press(path, 'confirm')).title).toBe('Confirmed');
  expect((await press(path, 'confirm')).title).toBe('Confirmed');
  expect(await read(path)).toMatchObject({ title: 'We tell you', buttons: ['end'] });
  expect((await press(path, 'end')).title).toBe('Ended');
  expect((await press(path, 'end')).title).toBe('Ended');
  const ended = await read(path);
  expect(ended).toMatchObject({ status: 200, title: 'This has ended', buttons: [] });
  expect((await press(path, 'confirm')).title).toBe('This has ended');
});

// spec S27.9, S27.10: RFC 8058
test.each([
  ['a form', asForm(oneClick)],
  [
    'parts',
    {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    },
  ],
])(
  'one click from a mail program, as %s, ends it whatever it is and wherever it comes from',
  async (_, init) => {
    const path = await ask({ search: '/inventory?q=club' });
    await press(path, 'confirm');
    const headers = { ...(init.headers as object), origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect(await read(path, { ...init, headers })).toMatchObject({ status: 200, title: 'Ended' });
    const again = await ask({ search: '/inventory?q=club' });
    // Also one that waits for its confirmation: the word says what is meant.
    expect((await read(again, init)).title).toBe('Ended');
    expect((await app.ask('/alerts', { ...asForm({}), headers })).status).toBe(403);
  },
);

test('a POST without a word confirms what waits for it, and ends what does not', async () => {
  const path = await ask({ search: '/inventory' });
  expect((await read(path, { method: 'POST' })).title).toBe('Confirmed');
  expect((await read(path, { method: 'POST' })).title).toBe('Ended');
});

// spec S27.10
test('the page of one offers to end all of its address', async () => {
  const email = someone();
  const first = await ask({ search: '/inventory?q=one' }, email);
  const second = await ask({ search: '/inventory?q=two' }, email);
  await press(first, 'confirm');
  expect(await read(first)).toMatchObject({ buttons: ['end', 'end-all'] });
  expect((await read(first)).words).toContain('End all 2 of mine');
  expect(await press(first, 'end-all')).toMatchObject({ title: 'Ended', buttons: [] });
  expect((await read(second)).title).toBe('This has ended');
});

// spec S27.3, S27.10
test('a link that is unknown, changed or forgotten is 404, one that is over says so', async () => {
  const email = someone();
  const path = await ask({ search: '/inventory?q=red' }, email);
  const wrong = ['/alerts/nothing', `${path}x`, path.slice(0, -1), `/alerts/${'a'.repeat(24)}`];
  for (const address of wrong) {
    for (const init of [{}, asForm(oneClick), asForm({ do: 'end-all' })]) {
      const page = await read(address, init);
      expect(page).toMatchObject({ status: 404, title: 'This link does not work', buttons: [] });
    }
  }
  now = new Date(Date.now() + 3 * day);
  expect(await read(path)).toMatchObject({ status: 200, title: 'This has ended' });
  expect((await press(path, 'confirm')).title).toBe('This has ended');
  await app.store.leads.forget(email.toUpperCase());
  expect((await read(path)).status).toBe(404);
});

// spec S27.10
test('no answer about a link is kept, indexed or told to another page', async () => {
  const path = await ask({ search: '/inventory?q=red' });
  const long = { method: 'POST', body: 'x'.repeat(20_000) };
  const asked: readonly (readonly [string, RequestInit, number])[] = [
    [path, {}, 200],
    [path, { method: 'HEAD' }, 200],
    [`${path}x`, {}, 404],
    [path, { method: 'PUT' }, 405],
    [path, long, 413],
    [path, { method: 'POST' }, 200],
  ];
  for (const [address, init, status] of asked) {
    const response = await app.ask(address, init);
    expect([address, response.status]).toEqual([address, status]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
  const html = await app.page(path);
  expect(html).not.toContain(path.split('/').at(-1));
  expect(html).not.toContain('<script');
});

const right = { search: '/inventory?q=red' };
const wrong: readonly (readonly [object, object])[] = [
  [{ ...right, email: 'robin' }, { email: 'Invalid email address' }],
  [{ ...right, email: '' }, { email: 'Invalid email address' }],
  [{ search: '/compare' }, { search: 'That is no address of a search in our inventory' }],
  [{}, { search: 'Say which search or which cart you mean' }],
  [{ vehicle: 'nothing', when: 'back' }, { vehicle: 'We do not know this cart' }],
  [{ vehicle: 'here', when: 'back' }, { vehicle: 'This cart can be bought now' }],
  [{ vehicle: 'here', when: 'often' }, { when: 'Choose what we tell you: back or price' }],
];

// spec S27.1, S27.11
test.each(wrong)('%j is 400 in words, beside its field', async (fields, errors) => {
  const sent = { email: 'robin@visitor.example', ...fields };
  const json = await app.ask('/alerts', asJson(sent));
  expect([json.status, await json.json()]).toEqual([
    400,
    { error: 'Please check the marked fields.', fields: errors },
  ]);
  const page = await app.ask('/alerts', asForm(sent));
  const html = await page.text();
  expect(page.status).toBe(400);
  expect(textOf(html)).toContain(Object.values(errors)[0]);
  if ('email' in errors) {
    const [input] = findAll(html, 'input').filter(({ attributes }) => attributes.name === 'email');
    expect(input?.attributes).toMatchObject({ 'aria-invalid': 'true', value: sent.email });
    expect(html).toContain('value="/inventory?q=red"');
  }
});

// spec S27.1, S27.11
test.each<[string, RequestInit, number]>([
  ['another type', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }, 415],
  ['too much', asForm({ ...right, email: 'x'.repeat(20_000) }), 413],
  ['no object', { ...asJson([]) }, 400],
  ['no JSON', { ...asJson({}), body: '{' }, 400],
  ['another site', { ...asForm(right), headers: { origin: 'https://evil.example' } }, 403],
  ['PUT', { method: 'PUT' }, 405],
])('%s is refused', async (_, init, status) => {
  expect((await app.ask('/alerts', init)).status).toBe(status);
});

// spec S27.1, S27.11
test('a program that fills the hidden field is thanked, and nothing is kept', async () => {
  const email = someone();
  const response = await app.ask('/alerts', asForm({ ...right, email, website: 'x' }));
  expect(response.headers.get('location')).toBe('/alerts/asked');
  expect(await mailsTo(email)).toEqual([]);
});

// spec S27.6, S15.8
test('one network asks 30 times in ten minutes, one mailbox gets five mails a day', async () => {
  const email = someone();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) {
    const fields = { search: `/inventory?q=${n}`, email };
    statuses.push((await app.ask('/alerts', { ...asForm(fields), from: '198.51.100.9' })).status);
  }
  expect(statuses).toEqual([...Array(30).fill(303), 429]);
  expect(await mailsTo(email)).toHaveLength(5);
  const json = await app.ask('/alerts', { ...asJson({ ...right, email }), from: '198.51.100.9' });
  expect(json.status).toBe(429);
  expect(json.headers.get('retry-after')).toBe('600');
});

// spec S27.1, S27.11
test('while the store does not answer, nothing is promised', async () => {
  const ask = () => Promise.reject(new StoreFailure('it is locked'));
  const alerts = { ...app.site.alerts, alerts: { ...app.store.alerts, ask, find: ask } };
  const down = await openApp({ site: { alerts } });
  const fields = { ...right, email: someone() };
  const answers = [
    await down.ask('/alerts', asJson(fields)),
    await down.ask('/alerts', asForm(fields)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['30', '30']);
  expect((await down.ask('/alerts/any')).status).toBe(503);
  await down.close();
});

// spec S27.1, S27.11
test.each([
  ['', 'Search our inventory'],
  [
    '?search=%2Finventory%3Fq%3Dred+evil.example',
    'We write to you when a cart that says “red” and “evil.example” comes in.',
  ],
  ['?vehicle=here&when=price', 'when the price of the Denago Maverick falls below $9,995.'],
  ['?vehicle=held&when=back', 'when the Denago Cart held can be bought again.'],
])('/alerts%s says what it is, and shows the form', async (query, words) => {
  const html = await app.page(`/alerts${query}`);
  expect(textOf(html)).toContain(words);
  expect(html.includes('name="email"')).toBe(query !== '');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('<script');
});

test('/alerts about what does not exist says so', async () => {
  expect(textOf(await app.page('/alerts?vehicle=nothing&when=back', 400))).toContain('do not know');
  for (const list of ['/sitemap.xml', '/llms.txt', '/robots.txt']) {
    expect(await app.page(list)).not.toContain(`${siteUrl}/alerts`);
  }
});

/** Where the links and forms of a page lead that ask to be told. */
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
test('a short result, a cart that can not be bought and a price offer to tell of them', async () => {
  const here = row({ id: 'here', name: 'Maverick' });
  const others = ['three', 'four'].map((id) => row({ id }));
  const stocked = await openApp({ vehicles: [here, row({ id: 'held', ...held }), ...others] });
  const put = [row({ id: 'sold', inStock: false, status: 'sold' }), row({ id: 'left' })];
  await stocked.store.catalogue.apply({ put, withdraw: ['left', 'sold'] }, now.toISOString());
  for (const [path, offers] of Object.entries({
    '/inventory': [],
    '/inventory?q=nothing&town=dalton': [
      '/alerts?search=%2Finventory%3Fq%3Dnothing%26town%3Ddalton',
    ],
    '/inventory?q=maverick': ['/alerts?search=%2Finventory%3Fq%3Dmaverick'],
    '/vehicles/here': ['/alerts?vehicle=here&when=price'],
    '/vehicles/held': ['/alerts?vehicle=held&when=price', 'vehicle=held&when=back'],
    '/vehicles/sold': ['vehicle=sold&when=back'],
    '/vehicles/left': ['vehicle=left&when=back'],
  })) {
    expect([path, offersIn(await stocked.page(path))]).toEqual([path, offers]);
  }
  const text = textOf(await stocked.page('/inventory?q=maverick'));
  expect(text).toContain('Tell me when a cart that says “maverick” comes in');
  await stocked.close();
});
