import { afterAll, expect, test } from 'vitest';
import { sitePages } from '../../app/head/site-pages.ts';
import { links } from '../../app/links.ts';
import { business, showrooms } from '../../domain/dealer/business/identity.ts';
import { places } from '../../domain/dealer/business/places.ts';
import { phoneAt } from '../../domain/dealer/dealer.ts';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { policies } from '../../domain/policies/policies.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import { crawl } from '../support/crawl.ts';
import { elements, findAll } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { type Head, headOf, sitemapPaths } from '../support/pages.ts';
import { graphOf, isReference, type Node, nodesIn, typesOf } from '../support/structured-data.ts';

/** Every page of the sample: its links, its head, its structured data. */

const app = await openApp();
// Some 25 s on two busy cores.
const site = await crawl(app);
afterAll(() => app.close());

interface Page {
  readonly html: string;
  readonly head: Head;
  readonly graph: readonly Node[];
  readonly crumbs: readonly string[];
}

const named = await sitemapPaths(app);
const pages = new Map<string, Page>();
for (const path of [...named, links.thankYou]) {
  const html = site.pages.get(path)?.html ?? (await app.page(path));
  const trail = findAll(html, 'nav').find((nav) => nav.attributes['aria-label'] === 'Breadcrumb');
  const crumbs = trail?.findAll('li').map(({ text }) => text) ?? [];
  pages.set(path, {
    html,
    head: headOf(html),
    graph: path === links.thankYou ? [] : graphOf(html),
    crumbs,
  });
}

// spec S1.12
test('no link is dead, redirected or to a missing fragment', () => {
  expect(site.problems).toEqual([]);
});

// spec S2.1
test('every page of the route table is found', () => {
  const pagePaths = [
    ...sitePages.filter(({ noindex }) => noindex !== true).map(({ path }) => path),
    ...policies.map(({ paths }) => paths[0]),
    ...places.flatMap(({ slug }) => [`/${slug}-golf-carts`, `/rentals/${slug}`]),
    ...sampleVehicles.map(({ id }) => `/vehicles/${id}`),
  ];
  expect(pagePaths.filter((path) => !site.pages.has(path))).toEqual([]);
});

