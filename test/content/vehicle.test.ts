import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { vehicleInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import { withdrawnPageDays } from '../../domain/stock/vehicle.ts';
import { asJson, typed } from '../support/enquiry.ts';
import { elements, elementText, findAll, metaOf, textOf } from '../support/html.ts';
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
        row({
          id: 'used',
          condition: 'used',
          year: 2021,
          mileage: 1_200,
          msrp: 9_995,
          inStock: false,
        }),
        row({ id: 'in-stock', msrp: 10_500 }),
        row({ id: 'trailer', name: '5x10 Trailer', category: 'Trailer' }),
      ],
    });
  });
  afterAll(() => app.close());

  // spec S4.17
  test('a trailer is not driven, and not drawn as a cart', async () => {
    const asCart = ['Test Drive', 'Is it street legal?'];
    const saidOf = async (id: string) => {
      const html = await app.page(`/vehicles/${id}`);
      return asCart.filter((words) => html.includes(words));
    };
    expect(await saidOf('in-stock')).toEqual(asCart);
    expect(await saidOf('trailer')).toEqual([]);
    expect(await app.page('/vehicles/trailer')).toContain('alt="Drawing of a trailer, seen');
  });

  // spec S1.11, S6.1, S6.2
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
    // The bar of a phone, color and place to ask for, the buy box and the panel below.
    expect(toContact).toHaveLength(5);
    const [first] = findAll(html, 'main')[0]?.findAll('img') ?? [];
    expect(first?.attributes.src).toBe('/pictures/one-800.webp');
  });

  // spec S21.2
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

  test.each(['used', 'full'])('that of %s offers similar carts (spec S6.3)', async (id) => {
    const html = await app.page(`/vehicles/${id}`);
    expect(textOf(html)).toContain('Similar carts in stock');
    expect(elements(html, 'a').some(({ href }) => href === '/vehicles/in-stock')).toBe(true);
  });
});

// spec S6.10
test.each([
  [
    { condition: 'new' },
    /7 days, under 10 miles, 15% fee/,
    'Manufacturer’s warranty: ask us for a copy',
  ],
  [{ condition: 'used' }, /3 days, 20% fee, unless sold as is/, 'Warranty: ask us'],
  [{ condition: 'demo' }, /Returns: call 1-800-555-0142/, 'Warranty: ask us'],
  [{ status: 'coming', inStock: false }, /Returns: call/, 'Warranty: ask us'],
  [{ status: 'on-hold', inStock: false, condition: 'new' }, undefined, undefined],
  [{ status: 'sold', inStock: false, condition: 'new' }, undefined, undefined],
] as const)(
  '%j: returns, warranty and how to buy, and where to see it',
  async (facts, returns, warranty) => {
    const vehicles = [row({ id: 'cart', location: 'scranton', ...facts })];
    const site = { now: () => new Date('2026-03-03T15:00:00Z') };
    const app = await openApp({ vehicles, site });
    const html = await app.page('/vehicles/cart');
    const terms = findAll(html, 'details').find(({ text }) => text.startsWith('Returns, warranty'));
    expect(terms === undefined).toBe(returns === undefined);
    if (terms !== undefined) {
      expect(terms.text).toMatch(returns ?? '');
      expect(terms.text).toContain(warranty ?? '');
      expect(terms.text).toContain('How to buy: Nothing to pay online; sign and pay in person');
      expect(terms.findAll('a').map(({ attributes }) => attributes.href)).toEqual([
        ...['/policies/return-policy', '/terms-of-service#sales', '/terms-of-service#sales'],
      ]);
    }
    const isThere = !('inStock' in facts);
    expect(textOf(html).includes('At Scranton, open until 5 PM. Directions')).toBe(isThere);
    await app.close();
  },
);

// spec S6.2
test('what sells a used cart is above its buttons, and said once', async () => {
  const app = await openApp({
    vehicles: [
      row({
        id: 'used',
        condition: 'used',
        description: 'Six batteries from 2023, new tires. Garage kept.',
        specifications: { engineHours: 412, batteryYear: 2023, seatingCapacity: 4 },
      }),
    ],
  });
  const text = textOf(await app.page('/vehicles/used'));
  const [top = '', below = ''] = text.split('Send me photos of this cart');
  for (const words of ['Six batteries from 2023, new tires.', 'Hours\n412', 'Batteries\n2023']) {
    expect(top).toContain(words);
  }
  expect(below).toContain('Garage kept.');
  expect(below).not.toContain('new tires');
  await app.close();
});

