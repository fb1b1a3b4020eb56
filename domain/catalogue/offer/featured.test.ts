import { expect, test } from 'vitest';
import { sampleUnits } from '../../business/models/sample-units.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { featuredOf, isNewOnFloor } from './featured.ts';

const sample: readonly StockedVehicle[] = sampleVehicles.map((vehicle) => ({
  ...vehicle,
  addedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}));

const idsOf = (stock: readonly StockedVehicle[]) => featuredOf(stock).map(({ id }) => id);

// spec S3.2
test('the sample features its three showroom units, in their order', () => {
  expect(idsOf(sample)).toEqual(sampleUnits.map(({ id }) => id));
});

// spec S3.2
test('a unit that can’t be bought gives way to a cart that is new, in stock and pictured', () => {
  const [unit, ...others] = sample as readonly [StockedVehicle, ...StockedVehicle[]];
  for (const change of [{ inStock: false }, { withdrawnAt: '2026-02-01T00:00:00.000Z' }]) {
    const ids = idsOf([{ ...unit, ...change }, ...others]);
    expect(ids).not.toContain(unit.id);
    expect(ids).toHaveLength(3);
  }
});

const [, , , ...ordinary] = sample;
const [first, second, third, fourth] = ordinary as [
  StockedVehicle,
  StockedVehicle,
  StockedVehicle,
  StockedVehicle,
];

test.each([
  ['used', { condition: 'used' }],
  ['of unknown condition', { condition: undefined }],
  ['without a picture', { images: [] }],
] as const)('a cart that is %s comes behind the others, and is better than none', (_, change) => {
  const lesser = { ...first, ...change };
  expect(idsOf([lesser, second, third, fourth])).not.toContain(lesser.id);
  expect(idsOf([lesser, second, third]).at(-1)).toBe(lesser.id);
  expect(idsOf([lesser])).toEqual([lesser.id]);
});

// spec S3.2, S4.16
test('the order is new, then pictured, then the latest', () => {
  const used = { ...first, condition: 'used', addedAt: '2026-06-01T00:00:00.000Z' } as const;
  const unpictured = { ...second, images: [], addedAt: '2026-05-01T00:00:00.000Z' };
  const display = { ...third, condition: 'demo', addedAt: '2026-03-01T00:00:00.000Z' } as const;
  const latest = { ...fourth, addedAt: '2026-04-01T00:00:00.000Z' };
  const all = [used, unpictured, display, latest];
  expect(idsOf(all)).toEqual([latest.id, unpictured.id, display.id]);
  const online = { ...latest, location: 'hatfield' };
  expect(idsOf([online, display, used, unpictured])[0]).toBe(unpictured.id);
  expect(idsOf([used])).toEqual([used.id]);
});

// spec S3.2
test.each([
  [{}, true],
  [{ location: 'hatfield' }, false],
  [{ location: undefined }, false],
  [{ condition: 'demo' }, false],
  [{ condition: 'used' }, false],
] as const)('a new cart with %j is new on the floor: %j', (change, expected) => {
  expect(isNewOnFloor({ ...first, ...change })).toBe(expected);
});

// spec S3.2
test('one offer is featured once, however many carts there are of it', () => {
  const twins = ['a', 'b', 'c'].map((id) => ({ ...first, id }));
  expect(idsOf([...twins, second])).toHaveLength(2);
});

// spec S3.2
test('a cart that can’t be bought is not featured, even where there is no other', () => {
  expect(idsOf([{ ...first, inStock: false, status: 'on-hold' }])).toEqual([]);
});
