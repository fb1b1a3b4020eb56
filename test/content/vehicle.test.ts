import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartPicture } from '../../domain/catalogue/models/cart-picture.ts';
import { withdrawnPageDays } from '../../domain/catalogue/vehicle.ts';
import { day } from '../../domain/duration.ts';
import { elements, elementText, findAll, jsonLdTexts, metaOf, textOf } from '../support/html.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

describe('a vehicle’s page', () => {
  let app: OpenApp;
  beforeAll(async () => {
    app = await openApp({
      vehicles: [
        row({
          id: 'full',
          name: 'Full Cart',
          price: 12_345,
          specifications: { topSpeed: '25 mph', seatingCapacity: 4, groundClearance: '9 in' },
          features: ['LED lights', 'Backup camera'],
          images: ['/pictures/one-1600.webp', 'https://pictures.example/two.jpg'],
          externalUrl: 'https://maker.example/full',
          isNew: true,
        }),
        row({ id: 'used', condition: 'used', year: 2021, mileage: 1_200, inStock: false }),
        row({ id: 'in-stock' }),
      ],
    });
  });
  afterAll(() => app.close());

  test('shows every field of the row', async () => {
    const html = await app.page('/vehicles/full');
    const text = textOf(html);
    for (const words of [
      '$12,345',
      'A cart.',
      'NEW',
      'Ground clearance\n9 in',
      'LED lights',
      'Backup camera',
      'Interested in this vehicle?',
      'Contact Sales Team',
      'View More Vehicles',
      'Back to Inventory',
      'View Vehicle Details',
      'Full Specifications',
    ]) {
      expect(text).toContain(words);
    }
    const link = (words: string) =>
      findAll(html, 'a').find(({ text }) => text.includes(words))?.attributes;
    expect(link('Call to Schedule a Test Drive')?.href).toBe('tel:+18005550142');
    expect(link('Apply for Financing')).toMatchObject({ target: '_blank' });
    expect(link('View Vehicle Details')).toMatchObject({ href: 'https://maker.example/full' });
    const toContact = elements(html, 'a').filter(({ href }) => href === '/contact?vehicle=full');
    expect(toContact).toHaveLength(2);
    const [first] = findAll(html, 'main')[0]?.findAll('img') ?? [];
    expect(first?.attributes.src).toBe('/pictures/one-800.webp');
  });

  test.each([
    ['full', 'NEW'],
    ['used', 'Out of Stock'],
    ['in-stock', 'In Stock'],
  ])('%s has the badge %s', async (id, badge) => {
    expect(textOf(await app.page(`/vehicles/${id}`))).toMatch(new RegExp(`^${badge}$`, 'm'));
  });

  test('is described for search engines and sharing', async () => {
    const html = await app.page('/vehicles/full');
    expect(elementText(html, 'title')).toBe('Full Cart - $12,345 | Laurel Ridge Golf Carts');
    expect(metaOf(html, 'description')).toMatch(/Call 1-800-555-0142\.$/);
    expect(metaOf(html, 'keywords')).toContain('Full Cart');
    expect(metaOf(html, 'og:url')).toBe(`${siteUrl}/vehicles/full`);
    expect(metaOf(html, 'product:price:amount')).toBe('12345');
    expect(metaOf(html, 'product:price:currency')).toBe('USD');
    expect(metaOf(html, 'product:availability')).toBe('in stock');
    expect(metaOf(html, 'product:condition')).toBeUndefined();
    const used = await app.page('/vehicles/used');
    expect(metaOf(used, 'product:availability')).toBe('out of stock');
    expect(metaOf(used, 'product:condition')).toBe('used');
    expect(textOf(used)).toContain('Mileage\n1,200 miles');
  });

  test('one that is out of stock offers similar carts', async () => {
    const html = await app.page('/vehicles/used');
    expect(textOf(html)).toContain('Similar carts in stock');
    expect(elements(html, 'a').some(({ href }) => href === '/vehicles/in-stock')).toBe(true);
    expect(await app.page('/vehicles/full')).not.toContain('Similar carts');
  });
});

