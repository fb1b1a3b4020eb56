import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readText } from '../../test/support/stock-file.ts';
import { planImport } from './plan/import-plan.ts';
import { readStock } from './read-stock.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

test("a dealer system's CSV", async () => {
  const { vehicles, rejected, unread } = await readStock(fixture('dms.csv'));
  expect(rejected).toEqual([]);
  // Comments are the dealer's own ("dent left rear, tell customer") unless a mapping says otherwise.
  expect(unread).toEqual(['Comments', 'Dealer Cost']);
  expect(vehicles).toEqual([
    {
      id: 'lr-1001',
      name: '2025 Denago Nomad XL',
      brand: 'Denago',
      category: 'EV Nomad Series',
      price: 8495,
      msrp: 10_495,
      description: '',
      images: ['https://img.example/1001/a.jpg', 'https://img.example/1001/b.jpg'],
      specifications: { seatingCapacity: 4, model: 'Nomad XL', motor: '5 kW AC' },
      features: ['Bluetooth sound bar', 'LED lights', 'Backup camera'],
      status: 'in-stock',
      inStock: true,
      isNew: false,
      year: 2025,
      vin: '5LDGC4A1XRN000101',
      stockNumber: 'LR-1001',
      condition: 'new',
      mileage: 3,
      exteriorColor: 'Verdant Green',
      interiorColor: 'Tan',
      location: 'scranton',
      streetLegal: true,
      lifted: true,
    },
    expect.objectContaining({
      ...{ id: 'lr-1002', price: 11_250, mileage: 1204, streetLegal: false },
      images: ['https://img.example/1002/w_800,h_600/a.jpg', 'https://img.example/1002/b.jpg'],
      specifications: { seatingCapacity: 4, model: 'Onward', trim: '4 Pass' },
    }),
    expect.objectContaining({ id: 'lr-1003', inStock: false, lifted: true, location: 'Lot B' }),
    expect.objectContaining({ id: 'lr-1004', price: 5495, images: ['/pictures/emerge.webp'] }),
  ]);
  expect(vehicles[2]).not.toHaveProperty('price');
  expect(JSON.stringify(vehicles)).not.toContain('6,200');
});

test('a TSV in Windows-1252 with headers of its own', async () => {
  const { vehicles, rejected } = await readStock(fixture('odd-headers.tsv'));
  expect(rejected).toEqual([]);
  expect(vehicles.slice(0, 2)).toMatchObject([
    {
      ...{ id: '77', name: 'D5 Ranger 4 – “Café” edition', category: 'D5 Ranger Series' },
      ...{ price: 9595, description: 'Don’t miss it, 5" lift', exteriorColor: 'Café Brown' },
      specifications: {
        ...{
          topSpeed: '25 mph',
          range: '45 miles',
          seatingCapacity: 4,
          batteryType: 'Lithium 48V',
        },
      },
    },
    { id: '78', condition: 'used', inStock: false },
  ]);
});

test('a flat JSON inside an object', async () => {
  const { vehicles, rejected, unread } = await readStock(fixture('flat.json'));
  expect(rejected).toEqual([]);
  expect(unread).toEqual(['internalNotes']);
  expect(vehicles).toMatchObject([
    {
      ...{ id: 'rover-xxl-17', category: 'EV Rover Series', isNew: true },
      images: ['/pictures/rover-xxl.webp', 'https://img.example/rover%202.jpg'],
      features: ['Eight seats, four rows', 'Tow hitch'],
      specifications: {
        seatingCapacity: 8,
        groundClearance: '8 in',
        cupholders: 8,
        foldingDeck: true,
      },
    },
    { id: '5ldgc4a1xrn000202', name: '2026 Evolution D6 MAX XT4', price: 15_595, msrp: 16_995 },
  ]);
});

test('a file broken in every way names every row and keeps the good ones', async () => {
  const { vehicles, rejected, notes } = await readStock(fixture('broken.csv'));
  expect(rejected.map(({ row, reasons }) => [row, reasons.join('; ')])).toEqual([
    [2, 'the make is missing'],
    [3, 'the model is missing'],
    [4, "VIN “5LDGC4A1XRN00O101” can't be read"],
    [5, "price “twelve” can't be read"],
    [11, 'it has 13 cells under 11 headings'],
    [12, 'it has no stock number, VIN or serial number, and no Latin letters in its name'],
    [14, 'it has the same id as row 13'],
    [15, "price “-5” can't be read"],
  ]);
  expect(rejected.flatMap(({ ids }) => ids)).toContain('b3');
  expect(vehicles.map(({ id, inStock }) => [id, inStock])).toEqual([
    ['b5', true],
    ['b6', true],
    ['b7', true],
    ['b8', false],
    ['b9', true],
    ['b12', true],
    ['b15', true],
  ]);
  expect(vehicles[0]?.year).toBe(2024);
  expect(vehicles[2]?.images).toEqual([]);
  expect(notes).toEqual([
    { row: 7, text: "link “javascript:alert(1)” can't be read and is left open" },
    {
      row: 8,
      text: expect.stringMatching(/^picture “\/\/evil.+ is not an http.+; it is left out$/),
    },
    { row: 8, text: expect.stringMatching(/^picture “data:text\/html.+; it is left out$/) },
    { row: 9, text: "status “perhaps” can't be read; the cart is not for sale until it can" },
    { row: 10, text: "seats “lots” can't be read and is left open" },
  ]);
  expect(vehicles[5]?.description).toBe('=HYPERLINK("http://x") evil');
});

