import { expect, test } from 'vitest';
import { standsAt } from '../../domain/stock/fields/field-text.ts';
import { stocked } from '../../test/support/cart.ts';
import { readAlsoMapped as read } from '../../test/support/stock-file.ts';
import { planImport } from './plan/import-plan.ts';

/** Files of shops, dealer systems and spreadsheets kept by hand (spec S19.22 to S19.24). */

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
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${sheet}\r\n`)],
  ['Windows-1252', Buffer.from(`${sheet}\r\n`, 'latin1')],
])('a sheet in %s is read at the first try', async (_, bytes) => {
  const { vehicles, rejected, notes } = await read(bytes);
  expect(rejected).toEqual([]);
  const text = 'VIN “JW1510-100007” is not a VIN and was read as a serial number';
  expect(notes).toEqual([{ row: 6, stockNumber: 'A-2', text }]);
  const facts = vehicles.map((one) => [
    ...[one.name, one.price, one.status, one.condition, one.images],
  ]);
  expect(facts).toEqual([
    ['2015 EZ-GO TXT', 4795, undefined, 'used', ['photos/photo1.jpg', 'photos/PHOTO2.JPG']],
    ['2010 Club Car Precedent', 5495, 'sold', 'used', ['photos/a2.jpg']],
    ['2025 Denago Rover XL6', 11_995, undefined, 'new', []],
    ['2016 EZ-GO RXV', undefined, undefined, 'demo', ['photos/Lot 4/front view.jpg']],
    ['2019 Yamaha Drive2', undefined, 'sold', undefined, []],
    ['2012 Cushman Hauler', 6450, 'sold', undefined, []],
  ]);
  const numbers = vehicles.slice(0, 3).map((one) => one.serialNumber ?? one.vin);
  expect(numbers).toEqual(['3012345', 'JW1510-100007', '5LDGC4A1XRN000101']);
  const seats = vehicles.map(({ specifications }) => specifications.seatingCapacity);
  expect(seats).toEqual([4, 4, 6, 4, 2, undefined]);
  expect(vehicles[2]).toMatchObject({ category: 'EV Rover Series', exteriorColor: 'Café White' });
  for (const { fuel, location, streetLegal } of vehicles) {
    expect([fuel, location, streetLegal]).toEqual([undefined, undefined, undefined]);
  }
});

// spec S19.5
test.each([
  ['Club Car', '2018 ClubCar 2018 Club Car Precedent', '2018', '2018 Club Car Precedent'],
  ['EZGO', 'E-Z-GO TXT TXT', '', 'EZ-GO TXT'],
  ['Denago', 'Denago EV City', '', 'Denago EV City'],
  ['Star EV', 'Sirius 2+2', '2024', 'Sirius 2+2'],
  ['', '2019 Yamaha Drive2', '', '2019 Yamaha Drive2'],
  ['Club Car', '*****GAS CART****** CLUB CAR', '2003', 'Gas Cart Club Car'],
  ['Club Car', '99 Club Car DS', '1999', '1999 Club Car DS'],
  ['Club Car', '36 Volt Club Car', '1999', '36 Volt Club Car'],
  ['Club Car', 'Used 2020 Club Car ONWARD', '2020', '2020 Club Car Onward'],
  ['Evolution', 'D5 RANGER 4 PLUS', '2025', 'D5 RANGER 4 PLUS'],
  ['Yamaha', 'UMAX RALLY 2+2', '2025', 'UMAX Rally 2+2'],
])('%s “%s” of %s is named “%s”', async (make, name, year, tidied) => {
  const { vehicles } = await read(`Stock #,Name,Make,Year\nT1,${name},${make},${year}\n`);
  expect(vehicles.map((one) => one.name)).toEqual([tidied]);
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
  const { vehicles } = await read(`make,model,type\n${make},${model},${type}\n`);
  expect(vehicles.map((one) => [one.category, one.condition])).toEqual([[category, condition]]);
});

