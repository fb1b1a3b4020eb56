import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readText } from '../../../test/support/stock-file.ts';
import { readStock } from '../read-stock.ts';
import { parseMapping } from './mapping.ts';
import { follow } from './source-value.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

// spec S19.1
test('nested JSON of any shape', async () => {
  const mapping = parseMapping(await readFile(fixture('nested.mapping.json'), 'utf8'));
  const { vehicles, rejected } = await readStock(fixture('nested.json'), mapping);
  expect(rejected).toEqual([]);
  expect(vehicles).toMatchObject([
    {
      ...{ id: 'a-1', name: '2024 Denago EV City', category: 'EV City Series', price: 15_000 },
      ...{ vin: '5LDGC4A1XRN000301', location: 'scranton', streetLegal: true, inStock: true },
      images: ['https://img.example/a1/1.jpg', 'https://img.example/a1/2.jpg'],
      specifications: { seatingCapacity: 2, 'Ground clearance': '6 in' },
      features: ['Doors', 'Heater'],
    },
    { id: 'a-2', category: 'Golf Carts', images: [], streetLegal: false },
  ]);
});

// spec S19.3
test('what a mapping does not name and has values is reported', async () => {
  const carts = [
    { make: 'A', model: 'B', lot: '', photos: [{ url: 'https://x.example/1.jpg' }], cost: {} },
    { make: 'A', model: 'C', lot: 'N/A', tags: ['x'], cost: { net: 9 }, at: { id: null } },
  ];
  const mapping = parseMapping('{"brand": "make", "model": "{model}", "images": "photos[0].url"}');
  const { unread, columns } = await readText(JSON.stringify(carts), 'stock.json', mapping);
  expect(unread).toEqual(['tags', 'cost.net']);
  expect(columns.slice(2)).toEqual([
    { heading: 'photos[0].url', target: 'images' },
    { heading: 'tags' },
    { heading: 'cost.net' },
  ]);
});

const document = { a: { b: [{ c: 1 }, { c: 2, d: null }] }, 'x.y': 3 };

test.each([
  ['a.b[1].c', 2],
  ['a.b.0.c', 1],
  ['a.b.c', [1, 2]],
  ['a.b.d', [null]],
  ['a.b.z', undefined],
  ['a.b[7].c', undefined],
  ['__proto__.x', undefined],
  ['constructor.name', undefined],
  ['a.b.length', undefined],
])('%s leads to %o', (path, value) => {
  expect(follow(document, path)).toEqual(value);
});

// spec S19.3
test.each([
  ['{"name"', /has a mistake/],
  ['{}', /names no field/],
  ['{"nmae": "x"}', /There is no field “nmae”. The fields are listed by: dealer inventory fields/],
  ['{"prize": "x"}', /There is no field “prize”. Did you mean “price”?/],
  ['{"name": {"form": "a"}}', /key “form”; there are from, list, values, nothing, most, default/],
  ['{"name": {"values": {"a": "b"}}}', /needs “from”, “list” or “default”/],
  ['{"images": {"list": "a", "most": 0}}', /“most” of “images”/],
  ['{"name": {"from": "a", "list": "b"}}', /has “from” and “list”/],
  ['{"name": {"from": "a", "values": ["b"]}}', /“values” of “name” is not an object/],
  ['{"name": "{a.b"}', /brace that is not closed/],
  ['{"rows": 3, "name": "a"}', /“rows” is not a path/],
  ['{"fields": {"name": "a"}, "brand": "b"}', /“brand” is next to “fields”/],
])('%s is refused', (text, message) => {
  expect(() => parseMapping(text)).toThrow(message);
});

const readMapped = async (text: string, mapping: object, name = 'stock.json') =>
  readText(text, name, parseMapping(JSON.stringify(mapping)));

test('a mapping names the columns of a CSV, dots and all', async () => {
  const { vehicles } = await readMapped(
    'Wagen,Marke,preis.netto\nSprint,Swift EV,"7,000"\n',
    { name: '{Marke} {Wagen}', brand: 'Marke', price: 'preis.netto', features: 'Wagen: {Wagen}' },
    'stock.csv',
  );
  expect(vehicles).toMatchObject([
    { id: 'swift-ev-sprint', price: 7000, features: ['Wagen: Sprint'] },
  ]);
});

test.each([
  [
    { name: 'title', brand: 'mkae' },
    /No row has what the mapping gives for “brand” \(mkae\). The file has: title, make, place.lot/,
  ],
  [{ rows: 'data', name: 'title' }, /no list of rows at “data”/],
  [{ name: 'title', brand: 'make', location: 'place' }, /“location” leads to an object/],
])('%o does not fit and says so', async (mapping, message) => {
  const text = '[{"title":"A","make":"Denago","place":{"lot":1}}]';
  await expect(readMapped(text, mapping)).rejects.toThrow(message);
});

test('a question mark lets a path be missing everywhere', async () => {
  const { vehicles } = await readMapped('[{"title":"A","make":"Denago"}]', {
    name: 'title',
    brand: 'make',
    'salePrice?': 'sale',
  });
  expect(vehicles).toHaveLength(1);
});

// spec S19.3
test('values are translated, left out, limited and defaulted', async () => {
  const rows = [
    {
      ...{ cart: { name: 'A', make: 'EZGO' }, isUsed: true, pax: 'Utility' },
      ...{ pics: ['1', '2', '3'], color: 'Overflow' },
    },
    {
      ...{ cart: { name: 'B', make: 'EZGO' }, isUsed: false, pax: '4', pics: [] },
      ...{ lot: 'T2', color: 'Red', tags: ['x'] },
    },
  ];
  const { vehicles } = await readMapped(JSON.stringify(rows), {
    name: 'cart.name',
    brand: 'cart.make',
    condition: { from: 'isUsed', values: { true: 'used', false: 'new' } },
    seats: { from: 'pax', nothing: ['utility'] },
    exteriorColor: { from: 'color', nothing: ['overflow', 'N/A'] },
    images: { list: 'https://cdn.example/{pics}.jpg', most: 2 },
    location: { from: 'lot', default: 'Scranton' },
    fuel: { default: 'gas' },
    features: 'With {tags}',
  });
  const images = ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'];
  expect(vehicles).toMatchObject([
    {
      ...{ name: 'A', brand: 'EZ-GO', condition: 'used', specifications: {}, images },
      ...{ location: 'scranton', fuel: 'gas', features: [] },
    },
    {
      ...{ condition: 'new', exteriorColor: 'Red', specifications: { seatingCapacity: 4 } },
      ...{ images: [], location: 'T2', features: ['With x'] },
    },
  ]);
  expect(vehicles[0]).not.toHaveProperty('exteriorColor');
});
