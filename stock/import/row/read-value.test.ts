import { expect, test } from 'vitest';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import { readPhotoPath } from './field-reader.ts';
import { readDay } from './read-day.ts';
import { readUrl, splitList } from './read-list.ts';
import { readMoney } from './read-money.ts';
import {
  readChoice,
  readFlag,
  readLifted,
  readMiles,
  readSeats,
  readSerial,
  readVin,
  readYear,
  unreadable,
} from './read-value.ts';

const { condition, fuel, lifted, streetLegal } = vehicleFields;
const readCondition = (text: string) => readChoice(text, condition);
const readFuel = (text: string) => readChoice(text, fuel);
const readStreetLegal = (text: string) => readFlag(text, streetLegal.words);
const readLift = (text: string) => readLifted(text, lifted.words);

const cases: readonly [(text: string) => unknown, string, unknown][] = [
  [readMoney, '$12,995', 12_995],
  [readMoney, '12995.00 USD', 12_995],
  [readMoney, '12 995', 12_995],
  [readMoney, 'US$ 7,695.50', 7695.5],
  [readMoney, 'From $7,695*', 7695],
  [readMoney, '$7,995 OBO', 7995],
  [readMoney, '7.9k', 7900],
  [readMoney, '0.00', undefined],
  [readMoney, 'Call', undefined],
  [readMoney, 'N/A', undefined],
  [readMoney, '', undefined],
  [readMoney, 'twelve', unreadable],
  [readMoney, '-5', unreadable],
  [readMoney, '9.995', unreadable],
  [readMoney, '9995.123', unreadable],
  [readMoney, '9.995,00', 9995],
  [readMoney, '12.995,50', 12_995.5],
  [readMoney, '9.995k', 9995],
  [readMoney, '9.99', 9.99],
  [readMoney, '9995,00', unreadable],
  [readMoney, '1,29,95', unreadable],
  [readMoney, '1e5', unreadable],
  [readMoney, '999999999', unreadable],
  [readMoney, '12,995 + tax', 12_995],
  [readMoney, '$8,995 cash price', 8995],
  [readMoney, 'Was $10,995 Now $9,495', 9495],
  [readMoney, '$9,995 (was $10,995)', 9995],
  [readMoney, 'MSRP 14,500 / SALE 12,995', 12_995],
  [readMoney, 'List $12,000, our price $10,500', 10_500],
  [readMoney, '$9,995.-', 9995],
  [readMoney, 'Coming soon', undefined],
  [readMoney, 'MSRP $14,500', unreadable],
  [readMoney, '$10,995 - $12,995', unreadable],
  [readMoney, '12995/11995', unreadable],
  [readMoney, '$199/mo', unreadable],
  [readMoney, '€9995', unreadable],
  [readMoney, '9995 CAD', unreadable],
  [readDay, '2026-03-01', '2026-03-01'],
  [readDay, '2026-03-01T14:30:00Z', '2026-03-01'],
  [readDay, '3/1/2026', '2026-03-01'],
  [readDay, '03/01/26 2:30 PM', '2026-03-01'],
  [readDay, 'Mar 1, 2026', '2026-03-01'],
  [readDay, '20260301', '2026-03-01'],
  [readDay, '2026-01-01T08:00-05:00/2026-03-01T08:00-05:00', '2026-03-01'],
  [readDay, 'TBD', undefined],
  [readDay, '13/1/2026', unreadable],
  [readDay, '2/30/2026', unreadable],
  [readDay, '1/1/1905', unreadable],
  [readDay, 'last week', unreadable],
  [readYear, '2024', 2024],
  [readYear, '2024.0', 2024],
  [readYear, '24', unreadable],
  [readYear, '3024', unreadable],
  [readYear, 'MY2019', 2019],
  [readMiles, '1,204 miles', 1204],
  [readMiles, '1,000 km', 621],
  [readMiles, '0', 0],
  [readMiles, '1.204', unreadable],
  [readMiles, '1204.125', 1204],
  [readMiles, 'Exempt', undefined],
  [readMiles, '80 hours', unreadable],
  [readSeats, '4 Passenger', 4],
  [readSeats, '2+2', 4],
  [readSeats, 'Six seats', 6],
  [readSeats, '3-4', 4],
  [readSeats, '2 to 4 passengers', 4],
  [readSeats, '4/2', 4],
  [readSeats, 'Utility', undefined],
  [readSeats, 'lots', unreadable],
  [readSeats, '400', unreadable],
  [readSeats, '1', undefined],
  [readSeats, '4-Mar', unreadable],
  [readFlag, 'Yes', true],
  [readFlag, 'Y', true],
  [readFlag, '1', true],
  [readFlag, 'n', false],
  [readFlag, 'x', true],
  [readFlag, '-', undefined],
  [readFlag, 'maybe', unreadable],
  [readStreetLegal, 'LSV', true],
  [readStreetLegal, 'Off-road', false],
  [readLift, 'Lifted', true],
  [readLift, 'Non-Lifted', false],
  [readLift, '4" lift', true],
  [readCondition, 'NEW', 'new'],
  [readCondition, 'U', 'used'],
  [readCondition, 'Certified Pre-Owned', 'used'],
  [readCondition, 'like new', 'used'],
  [readCondition, 'Excellent', undefined],
  [readCondition, 'Used, very good', 'used'],
  [readCondition, 'Nearly new', unreadable],
  [readCondition, 'new batteries', unreadable],
  [readFuel, 'Gas (EFI)', 'gas'],
  [readFuel, '48V Lithium', 'electric'],
  [readFuel, 'electric or gas', unreadable],
  [readSerial, 'JW1510-100007', 'JW1510-100007'],
  [readSerial, '5.21E+16', unreadable],
  [readSerial, 'pending', unreadable],
  [readVin, '5ldgc4a1xrn000101', '5LDGC4A1XRN000101'],
  [readVin, '5LDGC4A1X RN000101', '5LDGC4A1XRN000101'],
  [readVin, '5LDGC4A1XRN00O101', unreadable],
  [readVin, '5.21E+16', unreadable],
  [readVin, 'TBD', undefined],
  [readVin, 'VIN: 5ldgc4a1xrn000101', '5LDGC4A1XRN000101'],
  [readVin, '5LDGC4A1XRN000101*', '5LDGC4A1XRN000101'],
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
  expect(readUrl(text, sitePaths)).toBe(value);
});

