import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { scranton } from '../../domain/business.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { blocksOf, feedIds } from './eligibility.ts';
import { googleProductsXml } from './google-products.ts';
import { googleVehiclesCsv, googleVehiclesHeader } from './google-vehicles.ts';
import { metaVehiclesCsv, metaVehiclesHeader } from './meta-vehicles.ts';
import { feedSite } from './site.ts';

const site = feedSite('https://carts.example/');

const offRoad: StockedVehicle = {
  id: 'd5-ranger-2+2',
  name: 'Evolution D5 RANGER 2+2',
  brand: 'Evolution',
  category: 'D5 Ranger Series',
  price: 7695,
  condition: 'new',
  description: 'Four seats.',
  images: ['/pictures/ranger.webp', '/pictures/ranger.svg', 'https://img.example/a,b.jpg'],
  specifications: { seatingCapacity: 4 },
  features: [],
  inStock: true,
  isNew: false,
  addedAt: '2026-03-04T05:06:07.000Z',
  updatedAt: '2026-03-04T05:06:07.000Z',
};

const street: StockedVehicle = {
  ...offRoad,
  id: 'lr-1001',
  name: '2025 Denago EV City',
  brand: 'Denago',
  price: 13_995,
  msrp: 15_000,
  year: 2025,
  vin: '5LDGC4A1XRN000101',
  stockNumber: 'LR-1001',
  exteriorColor: 'Verdant Green',
  location: 'Scranton showroom',
  streetLegal: true,
};

const hostileText =
  '=cmd|\' /C calc\'!A1 ]]><script>alert("1")</script> & </item>\u0000\u0008\u202E\uFFFE\uD800 \r\n"x",,';
const hostile: StockedVehicle = {
  ...street,
  id: 'hostile',
  name: hostileText,
  brand: `+${hostileText}`,
  description: `@${hostileText}`,
  exteriorColor: `-${hostileText}`,
  interiorColor: `\t${hostileText}`,
  stockNumber: hostileText,
  specifications: { model: hostileText, trim: hostileText, mpn: hostileText },
  vin: '5LDGC4A1XRN000666',
};

const products = (...vehicles: StockedVehicle[]) => {
  const xml = [...googleProductsXml(vehicles, site)].join('');
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'item',
    parseTagValue: false,
  });
  return parser.parse(xml).rss;
};
type Row = Record<string, string>;
const rows = (pieces: Iterable<string>): Row[] => parse([...pieces].join(''), { columns: true });

