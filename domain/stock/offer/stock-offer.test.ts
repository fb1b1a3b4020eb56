import { expect, test } from 'vitest';
import { cart as makeCart, stocked } from '../../../test/support/cart.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { brandsInWords, cartsInWords, kindsInWords, noOffer, stockOfferOf } from './stock-offer.ts';

const sample = sampleVehicles.map(stocked);

const cart = (brand: string, more: Partial<StockedVehicle> = {}) => makeCart({ brand, ...more });

const electric = { condition: 'new', fuel: 'electric' } as const;
const gas = { condition: 'used', fuel: 'gas' } as const;

test.each([
  [
    'the sample',
    sample,
    'New electric golf carts and low-speed vehicles',
    'Denago and Evolution electric carts',
  ],
  ['nothing', [], 'Golf carts', 'Carts'],
  ['used gas carts', [cart('Yamaha', gas)], 'Used gas golf carts', 'Yamaha gas carts'],
  [
    'both kinds of both',
    [cart('ICON', electric), cart('Club Car', gas), cart('Yamaha', gas), cart('Tara', electric)],
    'New and used, electric and gas golf carts',
    'Electric and gas carts from 4 brands',
  ],
  [
    'carts of which one says neither',
    [cart('ICON', electric), cart('ICON')],
    'Golf carts',
    'ICON carts',
  ],
  [
    'both, and one that says neither',
    [cart('ICON', electric), cart('ICON', gas), cart('ICON')],
    'New and used, electric and gas golf carts',
    'ICON electric and gas carts',
  ],
  [
    'a sold cart besides',
    [cart('ICON', electric), cart('Yamaha', { ...gas, status: 'sold', inStock: false })],
    'New electric golf carts',
    'ICON electric carts',
  ],
  [
    'a trailer besides',
    [cart('ICON', electric), cart('Triple Crown', { category: 'Trailer' })],
    'New electric golf carts',
    'ICON electric carts',
  ],
])('a stock of %s is described in words (spec S1.13)', (_, stock, kinds, carts) => {
  const offer = stockOfferOf(stock);
  expect(kindsInWords(offer)).toBe(kinds);
  expect(cartsInWords(offer)).toBe(carts);
});

test.each([
  [sample, 'New Denago and Evolution carts in stock. Service and parts for all six.'],
  [[cart('Yamaha', gas)], 'Used carts in stock. Service and parts for all six.'],
  [[cart('Yamaha', { ...gas, inStock: false })], 'Service and parts for all six.'],
  [
    ['A', 'B', 'C', 'D'].map((make) => cart(make, electric)),
    'New carts from 4 brands in stock. Service and parts for all six.',
  ],
  [[], 'Service and parts for all six.'],
])('stock %#: the brands in a sentence', (stock, sentence) => {
  expect(brandsInWords(stockOfferOf(stock))).toBe(sentence);
});

test('makes are one name each: the brands carried first, then by number of carts', () => {
  const stock = ['Yamaha', 'Tara', 'E-Z-GO', 'TARA', 'Club Car', 'EZGO', 'Tara'].map((brand) =>
    cart(brand),
  );
  expect(stockOfferOf(stock).makes.slice(0, 2)).toEqual(['Club Car', 'EZ-GO']);
  expect(stockOfferOf(stock).newMakes).toEqual([]);
});

// spec S3.20
test('low-speed vehicles are in stock where one that is street legal is', () => {
  const has = (change: Partial<StockedVehicle>) =>
    stockOfferOf([makeCart(change)]).hasLowSpeedVehicles;
  expect(has({ streetLegal: true })).toBe(true);
  expect(has({ streetLegal: true, status: 'on-hold', inStock: false })).toBe(false);
});

test('carts are counted where they stand', () => {
  const stock = ['hatfield', 'Hatfield lot 2', 'Scranton', 'elsewhere', undefined].map((location) =>
    cart('ICON', { location }),
  );
  expect(stockOfferOf(stock).countAt).toEqual({ hatfield: 2, scranton: 1 });
  expect(noOffer.countAt).toEqual({});
});