describe('a vehicle that left the stock file', () => {
  const left = new Date('2026-01-01T12:00:00Z');
  let now = left;
  let app: OpenApp;
  beforeAll(async () => {
    app = await openApp({
      vehicles: [
        row({ id: 'sold' }),
        row({ id: 'other' }),
        row({ id: 'by-status', inStock: false, status: 'sold' }),
        row({ id: 'held', inStock: false, status: 'on-hold' }),
      ],
      site: { now: () => now },
    });
    await app.store.catalogue.apply({ put: [], withdraw: ['sold'] }, left.toISOString());
  });
  afterAll(() => app.close());

  // spec S19.9
  test('keeps its page and is in no list', async () => {
    now = new Date(left.getTime() + 10 * day);
    const html = await app.page('/vehicles/sold');
    expect(textOf(html)).toMatch(/^No longer in our stock$/m);
    expect(textOf(html)).toContain('Similar carts in stock');
    expect(elements(html, 'a').some(({ href }) => href === '/vehicles/other')).toBe(true);
    expect(await app.page('/inventory')).not.toContain('/vehicles/sold');
    expect(await (await app.ask('/api/vehicles')).json()).toHaveLength(2);
    expect(await app.page('/dalton-golf-carts')).not.toContain('/vehicles/sold');
  });

  test.each([
    ['sold', 'This cart is no longer in our stock.', 'No longer in our stock'],
    ['by-status', 'This cart has been sold.', 'Sold'],
  ])('%s: says so everywhere, without a price (spec S4.15)', async (id, sentence, label) => {
    now = new Date(left.getTime() + 10 * day);
    const html = await app.page(`/vehicles/${id}?town=dalton`);
    expect(textOf(html)).toContain(sentence);
    expect(textOf(html)).toMatch(/^Ask for one like it$/m);
    expect(textOf(html)).toMatch(/^Tell me when one like it comes in$/m);
    const [main] = html.split('Similar carts in stock');
    expect(main).not.toMatch(/\$\d|Call for Price|Apply for Financing|deliveredPrice/);
    expect(elementText(html, 'title')).toContain(`Cart ${id} - ${label}`);
    const contact = textOf(await app.page(`/contact?vehicle=${id}`));
    expect(contact).toContain(label);
    expect(contact).toContain(`Please tell me when one like the Cart ${id} comes in.`);
    expect(contact).not.toContain('$9,995');
    expect(textOf(await app.page(`/thank-you?vehicle=${id}`))).toContain(label);
    await app.ask('/api/contact', asJson({ ...typed, vehicle: id }));
    const enquiries = await Array.fromAsync(app.store.enquiries.stream());
    const enquiry = enquiries.find(({ vehicles }) => vehicles[0]?.id === id);
    expect(enquiry?.vehicles[0]).toMatchObject({ unavailable: label });
    expect(enquiry?.vehicles.map(vehicleInWords).join()).toContain(label.toLowerCase());
  });

  // spec S4.8
  test('a cart on hold keeps its price and says that it is held', async () => {
    expect(textOf(await app.page('/vehicles/held'))).toContain('$9,995');
    const contact = textOf(await app.page('/contact?vehicle=held'));
    expect(contact).toContain("I'm interested in the Cart held (On hold).");
    expect(contact).not.toContain('$9,995');
  });

  // spec S19.9
  test(`is gone after ${withdrawnPageDays} days, also where its page was just read`, async () => {
    now = new Date(left.getTime() + (withdrawnPageDays - 1) * day);
    await app.page('/vehicles/sold');
    now = new Date(left.getTime() + (withdrawnPageDays + 1) * day);
    const html = await app.page('/vehicles/sold', 410);
    expect(elementText(html, 'h1')).toBe('Vehicle Not Found');
    expect(metaOf(html, 'robots')).toContain('noindex');
  });
});
