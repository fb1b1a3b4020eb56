import { expect, test } from 'vitest';
import { seatsOf, specificationLabel, specificationText } from './vehicle.ts';

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
