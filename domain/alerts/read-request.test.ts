import { describe, expect, test } from 'vitest';
import { cart as makeCart } from '../../test/support/cart.ts';
import type { StockedVehicle } from '../stock/vehicle.ts';
import { readSubject } from './read-request.ts';

const now = new Date('2026-06-01T12:00:00Z');

function cart(id: string, change: Partial<StockedVehicle> = {}): StockedVehicle {
  const specifications = { seatingCapacity: 4 };
  const category = 'Rover Series';
  return makeCart({ id, brand: 'Denago', category, price: 9000, specifications, ...change });
}

const held = { inStock: false, status: 'on-hold' } as const;
const vehicles = [
  cart('here'),
  cart('red', { description: 'Red.' }),
  cart('held', { ...held, description: 'Red.' }),
  cart('coming', { inStock: false, status: 'coming' }),
  cart('sold', { inStock: false, status: 'sold' }),
  cart('left', { inStock: false, withdrawnAt: '2026-05-20T12:00:00Z' }),
  cart('gone', { inStock: false, withdrawnAt: '2026-01-20T12:00:00Z' }),
  cart('unpriced', { price: undefined }),
];
const stock = { vehicles, byId: new Map(vehicles.map((one) => [one.id, one])) };

const site = 'https://carts.example';

// spec S27.1
describe('a search', () => {
  test.each([
    ['/inventory?q=red', 'q=red'],
    ['?q=red&page=3', 'q=red'],
    ['https://carts.example/inventory/?q=red', 'q=red'],
    ['/inventory', ''],
    ['/inventory?sort=price&town=dalton&seats=4&q=+red+', 'q=red&seats=4'],
    ['/inventory?seats=5&price=all&priceTo=$6,000&other=1', 'priceTo=6000'],
    ['/inventory?like=red&condition=used', 'brand=Denago&category=Rover+Series&condition=used'],
    ['/inventory?like=nothing', ''],
  ])('%s is the filters “%s”', (search, subject) => {
    const reading = readSubject({ search }, stock, now, site);
    expect(reading).toMatchObject({ ok: true, alert: { kind: 'search', subject } });
  });

  test('has been told of the carts that it finds and that can be bought', () => {
    const reading = readSubject({ search: '?q=red' }, stock, now, site);
    expect(reading).toMatchObject({ alert: { told: ['red'] } });
  });

  test.each([
    '/compare?q=red',
    'red',
    'javascript:alert(1)',
    'https://other.example/inventory?q=red',
    '//other.example/inventory?q=red',
    '?'.repeat(9000),
  ])('%s is none', (search) => {
    const errors = { search: 'That is not the address of a search in our inventory' };
    expect(readSubject({ search }, stock, now, site)).toMatchObject({ ok: false, errors });
  });
});

const toldOf: Readonly<Record<string, string>> = { here: 'here', sold: 'gone', left: 'gone' };

// spec S27.1
test.each([
  ['held', 'back', undefined],
  ['sold', 'back', undefined],
  ['left', 'back', undefined],
  ['denago-held', 'back', undefined],
  ['here', 'back', { vehicle: 'This cart can be bought now' }],
  ['coming', 'back', undefined],
  ['here', 'price', undefined],
  ['held', 'price', undefined],
  ['sold', 'price', { vehicle: 'This cart is sold' }],
  ['left', 'price', { vehicle: 'This cart is sold' }],
  ['unpriced', 'price', { vehicle: 'This cart has no price yet: please ask us' }],
  ['here', '', { when: 'Choose what we tell you: back or price' }],
  ['nothing', 'back', { vehicle: 'We do not know this cart' }],
  ['gone', 'back', { vehicle: 'We do not know this cart' }],
])('of %s, when %s: %j', (vehicle, when, errors) => {
  const reading = readSubject({ vehicle, when }, stock, now, site);
  expect(reading).toMatchObject(
    errors === undefined
      ? {
          ok: true,
          alert: {
            kind: when,
            told: [toldOf[vehicle] ?? 'away'],
            ...(when === 'price' && { askedPrice: 9000 }),
          },
        }
      : { ok: false, errors },
  );
});

test.each([
  [{}, 'Say which'],
  [{ search: '/inventory', vehicle: 'held', when: 'back' }, 'not about both'],
])('neither, or both, is said: %j', (fields, words) => {
  const errors = { search: expect.stringContaining(words) };
  expect(readSubject(fields, stock, now, site)).toMatchObject({ errors });
});
