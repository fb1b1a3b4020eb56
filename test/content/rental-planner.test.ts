import { afterAll, describe, expect, test } from 'vitest';
import { elements, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

/** 1:30 PM in New York on Tuesday, December 1, 2026. */
let now = new Date('2026-12-01T18:30:00Z');

const app = await openApp({ site: { now: () => now } });
afterAll(() => app.close());

/** The plain numbers of the outputs, by name. */
function figures(html: string): Record<string, number> {
  return Object.fromEntries(
    elements(html, 'output').map((output) => [output.name, Number(output['data-value'])]),
  );
}

const dates = 'class=4-seater&from=2026-12-04&to=2026-12-08';

// spec S11.12, S11.14, S11.18
test.each([
  ['/rentals', 'town=', 'showroom pickup'],
  ['/rentals', 'town=mount-pocono', 'delivered to Mount Pocono'],
  // The page's own town, unless pickup is chosen.
  ['/rentals/mount-pocono', '', 'delivered to Mount Pocono'],
  ['/rentals/mount-pocono', 'town=', 'showroom pickup'],
])('%s?%s answers with one total', async (path, town, where) => {
  const html = await app.page(`${path}?${dates}&${town}`);
  expect(figures(html)).toEqual({ rentalTotal: 930, rentalDeposit: 500, rentalDays: 4 });
  expect(textOf(html)).toContain(`4-seater, 4 days, ${where}: $930`);
  expect(textOf(html)).toContain('Tue, Dec 8, 2026. Return by the same time Tuesday');
  expect(textOf(html)).toContain('One 3-day plan');
});

// spec S11.13
test('the town price applies in a town, the general one at a showroom', async () => {
  const sixSeats = 'class=6-seater&from=2026-12-02&to=2026-12-05';
  expect(figures(await app.page(`/rentals?${sixSeats}&town=dalton`)).rentalTotal).toBe(825);
  expect(figures(await app.page(`/rentals?${sixSeats}&town=`)).rentalTotal).toBe(735);
});

test('nothing is shown before dates are chosen, and the form keeps what was', async () => {
  expect(figures(await app.page('/rentals'))).toEqual({});
  const html = await app.page(`/rentals?${dates}&town=dalton`);
  const values = elements(html, 'input').map(({ name, value }) => [name, value]);
  expect(values).toEqual(
    expect.arrayContaining([
      ['from', '2026-12-04'],
      ['to', '2026-12-08'],
    ]),
  );
});

// spec S11.15
test('asking for these dates writes all of it into the message', async () => {
  const html = await app.page(`/rentals?${dates}&town=mount-pocono`);
  const ask = elements(html, 'a').find(({ href }) => href?.startsWith('/contact?class='));
  const contact = await app.page(ask?.href ?? '');
  expect(textOf(contact)).toContain(
    "I'd like to rent a 4-seater from Fri, Dec 4, 2026 to Tue, Dec 8, 2026 (4 days, return by the same time Tuesday), delivered to Mount Pocono: $930",
  );
});

test('a pickup on a closed day gets no total but links to open days and to delivery (spec S11.20)', async () => {
  const html = await app.page('/rentals/dalton?class=4-seater&from=2026-12-05&to=2026-12-06&town=');
  expect(figures(html)).toEqual({});
  expect(textOf(html)).toContain('The showrooms are closed on Sun, Dec 6, 2026');
  const answers = elements(html, 'a')
    .map(({ href }) => href ?? '')
    .filter((href) => href.endsWith('#planner'));
  expect(answers).toEqual([
    '/rentals/dalton?class=4-seater&from=2026-12-05&to=2026-12-07&town=#planner',
    '/rentals/dalton?class=4-seater&from=2026-12-05&to=2026-12-06&town=dalton#planner',
  ]);
  for (const address of answers) {
    expect(figures(await app.page(address.replace('#planner', '')))).toHaveProperty('rentalTotal');
  }
});

test('a longer plan and a cheaper delivery are explained (spec S11.21 to S11.22)', async () => {
  const four = textOf(
    await app.page('/rentals?class=4-seater&count=2&from=2026-12-04&to=2026-12-16&town='),
  );
  expect(four).toContain('Two weekly plans: $250 less than paying for just the 12 days.');
  expect(four).toContain('You may keep them until the same time on Fri, Dec 18, 2026.');
  const html = await app.page('/rentals?class=6-seater&from=2026-12-04&to=2026-12-16&town=');
  expect(textOf(html)).toContain(
    'Delivered to one of the 39 places we serve, the same days cost $2,520: $205 less than picking it up yourself.',
  );
  // The list of places below asks the same with delivery.
  const dalton = elements(html, 'a').find(({ href }) => href?.startsWith('/rentals/dalton?'));
  expect(figures(await app.page((dalton?.href ?? '').replace('#planner', '')))).toMatchObject({
    rentalTotal: 2520,
  });
});

describe('a start today', () => {
  const today = '/rentals?class=utility&from=2026-12-01&to=2026-12-01&town=dalton';

  test('adds the rush fee before 2 PM', async () => {
    const html = await app.page(today);
    expect(figures(html).rentalTotal).toBe(325);
    expect(textOf(html)).toContain('Same-day delivery rush fee');
  });

  test('is refused afterwards, with what to do instead, even right after', async () => {
    now = new Date('2026-12-01T19:00:00Z');
    const html = await app.page(today);
    expect(figures(html)).toEqual({});
    expect(textOf(html)).toContain('Choose tomorrow or later');
  });
});

// spec S11.16
test.each([
  'from=2026-12-08&to=2026-12-04',
  'from=2020-01-01&to=2020-01-02',
  'from=2026-12-04&to=2027-02-04',
  'from=tomorrow&to=%00',
  'from=2026-12-04',
  'from=2026-12-04&to=2026-12-05&town=%3Cb%3E',
])('%s gets a clear sentence and no figure', async (query) => {
  const html = await app.page(`/rentals?class=4-seater&${query}`);
  expect(figures(html)).toEqual({});
  expect(html).toContain('role="alert"');
});

test('the year of the footer ends with that of New York, on a kept page too', async () => {
  now = new Date('2027-01-01T04:59:00Z');
  expect(textOf(await app.page('/about'))).toContain('© 2026 ');
  expect(textOf(await app.page('/about'))).toContain('© 2026 ');
  now = new Date('2027-01-01T05:00:00Z');
  expect(textOf(await app.page('/about'))).toContain('© 2027 ');
});
