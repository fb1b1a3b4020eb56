import { expect, test } from 'vitest';
import { dealerFile } from '../../../test/support/dealer-file.ts';
import { longestRows } from './find-rows.ts';
import { suggestMapping } from './suggest-mapping.ts';

test('a vendor’s file is placed by its names and values', () => {
  const found = longestRows(JSON.parse(dealerFile()));
  expect(found?.path).toBe('payload.units');
  const { fields, remarks } = suggestMapping(found?.rows ?? []);
  expect(fields).toEqual({
    id: 'unitId',
    stockNumber: 'stockNo',
    condition: { from: 'isUsed', values: { true: 'used', false: 'new' } },
    status: 'status',
    location: 'location',
    year: 'cart.year',
    brand: 'cart.make',
    model: 'cart.model',
    seats: 'cart.passengers',
    name: 'headline',
    fuel: 'drive.powerType',
    topSpeed: 'drive.topSpeedMph',
    vin: 'ids.vin',
    serialNumber: 'ids.serialNumber',
    price: 'pricing.retail',
    salePrice: 'pricing.special',
    exteriorColor: 'appearance.bodyColor',
    interiorColor: 'appearance.seatColor',
    mileage: 'odometer',
    streetLegal: 'streetLegal',
    images: 'imageUrls',
    description: 'description',
  });
  expect(remarks.join('\n')).toMatch(/“pricing.cost”.*own business/);
  expect(remarks.join('\n')).toMatch(/“internalNotes”.*own business/);
});

test('what is not understood is said and left out', () => {
  const rows = [
    { make: 'A', status: 'wholesale', seats: '4', photos: [{ src: 'https://x.example/1.jpg' }] },
    { make: 'A', status: 'sold', seats: 'roomy', qqq: 1 },
    { make: 'A', status: 'available', seats: '6', 'tire size': '22"', code: '5LDGC4A1XRN000101' },
  ];
  const { fields, remarks } = suggestMapping(rows);
  expect(fields).toEqual({
    brand: 'make',
    status: { from: 'status', nothing: ['wholesale'] },
    seats: { from: 'seats', nothing: ['roomy'] },
    images: 'photos.src',
    'specifications.tireSize': 'tire size',
    vin: 'code',
  });
  expect(remarks).toEqual([
    'status from “status”: “wholesale” (1 rows) not understood and left out; write under "values" what they mean',
    'seats from “seats”: “roomy” (1 rows) not understood and left out',
    '“qqq” (1) not placed',
  ]);
});

test('a NEW badge is not taken for the condition', () => {
  const { fields, remarks } = suggestMapping([{ make: 'A', isNew: true }]);
  expect(fields).toEqual({ brand: 'make', isNew: 'isNew' });
  expect(remarks[0]).toContain('"condition": {"from": "isNew"');
});