test.each([
  // The condition under “title”, seats under “body”, a model in the description.
  [
    'stock,title,year,make,model,body\nX1,New,2025,ICON,i40,4 Passenger\nX2,Used,2019,ICON,i60,6 Passenger\n',
    [
      { name: '2025 ICON i40', condition: 'new', specifications: { seatingCapacity: 4 } },
      { name: '2019 ICON i60', condition: 'used', specifications: { seatingCapacity: 6 } },
    ],
  ],
  // Of two columns for the condition, the one that can be read.
  [
    'Stock #,Make,Model,Condition,New/Used\nX1,ICON,i40,Excellent,U\nX2,ICON,i60,Good,N\n',
    [{ condition: 'used' }, { condition: 'new' }],
  ],
  [
    'Unit No,Manufacturer,Description,Advertised Price\nX1,Denago,Rover XL 6 Passenger,9995\n',
    [{ name: 'Denago Rover XL 6 Passenger', price: 9995 }],
  ],
  // Facebook's headings with paths, Google's further pictures, a shop's categories.
  [
    'vehicle_id,make,model,mileage.value,mileage.unit,image[0].url,image[1].url,state_of_vehicle\nX1,ICON,i40,12,MI,https://i.example/1.jpg,https://i.example/2.jpg,USED\n',
    [
      {
        mileage: 12,
        condition: 'used',
        images: ['https://i.example/1.jpg', 'https://i.example/2.jpg'],
      },
    ],
  ],
  [
    'id,brand,model,image_link,additional_image_link\nX1,ICON,i40,https://i.example/1.jpg,"https://i.example/2.jpg,https://i.example/3.jpg"\n',
    [{ images: [1, 2, 3].map((at) => `https://i.example/${at}.jpg`) }],
  ],
  // Shops' pairs of columns for an attribute, its headings known or not.
  [
    'SKU,Name,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)\nX1,2020 ICON i40,8995,Color,Red,Seats,4 Passenger\nX2,2021 ICON i60,9995,Lender,Acme,Motor,5 kW\n',
    [
      { exteriorColor: 'Red', specifications: { seatingCapacity: 4 } },
      { price: 9995, specifications: { motor: '5 kW' } },
    ],
  ],
  [
    'Item Name,SKU,Option Name 1,Option Value 1\n2020 ICON i40,X1,Condition,Used\n',
    [{ condition: 'used' }],
  ],
  // Short years among whole ones, a range of seats, and headings of a sheet kept by hand.
  [
    'Stock #,Make,Model,Year,Seats,N/U,Gas/Elec,Arrived,Where\nX1,ICON,i40,2021,4,U,E,3/1/26,Pocono\nX2,ICON,i60,19,3-4,N,G,,Scranton lot 4\nX3,ICON,i20,’99,2/4,U,Gas,2026-03-02,\n',
    [
      { year: 2021, condition: 'used', fuel: 'electric', location: 'pocono-pines' },
      { year: 2019, specifications: { seatingCapacity: 4 }, condition: 'new', fuel: 'gas' },
      { year: 1999, specifications: { seatingCapacity: 4 }, inStockSince: '2026-03-02' },
    ],
  ],
  [
    'SKU,Name,Categories,Type\nX1,2020 ICON i40,Golf Carts > Used > ICON,simple\n',
    [{ condition: 'used', category: 'Golf Carts', year: 2020 }],
  ],
])('a column is what its name and values are: %#', async (text, expected) => {
  const { vehicles, rejected } = await read(text);
  expect(rejected).toEqual([]);
  expect(vehicles).toMatchObject(expected);
});

test('rows: repeated headings, further pictures of a cart, and a name without a make', async () => {
  const headings = 'Handle,Title,Vendor,Image Src,Price';
  const rows = [
    'a,2022 Onward,Club Car,https://i.example/1.jpg,8995',
    'a,,,https://i.example/2.jpg,',
    headings,
    'b,2021 Tempo,Club Car,https://i.example/3.jpg,7995',
    'b,2021 Tempo,Club Car,https://i.example/4.jpg,7995',
    'c,Ascent,,https://i.example/5.jpg,12995',
    ',,,,',
    ',Total,,,29985',
  ];
  const reading = await read(`${headings}\n${rows.join('\n')}\n`);
  expect(reading.vehicles.map(({ id, images }) => [id, images.length])).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
  const { unusable, passedOver } = planImport([], reading);
  expect(unusable.map(({ row, reasons }) => [row, ...reasons])).toEqual([
    [7, 'the make is missing'],
  ]);
  expect(passedOver.map(({ row }) => row)).toEqual([6, 9]);
});

