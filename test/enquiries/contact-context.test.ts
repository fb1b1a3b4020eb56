import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asForm, asJson, formValues, typed } from '../support/enquiry.ts';
import { elements, textOf } from '../support/html.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';

const now = new Date('2026-06-01T12:00:00Z');
let app: OpenApp;

beforeEach(async () => {
  app = await openApp({ site: { now: () => now } });
});
afterEach(() => app.close());

const enquiries = () => Array.fromAsync(app.store.enquiries.stream());

describe('where the visitor comes from', () => {
  // spec S6.2, S15.6
  test('a cart is in the message and recorded with the enquiry', async () => {
    const page = await app.page('/vehicles/d5-ranger-2+2');
    const link = hrefsOf(page).find((href) => /^\/contact\?vehicle=[^&]+$/.test(href));
    const values = formValues(await app.page(link ?? ''));
    expect(values.message).toBe("I'm interested in the Evolution D5 RANGER 2+2 ($7,695).\n\n");
    await app.ask('/contact', asForm({ ...typed, ...answered(values) }));
    expect(await enquiries()).toMatchObject([
      { vehicles: [{ id: 'd5-ranger-2+2', price: 7_695, condition: 'new' }] },
    ]);
  });

  // spec S10.2, S10.4
  test('the colors chosen on a vehicle page are kept by every step of the enquiry', async () => {
    const query = 'paint=midnight-blue&seats=tan';
    const page = await app.page(`/vehicles/ev-nomad?${query}`);
    const links = hrefsOf(page).filter((href) => href.startsWith('/contact?vehicle='));
    const ask = `/contact?vehicle=ev-nomad&${query}`;
    expect(new Set(links)).toEqual(
      new Set([
        ...[ask, `${ask}&topic=test-drive`, `${ask}&topic=photos`],
        '/contact?vehicle=ev-nomad&topic=delivery',
      ]),
    );
    const form = await app.page(links[0] ?? '');
    expect(form).toMatch(
      /fill="#[0-9a-f]{6}"[^>]*><\/circle><\/svg>Asked for in midnight blue with tan/,
    );
    const values = formValues(form);
    expect(values).toMatchObject({ vehicle: 'ev-nomad', paint: 'midnight-blue', seats: 'tan' });
    expect(values.message).toMatch(/EV NOMAD \(\$8,495\), in midnight blue with tan seats\.\n\n$/);
    const refused = await app.ask('/contact', asForm({ ...values, ...typed, email: 'robin' }));
    const again = await refused.text();
    expect(again).toContain('Asked for in midnight blue with tan seats');
    const sent = { ...formValues(again), ...typed, started: '' };
    await app.ask('/contact', asForm(sent));
    expect(await enquiries()).toMatchObject([
      { vehicles: [{ id: 'ev-nomad', askedPaint: 'midnight blue', askedSeats: 'tan' }] },
    ]);
  });

  // spec S10.4
  test.each([
    ['a color of another series', { vehicle: 'ev-nomad', paint: 'orange' }],
    ['a color without a vehicle', { paint: 'copper', seats: 'tan' }],
    ['colors of several vehicles', { vehicles: 'ev-nomad,nomad-xl', paint: 'copper' }],
    ['text for a color', { vehicle: 'ev-nomad', paint: '<b>', seats: 'Tan' }],
  ])('%s is left out', async (_, fields) => {
    const page = await app.page(`/contact?${new URLSearchParams(fields)}`);
    expect(page).not.toContain('Asked for');
    expect(formValues(page)).not.toHaveProperty('paint');
    expect((await app.ask('/api/contact', asJson({ ...typed, ...fields }))).status).toBe(201);
    const [enquiry] = await enquiries();
    for (const vehicle of enquiry?.vehicles ?? []) expect(vehicle).not.toHaveProperty('askedPaint');
  });

  // spec S2.3, S7.3
  test('several carts are in the message, beside the form and in the enquiry', async () => {
    const ids = 'd5-ranger-2+2,nothing,denago-ev-city,d5-ranger-2+2,evolution-d5-ranger-2+2';
    const page = await app.page(`/contact?vehicles=${encodeURIComponent(ids)}`);
    const values = formValues(page);
    expect(values.vehicles).toBe('d5-ranger-2+2,denago-ev-city');
    expect(values.message).toMatch(
      /^I'm interested in these carts:\n- Evolution D5 RANGER 2\+2 \(\$7,695\)\n- .*EV CITY.*\n\n$/,
    );
    expect(hrefsOf(page)).toEqual(
      expect.arrayContaining(['/vehicles/d5-ranger-2+2', '/vehicles/denago-ev-city']),
    );
    const { vehicles = '', submission = '' } = values;
    const fields = { ...typed, vehicles, submission };
    const refused = await app.ask('/contact', asForm({ ...fields, email: 'robin' }));
    const again = await refused.text();
    expect(formValues(again).vehicles).toBe(vehicles);
    expect(hrefsOf(again)).toContain('/vehicles/denago-ev-city');
    await app.ask('/contact', asForm(fields));
    expect(await enquiries()).toMatchObject([
      {
        vehicles: [
          { id: 'd5-ranger-2+2', condition: 'new' },
          { id: 'denago-ev-city', condition: 'demo' },
        ],
      },
    ]);
  });

  // spec S11.7
  test('a plan and town are in the message and recorded with the enquiry', async () => {
    const page = await app.page('/rentals/dalton');
    const reserve = hrefsOf(page).filter((href) => href.startsWith('/contact?plan='));
    expect(reserve).toHaveLength(12);
    const values = formValues(await app.page(reserve[2] ?? ''));
    expect(values.message).toMatch(/^I'd like to reserve: 4 Seater.*Weekly.*Dalton/);
    await app.ask('/contact', asForm({ ...typed, ...answered(values), count: '3' }));
    const [enquiry] = await enquiries();
    expect(enquiry?.plan).toBe('3 × 4 Seater Weekly rental ($3,150), delivered to Dalton');
  });

  // spec S11.15
  test('a planned rental arrives as one, with its words and its interest', async () => {
    const query = 'class=4-seater&count=2&from=2026-07-06&to=2026-07-18&place=dalton&topic=rental';
    const rest =
      'Mon, Jul 6, 2026 to Sat, Jul 18, 2026 (12 days, return by the same time Saturday), delivered to Dalton: $4,200 (two weekly plans)';
    const words = `2 × 4-seater, ${rest}`;
    const page = await app.page(`/contact?${query}`);
    expect(textOf(page)).toContain(`rent 2 × 4-seater from ${rest}, plus a $1,000 deposit.`);
    expect(textOf(page)).not.toContain(words);
    const values = formValues(page);
    expect(values).toMatchObject({ interest: 'rental', class: '4-seater', count: '2' });
    const refused = await app.ask('/contact', asForm({ ...values, ...typed, email: 'robin' }));
    const again = await refused.text();
    expect(textOf(again)).toContain(words);
    await app.ask('/contact', asForm({ ...formValues(again), ...typed, started: '' }));
    expect(await enquiries()).toMatchObject([{ plan: words }]);
  });

  test.each([
    ['vehicles=ev-nomad,nomad-xl', 'Ask about these carts', 'sales'],
    ['plan=4-seater-weekly', 'Request a rental', 'rental'],
    ['topic=service', 'Schedule service', 'service'],
    ['topic=trade-in&vehicle=ev-nomad', 'Trade in your cart', 'trade-in'],
    ['place=dalton', 'Contact us about Dalton', 'sales'],
  ])('%s opens the page at its form (spec S15.6)', async (query, title, interest) => {
    const page = await app.page(`/contact?${query}`);
    expect(elements(page, 'h1')).toHaveLength(1);
    expect(textOf(page)).toContain(title);
    expect(page.indexOf('name="firstName"')).toBeLessThan(page.indexOf('Reach us'));
    expect(formValues(page).interest).toBe(interest);
  });

  test.each(['', '?vehicle=nothing'])('/contact%s has its hero', async (query) => {
    const page = await app.page(`/contact${query}`);
    expect(textOf(page)).toMatch(/Contact Us\s+Write, call, or come by\./);
    expect(page.indexOf('name="firstName"')).toBeLessThan(page.indexOf('Reach us'));
  });

  test('a request for service says make, state and place before the message (spec S15.13)', async () => {
    const page = await app.page('/contact?topic=service');
    const values = formValues(page);
    expect(values).toMatchObject({ make: '', drives: '', fetchFrom: '' });
    const details = { make: 'EZ-GO TXT', drives: 'no', fetchFrom: 'Dalton' };
    const refused = await app.ask(
      '/contact',
      asForm({ ...values, ...typed, ...details, email: '' }),
    );
    const again = formValues(await refused.text());
    expect(again).toMatchObject(details);
    await app.ask('/contact', asForm({ ...again, ...typed, started: '' }));
    const [enquiry] = await enquiries();
    expect(enquiry?.message).toBe(
      `Make and model: EZ-GO TXT\nDoes it drive: No\n\n${typed.message}`,
    );
    expect(formValues(await app.page('/contact'))).not.toHaveProperty('make');
  });

  test.each(['vehicle=nothing&place=nowhere', 'vehicle=<b>&plan=%00'])(
    'what does not exist (%s) is left out',
    async (query) => {
      expect(formValues(await app.page(`/contact?${query}`)).message).toBe('');
      const fields = { ...typed, vehicle: 'nothing', plan: 'nothing', place: 'nowhere' };
      expect((await app.ask('/api/contact', asJson(fields))).status).toBe(201);
      const [enquiry] = await enquiries();
      expect([enquiry?.vehicles, enquiry?.plan]).toEqual([[], undefined]);
    },
  );
});

function hrefsOf(html: string): string[] {
  return elements(html, 'a').map(({ href = '' }) => href);
}

/** A form as a visitor sends it back, long after it was made. */
function answered(values: Record<string, string>): Record<string, string> {
  const { vehicle, plan, place, submission = '', message = '' } = values;
  const from = Object.fromEntries(
    Object.entries({ vehicle, plan, place }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return { ...from, submission, message: `${message}Is Saturday good?` };
}
