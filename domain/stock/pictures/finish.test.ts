import { expect, test } from 'vitest';
import { sampleVehicles } from '../sample.ts';
import type { Vehicle } from '../vehicle.ts';
import { chosenFinish, finishListOf } from './finish.ts';

const cart = (id: string, row: Partial<Vehicle> = {}) => ({
  id,
  name: '',
  brand: '',
  specifications: {},
  ...row,
});

// spec S10.4
test.each([
  [cart('ev-city'), 'snow-white teal', 'charcoal'],
  [cart('denago-ev-city'), 'teal snow-white', 'charcoal'],
  [cart('nomad-xl'), 'midnight-blue copper', 'tan charcoal'],
  [cart('7c1f4e2a9b60'), 'lake-blue evergreen graphite burgundy', 'cream tan saddle'],
  [cart('nomad-xl', { exteriorColor: 'Copper' }), 'copper midnight-blue', 'tan charcoal'],
  [
    cart('nomad-xl', { exteriorColor: 'Red', interiorColor: 'Black' }),
    'red midnight-blue copper',
    'black tan charcoal',
  ],
  [cart('x', { name: 'NOMAD XL', brand: 'Denago' }), 'midnight-blue copper', 'tan charcoal'],
  [cart('constructor'), undefined, undefined],
])('the finishes of %j are those of its series after its own', (vehicle, paints, seats) => {
  const list = finishListOf(vehicle);
  expect(list?.paints.map(({ slug }) => slug).join(' ')).toBe(paints);
  expect(list?.seats.map(({ slug }) => slug).join(' ')).toBe(seats);
});

test('every cart of the sample has its own finish first', () => {
  for (const vehicle of sampleVehicles) {
    const { paints, seats } = finishListOf(vehicle) ?? { paints: [], seats: [] };
    const own = [paints[0]?.name, seats[0]?.name];
    const stated = [vehicle.exteriorColor, vehicle.interiorColor].map((one) => one?.toLowerCase());
    expect(own).toEqual(stated);
  }
});

// spec S10.4
test.each([
  [{ paint: 'lake-blue', seats: 'tan' }, 'lake blue', 'tan'],
  [{ paint: 'burgundy' }, 'burgundy', undefined],
  [{ paint: 'orange', seats: 'stone' }, undefined, undefined],
  [{ paint: 'lake blue', seats: null }, undefined, undefined],
  // Nobody orders it.
  [{ paint: 'primer-gray' }, undefined, undefined],
])('of %j, what its series offers is chosen', (sent, paint, seats) => {
  const list = finishListOf(cart('rover-xl6', { exteriorColor: 'Predator' }));
  const chosen = chosenFinish(list, sent);
  expect([chosen.paint?.name, chosen.seats?.name]).toEqual([paint, seats]);
});
