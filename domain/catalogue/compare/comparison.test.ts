import { expect, test } from 'vitest';
import { findPlace } from '../../places/find-place.ts';
import type { Vehicle } from '../vehicle.ts';
import { comparedRows } from './comparison.ts';

const cart = (change: Partial<Vehicle>): Vehicle => ({
  id: 'a',
  name: 'A',
  brand: 'Denago',
  category: '',
  description: '',
  images: [],
  specifications: {},
  features: [],
  inStock: true,
  isNew: false,
  ...change,
});

test('rows hold what is known of any cart, and say which differ', () => {
  const rows = comparedRows([
    cart({ price: 9_995, specifications: { range: '50 miles', topSpeed: '25 mph' } }),
    cart({ id: 'b', price: 10_995, specifications: { topSpeed: '25 mph', length: '118 in' } }),
  ]);
  const row = (label: string) => rows.find((one) => one.label === label);
  expect(rows[0]).toEqual({ label: 'Price', values: ['$9,995', '$10,995'], differs: true });
  expect(row('Top speed')).toMatchObject({ values: ['25 mph', '25 mph'], differs: false });
  expect(row('Range')).toMatchObject({ values: ['50 miles', undefined], differs: true });
  expect(row('Length')).toMatchObject({ values: [undefined, '118 in'], differs: true });
});

test('a chosen place adds the delivered price', () => {
  const place = findPlace('dalton')?.place;
  const rows = comparedRows([cart({ price: 10_000 }), cart({ price: undefined })], place);
  expect(rows[1]).toEqual({
    label: 'Delivered to Dalton, with tax',
    values: ['$10,600.00', 'Call for Price'],
    differs: true,
  });
});
