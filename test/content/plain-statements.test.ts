import { afterAll, expect, onTestFinished, test } from 'vitest';
import { sampleUnits } from '../../domain/dealer/business/models/sample-units.ts';
import { places } from '../../domain/dealer/business/places.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import { elements, findAll, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** Statements that a page makes in so many words, so that nobody has to guess them. */

const app = await openApp();
afterAll(() => app.close());
const wordsOf = async (path: string) => textOf(await app.page(path)).replaceAll(/\s+/g, ' ');

// spec S1.7, S11.9
test.each([
  ['/rentals/dalton', 'Messages sent overnight are answered the next morning.'],
  ['/policies/rental-policy', 'Messages sent overnight are answered the next morning.'],
  ...['/rentals/dalton', '/dalton-golf-carts', '/policies/delivery-policy'].map((path) => [
    path,
    'For a rental outside the 39 places we serve, you pay the showroom price, and delivery costs $6 per mile beyond 10 miles from the nearest showroom.',
  ]),
])('%s says: %s', async (path, words) => {
  expect(await wordsOf(path)).toContain(words);
});

// spec S3.8
test('the three areas of /about add up to all places', async () => {
  const counts = [...(await wordsOf('/about')).matchAll(/\b8 of (\d+) places/g)];
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(places.length);
});

// spec S3.2
test('the page of each featured cart describes it', async () => {
  for (const { id } of sampleUnits) {
    const description = sampleVehicles.find((vehicle) => vehicle.id === id)?.description ?? '';
    expect(description.length).toBeGreaterThan(100);
    expect(await wordsOf(`/vehicles/${id}`)).toContain(description);
  }
});

// spec S12.8, S12.9
test('the figures of a truck are counted with, and wrong fields keep what was entered', async () => {
  const address = '/eco-impact?milesPerWeek=100&usageType=recreational&years=5&gasPrice=4';
  // 26,000 miles: 1,300 gallons at $4, less $468 of electricity.
  expect(await app.page(`${address}&mpg=20`)).toMatch(
    /<output [^>]*name="netSavings"[^>]*data-value="4732"/,
  );
  const wrong = await app.page(`${address}&mpg=0`);
  expect(textOf(wrong)).toContain('Enter 1 to 200 miles per gallon, or leave it empty');
  expect(wrong).toMatch(/<input[^>]*name="gasPrice"[^>]*value="4"/);
});

test('a display unit is called one in the same words everywhere, and is offered with the new (spec S4.16)', async () => {
  const page = textOf(await app.page('/vehicles/denago-ev-city'));
  expect(page).toMatch(/25\smph\s· Display\sunit/);
  expect(page).not.toMatch(/\bdemo\b/i);
  expect(await app.page('/inventory?condition=new&q=showroom+unit')).toContain('denago-ev-city');
});

// spec S10.2
test('the colors of a cart are of it, or of one to be ordered', async () => {
  const ofIt = ['Other colors by special order', 'Ask about it in this color'];
  const ofNew = ['order a new one', 'Ask about a new one in this color'];
  const kinds = [
    [{ condition: 'new' }, ofIt],
    [{}, ofIt],
    [{ condition: 'used' }, ofNew],
    [{ condition: 'demo' }, ofNew],
    [{ inStock: false }, ['This cart isn’t available. We can order a new one', ofNew[1]]],
  ] as const;
  const other = await openApp({
    vehicles: kinds.map(([change], at) => row({ id: `${at}`, name: 'Rover XL', ...change })),
  });
  onTestFinished(() => other.close());
  for (const [at, [change, words]] of kinds.entries()) {
    const text = textOf(await other.page(`/vehicles/${at}`));
    for (const one of words) expect(text, JSON.stringify(change)).toContain(one);
  }
});

// spec S3.20
test('what makes a cart street legal, and how many in stock are listed so', async () => {
  const words = await wordsOf('/street-legal');
  for (const text of ['under 3,000 pounds (49 CFR 571.3)', '49 CFR 571.500', 'PennDOT']) {
    expect(words).toContain(text);
  }
  const listed = row({ id: 'road', streetLegal: true });
  const other = await openApp({
    vehicles: [listed, row({ id: 'sold', streetLegal: true, inStock: false })],
  });
  onTestFinished(() => other.close());
  const html = await other.page('/street-legal');
  expect(textOf(html)).toContain('1 cart in stock is listed as street legal.');
  expect(html).toContain('href="/inventory?streetLegal=yes"');
  for (const path of ['/services', '/vehicles/road', '/inventory?q=street+legal']) {
    expect(await other.page(path)).toContain('href="/street-legal"');
  }
});

// spec S3.12
test('a showroom is on the street map in one tap, and no frame loads before', async () => {
  const before = await app.page('/showroom');
  expect(elements(before, 'iframe').filter(({ src }) => src !== undefined)).toEqual([]);
  const link = elements(before, 'a').find(({ href }) => href === '/showroom?map=scranton#map');
  expect(link?.['aria-label']).toBe('Map of Scranton');
  const after = await app.page('/showroom?map=scranton');
  const [frame] = elements(after, 'iframe');
  expect(frame?.src).toContain(encodeURIComponent('640 Birch Hollow Avenue'));
  const unknown = await app.page('/showroom?map=elsewhere');
  expect(elements(unknown, 'iframe').filter(({ src }) => src !== undefined)).toEqual([]);
});

// spec S3.12
test('each dot on the map of all places leads to its page', async () => {
  const drawings = findAll(await app.page('/'), 'svg').map((svg) => svg.findAll('a'));
  const hrefs = drawings.flat().map(({ attributes }) => attributes.href);
  expect(hrefs.sort()).toEqual(places.map(({ slug }) => `/${slug}-golf-carts`).sort());
});
