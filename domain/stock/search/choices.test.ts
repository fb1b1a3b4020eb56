import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { search } from '../../../test/support/searched-carts.ts';
import { sampleVehicles } from '../sample.ts';
import type { Choice } from './choices.ts';
import type { Filters } from './filters.ts';

const valuesOf = (choices: readonly Choice[] | undefined) =>
  choices?.map(({ value }) => value) ?? [];

const sample = sampleVehicles.map((vehicle) => cart(vehicle));

// spec S5.4, S5.5
test('the specified choices come first, then what else is in stock, by name', () => {
  const others = [
    cart({ brand: 'Tomberlin', category: 'Ghosthawk' }),
    cart({ brand: 'Club Car', category: 'Alpha Series' }),
  ];
  const { choices } = search([...sample, ...others], {});
  expect(valuesOf(choices.brand)).toEqual(['DENAGO', 'EVOLUTION', 'Club Car', 'Tomberlin']);
  expect(valuesOf(choices.category).slice(0, 6)).toEqual([
    ...['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover', 'Alpha'],
  ]);
  expect(valuesOf(choices.category)).toContain('D6 Max');
  expect(choices.brand).toContainEqual({ value: 'EVOLUTION', count: 24 });
  expect(choices.price).toContainEqual({ value: 'over-25000', count: 0 });
});

/** spec S4.9 */
test.each(['EZ-GO', 'E-Z-GO', 'EZGO', 'ez go', 'Textron'])(
  'each spelling of a make finds its carts, also those stored under another: %s',
  (brand) => {
    const carts = ['EZ-GO', 'E-Z-GO', 'EZGO', 'Club Car'].map((one) => cart({ brand: one }));
    expect(search(carts, { brand }).matching).toBe(3);
    expect(valuesOf(search(carts, {}).choices.brand)).toEqual([
      'DENAGO',
      'EVOLUTION',
      'Club Car',
      'EZ-GO',
    ]);
  },
);

// spec S5.7, S5.9
test('options that would leave nothing are not offered, but the chosen one is', () => {
  const carts = [
    cart({ id: 'a', fuel: 'gas', condition: 'used', specifications: { seatingCapacity: 2 } }),
    cart({ id: 'b', fuel: 'electric', specifications: { seatingCapacity: 6 } }),
  ];
  const offered = (filters: Partial<Filters>, name: 'seats' | 'condition' | 'power') =>
    valuesOf(search(carts, filters).choices[name]);
  expect(offered({}, 'seats')).toEqual(['2', '4', '6']);
  expect(offered({}, 'condition')).toEqual(['used']);
  expect(offered({}, 'power')).toEqual(['electric', 'gas']);
  expect(search(carts, {}).choices.stance).toBeUndefined();
  expect(search(carts, {}).choices.streetLegal).toBeUndefined();
  expect(search(carts, {}).choices.showroom).toBeUndefined();
  expect(search(carts, {}).choices.yearFrom).toBeUndefined();
  expect(offered({ power: 'gas' }, 'seats')).toEqual(['2']);
  expect(offered({ power: 'gas' }, 'power')).toEqual(['electric', 'gas']);
  expect(offered({ seats: '8' }, 'seats')).toEqual(['2', '4', '6', '8']);
  expect(search(carts.slice(0, 1), {}).choices.power).toBeUndefined();
});
