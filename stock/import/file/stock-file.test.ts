import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readText } from '../../../test/support/stock-file.ts';
import { readStock } from '../read-stock.ts';
import { topRows } from './headed-rows.ts';

// spec S19.1
test.each([
  ['a UTF-8 mark and CRLF', Buffer.from('\uFEFFmake,name\r\nDenago,A\r\n')],
  [
    'UTF-16, as Excel saves “Unicode Text”',
    Buffer.from('\uFEFFmake\tname\r\nDenago\tA\r\n', 'utf16le'),
  ],
  ['old line ends', Buffer.from('make,name\rDenago,A\r')],
  ['semicolons', Buffer.from('make;name\nDenago;A\n')],
  ['bars', Buffer.from('make|name\nDenago|A\n')],
  ['blank lines first', Buffer.from('\n\n"make",name\nDenago,A')],
  ['JSON under another name', Buffer.from(' [{"make":"Denago","name":"A"}]')],
])('reads %s', async (_, bytes) => {
  const { vehicles } = await readText(bytes);
  expect(vehicles).toMatchObject([{ id: 'a', brand: 'Denago', name: 'A' }]);
});

/** spec S19.13 */
test('rows are counted as a spreadsheet counts them: blank ones too, line breaks in a cell not', async () => {
  const { rejected } = await readText(
    'make,name,notes\r\nDenago,A,"one\r\n\r\ntwo"\r\n\r\n,no brand,\r\n',
  );
  expect(rejected).toMatchObject([{ row: 4 }]);
});

test('a line break cut in two by the end of a piece is one line break', async () => {
  const start = 'make,name\r\nDenago,';
  const upToTheReturn = start + 'x'.repeat(64 * 1024 - start.length - 1);
  const { rejected } = await readText(`${upToTheReturn}\r\n,no brand\r\n`);
  expect(rejected.map(({ row }) => row)).toEqual([2, 3]);
});

// spec S19.6, S19.12
test.each([
  ['', 'stock.csv', /is empty/],
  ['{"vehicles":[{"make":"Denago"', 'stock.json', /cut off/],
  ['{"vehicles":[{"make" "Denago"}]}', 'stock.json', /as JSON it has a mistake/],
  ['make,name\nDenago,A', 'stock.json', /as JSON it has a mistake|cut off/],
  ['{"a":[{}],"b":[{}]}', 'stock.json', /several lists \(a, b\)/],
  ['{"a":{"b":[]}}', 'stock.json', /carts are not at the top of this file/],
  ['make,name\nDenago,"A', 'stock.csv', /Row 2 has no end/],
  [`make,name\nDenago,A\nDenago,"B${'\nDenago,C'.repeat(500)}\n`, 'stock.csv', /Row 3 has/],
  [`make,name\nDenago,"${'A\n'.repeat(600_000)}"`, 'stock.csv', /has no end/],
  ['PK\u0003\u0004', 'stock.xlsx', /cut off or damaged/],
  ['\uFEFF<!DOCTYPE html><title>Sign in</title>', 'stock.csv', /is a web page/],
  ['MZ\u0000\u0001', 'stock.csv', /neither a spreadsheet nor text/],
  ['Denago,A\nDenago,B\n', 'stock.csv', /No column of this file is known/],
  [`${'x,y\n'.repeat(topRows)}make,name\n`, 'stock.csv', /No column of this file is known/],
  ['make,name,price,vin\nDenago,A,1,\nDenago,B,2', 'stock.csv', /cut off in row 3.* 3 of 4/],
  [`[${'0,'.repeat(50_000)}0]`, 'stock.json', /More than 50000 rows/],
  [`make,name${',c'.repeat(300_000)}\nDenago,A\n`, 'stock.csv', /300,002 columns; 500 fit/],
  [`make,name\n${','.repeat(1_100_000)}`, 'stock.csv', /a line of more than 1,000,000 char/],
])('a file is refused: %#', async (text, name, message) => {
  await expect(readText(text, name)).rejects.toThrow(message);
});

test('a folder and a missing file are refused', async () => {
  await expect(readStock(tmpdir())).rejects.toThrow(/is a folder/);
  await expect(readStock('/nowhere/stock.csv')).rejects.toThrow(/There is no file/);
  await expect(readStock('/dev/null')).rejects.toThrow(/not a regular file/);
});

// spec S19.5
test.each([
  ['model', 'Denago ', 'model has'],
  ['photos', 'a\n', '1000 or more pictures; the first 60 count'],
  ['photos', 'a.jpg ', '1000 or more pictures; the first 60 count'],
  ['features', 'a,', '1000 or more features; the first 100 count'],
  ['description', '<script ', 'description has'],
])('a cell of 90 kB under %s is cut, or one bad row', async (heading, piece, words) => {
  const cell = piece.repeat(90_000 / piece.length);
  const { rejected, notes } = await readText(
    `make,name,${heading}\nDenago,A,"${cell}"\nDenago,B,\n`,
  );
  expect(rejected).toHaveLength(heading === 'model' ? 1 : 0);
  expect(rejected[0]?.reasons[0] ?? notes[0]?.text).toContain(words);
});

test.each([
  [
    'titles above the headings',
    'Laurel Ridge, our carts,,\n,,\nas of 5/2,,\nMake,Model,Price\nDenago,A,1\n',
  ],
  [
    'semicolons under a title with commas',
    'Our carts, all of them\nMake;Model;Price\nDenago;A;1\n',
  ],
  ['a title of one known word', 'stock\nMake,Model,Price\nDenago,A,1\n'],
  ['a short last row that is ended', 'Make,Model,Price,Color\nDenago,A,1\n'],
])('reads a file with %s', async (_, text) => {
  const { vehicles } = await readText(text);
  expect(vehicles).toMatchObject([{ brand: 'Denago', name: 'Denago A', price: 1 }]);
});
