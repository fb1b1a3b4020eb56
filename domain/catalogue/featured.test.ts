import { expect, test } from 'vitest';
import { sampleUnits } from '../business/models/sample-units.ts';
import { featuredOf } from './featured.ts';
import { sampleVehicles } from './sample.ts';
import type { StockedVehicle } from './vehicle.ts';

const sample: readonly StockedVehicle[] = sampleVehicles.map((vehicle) => ({
  ...vehicle,
  addedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}));

const idsOf = (stock: readonly StockedVehicle[]) => featuredOf(stock).map(({ id }) => id);

test('the sample features its three showroom units, in their order', () => {
  expect(idsOf(sample)).toEqual(sampleUnits.map(({ id }) => id));
});

test('a unit that can’t be bought gives way to a cart that is new, in stock and pictured', () => {
  const [unit, ...others] = sample as readonly [StockedVehicle, ...StockedVehicle[]];
  for (const change of [{ inStock: false }, { withdrawnAt: '2026-02-01T00:00:00.000Z' }]) {
    const ids = idsOf([{ ...unit, ...change }, ...others]);
    expect(ids).not.toContain(unit.id);
    expect(ids).toHaveLength(3);
  }
});

test.each([
  ['used', { condition: 'used' }],
  ['of unknown condition', { condition: undefined }],
  ['without a picture', { images: [] }],
  ['on hold', { inStock: false, status: 'on-hold' }],
] as const)('a cart that is %s is not featured', (_, change) => {
  const [, , , cart] = sample;
  if (cart === undefined) throw new Error('the sample is too small');
  expect(idsOf([cart])).toEqual([cart.id]);
  expect(idsOf([{ ...cart, ...change }])).toEqual([]);
});