describe('the pictures of a vehicle’s page', () => {
  const ours = {
    images: [cartPicture('turfman-800', 'front'), cartPicture('turfman-800', 'side')],
  };
  const closeUps = ['seats', 'dash', 'bed', 'wheel'].map((view) => `turfman-800-${view}`);
  let app: OpenApp;
  beforeAll(async () => {
    app = await openApp({
      vehicles: [
        row({ id: 'ours', condition: 'new', msrp: 9_995, ...ours }),
        row({ id: 'photographed', images: ['/photos/0123456789abcdef0123-1600.webp'] }),
        row({ id: 'ev-nomad', name: 'EV NOMAD', brand: 'Denago' }),
      ],
    });
  });
  afterAll(() => app.close());

  test.each([
    ['ours', ['turfman-800-front', 'turfman-800-side', ...closeUps]],
    ['photographed', ['0123456789abcdef0123']],
    ['ev-nomad', ['ev-nomad-front']],
  ])('%s: close-ups follow where its pictures are of a cart of ours', async (id, expected) => {
    const html = await app.page(`/vehicles/${id}`);
    const [track, thumbs] = ['ul', 'nav'].map((tag) =>
      findAll(html, tag)
        .flatMap((found) => found.findAll('img'))
        .map(({ attributes }) => /([^/]+)-(?:480|800)\.webp$/.exec(attributes.src ?? '')?.[1])
        .filter((set) => set !== undefined),
    );
    expect(track).toEqual(expected);
    expect(thumbs).toEqual(id === 'photographed' ? [] : expected);
  });

  test('feeds, the API and structured data name the pictures of the row only', async () => {
    const answer = await app.ask('/api/vehicles/ours');
    expect(await answer.json()).toMatchObject(ours);
    const feed = await app.page('/feeds/google-products.xml');
    const data = jsonLdTexts(await app.page('/vehicles/ours')).join();
    for (const text of [feed, data]) {
      expect(text).toContain('turfman-800-side-1200.webp');
      expect(text).not.toContain('turfman-800-seats');
    }
  });
});

describe('a vehicle that left the stock file', () => {
  const left = new Date('2026-01-01T12:00:00Z');
  let now = left;
  let app: OpenApp;
  beforeAll(async () => {
    app = await openApp({
      vehicles: [row({ id: 'sold' }), row({ id: 'other' })],
      site: { now: () => now },
    });
    await app.store.catalogue.apply({ put: [], withdraw: ['sold'] }, left.toISOString());
  });
  afterAll(() => app.close());

  test('keeps its page, is out of stock and in no list', async () => {
    now = new Date(left.getTime() + 10 * day);
    const html = await app.page('/vehicles/sold');
    expect(textOf(html)).toMatch(/^Out of Stock$/m);
    expect(textOf(html)).toContain('Similar carts in stock');
    expect(elements(html, 'a').some(({ href }) => href === '/vehicles/other')).toBe(true);
    expect(await app.page('/inventory')).not.toContain('/vehicles/sold');
    expect(await (await app.ask('/api/vehicles')).json()).toHaveLength(1);
    expect(await app.page('/dalton-golf-carts')).not.toContain('/vehicles/sold');
  });

  test(`is gone after ${withdrawnPageDays} days, also where its page was just read`, async () => {
    now = new Date(left.getTime() + (withdrawnPageDays - 1) * day);
    await app.page('/vehicles/sold');
    now = new Date(left.getTime() + (withdrawnPageDays + 1) * day);
    const html = await app.page('/vehicles/sold', 410);
    expect(elementText(html, 'h1')).toBe('Vehicle Not Found');
    expect(metaOf(html, 'robots')).toContain('noindex');
  });
});
