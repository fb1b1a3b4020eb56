import { expect, test } from 'vitest';
import { findVehicle } from './vehicle-key.ts';

const vehicles = [
  { id: 'rover-xl', brand: 'Denago' },
  { id: 'denago-ev-city', brand: 'Denago' },
  { id: 'ev-city', brand: 'Denago' },
  { id: 'onward', brand: 'Club Car' },
];
const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));

// spec S2.3
test.each([
  ['rover-xl', 'rover-xl'],
  ['denago-rover-xl', 'rover-xl'],
  ['denago-ev-city', 'denago-ev-city'],
  ['club-car-onward', 'onward'],
  ['car-onward', undefined],
  ['evolution-rover-xl', undefined],
  ['denago-', undefined],
  ['', undefined],
])('%j names %j', (id, vehicleId) => {
  expect(findVehicle(byId, id)?.id).toBe(vehicleId);
});
