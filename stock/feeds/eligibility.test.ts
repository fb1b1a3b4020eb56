import { describe, expect, test } from 'vitest';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { stocked } from '../../test/support/cart.ts';
import { offRoad, products, rows, site, street } from '../../test/support/feed-units.ts';
import { blocksOf, feedIds } from './eligibility.ts';
import { googleVehiclesCsv } from './google-vehicles.ts';
import { metaVehiclesCsv } from './meta-vehicles.ts';

// spec S4.12, S4.16, S20.2
describe('fields of a unit', () => {
  const one = (more: Partial<StockedVehicle>, base: StockedVehicle) =>
    stocked({ ...base, ...more });
  const product = (more: Partial<StockedVehicle>) =>
    products(one(more, offRoad)).channel.item?.[0] ?? {};
  const google = (more: Partial<StockedVehicle>) =>
    rows(googleVehiclesCsv([one(more, street)], site, dealerOf()))[0] ?? {};
  const meta = (more: Partial<StockedVehicle>) =>
    rows(metaVehiclesCsv([one(more, street)], site, dealerOf()))[0] ?? {};

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

  // spec S20.2
  test('the suggested price of a used unit is not its regular price', () => {
    const used = { condition: 'used', mileage: 40 } as const;
    expect(google({}).vehicle_msrp).toBe('15000.00 USD');
    expect(google(used).vehicle_msrp).toBe('');
    expect(meta(used)).toMatchObject({ price: '13995.00 USD', sale_price: '' });
  });
});

describe('eligibility', () => {
  const blocked = (more: Partial<StockedVehicle>, base = street) =>
    feedIds.map((feed) => blocksOf(feed, stocked({ ...base, ...more })).map(({ field }) => field));

  const off = ['streetLegal', 'vin', 'year', 'exteriorColor', 'location'];
  test.each<[string, Partial<StockedVehicle>, StockedVehicle, string[], string[], string[]?]>([
    ['street legal with a VIN', {}, street, ['streetLegal'], []],
    ['off-road', {}, offRoad, [], [...off, 'msrp'], off],
    ['off-road with a VIN', { streetLegal: false }, street, [], ['streetLegal']],
    ['no VIN', { vin: undefined, serialNumber: 'S-1' }, street, ['streetLegal'], ['vin']],
    ['a serial number as VIN', { vin: 'DG-2204-118' }, street, ['streetLegal'], ['vin']],
    ['on hold', { status: 'on-hold' }, street, ['streetLegal'], ['status']],
    ['sold', { status: 'sold' }, street, ['withdrawnAt', 'streetLegal'], ['withdrawnAt', 'status']],
    ['a trailer', { category: 'Trailers' }, street, ['category', 'streetLegal'], ['category']],
    [
      'a trailer by its name',
      { name: 'Triple Crown 5x10 Utility Trailer' },
      offRoad,
      ['category'],
      ['category', ...off, 'msrp'],
      ['category', ...off],
    ],
    ['a cart with a hitch', { name: 'Cart with Trailer Hitch' }, street, ['streetLegal'], []],
    ['no price', { price: undefined }, street, ['streetLegal', 'price'], ['price']],
    ['no picture', { images: [] }, street, ['streetLegal', 'images'], ['images']],
    ['only a drawing', { images: ['/a.svg'] }, street, ['streetLegal', 'images'], ['images']],
    ['used without mileage', { condition: 'used' }, street, ['streetLegal'], ['mileage']],
    ['no condition', { condition: undefined }, street, ['streetLegal', 'condition'], ['condition']],
    ['no location', { location: undefined }, street, ['streetLegal'], ['location']],
    ['a place of no showroom', { location: 'T1' }, street, ['streetLegal'], ['location']],
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

// spec S18.5, S20.2
test.each([
  [undefined, 'missing', 'no showroom (Pocono Pines or Scranton)'],
  ['T1', 'missing', '“T1” is not one of our showrooms (Pocono Pines or Scranton)'],
  ['hatfield', 'not-meant', 'in the online listing, where no cart can be seen'],
])('a cart at %s is %s: %s', (location, kind, rule) => {
  const blocks = blocksOf('google-vehicles', { ...street, location }).filter(
    ({ field }) => field === 'location',
  );
  expect(blocks).toEqual([{ field: 'location', kind, rule }]);
});
