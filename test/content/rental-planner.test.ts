import { afterAll, expect, test } from 'vitest';
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

// spec S11.23
test.each([
  ['/rentals', ['planner', 'plans', 'towns']],
  ['/rentals/dalton', ['planner', 'pricing']],
])('%s begins with the planner', async (path, sections) => {
  const html = await app.page(path);
  const ids = elements(html, 'section').map(({ id }) => id ?? '');
  expect(ids[0]).toBe('planner');
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
});

test('the year of the footer ends with that of New York, on a kept page too', async () => {
  for (const [time, words] of [
    ['2027-01-01T04:59:00Z', '© 2026 '],
    ['2027-01-01T05:00:00Z', '© 2027 '],
  ] as const) {
    now = new Date(time);
    expect(textOf(await app.page('/about'))).toContain(words);
  }
});
