import { afterAll, expect, test } from 'vitest';
import { places } from '../../domain/dealer/business/places.ts';
import { elements, findAll, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

let at = '2026-12-05T21:30:00Z';
const app = await openApp({ site: { now: () => new Date(at) } });
afterAll(app.close);

test('pages say whether showrooms are open, also after they have closed (spec S1.14)', async () => {
  // A Saturday, half past four in New York.
  for (const path of ['/', '/showroom', '/contact']) {
    expect(textOf(await app.page(path))).toContain('Open until 5 PM');
  }
  at = '2026-12-05T22:00:00Z';
  for (const path of ['/', '/showroom', '/contact']) {
    const text = textOf(await app.page(path));
    expect(text).toContain('Opens Monday 9 AM');
    expect(text).not.toContain('Open until 5 PM');
  }
});

test('a showroom is on the street map in one tap, and no frame loads before (spec S3.12)', async () => {
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

test('each dot on the map of all places leads to its page (spec S3.12)', async () => {
  const drawings = findAll(await app.page('/'), 'svg').map((svg) => svg.findAll('a'));
  const hrefs = drawings.flat().map(({ attributes }) => attributes.href);
  expect(hrefs.sort()).toEqual(places.map(({ slug }) => `/${slug}-golf-carts`).sort());
});

test('home begins with a search and searches that find a cart (spec S3.1, S3.19)', async () => {
  const html = await app.page('/');
  const hrefs = elements(html, 'a').map(({ href }) => href);
  for (const way of ['seats=2', 'seats=4', 'seats=6', 'q=utility', 'q=under+%248%2C000']) {
    expect(hrefs).toContain(`/inventory?${way}`);
  }
  for (const path of ['/rentals', '/contact?topic=service', '/trade-in']) {
    expect(hrefs).toContain(path);
  }
});
