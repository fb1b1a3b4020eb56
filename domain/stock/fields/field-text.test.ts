import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { fieldText, tableFacts } from './field-text.ts';

test.each([
  ['price', 7995, '$7,995'],
  ['price', 14_999.5, '$14,999.50'],
  ['mileage', 1204, '1,204 miles'],
  ['year', 2024, '2024'],
  ['lifted', false, 'No'],
  ['condition', 'demo', 'Display unit'],
  ['status', 'sale-pending', 'Sale pending'],
  ['location', 'pocono-pines', 'Pocono Pines'],
  ['location', 'Lot B', 'Lot B'],
  ['features', ['Horn', 'Mirrors'], 'Horn, Mirrors'],
  ['specifications', { motor: '5 kW', usb: true }, 'motor: 5 kW, usb: true'],
] as const)('the %s %j reads %j', (field, value, text) => {
  expect(fieldText(field, value)).toBe(text);
});

test('the table has what is known, and nothing that has a place of its own', () => {
  expect(tableFacts(cart())).toEqual([]);
  const facts = tableFacts(cart({ fuel: 'gas', serialNumber: 'SN-7', status: 'on-hold' }));
  expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Power: Gas',
    'Serial number: SN-7',
  ]);
  // What a used cart cost when it was new is no price of it.
  expect(tableFacts(cart({ condition: 'new', msrp: 9000 }))).toHaveLength(2);
  expect(tableFacts(cart({ condition: 'used', msrp: 9000 }))).toHaveLength(1);
  // Where it is said only of a cart that can be seen there.
  expect(tableFacts(cart({ location: 'scranton' }))).toMatchObject([{ text: 'Scranton' }]);
  expect(tableFacts(cart({ location: 'scranton', inStock: false }))).toEqual([]);
});
