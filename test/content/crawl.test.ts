import { afterAll, expect, test } from 'vitest';
import { sitePages } from '../../app/head/site-pages.ts';
import { places } from '../../domain/dealer/business/places.ts';
import { policies } from '../../domain/policies/policies.ts';
import { crawl } from '../support/crawl.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { sitemapPaths } from '../support/pages.ts';

const app = await openApp();
// Some 25 s on two busy cores.
const site = await crawl(app);
afterAll(() => app.close());

// spec S1.12
test('no link is dead, redirected or to a missing fragment', () => {
  expect(site.problems).toEqual([]);
});

// spec S2.1
test('every page of the route table is found', async () => {
  const vehicles: { id: string }[] = await (await app.ask('/api/vehicles')).json();
  const pagePaths = [
    ...sitePages.filter(({ noindex }) => noindex !== true).map(({ path }) => path),
    ...policies.map(({ paths }) => paths[0]),
    ...places.flatMap(({ slug }) => [`/${slug}-golf-carts`, `/rentals/${slug}`]),
    ...vehicles.map(({ id }) => `/vehicles/${id}`),
  ];
  expect(pagePaths.filter((path) => !site.pages.has(path))).toEqual([]);
});

test('the sitemap names exactly the pages found by the crawl, at their canonical addresses', async () => {
  const named = await sitemapPaths(app);
  const right = [...site.pages.values()]
    .filter(({ robots }) => robots === undefined)
    .map(({ canonical }) => canonical?.slice(siteUrl.length));
  expect([...named].sort()).toEqual([...new Set(right)].sort());
});

// spec S20.3
test('no followed link leads to a vehicle at a place or in a finish, or to carts compared', () => {
  const variant = /^\/(?:vehicles?\/.*|compare)\?/;
  expect([...site.pages.keys()].filter((path) => variant.test(path))).toEqual([]);
});

test('no page is more than three clicks away', () => {
  // The contact form is one click away; with carts of a list in it, it comes after the list.
  const far = [...site.pages.values()].filter(
    ({ clicks, path }) => clicks > 3 && !path.startsWith('/contact?vehicles='),
  );
  expect(far.map(({ path }) => path)).toEqual([]);
});

test('every file that a page names exists', async () => {
  const missing: string[] = [];
  for (const file of site.files) {
    const { status } = await app.ask(file, { method: 'HEAD' });
    if (status !== 200) missing.push(`${file} answers ${status}`);
  }
  expect(missing).toEqual([]);
  expect(site.files.size).toBeGreaterThan(10);
});
