import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '../../domain/duration.ts';
import { vehicleInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import { withdrawnPageDays } from '../../domain/stock/vehicle.ts';
import { asJson, typed } from '../support/enquiry.ts';
import { elements, elementText, findAll, metaOf, textOf } from '../support/html.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';
import { graphOf, typesOf } from '../support/structured-data.ts';

describe('a vehicle’s page', () => {
  const terms = [
    [{ condition: 'new' }, '7 days, under 10 miles, 15% fee', 'Manufacturer’s warranty: ask'],
    [{ condition: 'used' }, '3 days, 20% fee, unless sold as is', 'Warranty: ask us'],
    [{ condition: 'demo' }, 'Returns: call 1-800-555-0142', 'Warranty: ask us'],
    [{ status: 'coming', inStock: false }, 'Returns: call', 'Warranty: ask us'],
    [{ status: 'on-hold', inStock: false, condition: 'new' }],
    [{ status: 'sold', inStock: false, condition: 'new' }],
  ] as const;
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
          vin: '5YJ3E1EA7KF317000',
          exteriorColor: 'Evergreen',
          interiorColor: 'Tan',
          stockNumber: 'LR-7',
          location: 'Scranton',
          description: 'Six batteries from 2023, new tires. Garage kept.',
          specifications: {
            engineHours: 412,
            chargerHours: 36,
            batteryYear: 2023,
            length: '108 in',
          },
        }),
        row({ id: 'unpriced', price: undefined }),
        row({ id: 'trailer', name: '5x10 Trailer', category: 'Trailer' }),
        ...terms.map(([facts], at) => row({ id: `terms-${at}`, location: 'scranton', ...facts })),
      ],
      site: { now: () => new Date('2026-03-03T15:00:00Z') },
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
    expect(await saidOf('full')).toEqual(asCart);
    expect(await saidOf('trailer')).toEqual([]);
    expect(await app.page('/vehicles/trailer')).toContain('alt="Drawing of a trailer, seen');
  });

  // spec S1.11, S6.1 to S6.3
  test('shows every field of the row, with its links', async () => {
    const html = await app.page('/vehicles/full');
    const text = textOf(html);
    const fields = ['$12,345', 'A cart.', 'NEW', 'Ground clearance\n9 in', 'LED lights'];
    for (const words of [...fields, 'Backup camera', 'Similar carts in stock']) {
      expect(text).toContain(words);
    }
    const link = (words: string) =>
      findAll(html, 'a').find((one) => one.text.includes(words))?.attributes;
    expect(link('Call to Schedule a Test Drive')?.href).toBe('tel:+18005550142');
    expect(link('Apply for Financing')).toMatchObject({ target: '_blank' });
    expect(link('View Vehicle Details')).toMatchObject({ href: 'https://maker.example/full' });
    const toContact = elements(html, 'a').filter(({ href }) => href === '/contact?vehicle=full');
    // The bar of a phone, color and place to ask for, the buy box and the panel below.
    expect(toContact).toHaveLength(5);
    const [first] = findAll(html, 'main')[0]?.findAll('img') ?? [];
    expect(first?.attributes.src).toBe('/pictures/one-800.webp');
  });

  // spec S4.12, S21.2
  test('is described for search engines and sharing by what its row has', async () => {
    const html = await app.page('/vehicles/full');
    expect(elementText(html, 'title')).toBe('Full Cart - $12,345 | Laurel Ridge Golf Carts');
    expect(metaOf(html, 'keywords')).toContain('Full Cart');
    expect(metaOf(html, 'product:price:amount')).toBe('12345');
    expect(metaOf(html, 'product:price:currency')).toBe('USD');
    expect(metaOf(html, 'product:availability')).toBe('in stock');
    expect(metaOf(html, 'product:condition')).toBeUndefined();
    const carOf = async (id: string) =>
      graphOf(await app.page(`/vehicles/${id}`)).find((node) => typesOf(node).includes('Car'));
    const car = await carOf('full');
    expect(car).not.toHaveProperty('itemCondition');
    expect(car?.offers).not.toHaveProperty('itemCondition');
    expect(car).toMatchObject({
      image: [`${siteUrl}/pictures/one-1600.webp`, 'https://pictures.example/two.jpg'],
      offers: { seller: { '@id': `${siteUrl}/#organization` } },
    });
    expect(await carOf('used')).toMatchObject({
      sku: 'LR-7',
      vehicleIdentificationNumber: '5YJ3E1EA7KF317000',
      vehicleModelDate: '2021',
      mileageFromOdometer: { value: 1_200, unitCode: 'SMI' },
      color: 'Evergreen',
      vehicleInteriorColor: 'Tan',
      offers: {
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@id': `${siteUrl}/#showroom-scranton` },
      },
    });
    // Without an offer it is no product.
    expect(await carOf('unpriced')).toMatchObject({ '@type': 'Car' });
    expect(await carOf('unpriced')).not.toHaveProperty('offers');
  });

  // spec S6.10
  test.each(terms.entries().toArray())(
    'returns, warranty and how to buy, and where to see it: %i',
    async (at, [facts, returns, warranty = '']) => {
      const html = await app.page(`/vehicles/terms-${at}`);
      const all = findAll(html, 'details').find(({ text }) => text.startsWith('Returns, warranty'));
      expect(all === undefined).toBe(returns === undefined);
      if (all !== undefined) {
        expect(all.text).toContain(returns);
        expect(all.text).toContain(warranty);
        expect(all.text).toContain('How to buy: Nothing to pay online; sign and pay in person');
        expect(all.findAll('a').map(({ attributes }) => attributes.href)).toEqual([
          ...['/policies/return-policy', '/terms-of-service#sales', '/terms-of-service#sales'],
        ]);
      }
      const isThere = !('inStock' in facts);
      const seen = textOf(html).includes('At Scranton, open until 5 PM. Directions');
      expect(seen).toBe(isThere);
    },
  );

  // spec S4.8
  test('a cart on hold keeps its price, and is asked for as one that is held', async () => {
    expect(textOf(await app.page('/vehicles/terms-4'))).toContain('$9,995');
    const contact = textOf(await app.page('/contact?vehicle=terms-4'));
    expect(contact).toContain("I'm interested in the Cart terms-4 (On hold).");
    expect(contact).not.toContain('$9,995');
  });

  // spec S6.2
  test('what sells a used cart is above its buttons, and said once', async () => {
    const text = textOf(await app.page('/vehicles/used'));
    const [top = '', below = ''] = text.split('Send me photos of this cart');
    const selling = [
      'Six batteries from 2023, new tires. Garage kept.',
      'Hours\n412',
      'Batteries\n2023',
    ];
    for (const words of [...selling, 'Miles\n1,200']) expect(top).toContain(words);
    expect(below).not.toMatch(/new tires|412/);
    expect(below).toContain('Charger hours\n36');
    expect(below).toContain('Its width and height aren’t listed.');
  });
});