test('the product feed is RSS 2.0 with the g: namespace', () => {
  const rss = products(offRoad, {
    ...offRoad,
    id: 'b',
    inStock: false,
    msrp: 8995,
    exteriorColor: 'Red',
  });
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

test('the vehicle feeds have their exact headers even when empty', () => {
  expect([...googleVehiclesCsv([], site)]).toEqual([`${googleVehiclesHeader.join(',')}\r\n`]);
  expect([...metaVehiclesCsv([], site)]).toEqual([`${metaVehiclesHeader.join(',')}\r\n`]);
  expect(products().channel.item).toBeUndefined();
});

test('the Google vehicle feed', () => {
  expect(rows(googleVehiclesCsv([offRoad, street], site))).toEqual([
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

test('the Meta vehicle feed', () => {
  const { address, phone } = scranton;
  const [row] = rows(metaVehiclesCsv([street], site));
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

describe('fields of a unit', () => {
  const one = (more: Partial<StockedVehicle>, base: StockedVehicle) => ({ ...base, ...more });
  const product = (more: Partial<StockedVehicle>) =>
    products(one(more, offRoad)).channel.item?.[0] ?? {};
  const google = (more: Partial<StockedVehicle>) =>
    rows(googleVehiclesCsv([one(more, street)], site))[0] ?? {};
  const meta = (more: Partial<StockedVehicle>) =>
    rows(metaVehiclesCsv([one(more, street)], site))[0] ?? {};

  test.each([
    ['new', 'new', 'New', 'NEW'],
    ['used', 'used', 'Used', 'USED'],
    ['demo', 'used', 'Used', 'USED'],
    [undefined, undefined, undefined, undefined],
  ] as const)('condition %s', (condition, asProduct, asGoogle, asMeta) => {
    const more = { condition, mileage: 40 };
    expect(product(more)['g:condition']).toBe(asProduct);
    expect(google(more).condition).toBe(asGoogle);
    expect(meta(more).state_of_vehicle).toBe(asMeta);
  });

  test.each([
    ['electric', 'electric', 'ELECTRIC'],
    ['gas', 'gasoline', 'GASOLINE'],
    [undefined, '', ''],
  ] as const)('fuel %s', (fuel, asGoogle, asMeta) => {
    expect(google({ fuel }).engine).toBe(asGoogle);
    expect(meta({ fuel }).fuel_type).toBe(asMeta);
  });

  test.each([
    [{ status: 'in-stock' }, 'in_stock', 'AVAILABLE'],
    [{}, 'in_stock', 'AVAILABLE'],
    [{ inStock: false }, 'out_of_stock', undefined],
    [{ status: 'on-hold' }, 'out_of_stock', undefined],
    [{ status: 'sale-pending', inStock: false }, 'out_of_stock', undefined],
    [{ status: 'coming', inStock: false }, 'out_of_stock', undefined],
    [{ status: 'sold', inStock: false }, undefined, undefined],
  ] as const)('standing %j', (more, asProduct, asMeta) => {
    expect(product(more)['g:availability']).toBe(asProduct);
    expect(meta(more).availability).toBe(asMeta);
    expect(google(more).id).toBe(asMeta && 'lr-1001');
  });

  test.each([
    ['Lot B', undefined],
    [undefined, undefined],
    ['hatfield', undefined],
    ['pocono-pines', 'pocono-pines'],
    ['Scranton lot 4', 'scranton'],
  ])('location %s', (location, store) => {
    expect(google({ location }).store_code).toBe(store);
    expect(meta({ location }).dealer_id).toBe(store);
  });

  test('the suggested price of a used unit is not its regular price', () => {
    const used = { condition: 'used', mileage: 40 } as const;
    expect(google({}).vehicle_msrp).toBe('15000.00 USD');
    expect(google(used).vehicle_msrp).toBe('');
    expect(meta(used)).toMatchObject({ price: '13995.00 USD', sale_price: '' });
  });
});

describe('eligibility', () => {
  const blocked = (more: Partial<StockedVehicle>, base = street) =>
    feedIds.map((feed) => blocksOf(feed, { ...base, ...more }).map(({ field }) => field));

  const off = ['streetLegal', 'vin', 'year', 'exteriorColor', 'location'];
  test.each<[string, Partial<StockedVehicle>, StockedVehicle, string[], string[], string[]?]>([
    ['street legal with a VIN', {}, street, ['streetLegal'], []],
    ['off-road', {}, offRoad, [], [...off, 'msrp'], off],
    ['off-road with a VIN', { streetLegal: false }, street, [], ['streetLegal']],
    ['no VIN', { vin: undefined, serialNumber: 'S-1' }, street, ['streetLegal'], ['vin']],
    ['a serial number as VIN', { vin: 'DG-2204-118' }, street, ['streetLegal'], ['vin']],
    ['out of stock', { inStock: false }, street, ['streetLegal'], ['status']],
    ['on hold', { status: 'on-hold' }, street, ['streetLegal'], ['status']],
    ['sold', { status: 'sold' }, street, ['withdrawnAt', 'streetLegal'], ['withdrawnAt', 'status']],
    [
      'off-road and sold',
      { inStock: false, streetLegal: false },
      street,
      [],
      ['status', 'streetLegal'],
    ],
    ['no price', { price: undefined }, street, ['streetLegal', 'price'], ['price']],
    ['no picture', { images: [] }, street, ['streetLegal', 'images'], ['images']],
    ['only a drawing', { images: ['/a.svg'] }, street, ['streetLegal', 'images'], ['images']],
    ['used without mileage', { condition: 'used' }, street, ['streetLegal'], ['mileage']],
    ['used', { condition: 'used', mileage: 0 }, street, ['streetLegal'], []],
    [
      'condition unknown',
      { condition: undefined },
      street,
      ['streetLegal', 'condition'],
      ['condition'],
    ],
    ['no location', { location: undefined }, street, ['streetLegal'], ['location']],
    ['new without MSRP', { msrp: undefined }, street, ['streetLegal'], ['msrp'], []],
  ])('%s', (_, more, base, product, vehicle, meta = vehicle) => {
    expect(blocked(more, base)).toEqual([product, vehicle, meta]);
  });

  test('no unit is both a product and a vehicle', () => {
    for (const streetLegal of [true, false, undefined]) {
      for (const vin of [street.vin, undefined]) {
        const [product, ...vehicles] = blocked({ streetLegal, vin });
        expect(vehicles.some((blocks) => blocks.length === 0) && product?.length === 0).toBe(false);
      }
    }
  });
});

test('hostile text is escaped and stays readable', () => {
  const { item } = products({ ...hostile, streetLegal: false }).channel;
  expect(item).toHaveLength(1);
  expect(item[0]['g:title']).toBe(
    '=cmd|\' /C calc\'!A1 ]]><script>alert("1")</script> & </item>\uFFFD\n"x",,',
  );
  for (const feed of [googleVehiclesCsv, metaVehiclesCsv]) {
    const text = [...feed([hostile], site)].join('');
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
