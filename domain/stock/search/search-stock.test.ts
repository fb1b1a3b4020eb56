import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { finds, search } from '../../../test/support/searched-carts.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { pageSize } from './filters.ts';

const sample = sampleVehicles.map((vehicle) => cart(vehicle));

// spec S5.6
test.each([
  ['under-15000', [14_999.99, 14_999.5], [15_000, undefined]],
  ['15000-25000', [15_000, 25_000, 20_000], [14_999, 25_001, undefined]],
  ['over-25000', [25_001], [25_000, undefined]],
] as const)('price band %s', (price, inside, outside) => {
  for (const value of inside) expect(finds({ price: value }, { price }), `${value}`).toBe(true);
  for (const value of outside) expect(finds({ price: value }, { price }), `${value}`).toBe(false);
});

// spec S5.7
test.each([
  ['2', [2], [1, 3, 4, undefined]],
  ['4', [4, 5, 6, 8], [2, 3, undefined]],
  ['8', [8, 10], [6, undefined]],
] as const)('%s seats', (seats, inside, outside) => {
  const seating = (count?: number): Partial<StockedVehicle> => ({
    specifications: count === undefined ? {} : { seatingCapacity: count },
  });
  for (const count of inside) expect(finds(seating(count), { seats }), `${count}`).toBe(true);
  for (const count of outside) expect(finds(seating(count), { seats }), `${count}`).toBe(false);
});

// spec S4.10, S4.16, S5.4, S5.5, S5.7, S5.18
test.each([
  [{ brand: 'CLUB CAR ' }, { brand: 'club car' }, true],
  [{ brand: 'Club Car EV' }, { brand: 'club car' }, false],
  [{ category: 'EV Rover Series' }, { category: 'rOVER' }, true],
  [{ category: '', brand: 'Denago', name: '2024 Denago Rover XL6' }, { category: 'Rover' }, true],
  [{ category: '', brand: 'Denago', name: 'Denago Nomad' }, { category: 'EV Nomad' }, true],
  [{ category: '', brand: 'Other', name: 'Rover XL6' }, { category: 'Rover' }, false],
  [{ condition: 'demo' }, { condition: 'new' }, true],
  [{ condition: 'demo' }, { condition: 'used' }, false],
  [{}, { condition: 'new' }, false],
  [{}, { condition: 'used' }, false],
  [{ fuel: 'gas' }, { power: 'gas' }, true],
  [{}, { power: 'electric' }, false],
  [{ lifted: true }, { stance: 'lifted' }, true],
  [{}, { stance: 'street' }, false],
  [{ brand: 'Denago', name: 'Denago ROVER XL' }, { stance: 'lifted' }, true],
  [{ streetLegal: true }, { streetLegal: 'yes' }, true],
  [{ streetLegal: false }, { streetLegal: 'yes' }, false],
  [{ location: 'Scranton lot 2' }, { showroom: 'scranton' }, true],
  [{ location: 'Elsewhere' }, { showroom: 'scranton' }, false],
  [{ year: 2024 }, { yearFrom: '2024' }, true],
  [{ year: 2023 }, { yearFrom: '2024' }, false],
  [{}, { yearFrom: '2024' }, false],
  [{ price: 8_000 }, { priceFrom: '8000', priceTo: '8000' }, true],
  [{ price: 7_999.5 }, { priceFrom: '8000' }, false],
  [{ price: 8_000.5 }, { priceTo: '8000' }, false],
  [{}, { priceTo: '8000' }, false],
  [{ specifications: { height: '78 in' } }, { heightTo: '78' }, true],
  [{ specifications: { height: 78.5 } }, { heightTo: '78' }, false],
  [{ specifications: { width: "4'1" } }, { widthTo: '48.5' }, false],
  [{}, { heightTo: '78' }, false],
  [{ description: '72 volt drive' }, { q: '72v' }, true],
  [{ description: '48V pack' }, { q: '48 volt' }, true],
  [{ description: 'Bluetooth speakers' }, { q: 'blue' }, false],
  [{ description: 'Lead acid' }, { q: 'ac' }, false],
] as const)('%j meets %j: %s', (changes, filters, met) => {
  expect(finds(changes, filters)).toBe(met);
});

