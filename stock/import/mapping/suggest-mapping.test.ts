import { expect, test } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

test('a value of a choice that can’t be read is named', () => {
  const rows = [
    { make: 'A', status: 'wholesale', seats: '4', photos: [{ src: 'https://x.example/1.jpg' }] },
    { make: 'A', status: 'sold', seats: 'roomy', qqq: 1 },
    { make: 'A', status: 'available', seats: '6', 'tire size': '22"', code: '5LDGC4A1XRN000101' },
  ];
  const { fields, remarks } = suggestMapping(rows);
  expect(fields).toEqual({
    brand: 'make',
    status: 'status',
    seats: 'seats',
    images: 'photos.src',
    'specifications.tireSize': 'tire size',
    vin: 'code',
  });
  expect(remarks).toEqual([
    '“status”: “wholesale” (1 row) can\'t be read and mean not for sale; write what they mean under "values"',
    '“qqq” (1) left out: no field is called like that; to have it, add it to the mapping',
  ]);
});

test('a NEW badge is not taken for the condition', () => {
  const { fields, remarks } = suggestMapping([{ make: 'A', isNew: true }]);
  expect(fields).toEqual({ brand: 'make', isNew: 'isNew' });
  expect(remarks[0]).toContain('"condition": {"from": "isNew"');
});

// spec S19.20
test.each([
  [{ cartColor: 'Red' }, { exteriorColor: 'cartColor' }],
  [{ isElectric: true }, { electricUnit: 'isElectric' }],
  [
    { isElectric: 'yes', fuelType: 'Gas' },
    { electricUnit: 'isElectric', fuel: 'fuelType' },
  ],
  [{ store: { name: 'Scranton' } }, { location: 'store.name' }],
  [{ locationName: 'Laurel Ridge - Scranton, PA' }, { location: 'locationName' }],
  [{ locationId: 'pocono-pines' }, { location: 'locationId' }],
  [{ lot_id: 7, showroom: 'Hatfield' }, { location: { from: ['showroom', 'lot_id'] } }],
  [{ lot: 'North field' }, { location: 'lot' }],
  [{ 'Lift Kit': 'Y' }, { lifted: 'Lift Kit' }],
  [{ 'Lift Kit': 'by RHOX' }, { 'specifications.liftKit': 'Lift Kit' }],
  [
    { 'Attributes: LSV': 'Yes', attributes: { charger: '15 A' } },
    { streetLegal: 'Attributes: LSV', 'specifications.charger': 'attributes.charger' },
  ],
  [{ makeId: 12, modelId: 7 }, {}],
  [{ vehicleId: 1, dealership: { id: 12 } }, { id: 'vehicleId' }],
  [{ cart: { id: 1 } }, { id: 'cart.id' }],
  [
    { prices: { msrp: 9000, internet: 8250 } },
    { msrp: 'prices.msrp', salePrice: 'prices.internet' },
  ],
  [{ media: [{ src: 'https://x.example/1.jpg?w=800' }] }, { images: 'media.src' }],
  [{ 'Photo 1': 'a.jpg', 'Photo 2': 'b.jpg' }, { images: { list: ['Photo 1', 'Photo 2'] } }],
])('%j is placed by what its names and values say', (row, fields) => {
  const other = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, flipped[String(value)] ?? value]),
  );
  expect(suggestMapping([row, other]).fields).toEqual(fields);
});
const flipped: Readonly<Record<string, unknown>> = { true: false, Yes: 'no', yes: 'no' };

// spec S19.20
test('numbers of places that nobody here knows are listed, with what to write', () => {
  const rows = [{ locationId: 412 }, { locationId: 413 }, { locationId: 413 }];
  expect(suggestMapping(rows).remarks).toEqual([
    '“locationId”: “412” (1 row), “413” (2 rows) name none of our showrooms; numbers are left out, words are shown as they are. For each that is one write under "values", as in {"412": "…"}, which: pocono-pines, scranton, hatfield',
  ]);
  expect(suggestMapping([{ lot: 'North field' }]).remarks[0]).toContain('shown as they are');
});

test('what many rows share is not the id of a cart', () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ unitId: 7, make: 'A', sku: index }));
  expect(suggestMapping(rows).fields).toEqual({ brand: 'make', stockNumber: 'sku' });
});

test('the column of specifications that an export has is placed as it is', () => {
  const rows = [
    { make: 'A', specifications: '{"motor":"5 kW AC"}' },
    { make: 'A', specifications: '{}' },
  ];
  expect(suggestMapping(rows)).toEqual({
    fields: { brand: 'make', specifications: 'specifications' },
    remarks: [],
  });
});

test('a specification is called by its own name, not by what it lies in', () => {
  const rows = [
    {
      make: 'A',
      cartAttributes: { driveTrain: 'RWD', tire: '22', cost: { motor: '900' } },
      'Vehicle Specs Motor': '5 kW',
      rear: { tire: '23' },
      unitLiftKit: 'by RHOX',
    },
  ];
  expect(suggestMapping(rows).fields).toEqual({
    brand: 'make',
    'specifications.driveTrain': 'cartAttributes.driveTrain',
    'specifications.tire': 'cartAttributes.tire',
    'specifications.rearTire': 'rear.tire',
    'specifications.motor': 'Vehicle Specs Motor',
    'specifications.liftKit': 'unitLiftKit',
  });
});
