import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { faultIn } from '../../stored-row.ts';
import { storedVehicle } from './stored-vehicle.ts';

const good = cart({ specifications: { range: 40, top: '25 mph', lights: true } });

test('a vehicle with and without its optional fields is one', () => {
  expect(faultIn(storedVehicle, good)).toBeUndefined();
  const full = { price: 9, status: 'coming', fuel: 'gas', condition: 'demo', lifted: false };
  expect(faultIn(storedVehicle, { ...good, ...full, laterField: [] })).toBeUndefined();
});

test.each([
  ['images', undefined, 'images is missing'],
  ['images', '/a.jpg', 'images is not a list'],
  ['images', [null], 'images.0 is not a text'],
  ['name', 7, 'name is not a text'],
  ['price', '9000', 'price is not a number'],
  [
    'specifications',
    { seats: null },
    'specifications.seats is not a text, a number, true, or false',
  ],
  ['fuel', 'toString', 'fuel is not electric or gas'],
  ['inStock', 1, 'inStock is not true or false'],
  ['addedAt', 'yesterday', 'addedAt is not a date'],
])('%s = %j: %s', (field, value, reason) => {
  expect(faultIn(storedVehicle, { ...good, [field]: value })).toContain(reason);
});

test.each([[null], ['text'], [7]])('%j is no vehicle', (row) => {
  expect(faultIn(storedVehicle, row)).toBe('is no object');
});