// spec S5.11
test('phrases filter, and say so on chips that lead to the rest', () => {
  const result = search(sample, { q: 'lifted 6 seater under 12k', brand: 'EVOLUTION' });
  expect(result.hits.map(({ vehicle: { id } }) => id)).toEqual([
    'd5-maverick-6',
    'd5-maverick-6-plus',
    'forester-6-plus',
  ]);
  expect(result.chips).toEqual([
    { label: 'Evolution', filters: { q: 'lifted 6 seater under 12k' } },
    { label: '6 or more seats', filters: { q: 'lifted under 12k', brand: 'EVOLUTION' } },
    { label: 'Under $12,000', filters: { q: 'lifted 6 seater', brand: 'EVOLUTION' } },
    { label: 'Lifted', filters: { q: '6 seater under 12k', brand: 'EVOLUTION' } },
  ]);
});

// spec S5.14
test('without a match, each suggestion drops as little as possible', () => {
  const { matching, drops, closest } = search(sample, { q: '8 seater under 9k denago' });
  expect(matching).toBe(0);
  expect(drops).toEqual([
    { label: 'Drop “Under $9,000” (1 cart)', filters: { q: '8 seater denago' } },
    { label: 'Drop “8 or more seats” (2 carts)', filters: { q: 'under 9k denago' } },
  ]);
  expect(closest).toHaveLength(3);
});

test.each([
  [{ fuel: 'gas' }, 'not gas', false],
  [{ fuel: 'electric' }, 'not gas', true],
  // What a cart does not say is not assumed.
  [{}, 'not gas', false],
  [{ lifted: true }, 'not lifted', false],
  [{ lifted: false }, 'not lifted', true],
  [{ brand: 'Yamaha' }, 'not yamaha', false],
] as const)('%j is found by %j: %s', (changes, q, isFound) => {
  const other = cart({ id: 'other', brand: 'Club Car', fuel: 'electric', lifted: false });
  const ids = search([cart(changes), other], { q }).hits.map(({ vehicle: { id } }) => id);
  expect(ids).toEqual(isFound ? ['x', 'other'] : ['other']);
});

// spec S5.8
test('what can be bought comes first, of that the pictured, then the dealer’s order', () => {
  const carts = [
    cart({ id: 'drawn', price: 5 }),
    cart({ id: 'a', price: 1, inStock: false }),
    cart({ id: 'photo', price: 2, images: ['/photos/1.jpg'] }),
    cart({ id: 'c', price: 3, inStock: false, status: 'coming', images: ['/photos/1.jpg'] }),
    cart({ id: 'model', price: 4, brand: 'Denago', name: 'Denago ROVER XL' }),
  ];
  const ids = search(carts, {}).hits.map(({ vehicle: { id } }) => id);
  expect(ids).toEqual(['photo', 'model', 'drawn', 'a', 'c']);
});

// spec S5.8
test.each([
  ['price', ['b', 'a', 'c']],
  ['price-desc', ['a', 'b', 'c']],
  ['seats', ['b', 'a', 'c']],
  ['range', ['a', 'b', 'c']],
  ['newest', ['c', 'b', 'a']],
] as const)('sorted by %s', (sort, ids) => {
  const carts = [
    cart({ id: 'a', price: 2, specifications: { seatingCapacity: 2, range: '30–45 miles' } }),
    cart({
      id: 'b',
      price: 1,
      inStockSince: '2026-01-15',
      specifications: { seatingCapacity: '4', range: '40 mi' },
    }),
    cart({ id: 'c', addedAt: '2026-02-01T00:00:00.000Z' }),
  ];
  expect(search(carts, { sort }).hits.map(({ vehicle: { id } }) => id)).toEqual(ids);
});

// spec S4.8
test('a sold cart and one that left the stock are not listed', () => {
  const carts = [cart({ status: 'sold', inStock: false }), cart({ withdrawnAt: '2026-01-02' })];
  expect(search(carts, {}).total).toBe(0);
});

// spec S5.13
test('a long result comes in pages', () => {
  const carts = Array.from({ length: 100 }, (_, index) => cart({ id: `${index}`, price: index }));
  const ids = [1, 2, 3, 99].map((page) =>
    search(carts, {}, page).hits.map(({ vehicle: { id } }) => id),
  );
  expect(ids.map(({ length }) => length)).toEqual([pageSize, pageSize, 28, 28]);
  expect(ids.slice(0, 3).flat()).toEqual(carts.map(({ id }) => id));
  expect(search(carts, {}, -4).page).toBe(1);
});
