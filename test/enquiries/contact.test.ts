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

const leads = () => app.store.inbox.list();
const setAside = () => app.store.inbox.list({ spam: true });

const wrong: [string, Record<string, string>, Record<string, string>][] = [
  ['no first name', { firstName: '  ' }, { firstName: 'First name is required' }],
  ['no last name', { lastName: '' }, { lastName: 'Last name is required' }],
  ['no e-mail address', { email: 'robin' }, { email: 'Invalid email address' }],
  ['a short phone number', { phone: '555-0199' }, { phone: 'Phone number is required' }],
  [
    'a short message',
    { message: ' too short' },
    { message: 'Message must be at least 10 characters' },
  ],
  [
    'nothing at all',
    { firstName: '', lastName: '', email: '', phone: '', message: '' },
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
  test('a message is stored and its id returned', async () => {
    const response = await app.ask('/api/contact', asJson(typed));
    expect(response.status).toBe(201);
    const answer = await response.json();
    expect(answer).toEqual({ id: expect.any(String) });
    expect(await leads()).toMatchObject([
      { ...typed, id: answer.id, receivedAt: now.toISOString() },
    ]);
  });

  test.each(wrong)('%s is refused', async (_, change, messages) => {
    const response = await app.ask('/api/contact', asJson({ ...typed, ...change }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), fields: messages });
    expect(await leads()).toEqual([]);
  });

  test('missing fields count as empty, and interest defaults to sales', async () => {
    const response = await app.ask('/api/contact', asJson({}));
    const { fields } = await response.json();
    expect(Object.keys(fields)).toEqual(['firstName', 'lastName', 'email', 'phone', 'message']);
    const { interest: _, ...rest } = typed;
    expect((await app.ask('/api/contact', asJson(rest))).status).toBe(201);
    expect(await leads()).toMatchObject([{ interest: 'sales' }]);
  });

  test('an unknown interest is refused', async () => {
    const response = await app.ask('/api/contact', asJson({ ...typed, interest: 'weather' }));
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toHaveProperty('interest');
  });
});

describe('through the form', () => {
  test('a message is stored and leads to /thank-you', async () => {
    const response = await app.ask('/contact', asForm({ ...typed, interest: 'parts' }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
    expect(await leads()).toMatchObject([{ ...typed, interest: 'parts' }]);
  });

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
        id,
      );
      expect(all.find(({ attributes }) => attributes.id === id)?.text).toBe(message);
    }
    const focused = [...elements(html, 'input'), ...elements(html, 'textarea')];
    const first = focused.filter((field) => 'autofocus' in field || 'autoFocus' in field);
    expect(first.map(({ name }) => name)).toEqual([Object.keys(messages)[0]]);
    expect(await leads()).toEqual([]);
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
    expect(await leads()).toHaveLength(1);
  });

  test('the same form with other words is another enquiry', async () => {
    await app.ask('/contact', asForm(form));
    await app.ask('/contact', asForm({ ...form, message: 'And do you deliver to Dalton?' }));
    await app.ask('/contact', asForm({ ...form, firstName: 'Alex' }));
    expect(await leads()).toHaveLength(3);
  });

  test('two visitors who were shown one form are two enquiries', async () => {
    const [one, two] = await Promise.all([app.page('/contact'), app.page('/contact')]);
    const mine = { ...formValues(one), ...typed };
    const yours = { ...formValues(two), ...typed, email: 'sam@visitor.example' };
    delete (mine as { started?: string }).started;
    delete (yours as { started?: string }).started;
    await app.ask('/contact', asForm(mine));
    await app.ask('/contact', asForm(yours));
    expect((await leads()).map(({ email }) => email).sort()).toEqual([
      'robin@visitor.example',
      'sam@visitor.example',
    ]);
  });
});

