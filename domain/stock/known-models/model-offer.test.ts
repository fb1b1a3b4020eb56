import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { denago } from '../../dealer/business/models/denago.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { featuredOffers, modelOffers, seriesOffers } from './model-offer.ts';

const stocked = (change: Partial<StockedVehicle>) =>
  cart({
    id: 'unit',
    name: '2026 Denago ROVER XL6',
    brand: 'Denago',
    category: 'EV Rover Series',
    ...change,
  });

const sample = sampleVehicles.map(stocked);

/** The offer of the ROVER XL6 in a stock of these carts. */
const offer = (...units: readonly Partial<StockedVehicle>[]) =>
  modelOffers(['rover-xl6'], units.map(stocked))[0];

// spec S4.6
test('the cheapest in stock counts, used and display carts aside', () => {
  const cheap = { id: 'used', price: 5_000, condition: 'used' } as const;
  const display = { id: 'demo', price: 6_000, condition: 'demo' } as const;
  const onHold = { id: 'held', price: 7_000, inStock: false, status: 'on-hold' } as const;
  const gone = { id: 'gone', price: 7_100, withdrawnAt: '2026-02-01' } as const;
  const dear = { id: 'dear', price: 9_000 };
  const right = { id: 'right', price: 8_000 };
  expect(offer(cheap, display, onHold, gone, dear, right, { price: 8_500 })).toMatchObject({
    ...{ stock: 'new', fromUsd: 8_000, toUsd: 9_000, vehicleId: 'right' },
  });
  expect(offer(cheap, display, onHold)).toMatchObject({ stock: 'other', vehicleId: 'used' });
  expect(offer(cheap, display, onHold)?.fromUsd).toBeUndefined();
  expect(offer(onHold, gone)).toMatchObject({ stock: 'none', vehicleId: undefined });
});

test('a cart of another brand or model is not offered', () => {
  expect(offer({ brand: 'Other' })?.stock).toBe('none');
  expect(offer({ name: 'Denago ROVER XL' })?.stock).toBe('none');
  expect(offer({ name: 'Denago EV Rover-XL6 lifted' })?.stock).toBe('new');
  expect(offer({ name: 'Denago cart', specifications: { model: 'Rover XL6' } })?.stock).toBe('new');
});

// spec S4.6
test('a series starts at the cheapest of its models', () => {
  expect(seriesOffers(denago.series.list, sample).map(({ fromUsd }) => fromUsd)).toEqual([
    15_000, 8_495, 9_995,
  ]);
});

// spec S4.6
test('a series counts the carts under its name whose model we do not know', () => {
  const roverS = { name: 'Rover S', price: 9_495, specifications: { seatingCapacity: 4 } };
  const used = { ...roverS, id: 'u', name: 'Rover', condition: 'used', price: 4_000 } as const;
  const stock = [...sample, stocked(roverS), stocked({ ...roverS, id: 't' }), stocked(used)];
  expect(seriesOffers(denago.series.list, stock).at(-1)).toMatchObject({
    ...{ stock: 'new', fromUsd: 9_495, modelCount: 5 },
    features: [
      'Four, six, or eight seats',
      ...(denago.series.list.at(-1)?.features.slice(1) ?? []),
    ],
  });
  expect(seriesOffers(denago.series.list, stock)[0]?.fromUsd).toBe(15_000);
  expect(seriesOffers(denago.series.list, [stocked({ ...roverS, brand: 'X' })])[2]).toMatchObject({
    ...{ stock: 'none', modelCount: 3, features: denago.series.list.at(-1)?.features },
  });
});

// spec S3.4
test.each([
  ['rover-xl6 ev-nomad', 'rover-xl6 ev-nomad'],
  ['ev-nomad nomad-xl rover-xl6', 'rover-xl6 ev-nomad'],
  ['', ''],
  [undefined, 'rover-xl6 ev-city'],
])('of two models, with %j in stock, %j are featured', (inStock, featured) => {
  const stock =
    inStock === undefined ? undefined : sample.filter(({ id }) => inStock.split(' ').includes(id));
  const all = denago.series.list.flatMap(({ modelIds }) => modelIds);
  const offers = featuredOffers(['rover-xl6', 'ev-city'], modelOffers(all, stock));
  expect(offers.map(({ model }) => model.id).join(' ')).toBe(featured);
});

test('without the stock nothing is said of price or availability', () => {
  for (const { stock, fromUsd } of seriesOffers(denago.series.list, undefined)) {
    expect({ stock, fromUsd }).toEqual({ stock: 'unknown', fromUsd: undefined });
  }
});
