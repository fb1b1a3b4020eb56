import { expect, test } from 'vitest';
import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import { readAddress, splitList } from './read-list.ts';
import {
  readChoice,
  readFlag,
  readLifted,
  readMiles,
  readMoney,
  readSeats,
  readSerial,
  readVin,
  readYear,
  unreadable,
} from './read-value.ts';

const { condition, fuel, lifted, status, streetLegal } = vehicleFields;
const readCondition = (text: string) => readChoice(text, condition.choices, condition.unsaid);
const readFuel = (text: string) => readChoice(text, fuel.choices);
const readStatus = (text: string) => readChoice(text, status.choices);
const readStreetLegal = (text: string) => readFlag(text, streetLegal.words);
const readLift = (text: string) => readLifted(text, lifted.words);

const cases: readonly [(text: string) => unknown, string, unknown][] = [
  [readMoney, '$12,995', 12_995],
  [readMoney, '12995.00 USD', 12_995],
  [readMoney, 'US$ 7,695.50', 7695.5],
  [readMoney, 'From $7,695*', 7695],
  [readMoney, '$7,995 OBO', 7995],
  [readMoney, '7.9k', 7900],
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
  [readSeats, 'seven passenger', 7],
  [readSeats, 'Seats 4', 4],
  [readSeats, 'Utility', undefined],
  [readSeats, 'lots', unreadable],
  [readSeats, '400', unreadable],
  [readFlag, 'Yes', true],
  [readFlag, 'Y', true],
  [readFlag, '1', true],
  [readFlag, 'TRUE', true],
  [readFlag, 'n', false],
  [readFlag, '0', false],
  [readFlag, 'False', false],
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
  [readCondition, 'Used - good', 'used'],
  [readCondition, 'Demo Unit', 'demo'],
  [readCondition, 'Excellent', undefined],
  [readCondition, 'perhaps', unreadable],
  [readFuel, 'Gas (EFI)', 'gas'],
  [readFuel, '48V Lithium', 'electric'],
  [readFuel, 'Electric', 'electric'],
  [readFuel, 'electric or gas', unreadable],
  [readStatus, 'Available', 'in-stock'],
  [readStatus, 'in_stock', 'in-stock'],
  [readStatus, 'On Hold - Smith', 'on-hold'],
  [readStatus, 'sale pending', 'sale-pending'],
  [readStatus, 'sold 10/3', 'sold'],
  [readStatus, 'not sold', 'in-stock'],
  [readStatus, 'coming in May', 'coming'],
  [readStatus, 'perhaps', unreadable],
  [readSerial, 'JW1510-100007', 'JW1510-100007'],
  [readSerial, '5.21E+16', unreadable],
  [readSerial, 'pending', unreadable],
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
  ['photo1.jpg, photo2.JPG', true, ['photo1.jpg', 'photo2.JPG']],
  ['photo1.jpg photo2.jpg', true, ['photo1.jpg', 'photo2.jpg']],
  ['front view.jpg', true, ['front view.jpg']],
] as const)('list %s', (text, addresses, entries) => {
  expect(splitList(text, addresses)).toEqual(entries);
});
