import { expect, test } from 'vitest';
import { readText } from '../../test/support/stock-file.ts';

/** As people keep it by hand. */
const sheet = [
  'Laurel Ridge carts - updated 5/2,,,,,,,,,,,',
  ',,,,,,,,,,,',
  'Make,Model,Year,Price,Color,Seats,Stock #,Serial #,VIN,Photos,Sold,Condition',
  'EZGO,TXT,2015,"$4,795",Red,4,A-1,3012345,,"photo1.jpg, PHOTO2.JPG",,Used',
  '',
  'Club Car,2010 Precedent,2010,$5495 OBO,Forest Green,Four,A-2,,JW1510-100007,photos/a2.jpg,Y,used - good',
  'denago,Rover XL6,2025,11995.00,Café White,six passenger,A-3,,5LDGC4A1XRN000101,,,New',
  'E-Z-GO,E-Z-GO RXV 2016,2016,Call,,2+2,A-4,,,Photos/Lot 4/front view.jpg,no,Demo',
  'Yamaha,Drive2,2019,,White,2,A-5,,,,sold 10/3,',
  'Cushman,Hauler,2012,"$6,450 ",,Utility,A-6,,,,x,Excellent',
].join('\r\n');

// spec S19.2
test.each([
  ['UTF-8', Buffer.from(`${sheet}\r\n`)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${sheet}\r\n`)],
  ['Windows-1252', Buffer.from(`${sheet}\r\n`, 'latin1')],
  ['semicolons', Buffer.from(`${sheet.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, ';')}\r\n`)],
])('a sheet in %s is read at the first try', async (_, bytes) => {
  const { vehicles, rejected, notes } = await readText(bytes);
  expect(rejected).toEqual([]);
  expect(notes).toEqual([
    {
      row: 6,
      stockNumber: 'A-2',
      text: 'VIN “JW1510-100007” is not a VIN and was read as a serial number',
    },
  ]);
  const [txt, precedent, rover, rxv, drive, hauler] = vehicles;
  expect(txt).toMatchObject({
    id: 'a-1',
    name: '2015 EZ-GO TXT',
    brand: 'EZ-GO',
    price: 4795,
    serialNumber: '3012345',
    images: ['photos/photo1.jpg', 'photos/PHOTO2.JPG'],
    condition: 'used',
    inStock: true,
  });
  expect(txt).not.toHaveProperty('status');
  expect(precedent).toMatchObject({
    name: '2010 Club Car Precedent',
    price: 5495,
    serialNumber: 'JW1510-100007',
    images: ['photos/a2.jpg'],
    condition: 'used',
    status: 'sold',
    inStock: false,
    specifications: { seatingCapacity: 4 },
  });
  expect(rover).toMatchObject({
    name: '2025 Denago Rover XL6',
    category: 'EV Rover Series',
    exteriorColor: 'Café White',
    vin: '5LDGC4A1XRN000101',
    specifications: { seatingCapacity: 6 },
  });
  expect(rxv).toMatchObject({
    name: '2016 EZ-GO RXV',
    images: ['photos/Lot 4/front view.jpg'],
    condition: 'demo',
    inStock: true,
  });
  expect(rxv).not.toHaveProperty('price');
  expect(drive).toMatchObject({ status: 'sold' });
  expect(hauler).toMatchObject({ status: 'sold', price: 6450 });
  for (const unknown of ['fuel', 'location', 'streetLegal']) {
    for (const vehicle of vehicles) expect(vehicle).not.toHaveProperty(unknown);
  }
  expect(hauler).not.toHaveProperty('condition');
});

test.each([
  ['Status', 'In Stock', { status: 'in-stock', inStock: true }],
  ['Status', 'On Hold - Miller', { status: 'on-hold', inStock: false }],
  ['Status', 'Sale Pending', { status: 'sale-pending', inStock: false }],
  ['Status', 'in transit', { status: 'coming', inStock: false }],
  ['Status', 'retail', { status: 'in-stock', inStock: true }],
  ['Status', 'Out of stock', { inStock: false }],
  ['Status', 'New', { inStock: true }],
  ['Qty', '0', { inStock: false }],
  ['Qty', '2', { inStock: true }],
  ['Available', 'yes', { inStock: true }],
  ['Available', 'On Hold', { status: 'on-hold', inStock: false }],
  ['Sold', '', { inStock: true }],
  ['Sold', 'on hold', { status: 'on-hold', inStock: false }],
  ['Sold', 'pending - Miller', { status: 'sale-pending', inStock: false }],
  ['Sold', 'not sold', { status: 'in-stock', inStock: true }],
  ['Sold', 'no', { inStock: true }],
  ['Sold', '10/3/26', { status: 'sold', inStock: false }],
  ['Price', 'SOLD', { status: 'sold', inStock: false }],
])('%s “%s” is read as %o', async (heading, cell, expected) => {
  const { vehicles } = await readText(`make,model,${heading}\nDenago,Nomad,${cell}\n`);
  const [{ status, inStock } = { status: undefined, inStock: undefined }] = vehicles;
  expect({ ...(status && { status }), inStock }).toEqual(expected);
});

// spec S19.5
test.each([
  ['Club Car', '2018 ClubCar 2018 Club Car Precedent', '2018', '2018 Club Car Precedent'],
  ['EZGO', 'E-Z-GO TXT TXT', '', 'EZ-GO TXT'],
  ['Denago', 'Denago EV City', '', 'Denago EV City'],
  ['Star EV', 'Sirius 2+2', '2024', 'Sirius 2+2'],
  ['', '2019 Yamaha Drive2', '', '2019 Yamaha Drive2'],
])('%s “%s” of %s is named “%s”', async (make, name, year, vehicleName) => {
  const { vehicles } = await readText(`make,name,year\n${make},${name},${year}\n`);
  expect(vehicles.map((vehicle) => vehicle.name)).toEqual([vehicleName]);
});

// spec S4.10
test.each([
  ['Denago', 'Rover XL6', '', 'EV Rover Series', undefined],
  ['Denago', 'Rover XL6', 'Golf Cart', 'EV Rover Series', undefined],
  ['Denago', 'XL6', 'Rover', 'EV Rover Series', undefined],
  ['Evolution', 'D5-Maverick 4', '', 'D5 Maverick Series', undefined],
  ['Club Car', 'Classic 4', '', 'Golf Carts', undefined],
  ['Club Car', 'Onward', 'New Age', 'New Age', undefined],
  ['Club Car', 'Onward', 'Pre-Owned', 'Golf Carts', 'used'],
])('%s %s of type “%s” is listed under %s', async (make, model, type, category, condition) => {
  const { vehicles } = await readText(`make,model,type\n${make},${model},${type}\n`);
  expect(vehicles.map((one) => [one.category, one.condition])).toEqual([[category, condition]]);
});
