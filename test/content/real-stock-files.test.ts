import { expect, test } from 'vitest';
import { standsAt } from '../../domain/stock/fields/field-text.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { parseMapping } from '../../stock/import/mapping/mapping.ts';
import { rawRows, suggestMapping } from '../../stock/import/mapping/suggest-mapping.ts';
import { planImport } from '../../stock/import/plan/import-plan.ts';
import { refusalOf } from '../../stock/import/plan/refusal.ts';
import { readStock } from '../../stock/import/read-stock.ts';
import { stocked } from '../support/cart.ts';
import { stockFile } from '../support/stock-file.ts';

/** Files of shops, dealer systems and spreadsheets kept by hand (spec S19.22 to S19.24). */

/** The reading of a file, which the suggested mapping must not change. */
async function read(text: string | Uint8Array, name?: string) {
  const file = await stockFile(text, name);
  const now = new Date('2026-11-26T15:00:00Z');
  const reading = await readStock(file, undefined, { now });
  const { path, rows } = await rawRows(file);
  const { fields } = suggestMapping(rows);
  const mapping = parseMapping(JSON.stringify({ ...(path !== '' && { rows: path }), fields }));
  const mapped = await readStock(file, mapping, { now });
  expect(mapped.vehicles).toEqual(reading.vehicles);
  return reading;
}

/** `"on-hold"`, `"for sale"`, `"not for sale"` of each cart by its stock number; hidden ones are absent. */
function salesOf(vehicles: readonly Vehicle[]) {
  return Object.fromEntries(
    vehicles.map(({ id, stockNumber = id, status, inStock }) => [
      stockNumber,
      inStock ? 'for sale' : (status ?? 'not for sale'),
    ]),
  );
}

test.each([
  // Lightspeed and ARI: a word of another system beside flags for the web.
  [
    'SKU,Make,Model,Web Status,Show on Website\nL1,Yamaha,UMAX,Live,Y\nL2,Yamaha,UMAX,Live,N\nL3,Yamaha,UMAX,Awaiting PDI,Y\n',
    { L1: 'for sale', L3: 'not for sale' },
  ],
  // Shopify: status of the product, published, quantity.
  [
    'Handle,Title,Vendor,Published,Variant SKU,Variant Inventory Qty,Variant Price,Status\na,2022 Onward,Club Car,TRUE,H1,1,8995,active\nb,2021 Tempo,Club Car,TRUE,H2,0,7995,active\nc,2020 RXV,EZGO,TRUE,H3,1,5995,draft\nd,2019 TXT,EZGO,FALSE,H4,1,4995,active\n',
    { H1: 'for sale', H2: 'not for sale' },
  ],
  // WooCommerce: -1 is private, Stock is a quantity, a parent has variations.
  [
    'SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Parent\nW1,2021 Club Car Onward,1,visible,1,1,8995,\nW2,2019 EZGO RXV,-1,visible,1,1,5495,\nW3,2018 Yamaha Drive2,1,hidden,1,1,4995,\nW4,2025 Evolution D5,1,visible,1,,,\nW5,2025 Evolution D5 Red,1,visible,1,2,9495,W4\nW6,2025 Evolution D5 Blue,1,visible,0,0,9495,W4\n',
    { W1: 'for sale', W5: 'for sale', W6: 'not for sale' },
  ],
  // Square: visibility, sellable, a quantity of each place.
  [
    'Item Name,SKU,Price,Online Visibility,Sellable,Current Quantity Scranton,Current Quantity Hatfield\n2022 Club Car Onward,Q1,8995,visible,Y,0,1\n2021 Club Car Tempo,Q2,7995,visible,Y,0,0\n2020 EZGO RXV,Q3,5995,unavailable,Y,1,0\n2019 EZGO TXT,Q4,4995,visible,N,1,0\n',
    { Q1: 'for sale', Q2: 'not for sale', Q3: 'not for sale' },
  ],
  // Facebook and Google: words with underscores.
  [
    'vehicle_id\tmake\tmodel\tavailability\nF1\tICON\ti40\tAVAILABLE\nF2\tICON\ti60\tNOT_AVAILABLE\nF3\tICON\ti20\tPENDING\nF4\tICON\ti80\tout of stock\n',
    { f1: 'for sale', f2: 'not for sale', f3: 'sale-pending', f4: 'not for sale' },
  ],
  // A history of sales, and a list with what is reserved.
  [
    'Stock #,Make,Model,Sales Date,Gross Profit\nP1,EZGO,RXV,20260312,900\nP2,EZGO,TXT,3/14/2026,800\n',
    { P1: 'sold', P2: 'sold' },
  ],
  [
    'Stock #,Make,Model,Reserved For,Notes\nR1,EZGO,RXV,,\nR2,EZGO,TXT,"Smith, $500",\nR3,EZGO,S4,,SOLD\nR4,EZGO,L6,,sold one like it\n',
    { R1: 'for sale', R2: 'on-hold', R3: 'sold', R4: 'for sale' },
  ],
  // The state of a title is not that of the cart.
  [
    'Stock #,Make,Model,Title\nT1,EZGO,RXV,Pending\nT2,EZGO,TXT,Pending\n',
    { T1: 'for sale', T2: 'for sale' },
  ],
  // QuickBooks: quantity on hand; eBay Motors: quantity.
  [
    'Item,SKU,Quantity On Hand,Sales Price\n2022 Yamaha Drive2,B1,1,7495\n2021 Yamaha UMAX,B2,0,6495\n2020 Yamaha G29,B3,-1,4495\n',
    { B1: 'for sale', B2: 'not for sale', B3: 'not for sale' },
  ],
])('availability is read from each column that has it: %#', async (text, sales) => {
  const { vehicles } = await read(text, text.includes('\t') ? 'feed.tsv' : 'stock.csv');
  expect(salesOf(vehicles)).toEqual(sales);
});

