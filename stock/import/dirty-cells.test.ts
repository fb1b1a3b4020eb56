import { expect, test } from 'vitest';
import { readText } from '../../test/support/stock-file.ts';

/** Reads one row (spec S19.12). */
async function readRow(row: string, headings = 'Stock #,Make,Model,Color,Price,Motor') {
  const { vehicles, rejected, notes } = await readText(`${headings}\n${row}\n`);
  const reasons = rejected.flatMap((one) => one.reasons);
  return { vehicle: vehicles[0], reasons, notes: notes.map(({ text }) => text) };
}

test.each([
  ['A1,Denago,#NAME?,Red,9995,', /^model is “#NAME\?”: its formula/],
  ['A1,Denago,Rover XL,Red,#DIV/0!,', /^price is “#DIV\/0!”: its formula/],
  ['1.20E+05,Denago,Rover XL,Red,9995,', /^stock number “1.20E\+05” can't be read$/],
])('a cell that a spreadsheet has spoiled rejects its row: %s', async (row, reason) => {
  expect((await readRow(row)).reasons).toEqual([expect.stringMatching(reason)]);
});

// spec S19.5
test.each([
  ['Color', '#REF!', /^exterior color is “#REF!”: its formula has no result; correct it in/],
  ['Motor', '#VALUE!', /^“motor” is “#VALUE!”: its formula/],
  ['Motor', 'x'.repeat(501), /^“motor” has 501 characters; 500 fit$/],
  ['In stock since', 'ordered', /^in stock since “ordered” can't be read and is left open$/],
  ['MSRP', '9.995', /^MSRP “9.995” has a dot before three digits.* and is left open$/],
  ['Status', '#REF!', /^Status “#REF!” can't be read; the cart is not for sale until it can$/],
])('an unreadable cell under %s is left out and named: %s', async (heading, cell, note) => {
  const { vehicle, notes } = await readRow(
    `A1,Denago,Nomad,9995,${cell}`,
    `Stock #,Make,Model,Price,${heading}`,
  );
  expect(vehicle).toMatchObject({ price: 9995, inStock: heading !== 'Status' });
  expect(JSON.stringify(vehicle)).not.toContain(cell);
  expect(notes).toEqual([expect.stringMatching(note)]);
});

test.each([
  ['WHITE', 'White'],
  ['MATTE BLACK ', 'Matte Black'],
  ['TWO-TONE BLACK/WHITE', 'Two-Tone Black/White'],
  ['BLK/TAN', 'BLK/TAN'],
  ['RAL 9005 BLACK', 'RAL 9005 BLACK'],
  ['Cobalt GT', 'Cobalt GT'],
])('the color %s is kept as %s, and a model as it is written', async (color, expected) => {
  const { vehicle } = await readRow(`A1,ICON,NOMAD XL,${color},,`);
  expect(vehicle).toMatchObject({ exteriorColor: expected, specifications: { model: 'NOMAD XL' } });
});

// spec S19.5
test('HTML becomes text in every cell', async () => {
  const { vehicle } = await readRow(
    'A1,Club&nbsp;Car,<b>Onward</b> &amp; roof,Cognac &amp;amp; Cream,9995,5&nbsp;kW &quot;AC&quot;',
  );
  expect(vehicle).toMatchObject({
    name: 'Club Car Onward & roof',
    brand: 'Club Car',
    exteriorColor: 'Cognac & Cream',
    specifications: { motor: '5 kW "AC"' },
  });
});

test('a cell that says nothing leaves the field to another column, or open', async () => {
  const { vehicle, reasons } = await readRow(
    '#N/A,N/A,Denago Rover XL,TBD,Red',
    'Stock #,Make,Model,Exterior Color,Color',
  );
  expect(reasons).toEqual([]);
  expect(vehicle).toMatchObject({ id: 'denago-rover-xl', brand: 'Denago', exteriorColor: 'Red' });
  expect(vehicle).not.toHaveProperty('stockNumber');
});

test.each([
  ['9995,8995', ['price is in two columns, as “9995” and “8995”']],
  ['9995,9995', []],
  ['9995,', []],
  [',9995', []],
])('two columns of the same heading: %s', async (prices, expected) => {
  const { vehicle, reasons } = await readRow(`Denago,Rover XL,${prices}`, 'Make,Model,Price,Price');
  expect(reasons).toEqual(expected);
  expect(vehicle?.price).toBe(expected.length === 0 ? 9995 : undefined);
});
