import { expect, test } from 'vitest';
import { scranton } from '../../domain/dealer/business/identity.ts';
import { phoneAt } from '../../domain/dealer/dealer.ts';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { stocked } from '../../test/support/cart.ts';
import { hostile, offRoad, products, rows, site, street } from '../../test/support/feed-units.ts';
import { googleVehiclesCsv } from './google-vehicles.ts';
import { metaVehiclesCsv } from './meta-vehicles.ts';

// spec S20.1
test('the product feed is RSS 2.0 with the g: namespace', () => {
  const rss = products(
    offRoad,
    stocked({ ...offRoad, id: 'b', inStock: false, msrp: 8995, exteriorColor: 'Red' }),
  );
  expect(rss['@_version']).toBe('2.0');
  expect(rss['@_xmlns:g']).toBe('http://base.google.com/ns/1.0');
  expect(rss.channel).toMatchObject({
    title: 'Laurel Ridge Golf Carts',
    link: 'https://carts.example',
    description: expect.any(String),
  });
  expect(rss.channel.item).toEqual([
    {
      'g:id': 'd5-ranger-2+2',
      'g:title': 'Evolution D5 RANGER 2+2',
      'g:description': 'Four seats.',
      'g:link': 'https://carts.example/vehicles/d5-ranger-2+2',
      'g:image_link': 'https://carts.example/pictures/ranger.webp',
      'g:additional_image_link': 'https://img.example/a%2Cb.jpg',
      'g:availability': 'in_stock',
      'g:price': '7695.00 USD',
      'g:condition': 'new',
      'g:brand': 'Evolution',
      'g:identifier_exists': 'no',
      'g:google_product_category': '3931',
      'g:product_type': 'D5 Ranger Series',
    },
    expect.objectContaining({
      'g:availability': 'out_of_stock',
      'g:price': '8995.00 USD',
      'g:sale_price': '7695.00 USD',
      'g:color': 'Red',
    }),
  ]);
});

test('the vehicle feeds have their headers even when empty', () => {
  for (const feed of [googleVehiclesCsv, metaVehiclesCsv]) {
    expect([...feed([], site, dealerOf())]).toEqual([
      expect.stringMatching(/^(vehicle_)?id,vin,.*\r\n$/),
    ]);
  }
  expect(products().channel.item).toBeUndefined();
});

// spec S20.1
test('the Google vehicle feed', () => {
  expect(rows(googleVehiclesCsv([offRoad, street], site, dealerOf()))).toEqual([
    {
      id: 'lr-1001',
      vin: '5LDGC4A1XRN000101',
      store_code: scranton.id,
      'vehicle_fulfillment(option:store_code)': `in_store:${scranton.id}`,
      brand: 'Denago',
      model: 'EV City',
      trim: '',
      year: '2025',
      condition: 'New',
      mileage: '0 miles',
      engine: '',
      color: 'Verdant Green',
      price: '13995.00 USD',
      vehicle_msrp: '15000.00 USD',
      image_link: 'https://carts.example/pictures/ranger.webp',
      additional_image_link: 'https://img.example/a%2Cb.jpg',
      link: 'https://carts.example/vehicles/lr-1001',
      link_template: 'https://carts.example/vehicles/lr-1001?store={store_code}',
      description: 'Four seats.',
      google_product_category: '916',
    },
  ]);
});

// spec S20.1
test('the Meta vehicle feed', () => {
  const { address } = scranton;
  const phone = phoneAt(dealerOf(), scranton.id);
  const [row] = rows(metaVehiclesCsv([street], site, dealerOf()));
  expect(row).toMatchObject({
    vehicle_id: 'lr-1001',
    vin: '5LDGC4A1XRN000101',
    title: '2025 Denago EV City',
    make: 'Denago',
    model: 'EV City',
    year: '2025',
    body_style: 'OTHER',
    'mileage.value': '0',
    'mileage.unit': 'MI',
    'image[0].url': 'https://carts.example/pictures/ranger.webp',
    'image[0].tag[0]': '2025 Denago EV City',
    'image[1].url': 'https://img.example/a%2Cb.jpg',
    'image[2].url': '',
    price: '15000.00 USD',
    sale_price: '13995.00 USD',
    state_of_vehicle: 'NEW',
    fuel_type: '',
    availability: 'AVAILABLE',
    'address.addr1': address.street,
    'address.postal_code': address.postalCode,
    'address.country': 'US',
    longitude: String(scranton.coordinates.lon),
    dealer_phone: phone.shown,
    date_first_on_lot: '2026-03-04',
  });
});

// spec S20.5
test('pictures of ours are JPEG for Meta, which takes no WebP', () => {
  const set = '/photos/0123456789abcdef0123';
  const images = [`${set}-1600.webp`, '/stills/ev-city/front/scarlet/tan-800.webp'];
  const cart = { ...street, images: [...images, 'https://img.example/b.webp'] };
  const [meta] = rows(metaVehiclesCsv([cart], site, dealerOf()));
  expect([0, 1, 2].map((at) => meta?.[`image[${at}].url`])).toEqual([
    `${site}/social${set}.jpg`,
    `${site}/social/stills/ev-city/front/green/charcoal.jpg`,
    'https://img.example/b.webp',
  ]);
  expect(rows(googleVehiclesCsv([cart], site, dealerOf()))[0]?.image_link).toBe(
    `${site}${set}-1600.webp`,
  );
});

// spec S22.2
test('hostile text is escaped and stays readable', () => {
  const { item } = products({ ...hostile, streetLegal: false }).channel;
  expect(item).toHaveLength(1);
  expect(item[0]['g:title']).toBe(
    '=cmd|\' /C calc\'!A1 ]]><script>alert("1")</script> & </item>\uFFFD\n"x",,',
  );
  for (const feed of [googleVehiclesCsv, metaVehiclesCsv]) {
    const text = [...feed([hostile], site, dealerOf())].join('');
    const [row = {}, ...more] = rows([text]);
    expect(more).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u202E\uFFFE]/u);
    for (const [column, cell] of Object.entries(row)) {
      if (column !== 'longitude') expect(cell, column).not.toMatch(/^[=+\-@\t\r]/);
    }
    expect(row.description).toBe(
      'cmd|\' /C calc\'!A1 ]]><script>alert("1")</script> & </item>\uFFFD "x",,',
    );
  }
});
