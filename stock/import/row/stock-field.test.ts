import { expect, test } from 'vitest';
import { specificationOfHeader } from './heading-words.ts';
import { fieldOfHeader } from './stock-field.ts';

// spec S19.2
test.each([
  ['Stock #', 'stockNumber'],
  ['stock_no.', 'stockNumber'],
  ['# of Seats', 'seats'],
  ['Serial #', 'serialNumber'],
  ['V.I.N.', 'vin'],
  ['Make', 'brand'],
  ['Listing title', 'name'],
  ['MODEL YEAR', 'year'],
  ['Internet Price', 'salePrice'],
  ['Asking-Price', 'price'],
  ['Colour', 'exteriorColor'],
  ['Int. Color', 'interiorColor'],
  ['New/Used', 'condition'],
  ['Photo URLs', 'images'],
  ['Photo 12', 'images'],
  ['Street Legal (LSV)', 'streetLegal'],
  ['Lifted?', 'lifted'],
  ['externalUrl', 'externalUrl'],
  ['seatingCapacity', 'seats'],
  ['Hours', 'hours'],
  ['Date In', 'inStockSince'],
  ['Unit Type', 'category'],
  ['Attributes: Battery', 'batteryType'],
  ['Unit Specs - LSV', 'streetLegal'],
  ['Price 2', undefined],
  ['Option Price', undefined],
  ['Spec Name', undefined],
  ['Dealer Cost', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('%s is %s', (header, field) => {
  expect(fieldOfHeader(header)?.field).toBe(field);
});

test.each([
  ['Motor', 'motor'],
  ['Ground Clearance (in)', 'groundClearanceIn'],
  ['tireSize', 'tireSize'],
  ['Lift Kit', 'liftKit'],
  ['Dealer Cost', undefined],
  ['Battery cost', undefined],
  ['Customer Name', undefined],
  ['Floor plan', undefined],
  ['Salesperson', undefined],
])('an unknown column %s is kept as %s', (header, key) => {
  expect(specificationOfHeader(header)).toBe(key);
});