describe('a vehicle that left the stock file', () => {
  const left = new Date('2026-01-01T12:00:00Z');
  let now = new Date(left.getTime() + 10 * day);
  let app: OpenApp;
  beforeAll(async () => {
    const ids = ['sold', 'other'].map((id) => row({ id }));
    const byStatus = row({ id: 'by-status', inStock: false, status: 'sold' });
    app = await openApp({ vehicles: [...ids, byStatus], site: { now: () => now } });
    await app.store.catalogue.apply({ put: [], withdraw: ['sold'] }, left.toISOString());
  });
  afterAll(() => app.close());

  // spec S19.9
  test('keeps its page and is in no list', async () => {
    const html = await app.page('/vehicles/sold');
    expect(textOf(html)).toMatch(/^No longer in our stock$/m);
    expect(elements(html, 'a').some(({ href }) => href === '/vehicles/other')).toBe(true);
    expect(await app.page('/inventory')).not.toContain('/vehicles/sold');
    expect(await (await app.ask('/api/vehicles')).json()).toHaveLength(1);
    expect(await app.page('/dalton-golf-carts')).not.toContain('/vehicles/sold');
  });

  test.each([
    ['sold', 'This cart is no longer in our stock.', 'No longer in our stock'],
    ['by-status', 'This cart has been sold.', 'Sold'],
  ])('%s: says so everywhere, without a price (spec S4.15)', async (id, sentence, label) => {
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
