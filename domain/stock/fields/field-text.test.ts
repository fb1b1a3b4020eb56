import { expect, test } from 'vitest';
import { sampleVehicles } from '../sample.ts';
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
  const [sample] = sampleVehicles;
  if (sample === undefined) throw new Error('the sample is empty');
  const unknown = {
    ...sample,
    condition: undefined,
    exteriorColor: undefined,
    interiorColor: undefined,
    location: undefined,
    streetLegal: undefined,
  };
  expect(tableFacts(unknown)).toEqual([]);
  const facts = tableFacts({ ...unknown, fuel: 'gas', serialNumber: 'SN-7', status: 'on-hold' });
  expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Power: Gas',
    'Serial number: SN-7',
  ]);
  // What a used cart cost when it was new is no price of it.
  expect(tableFacts({ ...unknown, condition: 'new', msrp: 9000 })).toHaveLength(2);
  expect(tableFacts({ ...unknown, condition: 'used', msrp: 9000 })).toHaveLength(1);
  // Where it is said only of a cart that can be seen there.
  const placed = { ...unknown, location: 'scranton' };
  expect(tableFacts(placed)).toMatchObject([{ text: 'Scranton' }]);
  expect(tableFacts({ ...placed, inStock: false })).toEqual([]);
});
