import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { denago } from '../../business/models/denago.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { modelOffers, seriesOffers } from './model-offer.ts';

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

test.each([
  ['ev-city', { stock: 'new', fromUsd: 15_000, toUsd: 15_000, vehicleId: 'ev-city' }],
  ['rover-xl6', { stock: 'new', fromUsd: 11_995, toUsd: 12_995, vehicleId: 'rover-xl6' }],
  ['d6-max-gt6', { stock: 'none', fromUsd: undefined, vehicleId: 'd6-max-gt6' }],
] as const)('of the sample, %s is offered as %j', (id, expected) => {
  expect(modelOffers([id], sample)[0]).toMatchObject(expected);
});

// spec S4.6
test('the cheapest in stock counts, used and display carts aside', () => {
  const cheap = { id: 'used', price: 5_000, condition: 'used' } as const;
  const display = { id: 'demo', price: 6_000, condition: 'demo' } as const;
  const onHold = { id: 'held', price: 7_000, inStock: false, status: 'on-hold' } as const;
  const gone = { id: 'gone', price: 7_100, withdrawnAt: '2026-02-01' } as const;
  const dear = { id: 'dear', price: 9_000 };
  const right = { id: 'right', price: 8_000 };
  expect(offer(cheap, display, onHold, gone, dear, right)).toMatchObject({
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

test('without the stock nothing is said of price or availability', () => {
  for (const { stock, fromUsd } of seriesOffers(denago.series.list, undefined)) {
    expect({ stock, fromUsd }).toEqual({ stock: 'unknown', fromUsd: undefined });
  }
});