test('JSON with a flag, and two columns that disagree, which are named', async () => {
  const carts = [
    { stock_id: 'V1', make: 'ICON', model: 'i40', available_for_sale: true },
    { stock_id: 'V2', make: 'ICON', model: 'i40', available_for_sale: false },
    { stock_id: 'V3', make: 'ICON', model: 'i40', available_for_sale: true, status: 'on hold' },
  ];
  const { vehicles, hidden, notes } = await read(JSON.stringify(carts), 'feed.json');
  expect(salesOf(vehicles)).toEqual({ V1: 'for sale', V3: 'on-hold' });
  expect(hidden).toEqual([{ row: 2, stockNumber: 'V2' }]);
  expect(notes).toEqual([
    {
      row: 3,
      stockNumber: 'V3',
      text: 'available_for_sale “true” and status “on hold” disagree; the cart is not for sale',
    },
  ]);
});

test.each([
  ['Not available', 'not for sale'],
  ['No longer available', 'not for sale'],
  ['Not in stock', 'not for sale'],
  ['Available soon', 'not for sale'],
  ['Available 12/15', 'not for sale'],
  ['Available to order', 'not for sale'],
  ['Returned - available', 'not for sale'],
  ['Was sold, available again', 'not for sale'],
  ['Almost sold', 'not for sale'],
  ['Sold?', 'not for sale'],
  ['Pending inspection', 'not for sale'],
  ['Wholesale', 'not for sale'],
  ['Not for sale', undefined],
  ['Do not list', undefined],
  ['Available - do not advertise', undefined],
  ['In stock - on hold', 'on-hold'],
  ['Hold for customer', 'on-hold'],
  ['dep. taken', 'on-hold'],
  ['On order - sold', 'sold'],
  ['SOLD - Miller', 'sold'],
  ['sold 10/3', 'sold'],
  ['coming in May', 'coming'],
  ['Not sold', 'for sale'],
  ['For sale', 'for sale'],
])('status “%s” means %s', async (status, sale) => {
  const { vehicles, doubts } = await read(
    `Stock #,Make,Model,Status\nA1,ICON,i40,"${status}"\nA2,ICON,i60,Available\n`,
  );
  expect(salesOf(vehicles)).toEqual({ ...(sale && { A1: sale }), A2: 'for sale' });
  if (sale !== 'not for sale' || /^(?:not?\b)/i.test(status)) return;
  expect(doubts.get('a1')?.unread).toHaveLength(1);
});

test('an unknown word in more than half of the rows is one question about the file', async () => {
  const carts = ['A1', 'A2', 'A3'].map((stock) => `${stock},ICON,i40,9995,Frontline`);
  const reading = await read(
    `Stock #,Make,Model,Price,Status\n${carts.join('\n')}\nA4,ICON,i40,9995,sold\n`,
  );
  const plan = planImport([], reading);
  expect(refusalOf(reading, [], plan)).toMatchObject({
    reason:
      '“Frontline” stands under “Status” in 3 of 4 rows. Nobody knows the word: are these carts for sale?',
    isConfirmable: true,
  });
  expect(refusalOf(reading, [], plan, { really: true })).toBeUndefined();
  expect(salesOf(reading.vehicles)).toMatchObject({ A1: 'for sale', A4: 'sold' });
  const again = planImport([], reading, { wordsBefore: ['Status Frontline'] });
  expect(refusalOf(reading, [], again)).toBeUndefined();
});

