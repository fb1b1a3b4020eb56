import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';
import { readAddress, splitList } from './read-list.ts';
import {
  readCondition,
  readFlag,
  readInStock,
  readLifted,
  readMiles,
  readMoney,
  readSeats,
  readStreetLegal,
  readVin,
  readYear,
  unreadable,
} from './read-value.ts';

const cases: readonly [(text: string) => unknown, string, unknown][] = [
  [readMoney, '$12,995', 12_995],
  [readMoney, '12995.00 USD', 12_995],
  [readMoney, 'US$ 7,695.50', 7695.5],
  [readMoney, 'From $7,695*', 7695],
  [readMoney, '0.00', undefined],
  [readMoney, 'Call', undefined],
  [readMoney, 'Call for price!', undefined],
  [readMoney, 'N/A', undefined],
  [readMoney, '', undefined],
  [readMoney, 'twelve', unreadable],
  [readMoney, '-5', unreadable],
  [readMoney, '12.995,00', unreadable],
  [readMoney, '1,29,95', unreadable],
  [readMoney, '1e5', unreadable],
  [readMoney, '99999999', unreadable],
  [readYear, '2024', 2024],
  [readYear, '2024.0', 2024],
  [readYear, '24', unreadable],
  [readYear, '3024', unreadable],
  [readMiles, '1,204 miles', 1204],
  [readMiles, '12.6 mi', 13],
  [readMiles, '0', 0],
  [readMiles, 'Exempt', undefined],
  [readMiles, '80 hours', unreadable],
  [readSeats, '4 Passenger', 4],
  [readSeats, '4-Seater', 4],
  [readSeats, '2+2', 4],
  [readSeats, 'Six seats', 6],
  [readSeats, '6.0', 6],
  [readSeats, 'lots', unreadable],
  [readSeats, '400', unreadable],
  [readFlag, 'Yes', true],
  [readFlag, 'Y', true],
  [readFlag, '1', true],
  [readFlag, 'TRUE', true],
  [readFlag, 'n', false],
  [readFlag, '0', false],
  [readFlag, 'False', false],
  [readFlag, '-', undefined],
  [readFlag, 'maybe', unreadable],
  [readStreetLegal, 'LSV', true],
  [readStreetLegal, 'Off-road', false],
  [readLifted, 'Lifted', true],
  [readLifted, 'Non-Lifted', false],
  [readLifted, '4" lift', true],
  [readInStock, '3', true],
  [readInStock, '0', false],
  [readInStock, 'In Stock', true],
  [readInStock, 'in_stock', true],
  [readInStock, 'Sold', false],
  [readInStock, 'sale pending', false],
  [readInStock, 'perhaps', unreadable],
  [readCondition, 'NEW', 'new'],
  [readCondition, 'U', 'used'],
  [readCondition, 'Certified Pre-Owned', 'used'],
  [readCondition, 'fair', unreadable],
  [readVin, '5ldgc4a1xrn000101', '5LDGC4A1XRN000101'],
  [readVin, '5LDGC4A1X RN000101', '5LDGC4A1XRN000101'],
  [readVin, '5LDGC4A1XRN00O101', unreadable],
  [readVin, '5LDGC4A1XRN0001', unreadable],
  [readVin, '5.21E+16', unreadable],
  [readVin, 'TBD', undefined],
];

test.each(cases)('%o reads “%s”', (read, text, value) => {
  // readFlag takes further words, which a table must not pass by accident.
  expect(read === readFlag ? readFlag(text) : read(text)).toBe(value);
});

test.each([
  ['https://img.example/a b.jpg', true, 'https://img.example/a%20b.jpg'],
  ['/pictures/a.webp', true, '/pictures/a.webp'],
  ['/pictures/a.webp', false, unreadable],
  ['//evil.example/a.jpg', true, unreadable],
  ['/pictures/../../etc/passwd', true, unreadable],
  ['javascript:alert(1)', false, unreadable],
  ['JaVaScRiPt:alert(1)//https://', false, unreadable],
  ['javascript://example.com/%0aalert(1)', false, unreadable],
  ['ftp://example.com/a.jpg', true, unreadable],
  ['data:image/svg+xml,<svg>', true, unreadable],
  ['http://user:secret@example.com/', false, unreadable],
  ['https://', false, unreadable],
  ['https://x.example/"onload="', false, unreadable],
  ['C:\\photos\\1.jpg', true, unreadable],
  ['N/A', false, undefined],
] as const)('address %s', (text, sitePaths, value) => {
  expect(readAddress(text, sitePaths)).toBe(value);
});

test.each([
  ['a | b|', false, ['a', 'b']],
  ['LED lights, Horn', false, ['LED lights', 'Horn']],
  ['One, two; Three', false, ['One, two', 'Three']],
  ['One, two\nThree', false, ['One, two', 'Three']],
  ['["One, two","Three|four"]', false, ['One, two', 'Three|four']],
  ['[broken', false, ['[broken']],
  ['', false, []],
  ['https://a/w_8,h_6/1.jpg,https://a/2.jpg', true, ['https://a/w_8,h_6/1.jpg', 'https://a/2.jpg']],
  ['/a.jpg; /b.jpg', true, ['/a.jpg', '/b.jpg']],
] as const)('list %s', (text, addresses, entries) => {
  expect(splitList(text, addresses)).toEqual(entries);
});

test('text loses controls, overrides and broken halves of characters, and keeps its words', () => {
  expect(cleanLine(' a\u0000\u001B[31m\tb\r\nc\u202Egnp.exe\uFFFE\uD800 é 😀 ')).toBe(
    'a[31m b cgnp.exe\uFFFD é 😀',
  );
  expect(cleanText('one \r\n\r\n\r\n\r\n two\u2028three')).toBe('one\n\ntwo\nthree');
});
