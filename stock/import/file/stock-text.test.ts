import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStock } from '../read-stock.ts';

async function readText(text: string | Uint8Array, name = 'stock.csv') {
  const file = join(await mkdtemp(join(tmpdir(), 'stock-')), name);
  await writeFile(file, text);
  return readStock(file);
}

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

test('quoted and blank lines count as lines', async () => {
  const { rejected } = await readText(
    'make,name,notes\r\nDenago,A,"one\r\n\r\ntwo"\r\n\r\n,no brand,\r\n',
  );
  expect(rejected).toMatchObject([{ line: 6 }]);
});

test('a line break cut in two by the end of a piece is one line break', async () => {
  const start = 'make,name\r\nDenago,';
  const upToTheReturn = start + 'x'.repeat(64 * 1024 - start.length - 1);
  const { rejected } = await readText(`${upToTheReturn}\r\n,no brand\r\n`);
  expect(rejected.map(({ line }) => line)).toEqual([2, 3]);
});

test.each([
  ['', 'stock.csv', /is empty/],
  ['{"vehicles":[{"make":"Denago"', 'stock.json', /cut off/],
  ['{"vehicles":[{"make" "Denago"}]}', 'stock.json', /not valid JSON/],
  ['make,name\nDenago,A', 'stock.json', /not valid JSON|cut off/],
  ['{"a":[{}],"b":[{}]}', 'stock.json', /several arrays \(a, b\)/],
  ['{"a":{"b":[]}}', 'stock.json', /no array of vehicles/],
  ['make,name\nDenago,"A', 'stock.csv', /after line 1 has no end/],
  [`make,name\nDenago,"${'A\n'.repeat(600_000)}"`, 'stock.csv', /has no end/],
  ['PK\u0003\u0004', 'stock.xlsx', /save it as CSV/],
  ['MZ\u0000\u0001', 'stock.csv', /is binary/],
  ['Denago,A\nDenago,B\n', 'stock.csv', /No column of this file is known/],
])('a file is refused: %#', async (text, name, message) => {
  await expect(readText(text, name)).rejects.toThrow(message);
});

test('a folder and a missing file are refused', async () => {
  await expect(readStock(tmpdir())).rejects.toThrow(/is a folder/);
  await expect(readStock('/nowhere/stock.csv')).rejects.toThrow(/There is no file/);
  await expect(readStock('/dev/null')).rejects.toThrow(/not a regular file/);
});

test('more than 50,000 rows are refused', async () => {
  await expect(readText(`make,name\n${'Denago,A\n'.repeat(50_001)}`)).rejects.toThrow(/50000 rows/);
});