describe('where the visitor comes from', () => {
  test('a cart is in the message and recorded with the enquiry', async () => {
    const page = await app.page('/vehicles/d5-ranger-2+2');
    const link = hrefsOf(page).find((href) => href.startsWith('/contact?vehicle='));
    const values = formValues(await app.page(link ?? ''));
    expect(values.message).toBe("I'm interested in the Evolution D5 RANGER 2+2 ($7,695).\n\n");
    await app.ask('/contact', asForm({ ...typed, ...answered(values) }));
    expect(await leads()).toMatchObject([
      { vehicles: [{ id: 'd5-ranger-2+2', price: 7_695, condition: 'new' }] },
    ]);
  });

  test('the colors chosen on a vehicle page are kept by every step of the enquiry', async () => {
    const query = 'paint=midnight-blue&seats=tan';
    const page = await app.page(`/vehicles/ev-nomad?${query}`);
    const links = hrefsOf(page).filter((href) => href.startsWith('/contact?vehicle='));
    expect([...new Set(links)]).toEqual([`/contact?vehicle=ev-nomad&${query}`]);
    const form = await app.page(links[0] ?? '');
    expect(form).toContain('Asked for in midnight blue with tan seats');
    const values = formValues(form);
    expect(values).toMatchObject({ vehicle: 'ev-nomad', paint: 'midnight-blue', seats: 'tan' });
    expect(values.message).toMatch(/EV NOMAD \(\$8,495\), in midnight blue with tan seats\.\n\n$/);
    const refused = await app.ask('/contact', asForm({ ...values, ...typed, email: 'robin' }));
    const again = await refused.text();
    expect(again).toContain('Asked for in midnight blue with tan seats');
    const sent = { ...formValues(again), ...typed, started: '' };
    await app.ask('/contact', asForm(sent));
    expect(await leads()).toMatchObject([
      { vehicles: [{ id: 'ev-nomad', askedPaint: 'midnight blue', askedSeats: 'tan' }] },
    ]);
  });

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
    const [lead] = await leads();
    for (const vehicle of lead?.vehicles ?? []) expect(vehicle).not.toHaveProperty('askedPaint');
  });

  test('several carts are in the message, beside the form and in the enquiry', async () => {
    const ids = 'd5-ranger-2+2,nothing,denago-ev-city,d5-ranger-2+2';
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
    expect(await leads()).toMatchObject([
      {
        vehicles: [
          { id: 'd5-ranger-2+2', condition: 'new' },
          { id: 'denago-ev-city', condition: 'demo' },
        ],
      },
    ]);
  });

  test('a plan and town are in the message and recorded with the enquiry', async () => {
    const page = await app.page('/rentals/dalton');
    const reserve = hrefsOf(page).filter((href) => href.startsWith('/contact?plan='));
    expect(reserve).toHaveLength(12);
    const values = formValues(await app.page(reserve[2] ?? ''));
    expect(values.message).toMatch(/^I'd like to reserve: 4 Seater.*Weekly.*Dalton/);
    await app.ask('/contact', asForm({ ...typed, ...answered(values) }));
    const [lead] = await leads();
    expect(lead?.plan).toMatch(/4 Seater.*Weekly.*Dalton/);
  });

  test.each(['vehicle=nothing', 'plan=nothing', 'place=nowhere', 'vehicle=<b>&plan=%00'])(
    'what does not exist (%s) is left out',
    async (query) => {
      expect(formValues(await app.page(`/contact?${query}`)).message).toBe('');
      const fields = { ...typed, vehicle: 'nothing', plan: 'nothing', place: 'nowhere' };
      expect((await app.ask('/api/contact', asJson(fields))).status).toBe(201);
      const [lead] = await leads();
      expect([lead?.vehicles, lead?.plan]).toEqual([[], undefined]);
    },
  );

  test('page and campaign are kept as far as they are on the list', async () => {
    await app.ask(
      '/api/contact',
      asJson({
        ...typed,
        page: '/denago',
        firstCampaign: { utm_source: 'paper', secret: 'x' },
        lastCampaign: 'nonsense',
      }),
    );
    const [lead] = await leads();
    expect(lead?.source).toMatchObject({ page: '/denago', firstCampaign: { utm_source: 'paper' } });
    expect(JSON.stringify(lead)).not.toMatch(/secret|nonsense/);
  });
});

describe('spam is set aside, never lost', () => {
  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too-fast', { started: String(now.getTime() - 100) }],
  ])('%s', async (spam, change) => {
    const response = await app.ask('/contact', asForm({ ...typed, ...change }));
    expect(response.status).toBe(303);
    expect(await leads()).toEqual([]);
    expect(await setAside()).toMatchObject([{ spam }]);
  });
});

test('one network may send thirty messages in ten minutes, without effect on others', async () => {
  const send = (index: number, from: string) =>
    app.ask('/api/contact', { ...asJson({ ...typed, message: `Message number ${index}` }), from });
  for (let index = 0; index < 30; index += 1) {
    expect((await send(index, '2001:db8::1')).status).toBe(201);
  }
  const refused = await send(30, '2001:db8::2');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ error: expect.stringContaining('1-800-555-0142') });
  const form = await app.ask('/contact', { ...asForm(typed), from: '2001:db8::3' });
  expect(form.status).toBe(429);
  expect(form.headers.get('retry-after')).toBeTruthy();
  expect(formValues(await form.text())).toMatchObject(typed);
  expect((await send(31, '2001:db8:0:1::1')).status).toBe(201);
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
