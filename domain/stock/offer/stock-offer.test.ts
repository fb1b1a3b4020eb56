import { expect, test } from 'vitest';
import { cart as makeCart, stocked } from '../../../test/support/cart.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { brandsInWords, cartsInWords, kindsInWords, noOffer, stockOfferOf } from './stock-offer.ts';

const sample = sampleVehicles.map(stocked);

const cart = (brand: string, more: Partial<StockedVehicle> = {}) => makeCart({ brand, ...more });

const gas = { condition: 'used', fuel: 'gas' } as const;
const electric = (brand: string) => cart(brand, { condition: 'new', fuel: 'electric' });
const yamaha = cart('Yamaha', gas);
const sold = { status: 'sold', inStock: false } as const;

const lsv = 'New electric golf carts and low-speed vehicles';
const both = 'New and used, electric and gas golf carts';

// spec S1.13
test.each([
  ['the sample', sample, lsv, 'Denago and Evolution electric carts'],
  ['nothing', [], 'Golf carts', 'Carts'],
  ['used gas carts', [yamaha], 'Used gas golf carts', 'Yamaha gas carts'],
  [
    'both kinds of both',
    [electric('ICON'), cart('Club Car', gas), yamaha, electric('Tara')],
    both,
    'Electric and gas carts from 4 brands',
  ],
  ['one that says neither', [electric('ICON'), cart('ICON')], 'Golf carts', 'ICON carts'],
  [
    'both, and one that says neither',
    [electric('ICON'), cart('ICON', gas), cart('ICON')],
    both,
    'ICON electric and gas carts',
  ],
  [
    'a sold cart and a trailer besides',
    [electric('ICON'), cart('Yamaha', { ...gas, ...sold }), cart('X', { category: 'Trailer' })],
    'New electric golf carts',
    'ICON electric carts',
  ],
])('a stock of %s is described in words', (_, stock, kinds, carts) => {
  const offer = stockOfferOf(stock);
  expect([kindsInWords(offer), cartsInWords(offer)]).toEqual([kinds, carts]);
});

const allSix = 'all six';
const byName = 'Club Car, EZ-GO, Denago, Evolution, Tomberlin, and Swift EV';
test.each([
  [sample, 'New Denago and Evolution carts in stock. ', allSix],
  [[yamaha], 'Used carts in stock. ', byName],
  [[cart('Yamaha', { inStock: false })], '', allSix],
  [['A', 'B', 'C', 'D'].map(electric), 'New carts from 4 brands in stock. ', byName],
])('stock %#: the brands in a sentence', (stock, sentence, serviced) => {
  const all = `${sentence}Service and parts for ${serviced}.`;
  expect(brandsInWords(stockOfferOf(stock))).toBe(all);
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
  const stock = ['HATFIELD', 'Hatfield lot 2', 'pocono-pines', 'elsewhere', undefined].map(
    (location) => cart('ICON', { location }),
  );
  expect(stockOfferOf(stock).countAt).toEqual({ hatfield: 2, 'pocono-pines': 1 });
  expect(noOffer.countAt).toEqual({});
});
