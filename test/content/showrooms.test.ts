import { afterAll, expect, test } from 'vitest';
import { places } from '../../domain/dealer/business/places.ts';
import { elements, findAll } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const at = '2026-12-05T21:30:00Z';
const app = await openApp({ site: { now: () => new Date(at) } });
afterAll(app.close);

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
