import { describe, expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { cart } from '../support/cart.ts';
import { search } from '../support/searched-carts.ts';

/** Searches as visitors type them (spec S5.10, S5.11, S5.18 to S5.24). */

const sample = sampleVehicles.map((vehicle) => cart(vehicle));

const used = (
  id: string,
  brand: string,
  name: string,
  changes: Partial<StockedVehicle>,
  specifications: StockedVehicle['specifications'],
) => cart({ id, brand, name, condition: 'used', location: 'Hatfield', ...changes, specifications });

/** New and used carts, gas and electric, of several makes. */
const lot: readonly StockedVehicle[] = [
  used(
    ...(['rxv', 'EZ-GO', 'RXV Freedom'] as const),
    { year: 2015, fuel: 'electric', price: 4_995, exteriorColor: 'Black', stockNumber: 'LR-2042' },
    { seatingCapacity: 2, batteryType: 'Lead acid', engineHours: '1,812' },
  ),
  used(
    ...(['txt', 'E-Z-GO', 'TXT'] as const),
    { year: 2018, fuel: 'gas', price: 5_495, exteriorColor: 'Forest Green', lifted: true },
    { seatingCapacity: 4, hours: 640, topSpeed: '19 mph' },
  ),
  used(
    ...(['precedent', 'Club Car', 'Precedent i2'] as const),
    {
      ...{ year: 2017, fuel: 'electric', price: 5_295, exteriorColor: 'White', mileage: 900 },
      ...{ description: 'Six new batteries, and a golf bag rack.', images: ['/photos/1.jpg'] },
    },
    { seatingCapacity: 2, hours: 1_240 },
  ),
  used(
    ...(['onward', 'Club Car', 'Onward'] as const),
    {
      ...{ year: 2022, fuel: 'electric', price: 8_995, exteriorColor: 'Cherry Red', mileage: 310 },
      ...{ lifted: true, streetLegal: true, vin: '7LDGC4A1XRN200417', interiorColor: 'Tan' },
    },
    { seatingCapacity: 4, batteryType: 'Lithium' },
  ),
  used(
    ...(['carryall', 'Club Car', 'Carryall 500'] as const),
    { year: 2019, fuel: 'gas', price: 7_500, exteriorColor: 'Grey', serialNumber: 'JW1510-7' },
    { seatingCapacity: 2 },
  ),
  used(
    ...(['drive2', 'Yamaha', 'Drive 2'] as const),
    { year: 2021, fuel: 'gas', price: 6_495, exteriorColor: 'Navy Blue', interiorColor: 'Stone' },
    { seatingCapacity: 2 },
  ),
  cart({
    ...{ id: 'rover', brand: 'Denago', name: 'Denago ROVER XL6', year: 2025, condition: 'new' },
    ...{ price: 11_995, exteriorColor: 'Matte Black', streetLegal: true, location: 'Scranton' },
    features: ['Bluetooth sound', 'Windshield'],
    specifications: { seatingCapacity: 6, topSpeed: '25 mph', range: '50 miles', height: '80 in' },
  }),
  ...sample.filter(({ id }) => ['d5-maverick-4', 'turfman-800', 'carrier-8-plus'].includes(id)),
];

const found = (q: string, carts = lot) =>
  search(carts, { q }).hits.map(({ vehicle }) => vehicle.id);

test.each([
  // Names, joined and split, and misspelled.
  ['preccedent', 'precedent'],
  ['yamaha drive2', 'drive2'],
  ['e-z-go', 'rxv txt'],
  ['evolutoin', 'd5-maverick-4 turfman-800 carrier-8-plus'],
  // Numbers typed whole.
  ['7LDGC4A1XRN200417', 'onward'],
  ['jw1510-7', 'carryall'],
  // Words: every one, at the start of a word.
  ['gray', 'carryall'],
  ['golf bag holder', 'precedent'],
  ['tan seats', 'onward'],
  // Figures.
  ['2-seater under 5,400', 'precedent rxv'],
  ['street legal 6 seater under 12k', 'rover'],
  ['19 mph', 'carrier-8-plus d5-maverick-4 rover turfman-800 txt'],
  ['under 81 inches tall', 'carrier-8-plus rover turfman-800'],
  // What a cart is, and is not.
  ['no lead acid under 6k', 'precedent txt'],
  ['farm', 'carryall d5-maverick-4 onward rover turfman-800 txt'],
  ['patched township road', 'd5-maverick-4 onward rover'],
  ['used with new batteries', 'precedent'],
  ['used club car in hatfield', 'carryall onward precedent'],
  ['not denago or evolution or club car', 'drive2 rxv txt'],
  // Words that name a page leave no cart out, beside words that are none of the trade.
  ['how long is the warranty on a precedent', 'precedent'],
])('%j finds %s', (q, ids) => {
  expect(found(q).toSorted().join(' ')).toBe(ids.split(' ').toSorted().join(' '));
});

test.each(['golf carts', 'financing', 'pick up and service my cart', 'is it legal on road'])(
  '%j leaves no cart out',
  (q) => expect(found(q)).toHaveLength(lot.length),
);

test.each([
  ['low hours', ['txt', 'precedent', 'rxv']],
  ['seats 4', ['d5-maverick-4', 'txt', 'onward', 'rover', 'carrier-8-plus']],
  ['19 mph', ['turfman-800', 'txt', 'rover']],
])('%j finds in this order: %j', (q, ids) => {
  const order = found(q).filter((id) => ids.includes(id));
  expect(order).toEqual(ids);
});

// spec S5.23
test.each(['d5-maverick-6-plus', 'EVOLUTION D5-MAVERICK 6-PLUS'])(
  '%s typed whole is that cart alone',
  (q) => expect(found(q, sample)).toEqual(['d5-maverick-6-plus']),
);

// spec S5.24
test.each([
  ['tobyhanna', [{ place: 'tobyhanna-township' }]],
  ['e stroudsburg', [{ place: 'east-stroudsburg' }]],
  ['scranton rental', [{ topic: 'rental' }, { topic: 'showroom' }, { place: 'scranton' }]],
  ['up to 18428', []],
  ['90210', [{ topic: 'delivery' }]],
  ['4 seater near Jim Thorpe', [{ zip: 'Jim Thorpe, PA' }]],
])('%j names exactly %j', (q, pages) => {
  expect(search(sample, { q }).namedPages).toEqual(pages);
});

// spec S5.14
describe('without a match', () => {
  test.each([
    ['red 8 seater', 'carrier-8-plus: Not red | onward: 4 seats'],
    [
      '6 seater under 5k',
      'rover: $6,995 over budget | carrier-8-plus: $8,995 over budget | rxv: 2 seats',
    ],
    // A cart whose range nobody listed is the farthest.
    ['range over 100 miles', 'rover: Range of 50 miles | carrier-8-plus: Range of 50 miles'],
    ['over $25,000', 'carrier-8-plus: $11,005 below $25,000'],
    ['hitch', 'rover: “hitch” not listed'],
    ['club car 2016', 'precedent: 2017 | carryall: 2019'],
  ])('%j shows the nearest: %s', (q, nearest) => {
    const { closest, matching } = search(lot, { q });
    expect(matching).toBe(0);
    const texts = closest.map(({ vehicle, missed }) => `${vehicle.id}: ${missed.join(', ')}`);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join(' | ')).toContain(nearest);
  });

  test.each([
    ['red zeppelin', ['Drop “zeppelin” (1 cart)'], ['red']],
    ['zeppelin onward blimp', ['Drop “zeppelin” and “blimp” (1 cart)'], ['onward']],
    // No word that means nothing by itself is left.
    ['yamaha car zeppelin', ['Drop “zeppelin” (1 cart)'], ['yamaha car']],
    ['tomberlin', ['Show all 10 carts'], ['']],
  ])('%j: %j', (q, labels, texts) => {
    const { drops } = search(lot, { q });
    expect(drops.map(({ label }) => label)).toEqual(labels);
    expect(drops.map(({ filters }) => filters.q)).toEqual(texts);
  });
});
