import { expect, test } from 'vitest';
import { sampleVehicles } from './sample.ts';
import {
  filterChoices,
  filtersFromParams,
  foldCase,
  paramsFromFilters,
  searchVehicles,
} from './search.ts';
import type { Vehicle } from './vehicle.ts';

function cart(changes: Partial<Vehicle>): Vehicle {
  return {
    id: 'x',
    name: 'Cart',
    brand: 'Denago',
    category: 'EV Rover Series',
    description: '',
    images: [],
    specifications: {},
    features: [],
    inStock: true,
    isNew: false,
    ...changes,
  };
}

test.each([
  ['under-15000', [14_999.99], [15_000, undefined]],
  ['15000-25000', [15_000, 25_000, 20_000], [14_999, 25_001, undefined]],
  ['over-25000', [25_001], [25_000, undefined]],
] as const)('price band %s', (price, inside, outside) => {
  for (const value of inside) {
    expect(searchVehicles([cart({ price: value })], { q: '', price })).toHaveLength(1);
  }
  for (const value of outside) {
    expect(searchVehicles([cart({ price: value })], { q: '', price })).toHaveLength(0);
  }
});

test('a vehicle without a price is among all prices', () => {
  expect(searchVehicles([cart({ price: undefined })], { q: '' })).toHaveLength(1);
});

test.each([
  ['rover', 'ROVER XL6', true],
  ['STRASSE', 'Straße Cruiser', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['ÉLAN', 'élan', true],
  ['elan', 'élan', false],
  ['xl6 rover', 'ROVER XL6', false],
  ['.*', 'ROVER', false],
])('searching %j finds %j: %s', (q, name, found) => {
  expect(searchVehicles([cart({ name })], { q })).toHaveLength(found ? 1 : 0);
  expect(searchVehicles([cart({ description: name })], { q })).toHaveLength(found ? 1 : 0);
});

test('a text never matches across name and description', () => {
  expect(searchVehicles([cart({ name: 'one', description: 'two' })], { q: 'one\ntwo' })).toEqual(
    [],
  );
});

test('brand is equal and category contains the word, both without regard to case', () => {
  const carts = [cart({ brand: 'DENAGO ' }), cart({ brand: 'Denago EV', category: 'Classic' })];
  expect(searchVehicles(carts, { q: '', brand: 'denago' })).toEqual([carts[0]]);
  expect(searchVehicles(carts, { q: '', category: 'rOVER' })).toEqual([carts[0]]);
});

test('filters survive the way through an address', () => {
  const filters = {
    q: 'a & b=c',
    brand: 'EVOLUTION',
    category: 'Ranger',
    price: 'over-25000',
  } as const;
  expect(filtersFromParams(new URLSearchParams(paramsFromFilters(filters).toString()))).toEqual(
    filters,
  );
});

test.each([
  ['price=cheap&brand=all&category=', { q: '' }],
  ['brand=DENAGO&brand=EVOLUTION', { q: '', brand: 'DENAGO' }],
  ['q=%20%20ranger%20', { q: 'ranger' }],
  ['__proto__=x&constructor=y', { q: '' }],
])('%s reads as %j', (query, filters) => {
  expect(filtersFromParams(new URLSearchParams(query))).toEqual(filters);
});

test('the specified choices come first, then what else is in stock', () => {
  const choices = filterChoices([...sampleVehicles, cart({ brand: 'Zeta', category: 'Alpha' })]);
  expect(choices.brands).toEqual(['DENAGO', 'EVOLUTION', 'ZETA']);
  expect(choices.categories.slice(0, 5)).toEqual([
    'Ranger',
    'Maverick',
    'Forester',
    'Turfman',
    'Rover',
  ]);
  expect(choices.categories).toContain('D6 Max');
  expect(choices.categories).toContain('Alpha');
});

test('folding is idempotent', () => {
  for (const text of ['ß', 'İstanbul', 'ΣΊΣΥΦΟΣ', 'ﬁn']) {
    expect(foldCase(foldCase(text))).toBe(foldCase(text));
  }
});
