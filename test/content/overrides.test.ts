import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatHours } from '../../domain/dealer/hours.ts';
import { changeables, dealerOf, type Override } from '../../domain/dealer/overrides.ts';
import { policies } from '../../domain/policies/policies.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { askedMail } from '../../enquiries/alerts/alert-mails.ts';
import { composeMail } from '../../enquiries/mailer.ts';
import { checkIdentity } from '../../facts/check-identity.ts';
import { type FactPage, factPage } from '../../facts/fact-page.ts';
import { labelDocument } from '../../stock/labels/label-page.ts';
import { makeEnquiry } from '../../store/contract/rig.ts';
import { pagePaths } from '../support/addresses.ts';
import { stocked } from '../support/cart.ts';
import { asForm, asJson, typed } from '../support/enquiry.ts';
import { street } from '../support/feed-units.ts';
import { elements, jsonLdObjects, textOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';

/** Hours and phone numbers that the staff set, wherever the built site says one (spec S1.16). */

/** A Monday, ten in the morning in New York. */
const monday = new Date('2026-11-23T15:00:00Z');
const app = await openApp({
  // With one that stands in Scranton and may be advertised.
  vehicles: [...sampleVehicles, street],
  site: { now: () => monday },
});
afterAll(app.close);

/** Every phone number and every time of day that the site was built with. */
const builtIn = [
  ...Object.values(dealerOf().phones).flatMap(({ shown, e164 }) => [shown, e164]),
  ...changeables.flatMap(({ kind, builtIn }) => (kind === 'hours' && builtIn?.split(', ')) || []),
];

const changed: readonly Override[] = changeables.map(({ kind, name }, index) => ({
  name,
  value:
    kind === 'phone'
      ? `(610) 555-019${index}`
      : `Mon Closed, Tue–Sun 9:1${index} AM – 7:1${index} PM`,
}));

/** Sets these and no others in the store, and lets the site read them. */
async function set(overrides: readonly Override[]): Promise<void> {
  for (const { name } of await app.store.overrides.list()) await app.store.overrides.remove(name);
  for (const override of overrides) await app.store.overrides.set(override);
  // One may have begun before.
  for (const _ of [1, 2]) await app.site.stock.refresh();
}

const dealer = () => app.site.stock.dealer;

/** What is said of hours and numbers beside the pages of the sitemap. */
const feeds = ['google-products.xml', 'google-vehicles.xml', 'meta-vehicles.csv'];
const requests: readonly (readonly [path: string, init?: RequestInit])[] = [
  ...feeds.map((name) => [`/feeds/${name}`] as const),
  ['/nowhere-golf-carts'],
  ['/inventory?q=habla+espanol'],
  ['/inventory?town=other&zip=90210'],
  ['/contact?topic=service'],
  ['/rentals?class=4-seater&from=2026-11-23&to=2026-11-25&town=dalton'],
  ['/rentals?class=4-seater&from=2026-11-24&to=2027-03-25'],
  ['/api/contact', asJson({ ...typed, message: 'x'.repeat(200_000) })],
  ['/contact', asForm({ ...typed, message: 'x'.repeat(200_000) })],
  ['/inventory', { method: 'DELETE' }],
  ['/api/vehicles', { method: 'DELETE' }],
];

let before: string;
let pages: FactPage[];
let texts: Record<string, string>;
let stock: Vehicle[];
beforeAll(async () => {
  // These are kept when the change comes.
  before = await app.page('/about');
  for (const [path, init] of requests) await (await app.ask(path, init)).text();
  stock = await (await app.ask('/api/vehicles')).json();
  await set(changed);
  const paths = new Set([...pagePaths, ...policies.map((policy) => policy.paths[0])]);
  pages = [];
  for (const path of paths) pages.push(factPage(path, await app.page(path)));
  texts = Object.fromEntries(pages.map(({ path, html }) => [path, html]));
  for (const [path, init] of requests) {
    texts[`${init?.method ?? 'GET'} ${path}`] = await (await app.ask(path, init)).text();
  }
  for (const [kind, mail] of await mails()) texts[`mail ${kind}`] = JSON.stringify(mail);
  texts.labels = labelDocument(stock.slice(0, 2).map(stocked), siteUrl, dealer());
});

async function mails() {
  const wish = { topic: 'test-drive', date: '2026-11-29', part: 'morning' } as const;
  const enquiry = makeEnquiry({ vehicles: [], phone: '', wishes: [wish] });
  const to = 'sales@mail.example';
  const settings = { siteUrl, mailFrom: to, leadsTo: [to], leadsAdfTo: to, dealer };
  const kinds = ['dealer', 'adf', 'confirmation'] as const;
  const ofEnquiry = kinds.map(async (kind) => {
    const delivery = { id: '1', queuedAt: enquiry.receivedAt, kind, enquiry };
    return [kind, await composeMail(delivery, settings)] as const;
  });
  const alert = askedMail('kept', '', { to, token: 't' as never, siteUrl, dealer: dealer() });
  return [...(await Promise.all(ofEnquiry)), ['alert', alert] as const];
}

test('no page contradicts what is set', () => {
  const wrong = pages.flatMap((page) =>
    checkIdentity(page, dealer()).map((one) => `${page.path}: ${one}`),
  );
  expect(wrong).toEqual([]);
});

test('no page, feed, error, mail or label says what the site was built with', () => {
  expect(builtIn.length).toBeGreaterThan(15);
  expect(builtIn.some((one) => before.includes(one))).toBe(true);
  const left = Object.entries(texts).flatMap(([path, text]) =>
    builtIn.filter((one) => text.includes(one)).map((one) => `${path}: ${one}`),
  );
  expect(left).toEqual([]);
});

test('what is set is said in each of them', () => {
  const number = dealer().phone.shown;
  expect(number).toBe('(610) 555-0196');
  for (const path of [
    ...['/', '/policies/rental-policy', 'mail confirmation', 'mail adf'],
    ...['mail alert', 'labels', 'GET /inventory?town=other&zip=90210', 'POST /api/contact'],
    ...['POST /contact', 'DELETE /inventory', 'DELETE /api/vehicles'],
    'GET /inventory?q=habla+espanol',
  ]) {
    expect(`${path}: ${texts[path] ?? texts[`GET ${path}`]}`).toContain(number);
  }
  for (const path of [
    '/contact',
    '/policies/delivery-policy',
    '/rentals/middle-smithfield-township',
  ]) {
    expect(texts[path]).toContain(formatHours(dealer().hours.phone).split(', ').at(-1));
  }
  expect(texts['/']).toContain('tel:+16105550196');
  // Scranton's.
  expect(texts['GET /feeds/meta-vehicles.csv']).toContain('(610) 555-0198');
});

test('“open now”, wishes, rentals and structured data go by the hours that are set', async () => {
  expect(textOf(texts['/contact'] ?? '')).toContain('Opens Tuesday 9:15 AM');
  const days = elements(await app.page('/contact?topic=test-drive'), 'option').map(
    ({ value }) => value,
  );
  // A Saturday, a Sunday, and the Monday after.
  expect(days).toEqual(expect.arrayContaining(['2026-11-28', '2026-11-29']));
  expect(days).not.toContain('2026-11-30');
  const closed = await app.page('/rentals?class=4-seater&from=2026-11-30&to=2026-12-01&town=');
  expect(textOf(closed)).toContain('The showrooms are closed on Mon, Nov 30, 2026');
  const sunday = await app.page('/rentals?class=4-seater&from=2026-11-29&to=2026-12-01&town=');
  expect(elements(sunday, 'output').map(({ name }) => name)).toContain('rentalTotal');
  const hours = jsonLdObjects(texts['/showroom'] ?? '').flatMap(
    ({ openingHoursSpecification: one }) => one ?? [],
  );
  const week = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(hours).toHaveLength(2);
  expect(hours[0]).toMatchObject({ dayOfWeek: week, opens: '09:14', closes: '19:14' });
  // 9:14 in New York.
  expect(texts['mail dealer']).toContain('DTSTART:20261129T141400Z');
  expect(texts['mail confirmation']).toContain('9:14 AM to noon');
});

test('taken back, the site says what it was built with', async () => {
  await set([]);
  expect((await app.page('/about')) === before).toBe(true);
});