test('the sitemap names exactly the pages found by the crawl, at their canonical addresses', () => {
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

// spec S21.1
test('every page has a title and a description of its own, may be indexed and can be shared', () => {
  expect(pages.size).toBeGreaterThan(130);
  const heads = [...pages.values()].map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.size);
  expect(new Set(heads.map(({ tags }) => tags.get('description'))).size).toBe(pages.size);
  for (const [path, { head }] of pages) {
    const { title, tags } = head;
    const description = tags.get('description') ?? '';
    expect(title, path).toContain(business.shortName);
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(description, path).toMatch(new RegExp(`Call ${dealerOf().phone.shown}\\.$`));
    expect(description.length, path).toBeGreaterThan(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(tags.get('keywords'), path).toBeTruthy();
    expect(head.links.get('canonical'), path).toBe(siteUrl + path);
    expect(tags.get('og:image:alt'), path).toBeTruthy();
    expect(Object.fromEntries(tags), path).toMatchObject({
      ...(path === links.thankYou && { robots: 'noindex' }),
      'og:url': siteUrl + path,
      'og:type': path.startsWith('/vehicles/') ? 'product' : 'website',
      'og:site_name': business.name,
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:image': expect.stringMatching(/^https:\/\/[^/]+\/social\/\S+-1200x630\.jpg\?v=\w+$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': tags.get('og:image'),
    });
    expect(tags.has('robots'), path).toBe(path === links.thankYou);
  }
});

const page = '@id url name isPartOf publisher';
const vehicle = '@id name brand description model sku url itemCondition';

/**
 * The properties that Google requires of each type, and those it recommends that this site has
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const properties: Readonly<Record<string, string>> = {
  ...{ WebPage: page, AboutPage: page, CollectionPage: page, ContactPage: page, ItemPage: page },
  ...{ FAQPage: `${page} mainEntity`, Question: 'name acceptedAnswer', Answer: 'text' },
  ...{ Car: vehicle, Product: `${vehicle} offers`, Brand: 'name' },
  WebSite: '@id url name potentialAction publisher inLanguage',
  ...{ SearchAction: 'target query-input', EntryPoint: 'urlTemplate' },
  Organization: '@id name url logo telephone email areaServed',
  AutoDealer: '@id name address geo openingHoursSpecification telephone url image email',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  ...{ GeoCoordinates: 'latitude longitude', OpeningHoursSpecification: 'opens closes' },
  ...{ BreadcrumbList: '@id itemListElement', ItemList: '@id itemListElement numberOfItems' },
  ...{
    ListItem: 'position name',
    Offer: 'price priceCurrency',
    QuantitativeValue: 'value unitCode',
  },
  ...{ Service: 'name serviceType provider', AdministrativeArea: 'name' },
  City: 'name containedInPlace geo',
};

function nodeOf(path: string, type: string): Node {
  const node = pages.get(path)?.graph.find((one) => typesOf(one).includes(type));
  if (node === undefined) throw new Error(`${path} has no ${type}`);
  return node;
}

// spec S1.8, S21.3
test('every node has the properties of its types, is the same wherever it stands, and no review is made up', () => {
  const dealers = new Map<string, string>();
  for (const [path, { graph }] of pages) {
    expect(JSON.stringify(graph), path).not.toMatch(/review|rating/i);
    for (const node of nodesIn(graph)) {
      if (isReference(node)) continue;
      const types = typesOf(node);
      expect(types.length, `${path}: ${JSON.stringify(node)}`).toBeGreaterThan(0);
      for (const type of types) {
        const lacking = properties[type]?.split(' ').filter((key) => (node[key] ?? '') === '');
        expect(lacking, `${path}: ${type}`).toEqual([]);
      }
    }
    for (const node of graph) {
      if (!typesOf(node).some((type) => type === 'AutoDealer' || type === 'Organization')) continue;
      const [id = '', text] = [node['@id'], JSON.stringify(node)];
      expect(text, path).toBe(dealers.get(id) ?? text);
      dealers.set(id, text);
    }
  }
  const ids = ['organization', ...showrooms.map(({ id }) => `showroom-${id}`)];
  expect([...dealers.keys()].sort()).toEqual(ids.map((id) => `${siteUrl}/#${id}`).sort());
});

// spec S1.3, S21.3
test.each(showrooms)(
  '$name has its own address, phone and hours where it can be visited',
  (one) => {
    const graph = pages.get(links.showroom)?.graph ?? [];
    const node = graph.find((node) => node['@id'] === `${siteUrl}/#showroom-${one.id}`);
    const isThere = one.type === 'physical';
    expect(node).toMatchObject({
      '@type': isThere ? 'AutoDealer' : 'Organization',
      name: one.name,
      telephone: phoneAt(dealerOf(), one.id).e164,
      ...(isThere && { address: { streetAddress: one.address.street } }),
    });
    for (const key of ['geo', 'address', 'openingHoursSpecification']) {
      expect(key in (node ?? {}), key).toBe(isThere);
    }
  },
);

test('every page below home has the breadcrumb that a visitor sees', () => {
  for (const path of named) {
    if (path === '/') continue;
    const crumbs = nodeOf(path, 'BreadcrumbList').itemListElement as readonly Node[];
    const trail = pages.get(path)?.crumbs.map((name, at) => ({ name, position: at + 1 })) ?? [];
    expect(trail.length, path).toBeGreaterThan(1);
    expect(crumbs, path).toMatchObject(trail);
    expect(crumbs.at(-1)?.item, path).toBe(siteUrl + path);
  }
});

test('the inventory lists what it shows, in its order', () => {
  const { numberOfItems, itemListElement } = nodeOf('/inventory', 'ItemList');
  expect(numberOfItems).toBe(sampleVehicles.length);
  const urls = (itemListElement as readonly Node[]).map(({ url }) => String(url));
  const hrefs = elements(pages.get('/inventory')?.html ?? '', 'a').map(({ href = '' }) => href);
  const vehicleLinks = hrefs.filter((href) => href.startsWith('/vehicles/'));
  expect(urls).toEqual([...new Set(vehicleLinks.map((href) => siteUrl + href))]);
});

test.each(['delivery', 'rental', 'storage', 'return'])(
  'the %s policy is a page of questions, word for word',
  (name) => {
    const path = `/policies/${name}-policy`;
    const text = findAll(pages.get(path)?.html ?? '', 'body')[0]?.content ?? '';
    for (const { name, acceptedAnswer } of nodeOf(path, 'FAQPage').mainEntity as Node[]) {
      expect(text).toContain(String(name));
      expect(text).toContain(String((acceptedAnswer as Node).text));
    }
  },
);

// spec S21.1
test('a page that is not found has no structured data', async () => {
  const { data, title } = headOf(await app.page('/vehicles/nothing', 404));
  expect(data).toEqual([]);
  expect(title).toMatch(/not found/i);
});

// spec S21.3
test.each([
  ['paint=barn-red', 1],
  ['town=price-township', 0],
  ['town=other&miles=20', 0],
])('a vehicle with %s has %i blocks of structured data', async (query, count) => {
  const { data, links: linked } = headOf(await app.page(`/vehicles/rover-xl?${query}`));
  expect(data).toHaveLength(count);
  expect(linked.get('canonical')).toBe(`${siteUrl}/vehicles/rover-xl`);
});
