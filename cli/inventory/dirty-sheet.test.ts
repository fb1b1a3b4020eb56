import { expect, test } from 'vitest';
import { InventoryRig } from '../../test/support/inventory-rig.ts';

const rig = new InventoryRig();
const byId = async () =>
  new Map((await rig.store.catalogue.list()).map((vehicle) => [vehicle.id, vehicle]));

const headings = 'Stock #,Make,Model,Year,Price,Color,Sold';
const lot = (make: string, model: string, from: number, count: number, price: number) =>
  Array.from({ length: count }, (_, n) => `S${from + n},${make},${model},2024,${price},Red,`);
const clean = [
  ...lot('Denago', 'Rover XL', 100, 15, 9995),
  ...lot('Club Car', 'Onward', 200, 15, 8500),
  'U1,Yamaha,Drive2,2019,5495,White,',
  'U2,EZGO,TXT,2015,4795,Red,',
  'U3,EZGO,RXV,2016,5200,Green,',
];
const sheet = (rows: readonly string[]) => rig.fileOf(`${rows.join('\r\n')}\r\n`);
const importing = (file: string, ...more: readonly string[]) =>
  rig.dealer('inventory import', file, ...more);

/** spec S19.17 */
test("a person's spreadsheet is applied as far as it can be, and the rest is named", async () => {
  await importing(await sheet([headings, ...clean]), '--really');
  const [drive, txt] = await byId().then((stock) => [stock.get('u1'), stock.get('u2')]);
  const dirty = [
    'Laurel Ridge stock - updated 5/2,,,,,,',
    ',,,,,,',
    headings,
    'DENAGO,,,,,,',
    ...clean.slice(0, 15),
    ',,,,,,',
    ',CLUB CAR,,,,,',
    ...clean.slice(15, 29),
    // The make was merged with the cell above.
    'S214,,Onward,2024,8400,Red,',
    'USED,,,,,,',
    'U1,Yamaha,Drive2,2019,#REF!,White,',
    'U2,EZGO,TXT,2015,9.995,Red,yes',
    'U3,EZGO,RXV,2016,5100,Green,',
    'U3,EZGO,RXV,2017,5300,Blue,',
    'N1,Denago,Nomad,2025,7995,Blue,',
    ',Total,,,296470,,',
    'Total,,,,296470,,',
  ];
  const { code, err } = await importing(await sheet(dirty));
  expect(code).toBe(0);
  expect(err.split('\n')).toEqual([
    'Row 36 (S214): the make is missing',
    'Row 38 (U1): price is “#REF!”: its formula has no result; correct it in the spreadsheet and save it there',
    'Row 39 (U2): price “9.995” has a dot before three digits, which may mean thousands or cents: write 9,995 or 9995.00',
    'Row 41 (U3): it has the same stock number as row 40',
    '5 rows (4, 21, 37, 43, 44) name no cart, or repeat another row, and were passed over',
    "1 added, 1 changed, 0 sold, 29 kept, 3 left alone; 4 rows can't be used",
    '',
  ]);
  const stock = await byId();
  expect([stock.get('u1'), stock.get('u2')]).toEqual([drive, txt]);
  expect(stock.get('s214')).toMatchObject({ price: 8500, inStock: true });
  expect(stock.get('u3')).toMatchObject({ price: 5100, year: 2016 });
  expect(stock.get('n1')).toMatchObject({ price: 7995 });
  await rig.dealer('inventory undo');
  expect((await byId()).get('u3')).toMatchObject({ price: 5200 });
});

/** spec S19.16 */
test('unlikely prices wait, and one yes answers them and the carts that leave', async () => {
  await importing(await sheet([headings, ...clean]), '--really');
  const odd = [
    ...clean.map((row) => row.replace(/^(S114,.*),9995/, '$1,99950')),
    'N2,Denago,Rover XL,2025,995,Blue,',
  ];
  const file = await sheet([headings, ...odd]);
  const { code, err } = await importing(file);
  expect([code, ...err.split('\n')]).toEqual([
    0,
    'Row 16 (S114): price $9,995 → $99,950 doubles it or more; not applied until that is confirmed',
    'Row 35 (N2): price $995 is far from the $9,995 of 15 others of its model; not applied until that is confirmed',
    '0 added, 0 changed, 0 sold, 32 kept; 2 to confirm',
    'Add --really if these prices are right.',
    '',
  ]);
  expect((await byId()).get('s114')?.price).toBe(9995);
  expect((await byId()).has('n2')).toBe(false);
  expect((await importing(file, '--strict')).code).toBe(1);

  const few = await sheet([headings, ...odd.slice(10)]);
  expect((await importing(few)).err).toContain('10 of the 33 carts in stock would leave the site.');
  expect((await importing(few, '--really')).code).toBe(0);
  expect((await byId()).get('n2')?.price).toBe(995);
});