test('a later status that nobody knows takes the cart out of sale, and the rest is applied', async () => {
  const headings = 'Stock #,Make,Model,Price,Status\nA2,ICON,i60,9995,Available\n';
  const first = await read(`${headings}A1,ICON,i40,8995,Available\n`);
  const stock = first.vehicles.map(stocked);
  const later = await read(`${headings}A1,ICON,i40,8495,At the painter\n`);
  const { changed } = planImport(stock, later);
  expect(changed.map(({ vehicle }) => vehicle)).toMatchObject([
    { id: 'a1', price: 8495, inStock: false },
  ]);
  expect(later.notes).toMatchObject([{ text: expect.stringContaining('“At the painter” can') }]);
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

test('short years alone can be read in no way', async () => {
  const { rejected } = await read('Stock #,Make,Model,Year\nX1,ICON,i40,19\nX2,ICON,i60,21\n');
  expect(rejected.map(({ reasons }) => reasons[0])).toEqual([
    "year “19” can't be read",
    "year “21” can't be read",
  ]);
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

test('seats that a spreadsheet has made a day are open, and named', async () => {
  const { vehicles, notes } = await read(
    'Stock #,Make,Model,Seats\nS1,ICON,i40,4-Mar\nS2,ICON,i60,6\n',
  );
  expect(vehicles.map(({ specifications }) => specifications.seatingCapacity)).toEqual([
    undefined,
    6,
  ]);
  expect(notes.map(({ text }) => text)).toEqual(["seats “4-Mar” can't be read and is left open"]);
});

test('a placeholder price and a contradicting year are questions; an ended sale is over', async () => {
  const rows = [
    'M1,Yamaha,UMAX,,2021,1,,',
    'M2,Yamaha,UMAX,,2021,99999,,',
    'M3,Yamaha,UMAX,,2021,7995,6995,2026-11-01',
    'M4,Yamaha,UMAX,,2021,7995,6995,2026-11-26',
    'M5,Yamaha,,2012 Yamaha UMAX,2021,7995,,',
    'M6,Yamaha,UMAX,,2021,Coming soon,,',
  ];
  const reading = await read(
    `Stock #,Make,Model,Name,Year,Price,Sale Price,Sale Ends\n${rows.join('\n')}\n`,
  );
  const { change, waiting } = planImport([], reading);
  expect(change.put.map(({ id, price }) => [id, price])).toEqual([
    ['m1', undefined],
    ['m2', undefined],
    ['m3', 7995],
    ['m4', 6995],
    ['m6', undefined],
  ]);
  expect(waiting.map(({ reason }) => reason)).toEqual([
    'price $1 looks like a placeholder',
    'price $99,999 looks like a placeholder',
    'its name “2012 Yamaha UMAX” has another year than its column, 2021',
  ]);
  expect(salesOf(change.put)).toMatchObject({ M6: 'coming' });
});

test.each([
  ['*****GAS CART****** CLUB CAR', 'Club Car', 2003, 'Gas Cart Club Car'],
  ['****GAS**** Yamaha', 'Yamaha', 2005, 'Gas Yamaha'],
  ['99 Club Car DS', 'Club Car', 1999, '1999 Club Car DS'],
  ['36 Volt Club Car', 'Club Car', 1999, '36 Volt Club Car'],
  ['Used 2020 Club Car ONWARD', 'Club Car', 2020, '2020 Club Car Onward'],
  ['D5 RANGER 4 PLUS', 'Evolution', 2025, 'D5 RANGER 4 PLUS'],
  ['UMAX RALLY 2+2', 'Yamaha', 2025, 'UMAX Rally 2+2'],
])('the name “%s” is “%s” tidied', async (name, make, year, tidied) => {
  const { vehicles } = await read(`Stock #,Name,Make,Year\nT1,${name},${make},${year}\n`);
  expect(vehicles.map((one) => one.name)).toEqual([tidied]);
});

test.each([
  ['Mac Roman', Buffer.from('4e695f6f', 'hex'), 'Ni_o'],
  ['Mac Roman', Buffer.from('4e69966fd573204a6f738e', 'hex'), 'Niño’s José'],
  ['Windows-1252', Buffer.from('4e69f16f9273204a6f73e9', 'hex'), 'Niño’s José'],
])('a text in %s %#', async (_, bytes, text) => {
  const { vehicles } = await read(
    Buffer.concat([Buffer.from('make,model,description\nICON,i40,'), bytes, Buffer.from('\n')]),
  );
  expect(vehicles[0]?.description).toBe(text);
});

test('quotation marks that were not doubled', async () => {
  const rows = [
    'A1,ICON,i40,"12" wheels"',
    'A2,ICON,i60,""Like new"" they say',
    'A3,ICON,i20,6" lift',
  ];
  const { vehicles } = await read(`Stock #,Make,Model,Description\n${rows.join('\n')}\n`);
  expect(vehicles.map(({ description }) => description)).toEqual([
    '12" wheels',
    '"Like new" they say',
    '6" lift',
  ]);
});
