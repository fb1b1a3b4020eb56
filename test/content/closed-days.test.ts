import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ClosedDay } from '../../domain/dealer/dealer.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { asForm, asJson, typed } from '../support/enquiry.ts';
import { elements, jsonLdObjects, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { linkTo, pressButton, readLink } from '../support/staff-links.ts';

/** A closed day in each of the places where it counts, on the built site (spec S1.15). */

/** A Monday, ten in the morning in New York; Thanksgiving is that Thursday. */
const monday = '2026-11-23T15:00:00Z';
let at = monday;
const app = await openApp({ site: { now: () => new Date(at) } });
afterAll(app.close);

/** Sets these closed days and no others, and lets the site read them. */
async function close(closedDays: readonly ClosedDay[]): Promise<void> {
  const { closedDays: kept } = app.store;
  for (const { date } of await kept.list()) await kept.remove(date);
  await kept.add(closedDays, '2026-11-23');
  // One may have begun before.
  for (const _ of [1, 2]) await app.site.stock.refresh();
}

beforeEach(async () => {
  at = monday;
  await close([]);
});

const sayingPages = ['/', '/showroom', '/contact'];
const notice = 'Closed Thursday, November 26 (Thanksgiving Day)';

test('home, showroom and contact say it from seven days before, kept pages too', async () => {
  for (const [time, isSaid] of [
    ['2026-11-19T04:59:00Z', false],
    ['2026-11-19T05:00:00Z', true],
    ['2026-11-27T05:00:00Z', false],
  ] as const) {
    at = time;
    for (const path of sayingPages) {
      expect(textOf(await app.page(path)).includes(notice)).toBe(isSaid);
    }
  }
});

test('“open now” knows it, and so do the lists of hours, in the footer of every page too', async () => {
  at = '2026-11-26T15:00:00Z';
  for (const path of sayingPages) {
    const text = textOf(await app.page(path));
    expect(text).toContain('Opens Friday 9 AM');
    expect(text).not.toContain('Open until');
  }
  for (const path of ['/services', '/dalton-golf-carts', '/policies/rental-policy']) {
    expect(textOf(await app.page(path))).toMatch(/Thu, Nov 26\s+Closed \(Thanksgiving Day\)/);
  }
});

test('no visit or delivery is offered or taken then', async () => {
  for (const topic of ['test-drive', 'service', 'delivery']) {
    const options = elements(await app.page(`/contact?topic=${topic}`), 'option');
    const days = options.map(({ value }) => value);
    expect(days).toContain('2026-11-27');
    for (const closed of ['2026-11-26', '2026-12-25']) expect(days).not.toContain(closed);
  }
  expect(await wish('service', '2026-11-26')).toMatchObject({
    fields: { wish1: 'We are closed that day' },
  });
});

/** The answer to a wish for the morning of a day. */
async function wish(topic: string, wish1: string, vehicle?: string): Promise<unknown> {
  const wished = asJson({ ...typed, topic, vehicle, wish1, part1: 'morning' });
  return (await app.ask('/api/contact', wished)).json();
}

// spec S29.4
test('a test drive is not taken on a day that closes the showroom of the cart alone', async () => {
  const day = '2026-12-01';
  await close([{ date: day, words: 'snow', showroom: 'scranton' }]);
  for (const [location, isOpen] of [
    ['scranton', false],
    ['pocono-pines', true],
  ] as const) {
    const isThere = (one: Vehicle) =>
      one.inStock && one.location === location && !one.id.includes('+');
    const id = sampleVehicles.find(isThere)?.id;
    const html = await app.page(`/contact?topic=test-drive&vehicle=${id}`);
    expect(elements(html, 'option').some(({ value }) => value === day)).toBe(isOpen);
    if (isOpen) continue;
    expect(await wish('test-drive', day, id)).toMatchObject({
      fields: { wish1: 'We are closed that day' },
    });
  }
});

test('the planner has no pickup then, and links to the next open day', async () => {
  const html = await app.page('/rentals?class=4-seater&from=2026-11-26&to=2026-11-28&town=');
  expect(elements(html, 'output').filter(({ name }) => name === 'rentalTotal')).toEqual([]);
  expect(textOf(html)).toContain('(Thanksgiving Day)');
  const open = '/rentals?class=4-seater&from=2026-11-27&to=2026-11-28&town=';
  expect(elements(html, 'a').map(({ href }) => href)).toContain(`${open}#planner`);
});

test('structured data has the closed days of the next 30 days, of each showroom its own', async () => {
  await app.page('/showroom');
  await close([{ date: '2026-12-01', words: 'snow', showroom: 'scranton' }]);
  const closedAt = async (path: string) =>
    jsonLdObjects(await app.page(path)).flatMap((node) => {
      const { name, specialOpeningHoursSpecification: special } = node as Record<string, unknown>;
      return special === undefined ? [] : [[name, special]];
    });
  const on = (date: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  });
  // A page that was kept before.
  expect(await closedAt('/showroom')).toEqual([
    ['Laurel Ridge Golf Carts Pocono Pines', [on('2026-11-26')]],
    ['Laurel Ridge Golf Carts Scranton', [on('2026-11-26'), on('2026-12-01')]],
  ]);
});

// spec S26.1, S26.3
test('the link of Monday’s mail closes a day of that week, and takes it back', async () => {
  const path = await linkTo(app, 'closed', '2026-11-23', new Date(monday));
  const choose = (choice: string) => readLink(app, path, asForm({ choice }));
  at = '2026-11-24T15:00:00Z';
  const html = await app.page(path);
  expect(elements(html, 'option').map(({ value }) => value)).toEqual([
    ...['', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  // A day of another week, or none.
  for (const wrong of ['', '2026-11-30', '2026-11-23']) {
    expect((await choose(wrong)).title).toBe('Which day will you be closed?');
  }
  expect(await app.store.closedDays.list()).toEqual([]);
  const done = await choose('2026-11-27');
  expect(done.title).toBe('Closed Friday, November 27');
  expect(await app.store.closedDays.list()).toEqual([{ date: '2026-11-27', words: '' }]);
  expect((await choose('2026-11-27')).title).toBe('Already closed on Friday, November 27');
  expect((await readLink(app, done.next)).button).toBe('Reopen');
  const mails = await app.store.outbox.claim(9, 60_000, new Date(at));
  expect(mails.filter(({ kind }) => kind === 'staff')).toMatchObject([
    {
      mail: {
        subject: 'Closed Friday, November 27',
        body: expect.arrayContaining([
          { action: { words: 'Take this back', action: 'open', target: '2026-11-27' } },
        ]),
      },
    },
  ]);
  expect((await pressButton(app, done.next)).title).toBe('Reopened on Friday, November 27');
  expect(await app.store.closedDays.list()).toEqual([]);
  expect((await pressButton(app, done.next)).title).toBe('Open on Friday, November 27');
});