test('ids come from id, stock number, VIN, serial number or name, whatever the order', async () => {
  const header = 'id,stock number,vin,serial number,year,make,name,color';
  const rows = [
    'Own Id,S 1,5LDGC4A1XRN000401,,2024,Denago,Nomad,Red',
    ',S/2,5LDGC4A1XRN000402,,2024,Denago,Nomad,Red',
    ',,5LDGC4A1XRN000403,,2024,Denago,Nomad,Red',
    ',,,SN-55,2024,Denago,Nomad,Red',
    ',,,,2024,Denago,Nómad XL,White',
    ',,,,2024,Denago,Nómad XL,Blue',
    ',,,,,Denago,Nómad XL,Blue',
    'nomad-xl-2024-2,,,,,Denago,Taken,Blue',
  ];
  const ids = async (lines: readonly string[]) => {
    const { vehicles } = await readText([header, ...lines].join('\n'));
    return vehicles.map(({ id, exteriorColor }) => `${id} ${exteriorColor}`);
  };
  const inOrder = await ids(rows);
  expect(inOrder).toEqual([
    'own-id Red',
    's-2 Red',
    '5ldgc4a1xrn000403 Red',
    'sn-55 Red',
    'nomad-xl-2024-3 White',
    'nomad-xl-2024 Blue',
    'nomad-xl Blue',
    'nomad-xl-2024-2 Blue',
  ]);
  expect((await ids(rows.toReversed())).toReversed()).toEqual(inOrder);
});

test('two rows with one VIN are one cart', async () => {
  const { rejected } = await readText(
    'stock,vin,make,name\n1,5LDGC4A1XRN000401,Denago,A\n2,5LDGC4A1XRN000401,Denago,B\n',
  );
  expect(rejected).toMatchObject([
    { row: 3, reasons: ['it has the same VIN as row 2'], ids: ['2'], isRepeat: false },
  ]);
});

// spec S19.17
test('a row that repeats another exactly is passed over', async () => {
  const rows = ['1,Denago,A,9000', '1, Denago,A,"$9,000"', '2,Denago,B,9000', '2,Denago,B,9500'];
  const reading = await readText(`stock #,make,model,price\n${rows.join('\n')}\n`);
  const { passedOver, unusable } = planImport([], reading);
  expect(passedOver.map(({ row }) => row)).toEqual([3]);
  expect(unusable.map(({ row }) => row)).toEqual([5]);
});

test('limits keep a row small', async () => {
  const long = 'x'.repeat(201);
  const dots = `a${'.'.repeat(1_000_000)}a`;
  const { rejected } = await readText(
    JSON.stringify([
      { name: long, make: 'Denago' },
      { name: 'A', make: 'Denago', description: 'y'.repeat(10_001) },
      { name: 'B', make: 'Denago', images: Array.from({ length: 61 }, (_, i) => `/p/${i}.jpg`) },
      { id: 'z'.repeat(51), name: 'D', make: 'Denago' },
      'not a row',
      { id: dots, name: dots, make: 'Denago', photos: `a${'\n'.repeat(1_000_000)}b` },
    ]),
    'a.json',
  );
  expect(rejected.map(({ reasons }) => reasons.join('; '))).toEqual([
    expect.stringContaining('name has 201 characters; 200 fit'),
    'its id is too long for the address of a page; 50 characters fit',
    'it is not a cart',
    expect.stringContaining('200 fit'),
  ]);
});

test('keys that name what objects are made of stay text', async () => {
  const { vehicles } = await readText(
    '[{"name":"A","make":"Denago","__proto__":{"inStock":false},"specifications":{"__proto__":"x","constructor":"y","motor":"z"}}]',
    'a.json',
  );
  expect(vehicles[0]).toMatchObject({ inStock: true, specifications: { motor: 'z' } });
  expect(Object.keys(vehicles[0]?.specifications ?? {})).toEqual(['motor']);
  expect({}).not.toHaveProperty('inStock');
});
