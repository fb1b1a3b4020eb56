import { afterAll, beforeAll, expect, test } from 'vitest';
import { links } from '../../app/links.ts';
import { hatfield, showrooms } from '../../domain/dealer/business/identity.ts';
import { phoneAt } from '../../domain/dealer/dealer.ts';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { physicalShowrooms } from '../../domain/places/showrooms.ts';
import { findPolicyByPath, policies } from '../../domain/policies/policies.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import { bodyText, elements, findAll } from '../support/html.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';
import { sitemapPaths } from '../support/pages.ts';
import { graphOf, isReference, type Node, nodesIn, typesOf } from '../support/structured-data.ts';

const page = '@id url name isPartOf publisher';
const vehicle = '@id name brand description model sku url itemCondition';

/**
 * The properties that Google requires of each type, and those it recommends that this site has
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const properties: Readonly<Record<string, string>> = {
  ...{ WebPage: page, AboutPage: page, CollectionPage: page, ContactPage: page, ItemPage: page },
  ...{ FAQPage: `${page} mainEntity`, Question: 'name acceptedAnswer', Answer: 'text' },
  ...{
    Car: vehicle,
    Product: `${vehicle} offers`,
    Brand: 'name',
    QuantitativeValue: 'value unitCode',
  },
  WebSite: '@id url name potentialAction publisher inLanguage',
  ...{ SearchAction: 'target query-input', EntryPoint: 'urlTemplate' },
  Organization: '@id name url logo telephone email areaServed',
  AutoDealer: '@id name address geo openingHoursSpecification telephone url image email',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  ...{ GeoCoordinates: 'latitude longitude', OpeningHoursSpecification: 'opens closes' },
  ...{ BreadcrumbList: '@id itemListElement', ItemList: '@id itemListElement numberOfItems' },
  ...{ ListItem: 'position name', Offer: 'price priceCurrency' },
  ...{
    Service: 'name serviceType provider',
    AdministrativeArea: 'name',
    City: 'name containedInPlace geo',
  },
};

const dealer = dealerOf();
let app: OpenApp;
const graphs = new Map<string, readonly Node[]>();
const html = new Map<string, string>();

beforeAll(async () => {
  app = await openApp();
  for (const path of await sitemapPaths(app)) {
    const page = await app.page(path);
    html.set(path, page);
    graphs.set(path, graphOf(page));
  }
});
afterAll(() => app.close());

function nodeOf(path: string, type: string): Node {
  const node = graphs.get(path)?.find((node) => typesOf(node).includes(type));
  if (node === undefined) throw new Error(`${path} has no ${type}`);
  return node;
}

test('every node of every page has the properties of its types', () => {
  expect(graphs.size).toBeGreaterThan(130);
  for (const [path, graph] of graphs) {
    for (const node of nodesIn(graph)) {
      if (isReference(node)) continue;
      const types = typesOf(node);
      expect(types.length, `${path}: ${JSON.stringify(node)}`).toBeGreaterThan(0);
      for (const type of types) {
        const lacking = properties[type]?.split(' ').filter((key) => (node[key] ?? '') === '');
        expect(lacking, `${path}: ${type}`).toEqual([]);
      }
    }
  }
});

// spec S21.3
test('the showrooms and the business are the same node wherever they are described', () => {
  const byId = new Map<string, string>();
  for (const [path, graph] of graphs) {
    for (const node of graph) {
      const types = typesOf(node);
      if (!types.includes('AutoDealer') && !types.includes('Organization')) continue;
      const text = JSON.stringify(node);
      expect(text, path).toBe(byId.get(node['@id'] ?? '') ?? text);
      byId.set(node['@id'] ?? '', text);
    }
  }
  expect([...byId.keys()].sort()).toEqual(
    [`${siteUrl}/#organization`, ...showrooms.map(({ id }) => `${siteUrl}/#showroom-${id}`)].sort(),
  );
});

// spec S1.3, S21.3
test.each(physicalShowrooms)('$name has its own address, phone and showroom hours', (showroom) => {
  const showroomNode = graphs
    .get(links.showroom)
    ?.find((node) => node['@id'] === `${siteUrl}/#showroom-${showroom.id}`);
  expect(showroomNode).toMatchObject({
    '@type': 'AutoDealer',
    name: showroom.name,
    telephone: phoneAt(dealer, showroom.id).e164,
    address: { streetAddress: showroom.address.street, postalCode: showroom.address.postalCode },
    geo: { latitude: showroom.coordinates.lat, longitude: showroom.coordinates.lon },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
  });
});

// spec S1.3, S21.3
test('the online showroom is an organization with its phone, and nothing there can be visited', () => {
  const showroomNode = graphs
    .get(links.showroom)
    ?.find((node) => node['@id'] === `${siteUrl}/#showroom-hatfield`);
  expect(showroomNode).toMatchObject({
    '@type': 'Organization',
    name: hatfield.name,
    telephone: phoneAt(dealer, hatfield.id).e164,
  });
  for (const key of ['geo', 'address', 'openingHoursSpecification']) {
    expect(showroomNode).not.toHaveProperty(key);
  }
});

test('every page below home has the breadcrumb that a visitor sees', () => {
  for (const [path, page] of html) {
    if (path === '/') continue;
    const trail = findAll(page, 'nav').find((nav) => nav.attributes['aria-label'] === 'Breadcrumb');
    const labels = trail?.findAll('li').map(({ text }) => text) ?? [];
    const crumbs = nodeOf(path, 'BreadcrumbList').itemListElement as readonly Node[];
    expect(
      crumbs.map(({ name }) => name),
      path,
    ).toEqual(labels.map((label) => label?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")));
    expect(
      crumbs.map(({ position }) => position),
      path,
    ).toEqual(crumbs.map((_, i) => i + 1));
    expect(crumbs.at(-1)?.item, path).toBe(siteUrl + path);
  }
});

// spec S4.5
test('every vehicle is offered at its price by the showroom where it stands', () => {
  for (const { id, price, inStock, name, brand, location } of sampleVehicles) {
    expect(nodeOf(links.vehicle(id), 'Product'), id).toMatchObject({
      '@type': ['Product', 'Car'],
      name,
      brand: { name: brand },
      offers: {
        price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
        seller: { '@id': `${siteUrl}/#showroom-${location}` },
      },
    });
  }
});

test('the inventory lists what it shows, in its order', () => {
  const { numberOfItems, itemListElement } = nodeOf('/inventory', 'ItemList');
  expect(numberOfItems).toBe(sampleVehicles.length);
  const urls = (itemListElement as readonly Node[]).map(({ url }) => String(url));
  const hrefs = elements(html.get('/inventory') ?? '', 'a').map(({ href = '' }) => href);
  const vehicleLinks = hrefs.filter((href) => href.startsWith('/vehicles/'));
  expect(urls).toEqual([...new Set(vehicleLinks.map((href) => siteUrl + href))]);
});

test('a policy that answers questions is a page of questions, word for word', () => {
  const documents = policies.flatMap(({ paths: [path] }) => findPolicyByPath(path, dealer) ?? []);
  const answering = documents.filter(({ sections }) =>
    sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'questions')),
  );
  expect(answering.length).toBeGreaterThan(0);
  for (const { paths } of answering) {
    const questions = nodeOf(paths[0], 'FAQPage').mainEntity as readonly Node[];
    const text = bodyText(html.get(paths[0]) ?? '');
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(String(name));
      expect(text).toContain(String((acceptedAnswer as Node).text));
    }
  }
});

// spec S1.8
test('no page has a review that is not in the data', () => {
  for (const [path, graph] of graphs) {
    expect(JSON.stringify(graph), path).not.toMatch(/review|rating/i);
  }
});