test.each(['photos/a.jpg', 'photos/lot 7/Bob’s, front.JPG', 'photos/..a/b..jpg'])(
  '%s is a file of the dealer’s',
  (path) => expect(readPhotoPath(path)).toBe(path),
);

test.each([
  'photos/../laurel-ridge.sqlite',
  'photos/a/../../b.jpg',
  'photos/./a.jpg',
  'photos//etc/passwd',
  'photos/',
  'photos',
  '/photos/a.jpg',
  '../photos/a.jpg',
  'Photos/a.jpg',
  'photos\\a.jpg',
  'photos/a\\..\\b.jpg',
  'photos/a\0.jpg',
  'photos/a\n.jpg',
  'file:photos/a.jpg',
  'https://photos/a.jpg',
])('%j is none', (path) => expect(readPhotoPath(path)).toBeUndefined());

// spec S19.5
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
  ['photo1.jpg, photo2.JPG', true, ['photo1.jpg', 'photo2.JPG']],
  ['photo1.jpg photo2.jpg', true, ['photo1.jpg', 'photo2.jpg']],
  ['front view.jpg', true, ['front view.jpg']],
  ['photos/a, b.jpg,https://x/w_1,h_2/d', true, ['photos/a, b.jpg', 'https://x/w_1,h_2/d']],
] as const)('list %s', (text, addresses, entries) => {
  expect(splitList(text, addresses)).toEqual(entries);
});
