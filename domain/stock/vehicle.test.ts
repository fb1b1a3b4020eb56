import { expect, test } from 'vitest';
import { sampleVehicles } from './sample.ts';
import {
  conditionOf,
  isListed,
  type StockedVehicle,
  seatsOf,
  specificationLabel,
  specificationText,
} from './vehicle.ts';

test.each([
  ['new', 'new'],
  ['used', 'used'],
  ['demo', 'used'],
  [undefined, undefined],
] as const)('the condition %s counts as %s', (condition, counted) => {
  expect(conditionOf({ condition })).toBe(counted);
});

test.each([
  [{}, true],
  [{ status: 'on-hold' }, true],
  [{ status: 'sold' }, false],
  [{ withdrawnAt: '2026-05-01T00:00:00.000Z' }, false],
] as const)('a vehicle with %j is listed: %s', (change, listed) => {
  const vehicle = { ...sampleVehicles[0], addedAt: '', updatedAt: '', ...change };
  expect(isListed(vehicle as StockedVehicle)).toBe(listed);
});

test.each([
  ['topSpeed', 'Top speed'],
  ['groundClearance', 'Ground clearance'],
  ['ground_clearance', 'Ground clearance'],
  ['USB ports', 'USB ports'],
  ['constructor', 'Constructor'],
  ['', ''],
])('the key %j reads %j', (key, label) => {
  expect(specificationLabel(key)).toBe(label);
});

test.each([
  [true, 'Yes'],
  [1182, '1,182'],
  ['30–45 miles', '30–45 miles'],
])('the value %j reads %j', (value, text) => {
  expect(specificationText(value)).toBe(text);
});

test.each([
  [4, 4],
  ['4 Passenger', 4],
  ['', undefined],
  ['many', undefined],
  [0, undefined],
])('seating capacity %j is %j seats', (seatingCapacity, seats) => {
  expect(seatsOf({ specifications: { seatingCapacity } })).toBe(seats);
});