// spec S19.20
test.each([
  [['Long Pond', 'Long Pond', 'Scranton'], ['Long Pond', 'Long Pond', 'Scranton'], []],
  [['Long Pond', 'Scranton', 'Hatfield'], [undefined, 'Scranton', 'Hatfield'], ['Long Pond']],
  [
    ['PP', 'PP', 'T1'],
    [undefined, undefined, undefined],
    ['PP', 'T1'],
  ],
  [['pocono', '12', 'SCRANTON-2'], ['Pocono Pines', undefined, 'Scranton'], []],
])('carts located at %j stand at %j', async (cells, places, asked) => {
  const rows = cells.map((cell, at) => `X${at},ICON,i40,${cell}\n`);
  const reading = await read(`Stock #,Make,Model,Location\n${rows.join('')}`);
  const { added } = planImport([], reading);
  expect(added.map(stocked).map(standsAt)).toEqual(places);
  expect(reading.remarks).toEqual(
    asked.map((place) => expect.stringMatching(`^Location “${place}” is none of our showrooms`)),
  );
});

test('a placeholder and a contradicting year are questions; an ended sale and accessories are out', async () => {
  const rows = [
    'M1,Yamaha,UMAX,,2021,1,,',
    'M2,Yamaha,UMAX,,2021,99999,,',
    'M3,Yamaha,UMAX,,2021,7995,6995,2026-11-01,99999,',
    'M4,Yamaha,UMAX,,2021,7995,6995,2026-11-26,9995,',
    'M5,Yamaha,,2012 Yamaha UMAX,2021,7995,,',
    'M6,Yamaha,UMAX,,2021,Coming soon,,',
    'M7,Yamaha,UMAX cover,,2021,495,,,,Accessories',
  ];
  const reading = await read(
    `Stock #,Make,Model,Name,Year,Price,Sale Price,Sale Ends,MSRP,Category\n${rows.join('\n')}\n`,
  );
  const { change, waiting, passedOver } = planImport([], reading);
  expect(change.put.map(({ id, price, msrp }) => [id, price, msrp])).toEqual([
    ['m1', undefined, undefined],
    ['m2', undefined, undefined],
    ['m3', 7995, undefined],
    ['m4', 6995, 9995],
    ['m6', undefined, undefined],
  ]);
  expect(passedOver.map(({ row }) => row)).toEqual([8]);
  expect(waiting.map(({ reason }) => reason)).toEqual([
    'price $1 looks like a placeholder',
    'price $99,999 looks like a placeholder',
    'its name “2012 Yamaha UMAX” has another year than its column, 2021',
  ]);
  expect(change.put.at(-1)?.status).toBe('coming');
});

test.each([
  ['letters in Mac Roman', Buffer.from('4e69966fd573204a6f738e', 'hex'), 'Niño’s José'],
  ['letters in Windows-1252', Buffer.from('4e69f16f9273204a6f73e9', 'hex'), 'Niño’s José'],
  ['quotation marks that were not doubled', Buffer.from('"12" wheels"'), '12" wheels'],
  ['quotation marks around a word', Buffer.from('""Like new"" they say'), '"Like new" they say'],
  ['a mark for inches', Buffer.from('6" lift'), '6" lift'],
])('a text with %s', async (_, bytes, text) => {
  const parts = [Buffer.from('make,model,description\nICON,i40,'), bytes, Buffer.from('\n')];
  const { vehicles } = await read(Buffer.concat(parts));
  expect(vehicles[0]?.description).toBe(text);
});
