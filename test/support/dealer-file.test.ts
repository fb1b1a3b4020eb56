import { expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { dealerFile, dealerVehicles } from './dealer-file.ts';

const vehicles = dealerVehicles();
const cardOf = ({ name, price, exteriorColor, mileage }: Vehicle) =>
  JSON.stringify([name, price, exteriorColor, mileage]);
const cards = vehicles.map(cardOf);

test.each<[string, number, (vehicle: Vehicle) => boolean]>([
  ['carts', 443, () => true],
  ['used carts', 241, (v) => v.condition === 'used'],
  ['gas carts', 70, (v) => v.fuel === 'gas'],
  ['carts without a photograph', 214, (v) => v.images.length === 0],
  ['carts without a number of seats', 9, (v) => v.specifications.seatingCapacity === undefined],
  ['Rovers', 93, (v) => v.category === 'EV Rover Series'],
  ['street-legal carts without a VIN', 162, (v) => v.streetLegal === true && v.vin === undefined],
  ['carts under $15,000', 437, (v) => (v.price ?? 0) < 15_000],
])('the file has %s: %i', (_, count, isMeant) => {
  expect(vehicles.filter(isMeant)).toHaveLength(count);
});

test('the file has 14 makes, and more than 94 carts that differ only in their stock number', () => {
  expect(new Set(vehicles.map(({ brand }) => brand)).size).toBe(14);
  const twins = cards.filter((card) => cards.indexOf(card) !== cards.lastIndexOf(card));
  expect(twins.length).toBeGreaterThanOrEqual(94);
  expect(JSON.parse(dealerFile()).payload.units).toHaveLength(443);
});
